"""A whole position as one line: `yggdrasil players=3 gods=odin,thor,tyr odin.at=midgard surt=svartalfheim agenda=…`.

Values equal to the start of a game are left out; reserves, the wall, the supply and the decks are computed from the
rest. A reader can write `step=3 active=odin` instead of an agenda: the rest of that god's turn from that step on;
`step=0`, the default, begins a round.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.codec import Frames
from meadhall.core.fault import Fault, find_nearest
from meadhall.games.position_format import NEVER, Check, Each, Kind, Line, Row, Table
from meadhall.games.position_values import Agenda, Bits, List, Number, Options, Word
from meadhall.games.yggdrasil.cards import (
    ANONYMOUS,
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    FACES,
    FENRIR,
    FOES,
    GIANTS,
    GODS,
    HEL,
    HEROES_IN_ALL,
    ISLANDS,
    JOTNAR,
    LOKI,
    NONE,
    PIECE_COSTS,
    PLACES,
    START,
    SURT,
    WORLDS,
    list_bits,
)
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.dice import ELF_TURNED, KIND_NAMES, MARKED, ROLLING, get_face, get_kind, get_slot
from meadhall.games.yggdrasil.edge import position_defaults, validate_position
from meadhall.games.yggdrasil.edge.position_defaults import count_unknown, list_tops
from meadhall.games.yggdrasil.edge.position_saga import build_saga_rows, check_saga
from meadhall.games.yggdrasil.edge.validate_agenda import build_agenda, count_most_risks
from meadhall.games.yggdrasil.notation import card_text, god_name
from meadhall.games.yggdrasil.options import OPTIONS, House
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.rules.risks import NO_FOE
from meadhall.games.yggdrasil.rules.setup import give_sheets, open_saga, set_up_board
from meadhall.games.yggdrasil.saga import TURN_PAGE
from meadhall.games.yggdrasil.state import REASONS, RUNNING, SAGAS, Yggdrasil

USUAL = ("odin", "thor", "tyr", "freyr", "freyia")  # the gods of a line that names none
MARKS = {"": 0, "+": ELF_TURNED, "!": MARKED, "+!": ELF_TURNED | MARKED}


def list_names(s: Yggdrasil) -> list[str]:
    return ["-" if god == NONE else GODS[god] for god in s.gods]


def list_players(s: Yggdrasil) -> list[str]:
    return list_names(s)[: s.players]


def list_usual_gods(s: Yggdrasil) -> list[int]:
    return [GODS.index(name) for name in USUAL[: len(s.gods)]]


def seat_gods(s: Yggdrasil, gods: list[i64]) -> None:
    """Set the gods, each with its sheet."""
    s.gods = gods
    if NONE not in gods:
        give_sheets(s)


class Gods(List):
    """The gods of this table, no god twice; `-` is not chosen yet."""

    def read(self, line: Line, text: str) -> list[Any]:
        gods = super().read(line, text) or list_usual_gods(line.s)
        chosen = [god for god in gods if god != NONE]
        if len(gods) != len(line.s.gods) or len({*chosen}) != len(chosen):
            raise Fault("yggdrasil-gods", gods=text, count=len(line.s.gods))
        return gods


class Card(Kind):
    """`odin.surt`; each is in one place."""

    def __init__(self, placed: bool = True) -> None:
        self.placed = placed

    def read(self, line: Line, text: str) -> int:
        god, _, enemy = text.partition(".")
        gods = list_names(line.s)
        if god not in gods or enemy not in ENEMIES:
            cards = [f"{one}.{other}" for one in gods for other in ENEMIES]
            raise Fault("position-card", part=line.part, card=text, nearest=find_nearest(text, cards))
        line.placed[text] += self.placed
        if line.placed[text] > 1 and self.placed:
            raise Fault("position-card-twice", part=line.part, card=text)
        return gods.index(god) * len(ENEMIES) + ENEMIES.index(enemy)

    def write(self, s: Any, value: Any) -> str:
        return card_text(s, value)


class Place(Card):
    """A card, or `?` for an unknown one."""

    def read(self, line: Line, text: str) -> int:
        return UNKNOWN if text == "?" else super().read(line, text)

    def write(self, s: Any, value: Any) -> str:
        return "?" if value == UNKNOWN else super().write(s, value)


class Symbols(Kind):
    """`bef`: the faces that succeed; two of them always do."""

    def read(self, line: Line, text: str) -> int:
        if len({*text}) != len(text) or not {"e", "f"} <= {*text} <= {*"bcdef"}:
            raise Fault("yggdrasil-symbols", part=line.part, value=text)
        return sum(1 << FACES.index(face) for face in text)

    def write(self, s: Any, value: Any) -> str:
        return "".join(FACES[face] for face in list_bits(value)) or "-"


class Kin(Bits):
    """Other gods."""

    def read(self, line: Line, text: str) -> int:
        found = super().read(line, text)
        if found >> line.at[0] & 1:
            raise Fault("yggdrasil-own-kin", part=line.part, god=list_names(line.s)[line.at[0]])
        return found


class Tries(List):
    """How often each saga was begun, in the order of the book: `2,1,0,0,0,0`."""

    def read(self, line: Line, text: str) -> list[Any]:
        found = super().read(line, text)
        if len(found) != len(SAGAS):
            raise Fault("yggdrasil-tries", part=line.part, value=text, count=len(SAGAS))
        return found


class Die(Kind):
    """`odin:vanir:b`, with `+` when an elf has turned it, `!` when it is marked; `?` is still rolling."""

    def read(self, line: Line, text: str) -> int:
        god, _, rest = text.partition(":")
        kind, _, face = rest.partition(":")
        faces = {**{one: number for number, one in enumerate(FACES)}, "?": ROLLING}
        known = god in list_names(line.s) and kind in KIND_NAMES and face[:1] in faces
        if not known or face[1:] not in MARKS or (face[1:] and face[0] == "?"):
            raise Fault("yggdrasil-die", die=text)
        return faces[face[0]] | KIND_NAMES.index(kind) << 3 | list_names(line.s).index(god) << 4 | MARKS[face[1:]]

    def write(self, s: Any, value: Any) -> str:
        face = "?" if get_face(value) == ROLLING else FACES[get_face(value)]
        turned = ("+" if value & ELF_TURNED else "") + ("!" if value & MARKED else "")
        return f"{god_name(s, get_slot(value))}:{KIND_NAMES[get_kind(value)]}:{face}{turned}"


class OfGods(Each):
    """The rows of the gods; a support god has only the first two."""

    def check(self, line: Line) -> None:
        super().check(line)
        for name in list_names(line.s)[line.s.players :]:
            for row in self.rows[2:]:
                if f"{name}.{row.key}" in line.parts:
                    raise Fault("yggdrasil-support", part=f"{name}.{row.key}")

    def unknown_name(self, s: Any, part: str) -> Fault:
        return Fault("yggdrasil-no-god", part=part, gods=", ".join(list_names(s)))


def lay_down(s: Yggdrasil, seat: int, cards: list[int]) -> None:
    if len(cards) > 1:
        raise Fault("yggdrasil-one-down", part=f"{list_names(s)[seat]}.down", found=len(cards))
    s.down[seat] = cards[0] if cards else NO_CARD


def list_strangers(s: Yggdrasil, seat: int) -> list[i64]:
    """Return, with two players, the support god's cards known to be in this bag."""
    return list_bits(s.bags[seat] >> 12 << 12) if s.players == 2 else []


