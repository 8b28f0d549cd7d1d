"""What each Hero who may defend would lose, as far as it follows from what lies open."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.games.trudvang.attack_cards import MISSES
from meadhall.games.trudvang.cards import HEROES
from meadhall.games.trudvang.fight import Blow
from meadhall.games.trudvang.rules.blows import ability_of, loss
from meadhall.games.trudvang.rules.enemy_turn import ChooseDefender
from meadhall.games.trudvang.rules.standing import fight_in
from meadhall.games.trudvang.state import Trudvang


def losses_of(s: Trudvang, frame: Frame) -> dict[str, dict[str, float]]:
    """TL-COMBAT-RES-05, TL-ATTACK-01. Of each Hero to choose: the least and the most this attack would take with the cards that may come, the mean, the chance to fall, and that an ability comes besides; abilities and answers are still to follow."""
    if not isinstance(frame, ChooseDefender):
        return {}
    blow, cards = fight_in(s).blow(), s.attack_deck.next() or s.attack_deck.out
    if not cards:
        return {}
    return {HEROES[s.hero[seat]]: told(s, seat, [struck(blow, seat, card) for card in cards]) for seat in frame.options(s)}


def struck(blow: Blow, seat: i64, card: i64) -> Blow:
    """The same attack on this Hero, with this card."""
    found = blow.copy()
    found.defender, found.card = seat, card
    found.missed = 1 if MISSES[card] else found.missed
    return found


def told(s: Trudvang, seat: i64, blows: list[Blow]) -> dict[str, Any]:
    lost = [int(loss(s, blow)) for blow in blows]
    count = len(blows)
    return {"least": min(lost), "most": max(lost), "mean": round(sum(lost) / count, 1),
            "falls": round(sum(one >= s.hp[seat] for one in lost) / count, 4),
            "ability": round(sum(not blow.missed and ability_of(s, blow) is not None for blow in blows) / count, 4)}
