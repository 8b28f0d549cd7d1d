"""A whole position as one line: `trudvang players=2 options=adventure:example_x1 A.hero=kattly A.at=fylges … agenda=…`.

Values equal to the start of an adventure are left out; the pools are computed from the rest. Things of the book are
written by their names, so that a position survives edits of the book; in the agenda they are numbers made of these
names.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.core.codec import Frames
from meadhall.core.fault import Fault
from meadhall.games.position_format import NEVER, Check, Entries, Kind, Line, Row, Seated, Table
from meadhall.games.position_values import (
    Agenda,
    Bits,
    List,
    Number,
    Options,
    Pairs,
    Seat,
    Seats,
    Together,
    Word,
    unknown_word,
)
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import BAGS, EVENT_OF, EVENTS, HEALTH, HEROES, KINDS, POIS, QUESTS, REGIONS, SHIPS
from meadhall.games.trudvang.edge import validate_position
from meadhall.games.trudvang.edge.position_combat import BLOWS, FIGHT_ROWS, OF_FIGHTER
from meadhall.games.trudvang.edge.position_types import (
    ADVENTURE,
    DOOR,
    FEAT,
    MOST,
    PLACE,
    POI,
    STATUS,
    THREAT,
    Card,
    Enemies,
    Foes,
    Mark,
    Name,
    Pile,
    Runes,
    Stands,
    spaces,
)
from meadhall.games.trudvang.edge.validate_position import feats_in_play, wyrds_left
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.options import OPTIONS, House
from meadhall.games.trudvang.rules.campaign import set_up
from meadhall.games.trudvang.rules.effects import SCOPES
from meadhall.games.trudvang.rules.growth import decks_at_start
from meadhall.games.trudvang.rules.losses import WINDOWS
from meadhall.games.trudvang.rules.rounds import Round
from meadhall.games.trudvang.rules.setup import starting_item
from meadhall.games.trudvang.saga import FIGURE_OF
from meadhall.games.trudvang.state import (
    NO_HERO,
    NOWHERE,
    PHASE_SLEEVES,
    QUEST_SHARED,
    QUEST_SUPPLY,
    REASONS,
    RUNNING,
    TALLY_MOST,
    Trudvang,
)

SEATS = "ABCD"
SCOPE = Word(SCOPES)


def bare_table(players: int, house: House) -> Trudvang:
    """Return the table with the defaults of a position."""
    s = set_up(players, house)
    s.agenda.clear()
    return s


def seat_hero(s: Trudvang, seat: int, hero: i64) -> None:
    """Set a Hero with their health, runes, Feats and Starting Item."""
    s.hero[seat] = hero
    s.hp[seat] = HEALTH[hero]
    s.bags[seat] = BAGS[hero][:]
    s.feat_decks[seat], s.upgrades[seat], s.ultimates[seat] = decks_at_start(hero)
    s.items[seat] = [starting_item(hero)]


def seat_heroes(start: Trudvang, s: Trudvang) -> None:
    for seat, hero in enumerate(s.hero):
        if hero != NO_HERO:
            seat_hero(start, seat, hero)


def hero_row(key: str, kind: Kind, field: str = "", **more: Any) -> Row:
    return Row(key, kind, field, had=lambda s, seat: s.hero[seat] != NO_HERO, **more)


def hired_row(part: str, kind: Kind, **more: Any) -> Row:
    return Row(f"hired.{part}", kind, f"hired_{part}", had=lambda s: s.hired != NO_HERO, **more)


class HiredRunes(List):
    """The runes on the hired hand's Feats, then those on its Hero card."""

    def read(self, line: Line, text: str) -> list[Any]:
        found = super().read(line, text)
        if len(found) != len(line.s.hired_feats) + 1:
            raise Fault("trudvang-hired-runes", found=len(found), right=len(line.s.hired_feats) + 1)
        return found


class Played(Kind):
    """`X1:end-home`: an adventure and its End, `-` for none."""

    def read(self, line: Line, text: str) -> tuple[int, int | None]:
        name, _, end = text.rpartition(":")
        if not name or not end:
            raise Fault("position-pair", part=line.part, word=text)
        adventure = ADVENTURE.read(line, name)
        return adventure, None if end == "-" else line.s.house.saga.ident_of(f"{name}/{end}")

    def write(self, s: Any, value: Any) -> str:
        adventure, end = value
        return f"{Card().write(s, adventure)}:{'-' if end is None else s.house.saga.entries[end].id}"