def join_bag(s: Yggdrasil, seat: int, cards: list[int]) -> None:
    for card in cards:
        if s.players != 2 or card // len(ENEMIES) < s.players:
            raise Fault("yggdrasil-strangers", part=f"{list_names(s)[seat]}.strangers", card=card_text(s, card))
        s.bags[seat] |= 1 << card


def find_goal(s: Yggdrasil) -> i64:
    """Return Nidhogg's goal: he reaches it when the game ends, or when a page is about to turn."""
    turns = s.tale is not None and s.get_track().cells[-1] == TURN_PAGE
    return s.count_moves() - (s.reason == RUNNING and not turns)


def build_enemy_row(enemy: int, *places: str) -> Row:
    def get(s: Yggdrasil) -> i64:
        return START[enemy] if s.is_slain(enemy) else s.where[enemy]  # one that is slain is named under `slain`

    def put(s: Yggdrasil, place: int) -> None:
        s.where[enemy] = place

    return Row(ENEMIES[enemy], Word({place: PLACES.index(place) for place in places}), get=get, put=put)


def set_ended(s: Yggdrasil, reason: int) -> None:
    s.reason = reason
    s.ended = True


def open_saga_at(s: Yggdrasil, chapter: int) -> None:
    """Open the saga that the place in a campaign names."""
    s.chapter = chapter
    open_saga(s)


def is_in_campaign(s: Yggdrasil) -> bool:
    return s.house.campaign


def build_player_row(key: str, kind: Kind, field: str = "", **more: Any) -> Row:
    """Return a row that support gods do not have."""
    return Row(key, kind, field, had=lambda s, slot: slot < s.players, **more)


def build_mask(known: list[str]) -> Kind:
    return Bits(List(Word(known), once=True))


