"""Saga actions: actions of a page in step 3, from afar by a runestone, or after Ratatosk."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.agenda import Onward
from meadhall.core.event import Event
from meadhall.games.yggdrasil.cards import FIGURE, NONE, WORLDS, list_bits
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.book import Heed, Run
from meadhall.games.yggdrasil.rules.presence import why_besieged
from meadhall.games.yggdrasil.rules.risks import NO_FOE, Danger
from meadhall.games.yggdrasil.saga import SagaAction
from meadhall.games.yggdrasil.state import Yggdrasil


def find_errand(s: Yggdrasil, number: i64) -> SagaAction | None:
    """Return the action of this name on the open page, if it has one."""
    if s.tale is None or s.saga is None or not 0 <= number < len(s.saga.actions):
        return None
    for action in s.get_page().actions:
        if action.name == s.saga.actions[number]:
            return action
    return None


def is_spent(s: Yggdrasil, once: i64) -> bool:
    """YG-BOOK-05. Return whether a once-a-round action, or one that shares its limit, was used; with one player, not in
    two consecutive turns.
    """
    if once == NONE or s.tale is None or s.saga is None:
        return False
    for other in list_bits(s.saga.limits[once]):
        if s.tale.last[other] != NONE and s.round - s.tale.last[other] < (2 if s.players == 1 else 1):
            return True
    return False


def why_not_errand(s: Yggdrasil, player: i64, number: i64, world: i64) -> str:
    """YG-BOOK-05, YG-RUNE-08, YG-ACT-05. Return why this saga action cannot be taken in this world, devastated or not;
    "" if it can.
    """
    action = find_errand(s, number)
    if action is None or not action.worlds >> world & 1 or is_spent(s, action.once):
        return "YG-BOOK-05"
    if s.find_besieger(world) != NONE:
        return why_besieged(s, world)
    return "" if action.when.is_true(s, player, world, NONE) else "YG-BOOK-05"


def list_errands(s: Yggdrasil, player: i64, world: i64) -> list[i64]:
    """Return the saga actions open in this world, by their number in the saga."""
    found: list[i64] = []
    if s.saga is not None:
        for number in range(len(s.saga.actions)):
            if not why_not_errand(s, player, number, world):
                found.append(number)
    return found


def list_errand_names(s: Yggdrasil) -> list[str]:
    return s.saga.actions if s.saga is not None else []


def begin_errand(s: Yggdrasil, player: i64, number: i64, world: i64) -> None:
    """YG-BOOK-05, YG-BOOK-10, YG-ACT-06. Declare the action: its risks are faced in any company,
    then it takes effect.
    """
    action = find_errand(s, number)
    assert action is not None
    assert s.tale is not None
    if action.once != NONE:
        s.tale.last[action.once] = s.round
    if s.log is not None:
        s.log.append(Event("errand", {"god": god_name(s, player), "errand": action.name, "world": WORLDS[world]}))
    risks = action.risks.evaluate(s, player, world, NONE)
    if risks > 0:
        s.do(Danger(player, risks, NO_FOE, 0), Errand(player, number, world))
    else:
        s.do(Errand(player, number, world))


class Errand(Onward):
    """YG-BOOK-05, YG-END-06. Run the effect of the action after the risks."""

    player: i64
    number: i64
    world: i64

    def resolve(self, s: Yggdrasil, move: i64) -> None:
        action = find_errand(s, self.number)
        if action is not None and action.then != NONE:
            s.do(Run(self.player, action.then, 0, self.world, NONE), Heed(self.player))


def why_not_fight_figure(s: Yggdrasil, slot: i64, foe: i64) -> str:
    """YG-BOOK-02, YG-FIGHT-01. Return why this god cannot fight a campaign opponent; "" if it can."""
    offered = s.find_saga_fight(foe)
    if offered is None or s.tale is None or is_spent(s, offered.once):
        return "YG-BOOK-02"
    place = offered.world if offered.world != NONE else s.tale.figures[foe - FIGURE]
    return "" if place == s.at[slot] else "YG-FIGHT-01"


def count_extra_risks(s: Yggdrasil, slot: i64, foe: i64) -> i64:
    """YG-BOOK-02. Return the risks that the page adds to a fight beyond the opponent's power."""
    more: i64 = 0
    if s.tale is not None:
        for bar in s.get_page().more_risks:
            if bar.world == foe:
                more += bar.when.evaluate(s, slot, s.at[slot], foe)
    return more


def count_fate(s: Yggdrasil, slot: i64, foe: i64) -> i64:
    """Return whether this is the god's fated enemy, for a risk less if the page says so."""
    if s.tale is None or slot >= s.players or not s.get_page().fated:
        return 0
    return 1 if s.tale.fates[slot] == foe else 0
