"""Validate the table of a position: refuse what play could not have reached."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import (
    GIANTS_AT_ONCE,
    GOD_DIE,
    HEL,
    ISLANDS,
    LEVEL,
    LEVEL_OF,
    NONE,
    SURT,
    VANIR_DIE,
    WORLDS,
)
from meadhall.games.yggdrasil.dice import MARKED, ROLLING, get_face, get_kind, get_slot, is_lost
from meadhall.games.yggdrasil.edge.position_defaults import format_tops
from meadhall.games.yggdrasil.edge.validate_agenda import check_agenda
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.rules.actions import DealArtifact
from meadhall.games.yggdrasil.rules.creatures import Call
from meadhall.games.yggdrasil.rules.dicing import Reroll, Roll
from meadhall.games.yggdrasil.rules.risks import NO_FOE, PutAside, PutAway
from meadhall.games.yggdrasil.rules.throw import Cast
from meadhall.games.yggdrasil.rules.turn import EndTurn, Turn
from meadhall.games.yggdrasil.saga import DEAD_TREE
from meadhall.games.yggdrasil.state import REASONS, Yggdrasil

END: dict[str, Callable[[Yggdrasil], bool]] = {  # what the table shows when the game has ended so
    "tree": lambda s: s.nidhogg == s.count_moves() or s.tale is not None,
    "life": lambda s: 0 in s.life,
    "surt-top": lambda s: LEVEL_OF[s.where[SURT]] == 0,
    "hel-top": lambda s: LEVEL_OF[s.where[HEL]] == 0,
    "giants": lambda s: s.muspell < GIANTS_AT_ONCE,
    "jotnar": lambda s: s.pawns == 0,
    "jotun-cards": lambda s: s.jotun_deck == 0,
    "islands": lambda s: s.island + 1 == len(ISLANDS),
    "anonymous": lambda s: s.anonymous < ISLANDS[s.island],
    "wall": lambda s: s.wall == 0,
    "dead-tree": lambda s: s.tale is not None and s.get_track().cells[s.nidhogg] == DEAD_TREE,
    "page": lambda s: s.tale is not None,
    "book": lambda s: s.tale is not None,
}


def check(s: Yggdrasil) -> None:
    """Check the position: refuse what play could obviously not have reached."""
    if s.ended:
        check_end(s)
        return
    for place in range(len(WORLDS)):
        if s.count_enemies(place) > 1 and not s.is_devastated(place):
            raise Fault("yggdrasil-not-devastated", world=WORLDS[place])
    check_agenda(s)
    check_table(s)


def check_end(s: Yggdrasil) -> None:
    """Check the end of the game: its cause must have happened last, and no other cause before it."""
    reason = REASONS[s.reason]
    if (
        not END[reason](s)
        or (END["life"](s) and reason != "life")
        or (s.tale is None and END["tree"](s) and reason != "tree")
    ):
        raise Fault("yggdrasil-ended", reason=reason)


def check_table(s: Yggdrasil) -> None:
    """Check that pieces of a running question have a step still to come that removes them."""
    for part, lies, of in (
        ("throw", bool(s.throw), (PutAside, PutAway)),
        ("risks", s.risks > 0, (PutAside,)),
        ("spent", s.spent > 0, (PutAside, PutAway)),
        ("lent", bool(s.lent), (PutAside, PutAway)),
        ("foe", s.foe != NO_FOE, (PutAside, PutAway)),
        ("drawn", bool(s.drawn), (Call,)),
        ("fresh", s.fresh > 0, (EndTurn,)),
        ("scathe", s.tale is not None and s.tale.scathe > 0, (EndTurn,)),
    ):
        if lies and not is_waking(s, *of):
            raise Fault("yggdrasil-idle", part=part)
    if s.active in s.order and s.agenda and not isinstance(s.agenda[-1], Turn):
        raise Fault("yggdrasil-second-turn", god=god_name(s, s.active))
    check_tops(s)
    check_throw(s)


def is_waking(s: Yggdrasil, *kinds: type) -> bool:
    return any(isinstance(frame, kinds) for frame in s.agenda)


def check_tops(s: Yggdrasil) -> None:
    """Check that a stack shows its top card, unless that is just being dealt."""
    dealt = [frame.stack for frame in s.agenda if isinstance(frame, DealArtifact)]
    for stack in range(3):
        beneath = s.stacks >> LEVEL * stack & (1 << LEVEL) - 1
        if s.tops[stack] == NONE and beneath and stack not in dealt:
            raise Fault("yggdrasil-tops", tops=format_tops(s))


def find_roller(s: Yggdrasil) -> int:
    """Return the god who faces the risks: the active god, unless a page names another."""
    return next((int(frame.player) for frame in s.agenda if isinstance(frame, (PutAside, PutAway))), int(s.active))


def check_throw(s: Yggdrasil) -> None:
    """Check the dice: each god throws at most one god die, the active god also Vanir dice; rolling or marked dice are
    the next question; and after the risks only dice about to be lost are left.
    """
    for slot in range(len(s.gods)):
        own = [get_kind(die) for die in s.throw if get_slot(die) == slot]
        most = s.dice[slot] if slot == find_roller(s) else 0
        if own.count(GOD_DIE) > 1 or own.count(VANIR_DIE) > most:
            raise Fault("yggdrasil-dice", god=god_name(s, slot), most=int(most))
    asked = s.agenda[-1] if s.agenda else None
    rolls = any(get_face(die) == ROLLING for die in s.throw) and not isinstance(asked, Roll) and not is_waking(s, Cast)
    marked = any(die & MARKED for die in s.throw) and not isinstance(asked, Reroll)
    settled = is_waking(s, PutAway) and not all(is_lost(die, find_roller(s)) for die in s.throw)
    if rolls or marked or settled:
        raise Fault("yggdrasil-idle", part="throw")
