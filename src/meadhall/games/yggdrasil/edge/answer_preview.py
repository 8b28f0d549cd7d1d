"""What each answer would bring: its odds, its gain and cost, and warnings. The same for all who watch."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.yggdrasil.edge.answer_costs import terms
from meadhall.games.yggdrasil.edge.blunder_warnings import blunders
from meadhall.games.yggdrasil.edge.odds import list_odds
from meadhall.games.yggdrasil.edge.view_types import Odds, Terms
from meadhall.games.yggdrasil.state import Yggdrasil


class AnswerPreview(TypedDict, total=False):
    odds: Odds
    terms: Terms
    warnings: list[str]


def preview_answers(s: Yggdrasil) -> dict[str, AnswerPreview]:
    """YG-INFO-04. Return what is known of each answer; those without anything are left out."""
    promised = list_odds(s)
    found: dict[str, AnswerPreview] = {text: {"odds": one.to_plain()} for text, one in promised.items()}
    for text, costs in terms(s, promised).items():
        found.setdefault(text, {})["terms"] = costs
    for text, warned in blunders(s, promised).items():
        found.setdefault(text, {})["warnings"] = warned
    return found