PIECES = Number(0, lambda s, slot: COMPONENTS.tables[s.players - 1].pieces)
KIN = Kin(List(Word(list_names), once=True))
SEATS = List(Word(list_players), once=True)
TABLE = Table(
    "yggdrasil",
    House,
    set_up_board,
    Row("players", Number(1, 5), usual=3, left_out=NEVER),
    Row("gods", Gods(Word(GODS, none=NONE)), usual=list_usual_gods, left_out=NEVER, late=0, put=seat_gods),
    Row("options", Options(OPTIONS), "house", left_out=NEVER),
    OfGods(
        GODS,
        list_names,
        Row("at", Word(WORLDS)),
        Row("life", Number(lambda s, slot: int(s.reason == RUNNING), lambda s, slot: s.most[slot]), late=1),
        build_player_row("elves", PIECES),
        build_player_row("dice", PIECES),
        build_player_row("artifacts", build_mask(ARTIFACT_IDS)),
        build_player_row(
            "down",
            List(Place()),
            get=lambda s, seat: [card for card in [s.down[seat]] if card != NO_CARD],
            put=lay_down,
        ),
        build_player_row(
            "pile", List(Place()), "piles", left_out=lambda s, seat: [UNKNOWN] * count_unknown(s, seat) or None
        ),
        build_player_row("strangers", List(Card()), get=list_strangers, put=join_bag),
        build_player_row("tokens", Number(0, 6), left_out=lambda s, seat: NEVER if s.players == 2 else 0),
        build_player_row("apart", Bits(List(Card(placed=False)))),
        build_player_row("god_symbols", Symbols()),
        build_player_row("vanir_symbols", Symbols()),
        build_player_row("brothers", KIN),
        build_player_row("bloods", KIN),
        build_player_row("chances", KIN),
        build_player_row("travels", KIN),
        build_player_row("elf_boxes", Number(0, len(PIECE_COSTS[0]))),
        build_player_row("die_boxes", Number(0, len(PIECE_COSTS[1]))),
        Row("xp", Number(0, 10**6), had=lambda s, slot: slot < s.players and s.house.campaign),
    ),
    Row("saga", Word(SAGAS), "chapter", had=is_in_campaign, put=open_saga_at),
    Row("tries", Tries(Number(0, 10**6)), had=is_in_campaign),
    build_enemy_row(SURT, *WORLDS),
    build_enemy_row(HEL, *WORLDS),
    build_enemy_row(FENRIR, "asgard", "cage"),
    build_enemy_row(LOKI, *PLACES),
    *build_saga_rows(list_names),
    Row("island", Number(1, len(ISLANDS), first=1)),
    Row("nidhogg", Number(0, find_goal), late=1),
    Row("turned", Number(0, 2)),
    Row("giants", Number(0, int(GIANTS))),
    Row("dead", Number(0, int(ANONYMOUS))),
    Row("valhalla", Number(0, int(HEROES_IN_ALL))),
    Row("risks", Number(0, count_most_risks)),
    Row("spent", Number(0, 13)),
    Row("devastated", build_mask(WORLDS)),
    Row("fresh", build_mask(WORLDS)),
    Row("jotnar", build_mask(JOTNAR)),
    Row("jotun_out", build_mask(JOTNAR), get=lambda s: s.jotun_out & ~s.jotnar),
    Row("creature_out", build_mask(CREATURES)),
    Row("tops", List(Word(ARTIFACT_IDS, none=NONE), empty=""), usual=list_tops, left_out=NEVER),
    Row("drawn", List(Word(CREATURES), once=True)),
    Row("open", List(Card())),
    Row("foe", Word(FOES, none=NO_FOE)),
    Row("throw", List(Die())),
    Row("lent", SEATS),
    Row("order", SEATS),
    Row("active", Word(list_players), left_out=lambda s: s.active if s.gods[s.active] == NONE else NEVER),
    Row("turn", Number(0, 10**9), left_out=NEVER),
    Row("round", Number(0, 10**9), left_out=NEVER),
    Row("ended", Word(REASONS), "reason", put=set_ended),
    Row("agenda", Agenda(), left_out=NEVER),
    more=["step"],
    like=lambda bare, s: seat_gods(bare, s.gods),
)


def position(s: Yggdrasil) -> str:
    return TABLE.write(s)


def from_position(text: str, frames: Frames, check: Check) -> Yggdrasil:
    line = TABLE.read(text, frames, check)
    s: Yggdrasil = line.s
    written = [part for part in ("ended", "agenda", "step") if line.parts.get(part, "-") != "-"]
    if len(written) > 1:
        raise Fault("yggdrasil-contradiction", one=written[0], other=written[1])
    if line.parts.get("step") == "1" and s.down[s.active] == NO_CARD:
        s.down[s.active] = UNKNOWN
    check_saga(s, line)
    position_defaults.fill(
        s,
        [f"{name}.pile" in line.parts for name in list_players(s)],
        [f"{name}.tokens" in line.parts for name in list_players(s)],
    )
    if not s.ended:
        s.agenda = line.agenda(lambda: build_agenda(s, line.read("step", Number(0, 3), 0)))
    validate_position.check(s)
    return s