class Owner(Seat):
    """The owner of a Quest: a Hero, or `all`."""

    def read(self, line: Line, text: str) -> int:
        return QUEST_SHARED if text == "all" else super().read(line, text)

    def write(self, s: Any, value: Any) -> str:
        return "all" if value == QUEST_SHARED else super().write(s, value)


class Use(Kind):
    """`round:ITEM-STAFF.1:A`: a used effect, its scope, and its user."""

    def read(self, line: Line, text: str) -> list[int]:
        scope, effect, seat = [*text.split(":"), "", ""][:3]
        return [
            SCOPE.read(line, scope),
            line.s.house.saga.ident_of(effect),
            NO_HERO if seat in ("-", "") else Seat().read(line, seat),
        ]

    def write(self, s: Any, value: Any) -> str:
        return f"{SCOPES[value[0]]}:{s.house.saga.names[value[1]]}:{SEATS[value[2]] if value[2] >= 0 else '-'}"


class Entry(Kind):
    """An entry of the book, in this adventure."""

    def read(self, line: Line, text: str) -> int:
        saga = line.s.house.saga
        return int(saga.ident_of(f"{saga.adventure(line.s.adventure).id}/{text}"))

    def write(self, s: Any, value: Any) -> str:
        return str(s.house.saga.entries[value].id)


class Ending(Name):
    def read(self, line: Line, text: str) -> int:
        return super().read(line, f"ending:{text}")

    def write(self, s: Any, value: Any) -> str:
        return super().write(s, value).removeprefix("ending:")


def put_titles(s: Trudvang, seat: int, found: list[tuple[i64, i64]]) -> None:
    s.titles[seat] = [title for title, _ in found]
    s.title_runes[seat] = [rune for _, rune in found]


def put_locations(s: Trudvang, found: list[tuple[int, i64]]) -> None:
    s.locations = [dict(found).get(region, 0) for region in range(len(REGIONS))]


def put_played(s: Trudvang, found: list[tuple[i64, i64 | None]]) -> None:
    s.played = [adventure for adventure, _ in found]
    s.ends = {adventure: end for adventure, end in found if end is not None}


def put_enemies(s: Trudvang, cards: list[i64]) -> None:
    for card in cards:
        foes = s.house.saga.card(card).foes
        if foes is not None:
            s.enemy_cards[FIGURE_OF[foes.figure]] = card


def refuse_host(s: Trudvang) -> i64:
    raise unknown_word("host", "-", REGIONS)


