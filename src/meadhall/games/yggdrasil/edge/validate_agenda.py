"""The agenda of a position that is read: from a step of a turn, or as written, if it is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core.agenda import Frame
from meadhall.core.codec import format_agenda
from meadhall.core.fault import Fault
from meadhall.games.position_values import check_fields, frame_fault
from meadhall.games.yggdrasil.cards import (
    ENEMIES,
    FOES,
    GIANTS,
    GODS,
    HEL,
    NIDHOGG,
    NONE,
    PIECE_COSTS,
    RUNES,
    STONES,
    SURT,
    WORLDS,
)
from meadhall.games.yggdrasil.notation import god_name
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN, list_open_copies
from meadhall.games.yggdrasil.rules.actions import DealArtifact, HealFromAfar
from meadhall.games.yggdrasil.rules.bonds import DIE, ELF, Kin
from meadhall.games.yggdrasil.rules.book import ChooseFigure, Enter, Heed, NameGod, Run, TurnPage
from meadhall.games.yggdrasil.rules.brothers import Brother, HelperElf, HelperReroll
from meadhall.games.yggdrasil.rules.deeds import Deed, Retreat, why_not_fight
from meadhall.games.yggdrasil.rules.enemies import DrawJotun, Rise
from meadhall.games.yggdrasil.rules.errands import Errand, find_errand
from meadhall.games.yggdrasil.rules.moving import SupportMove
from meadhall.games.yggdrasil.rules.pages import (
    ArmNext,
    Bury,
    DrawTile,
    NameFate,
    PutTile,
    TurnToken,
)
from meadhall.games.yggdrasil.rules.risks import NO_FOE, Acquaint, Bear, Danger, KeepLent
from meadhall.games.yggdrasil.rules.runes import CastStones, Stones
from meadhall.games.yggdrasil.rules.setup import Begin, ChooseGod, ChooseSupport, Equip, Gifts, Share
from meadhall.games.yggdrasil.rules.shared import SEEN, Look, Ride, Top, Trade
from meadhall.games.yggdrasil.rules.sheets import Buy
from meadhall.games.yggdrasil.rules.throw import Cast
from meadhall.games.yggdrasil.rules.turn import (
    Compare,
    EndTurn,
    GoBack,
    GoUnder,
    Order,
    Reveal,
    Round,
    Turn,
    build_rest_of_turn,
)
from meadhall.games.yggdrasil.saga import HOOK_OF, POOLS
from meadhall.games.yggdrasil.state import Yggdrasil

MOST_RISKS = GIANTS + 1  # Surt with all his giants; nothing in the box is stronger, unless a saga helps
BOUNDS = {  # what a field of this name can hold; those that depend on the table are below
    "enemy": (0, len(ENEMIES) - 1),
    "world": (0, len(WORLDS) - 1),
    "foe": (0, len(FOES) - 1),
    "strength": (0, 2),
    "stack": (0, 2),
    "stacks": (1, 3),
    "thrown": (0, len(RUNES) - 1),
    "nest": (0, 1),
    "used": (0, 3),
    "did": (0, 3),
    "risks": (0, MOST_RISKS),
    "bonus": (0, 1),
    "most": (1, 3),
    "count": (1, 3),
    "thing": (ELF, DIE),
    "claims": (0, len(PIECE_COSTS[0])),
}
# Every question of a turn is the active god's, except these: they ask other gods' players, or belong to no turn.
ANYBODYS = (Kin, HelperReroll, HelperElf, KeepLent, Ride, Look, Top, ChooseGod, Buy)
AGAIN = (
    Acquaint,
    Kin,
    Stones,
    Heed,
    Run,
)  # what may stand twice: one for each acquaintance, windows open again, stones bring stones
GO_ON = (Round, Order, Turn)
SETTING_UP = (Begin, ChooseGod, Buy, Gifts, Equip, Share)


def build_agenda(s: Yggdrasil, step: int) -> list[Frame]:
    """Return the rest of the active god's turn from this step on; 0 begins a round."""
    if step == 0:
        return [Round()]
    rest: list[Frame] = [Reveal(s.active)] if step == 1 else [Deed(s.active, 0)]
    if step == 2:
        rest = build_rest_of_turn(s, s.active)
    return [*rest, EndTurn(), Turn()][::-1]


