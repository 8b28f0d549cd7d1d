"""The price of a card effect or of a branch of the story."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.model.conditions import Cost
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import KINDS
from meadhall.games.trudvang.rules.belongings import KINDS_GIVEN, GiveUpCard
from meadhall.games.trudvang.rules.losses import pay_health
from meadhall.games.trudvang.rules.runes import lose_rune
from meadhall.games.trudvang.rules.statuses import discard_status
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.status_tokens import status_kind


def pay(s: Trudvang, seat: i64, cost: Cost) -> list[Frame]:
    """TL-CP-03, TL-CP-04. Only the user pays."""
    s.cp[seat] -= cost.cp
    if cost.cp:
        s.tell_count("pay-cp", seat, cost.cp)
    frames: list[Frame] = []
    if cost.exhaust:
        s.exhausted[seat] = 1
        s.tell("exhausted", seat)
    if cost.token:
        s.tokens[ident(cost.token)] -= cost.tokens
    if cost.rune:
        frames.extend(lose_rune(s, seat, KINDS.index(cost.rune)))
    if cost.discard:
        frames.extend(discard_status(s, seat, status_kind(cost.discard)))
    if cost.give_up:
        frames.append(GiveUpCard(seat, KINDS_GIVEN.index(cost.give_up)))
    if cost.health:
        frames.extend(pay_health(s, seat, cost.health))
    return frames
