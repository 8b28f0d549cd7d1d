"""What remains to be asked in a position that is read: from a step of a turn, or as it was written, if it can be."""

from __future__ import annotations

from meadhall.core.agenda import Frame
from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import ENEMIES, HEL, NIDHOGG, NONE, STONES, SURT
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.piles import NO_CARD, open_copies
from meadhall.games.yggdrasil.rules.actions import HealFromAfar
from meadhall.games.yggdrasil.rules.deeds import Deed
from meadhall.games.yggdrasil.rules.enemies import Rise
from meadhall.games.yggdrasil.rules.risks import NO_FOE
from meadhall.games.yggdrasil.rules.runes import CastStones
from meadhall.games.yggdrasil.rules.setup import ChooseGod
from meadhall.games.yggdrasil.rules.turn import (
    Compare,
    EndTurn,
    GoBack,
    GoUnder,
    Order,
    Reveal,
    Round,
    Turn,
    rest_of_turn,
)
from meadhall.games.yggdrasil.state import Yggdrasil

TOPS = {
    "enemy": 6, "world": 9, "foe": 24, "strength": 3, "stack": 3, "stacks": 4, "thrown": 4, "nest": 2, "used": 4,
    "did": 4, "rode": 32, "risks": 99, "bonus": 9, "most": 14, "count": 14, "place": 3,
}


def from_step(s: Yggdrasil, step: int) -> list[Frame]:
    """The rest of the active god's turn from this step on; 0 begins a round."""
    if step == 0:
        return [Round()]
    rest: list[Frame] = [Reveal(s.active)] if step == 1 else [Deed(s.active, 0)]
    if step == 2:
        rest = rest_of_turn(s, s.active)
    return [*rest, EndTurn(), Turn()][::-1]


def check_agenda(s: Yggdrasil) -> None:
    """A frame that names what this table does not have would fail later, far from its cause."""
    for frame in s.agenda[1:]:
        if isinstance(frame, (Round, Order, Turn)):
            raise Fault("yggdrasil-last", frame=type(frame).__name__)
    for frame in s.agenda:
        for name in type(frame).fields:
            value = getattr(frame, name)
            top = TOPS.get(name, 6 * len(s.gods) if name == "card" else s.players)
            if name in ("slot", "giver"):
                top = len(s.gods)
            for number in value if isinstance(value, list) else [value]:
                low = NO_FOE if name == "foe" and type(frame).__name__ == "Danger" else 0
                if not low <= number < top or (name == "foe" and number == NIDHOGG):
                    raise Fault("position-frame", frame=type(frame).__name__, field=name, value=number)
        field = missing(s, frame)
        if field:
            raise Fault("position-frame", frame=type(frame).__name__, field=field, value=int(getattr(frame, field)))


def missing(s: Yggdrasil, frame: Frame) -> str:
    """The field of a frame that goes on with something which is not on the table; empty: it is there."""
    if isinstance(frame, Rise):
        return "" if frame.enemy in (SURT, HEL) else "enemy"
    if isinstance(frame, GoUnder):
        return "" if len(open_copies(s, frame.enemy)) == 3 else "enemy"
    if isinstance(frame, Compare):
        return "" if frame.card in s.open else "card"
    if isinstance(frame, GoBack):
        return "" if frame.card in s.open and len(open_copies(s, frame.card % 6)) == 2 else "card"
    if isinstance(frame, CastStones):
        return "" if len(frame.thrown) < frame.count <= len(STONES) else "count"
    return "world" if isinstance(frame, HealFromAfar) and not s.is_devastated(frame.world) else ""


def check_laid(s: Yggdrasil) -> None:
    """A face-down card that nobody will turn over would be lost when the next round is laid."""
    if any(isinstance(frame, Order) for frame in s.agenda):
        return
    revealing = [frame.player for frame in s.agenda if isinstance(frame, Reveal)]
    if any(isinstance(frame, Turn) for frame in s.agenda):
        revealing += s.order
    for seat in range(s.players):
        if s.down[seat] != NO_CARD and seat not in revealing:
            raise Fault("yggdrasil-laid", god=god_name(s, seat))


def check_open(s: Yggdrasil) -> None:
    """Cards that have woken their enemy lie open only until they go back; with one player a pair stays."""
    waking = [frame.card % 6 for frame in s.agenda if isinstance(frame, (Compare, GoBack))]
    waking += [frame.enemy for frame in s.agenda if isinstance(frame, GoUnder)]
    for enemy in range(len(ENEMIES)):
        most = (2 if s.players == 1 else 1) + (1 if enemy in waking else 0)
        if len(open_copies(s, enemy)) > most:
            raise Fault("yggdrasil-open", enemy=ENEMIES[enemy], most=most)


def check_chosen(s: Yggdrasil, names: list[str]) -> None:
    """A god may be missing only as long as somebody is still to choose it."""
    choosing = [frame.slot() for frame in s.agenda if isinstance(frame, ChooseGod)]
    if any(s.gods[slot] == NONE and slot not in choosing for slot in range(len(s.gods))):
        raise Fault("yggdrasil-gods", gods=",".join(names), count=len(s.gods))