def check_agenda(s: Yggdrasil) -> None:
    """Check every step, that none occurs twice and that the last one continues the game; then the open and face-down
    cards they need.
    """
    written = format_agenda(s.agenda.to_list()).split(">")[::-1]
    for number, frame in enumerate(s.agenda):
        if written[number] in written[:number] and not isinstance(frame, AGAIN):
            raise Fault("position-word-twice", part="agenda", word=written[number])
        check_frame(s, frame)
    for frame in s.agenda.to_list()[1:]:
        if isinstance(frame, GO_ON):
            raise Fault("yggdrasil-last", frame=type(frame).__name__)
    if not s.agenda or not isinstance(s.agenda[0], GO_ON):
        raise Fault("yggdrasil-goes-on", frame=type(s.agenda[0]).__name__ if s.agenda else "-")
    check_laid(s)
    check_open(s)
    check_chosen(s)


def check_frame(s: Yggdrasil, frame: Frame) -> None:
    """Check that the things a step names are at this table, and that its further steps are possible."""

    def fits(field: str, number: int) -> bool:
        low, high = find_bounds(s, frame, field)
        return low <= number <= high and not (field == "foe" and number == NIDHOGG)

    check_fields(frame, fits)
    for kinds, field, there in LYING:
        if isinstance(frame, kinds) and not there(s, frame):
            name = field or next(iter(type(frame).fields))
            raise frame_fault(frame, name, getattr(frame, name))
    if (
        (isinstance(frame, DrawJotun) and not (s.pawns and s.jotun_deck))
        or (isinstance(frame, SETTING_UP) and s.round)
        or (isinstance(frame, (Begin, Buy)) and not s.house.campaign)
    ):
        raise Fault("position-unplayable", frame=type(frame).__name__)


def count_most_risks(s: Yggdrasil) -> int:
    """A page can add a risk to a fight."""
    return int(MOST_RISKS) + (s.tale is not None)


def find_bounds(s: Yggdrasil, frame: Frame, name: str) -> tuple[int, int]:
    """Return the least and the highest number of a field at this table."""
    gods = len(s.gods)
    if name in ("seat", "player", "roller"):
        free = (
            s.tale is not None
            or isinstance(frame, ANYBODYS)
            or (isinstance(frame, (Brother, Acquaint)) and name == "seat")
        )
        return (0, s.players - 1) if free else (s.active, s.active)
    if name == "card":
        return 0, len(ENEMIES) * gods - 1
    if name in ("rode", "had"):
        return 0, (1 << gods) - 1
    if name in ("slot", "giver", "place"):
        return god_bounds(s, frame)
    if name in SAGA_FIELDS:
        return saga_bounds(s, frame, name)
    if isinstance(frame, Cast) and name == "count":
        return 0, s.dice[s.active]
    if isinstance(frame, Bear):
        return 1, count_most_risks(s)
    if s.tale is not None and name in ("risks", "bonus"):
        return 0, count_most_risks(s) if name == "risks" else 2
    return (NO_FOE, len(FOES) - 1) if isinstance(frame, Danger) and name == "foe" else BOUNDS[name]


SAGA_FIELDS = ("program", "at", "here", "it", "number", "source", "target", "purpose", "waiting")


def saga_bounds(s: Yggdrasil, frame: Any, name: str) -> tuple[int, int]:
    """Return the values that the steps of a saga can name; none without a saga."""
    if s.saga is None:
        return 1, 0
    programs = s.saga.programs
    if name == "at":
        steps = len(programs[frame.program]) if 0 <= frame.program < len(programs) else 0
        return 0, steps if isinstance(frame, Run) else steps - 1
    pools = len(POOLS) + len(s.saga.tallies) - 1
    return {
        "program": (0, len(programs) - 1),
        "here": (0, len(WORLDS) - 1),
        "it": (NONE, len(FOES) - 1),
        "number": (0, len(s.saga.actions) - 1),
        "source": (0, pools),
        "target": (0, pools),
        "purpose": (0, 1),
        "waiting": (0, (1 << s.players) - 1),
    }[name]


def is_asked_by_saga(s: Yggdrasil, frame: Any, hook: str) -> bool:
    """Return whether the program's step that led to this question asks for it."""
    return s.saga is not None and s.saga.programs[frame.program][frame.at].hook == HOOK_OF[hook]


def god_bounds(s: Yggdrasil, frame: Frame) -> tuple[int, int]:
    """Return the gods, or the cards of a pile, that a frame can name."""
    if isinstance(frame, (SupportMove, ChooseSupport)):
        return s.players, len(s.gods) - 1
    if isinstance(frame, Look):
        return 0, min(SEEN, len(s.piles[frame.player])) - 1
    return 0, (s.players if isinstance(frame, Trade) else len(s.gods)) - 1