CARDS, NAMES, COUNT, FLAG = List(Card()), List(Name()), Number(0, MOST), Number(0, 1)
TALLIES = Pairs(Name(), Number(-TALLY_MOST, TALLY_MOST), once=False)
SPACE_LIST = List(Word(spaces))
TABLE = Table(
    "trudvang",
    House,
    bare_table,
    Row("players", Number(1, len(SEATS)), usual=2, left_out=NEVER),
    Row("options", Options(OPTIONS), "house", left_out=NEVER),
    Seated(
        SEATS,
        Row("hero", Word(HEROES), put=seat_hero, left_out=NO_HERO),
        hero_row("at", PLACE, late=1),
        # Between two Adventures another Hero can have been chosen, whose HP are set when the next one begins.
        hero_row("hp", Number(0, int(max(HEALTH)))),
        hero_row("cp", COUNT),
        hero_row("xp", COUNT),
        hero_row("exhausted", COUNT),
        hero_row("down", COUNT),
        hero_row("extra", COUNT),
        hero_row("ship", Number(0, SHIPS, first=1), "aboard"),
        hero_row("bag", Runes(), "bags"),
        hero_row("drawn", Runes()),
        hero_row("status", List(STATUS)),
        hero_row("feats", Pile(FEATS), "feat_decks"),
        hero_row("upgrades", Pile(FEATS)),
        hero_row("ultimates", List(FEAT)),
        hero_row("items", CARDS),
        hero_row("aside", CARDS, "items_aside"),
        hero_row("companions", CARDS),
        hero_row(
            "titles",
            Pairs(Card(), Word(KINDS, none=-1), once=False),
            put=put_titles,
            get=lambda s, seat: list(zip(s.titles[seat], s.title_runes[seat], strict=True)),
        ),
        hero_row("idle", CARDS),
    ),
    Row("hired", Word(HEROES)),
    hired_row("feats", List(FEAT)),
    hired_row(
        "runes",
        HiredRunes(Runes("+"), empty=""),
        left_out=NEVER,
        usual=lambda s: [[0] * len(KINDS) for _ in range(len(s.hired_feats) + 1)],
    ),
    hired_row("down", Number(0, 15)),
    hired_row("exhausted", FLAG),
    hired_row("used", Number(0, 15)),
    Row("leader", Seat()),
    Row("adventure", ADVENTURE),
    Row("round", Number(0, MOST * 10)),
    Row("phase", Number(0, PHASE_SLEEVES, first=1)),
    Row("mains", COUNT),
    Entries("locations", Pairs(Word(REGIONS), Card(), once=False), none=0, put=put_locations),
    Row("stories", CARDS),
    Row("beside", CARDS),
    Row("phases", List(Card(none=True), count=PHASE_SLEEVES, empty="")),
    Entries("tokens", Pairs(Card(), COUNT, once=False), none=None),
    Entries("people", List(Stands(Card())), none=None),
    Row("flipped", CARDS),
    Row("rotated", CARDS),
    Row("unlocked", CARDS),
    Row("played", List(Played()), get=lambda s: [(one, s.ends.get(one)) for one in s.played], put=put_played),
    Row("facts", NAMES),
    Row("flags", NAMES),
    Entries("sums", TALLIES, none=None),
    Entries("counts", TALLIES, none=None),
    Entries("chose", Pairs(Name(), Bits(Seats(empty="-")), once=False), none=None),
    Entries("results", Pairs(Name(), COUNT, once=False), none=None),
    Entries("quests", Pairs(Number(1, QUESTS, first=1), Owner(), once=False), none=QUEST_SUPPLY),
    Row(
        "windows",
        Bits(List(POI, "")),
        "poi_open",
        left_out=0,
        usual=lambda s: sum(1 << letter for letter in range(POIS) if s.poi_at[letter] != NOWHERE),
    ),
    Entries("pois", List(Stands(POI)), "poi_at", none=NOWHERE),
    Entries("duels", Pairs(POI, Seat(), once=False), none=NO_HERO),
    Row("enemies", List(Foes()), get=lambda s: [card for card in s.enemy_cards if card], put=put_enemies),
    Row("groups", List(Enemies(), ";", empty="")),
    Row("threat", List(THREAT), "loose"),
    Row("marks", List(Mark())),
    Row("ships", List(PLACE, count=SHIPS, empty="")),
    Row("kept", Number(0, 3)),
    Row("space", Word(spaces)),
    Row("host", Word(REGIONS), usual=refuse_host, left_out=NEVER, had=lambda s: s.space != NOWHERE),
    Row("visited", FLAG, had=lambda s: s.space != NOWHERE),
    Row("cleared", SPACE_LIST),
    Row("blocked", SPACE_LIST),
    Row("opened", List(DOOR)),
    Row("closed", List(DOOR)),
    Row("attacks", Pile(ATTACK_IDS), "attack_deck"),
    Row("events", Pile(EVENTS)),
    Row("event", Word({**EVENT_OF, "-1": -1, "-2": -2})),
    Row(
        "stakes",
        List(Together(".", Number(0, len(WINDOWS) - 1), Number(NO_HERO, lambda s: s.players - 1), Number(-MOST, MOST))),
    ),
    Row("used", List(Use())),
    Row("journal", List(Entry())),
    Row("said", List(Number(-TALLY_MOST, TALLY_MOST))),
    Row("ended", Word(REASONS), "reason"),
    Row("ending", Ending()),
    Row("wyrds", List(FEAT), left_out=wyrds_left),
    *FIGHT_ROWS,
    Seated(SEATS, *OF_FIGHTER),
    BLOWS,
    Row("agenda", Agenda(), left_out=NEVER),
    like=seat_heroes,
)


def position(s: Trudvang) -> str:
    return TABLE.write(s)


def from_position(text: str, frames: Frames, check: Check) -> Trudvang:
    """Read a table. Without an agenda a round begins."""
    line = TABLE.read(text, frames, check)
    s: Trudvang = line.s
    s.agenda = line.agenda(lambda: next_round(s))
    for part, word in line.parts.items():
        if s.fight is None and (part.startswith("fight.") or part[2:] in [row.key for row in OF_FIGHTER]):
            raise Fault("position-word", part=part, word=word, nearest="fight=arji:planning")
    for seat in range(s.players):
        if f"{SEATS[seat]}.feats" not in line.parts:  # of the Feats one starts with, those laid out are in no deck
            deck = s.feat_decks[seat]
            deck.bag = [feat for feat in deck.bag if feat not in feats_in_play(s, seat)]
    validate_position.check(s)
    s.ended = s.reason != RUNNING
    validate_position.fill_pools(s)
    if "wyrds" not in line.parts:
        s.wyrds = wyrds_left(s)
    return s


def next_round(s: Trudvang) -> list[Frame]:
    return [Round()] if s.reason == RUNNING else []
