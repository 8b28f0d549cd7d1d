"""The value of a saga's goals: their distance, the distance of its own ways to lose, and the gain of its deeds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.cards import NONE
from meadhall.games.yggdrasil.rules.errands import find_errand
from meadhall.games.yggdrasil.saga import DEAD_TREE, GE, Reckoning
from meadhall.games.yggdrasil.state import Yggdrasil

PAGE_TO_COME: Final = 0.12  # a page with a goal that is still to be opened
UNREACHED: Final = 0.45  # the goal of the open page, nothing of it done
PRESSED: Final = 0.9  # the same with Nidhogg before the dead tree
LOSS_NEAR: Final = 0.5  # a way to lose that is all but met
HUNDREDTHS: Final = 0.01


def share_of_goal(s: Yggdrasil, parts: list[Reckoning]) -> float:
    """Return the share of what is needed, from 0 to 1."""
    here = s.at[s.active]
    need: i64 = parts[1].evaluate(s, s.active, here, NONE)
    have: i64 = parts[0].evaluate(s, s.active, here, NONE)
    return min(1.0, max(0.0, float(have) / float(max(1, need))))


def value_quest(s: Yggdrasil) -> float:
    """Return the peril of the saga itself; 0 without a saga."""
    if s.tale is None or s.saga is None:
        return 0.0
    page = s.get_page()
    peril: float = 0.0
    for later in range(s.tale.page + 1, len(s.saga.pages)):
        if s.saga.pages[later].goal is not None:
            peril += PAGE_TO_COME
    if page.goal is not None:
        open_share: float = 1.0 - share_of_goal(s, page.need) if page.need else 1.0
        peril += UNREACHED * open_share
        if s.get_track().cells[-1] == DEAD_TREE:
            gone: float = float(s.nidhogg) / float(max(1, s.count_moves() - 1))
            peril += PRESSED * open_share * gone * gone
    for loss in page.losses:
        if loss.kind == GE:
            near = share_of_goal(s, loss.parts)
            peril += LOSS_NEAR * near * near * near
    return peril


def value_errand(s: Yggdrasil, slot: i64, number: i64, world: i64) -> float:
    """Return the gain of a saga action from its page, before its risks."""
    action = find_errand(s, number)
    return HUNDREDTHS * float(action.worth.evaluate(s, slot, world, NONE)) if action is not None else 0.0


def count_errand_risks(s: Yggdrasil, slot: i64, number: i64, world: i64) -> i64:
    action = find_errand(s, number)
    return action.risks.evaluate(s, slot, world, NONE) if action is not None else 0


def value_fight(s: Yggdrasil, slot: i64, foe: i64) -> float:
    """Return the gain of beating a campaign opponent from its page, before its risks."""
    offered = s.find_saga_fight(foe)
    return HUNDREDTHS * float(offered.worth.evaluate(s, slot, s.at[slot], foe)) if offered is not None else 0.0


SLAYING: Final = 0.12  # a chance to slay an enemy where the page lets it be slain


def value_slaying(s: Yggdrasil, foe: i64) -> float:
    return SLAYING if s.tale is not None and s.get_page().slays and s.get_page().goal is not None else 0.0