def is_revealed(s: Yggdrasil, player: int) -> bool:
    """Return whether the table knows, or is about to see, the cards that Skuld shows of this pile."""
    looked = [frame.place for frame in s.agenda if isinstance(frame, Look) and frame.player == player]
    return all(card != UNKNOWN or place in looked for place, card in enumerate(s.piles[player][:SEEN]))


# The step, its field, and the kind of its value: "" for the first one
LYING: tuple[tuple[Any, str, Callable[[Yggdrasil, Any], bool]], ...] = (
    (Rise, "enemy", lambda s, frame: frame.enemy in (SURT, HEL)),
    (GoUnder, "enemy", lambda s, frame: len(list_open_copies(s, frame.enemy)) == 3),
    (Compare, "card", lambda s, frame: frame.card in s.open),
    (GoBack, "card", lambda s, frame: frame.card in s.open and len(list_open_copies(s, frame.card % 6)) == 2),
    (CastStones, "count", lambda s, frame: len(frame.thrown) < frame.count <= len(STONES)),
    (Retreat, "foe", lambda s, frame: not why_not_fight(s, s.active, frame.foe)),
    (DealArtifact, "stack", lambda s, frame: s.tops[frame.stack] == NONE),
    (ChooseGod, "", lambda s, frame: s.gods[frame.find_slot()] == NONE),
    ((Ride, Brother), "seat", lambda s, frame: frame.seat == (frame.slot if frame.slot < s.players else s.active)),
    (Top, "player", lambda s, frame: is_revealed(s, frame.player)),
    (Share, "claims", lambda s, frame: len(frame.claims) == s.players),
    (HealFromAfar, "world", lambda s, frame: s.is_devastated(frame.world)),
    ((Heed, TurnPage, Enter, DrawTile), "player", lambda s, frame: s.tale is not None),
    (PutTile, "seat", lambda s, frame: s.tale is not None and bool(s.tale.quay) and s.tale.quay[0] != UNKNOWN),
    ((NameFate, Bury), "seat", lambda s, frame: s.tale is not None),
    (TurnToken, "world", lambda s, frame: s.tale is not None),
    (ChooseFigure, "program", lambda s, frame: is_asked_by_saga(s, frame, "choose")),
    (NameGod, "program", lambda s, frame: is_asked_by_saga(s, frame, "name")),
    (Errand, "number", lambda s, frame: find_errand(s, frame.number) is not None),
    (ArmNext, "waiting", lambda s, frame: s.tale is not None),
)


def check_laid(s: Yggdrasil) -> None:
    """Check face-down cards: one that no player will turn over would be lost when the next round is laid; before the
    turns begin, every player with cards has laid one.
    """
    if any(isinstance(frame, Order) for frame in s.agenda):
        for seat in range(s.players):
            if s.down[seat] == NO_CARD and s.piles[seat]:
                raise Fault("yggdrasil-unlaid", god=god_name(s, seat))
        return
    revealing = [frame.player for frame in s.agenda if isinstance(frame, Reveal)]
    if any(isinstance(frame, Turn) for frame in s.agenda):
        revealing += s.order
    for seat in range(s.players):
        if s.down[seat] != NO_CARD and seat not in revealing:
            raise Fault("yggdrasil-laid", god=god_name(s, seat))


def check_open(s: Yggdrasil) -> None:
    """Check open cards: those that have woken their enemy are open only until they go back; with one player a pair
    stays.
    """
    waking = [frame.card % 6 for frame in s.agenda if isinstance(frame, (Compare, GoBack))]
    waking += [frame.enemy for frame in s.agenda if isinstance(frame, GoUnder)]
    for enemy in range(len(ENEMIES)):
        most = (2 if s.players == 1 else 1) + (1 if enemy in waking else 0)
        if len(list_open_copies(s, enemy)) > most:
            raise Fault("yggdrasil-open", enemy=ENEMIES[enemy], most=most)


def check_chosen(s: Yggdrasil) -> None:
    """Check that a god is missing only while a player still has to choose it."""
    choosing = [frame.find_slot() for frame in s.agenda if isinstance(frame, ChooseGod)]
    if any(s.gods[slot] == NONE and slot not in choosing for slot in range(len(s.gods))):
        gods = ["-" if god == NONE else GODS[god] for god in s.gods]
        raise Fault("yggdrasil-gods", gods=",".join(gods), count=len(s.gods))
