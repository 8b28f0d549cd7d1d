"""Reading a position: every fault names the part that is wrong and what would be right."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.core.codec import Frames, agenda_from
from meadhall.core.fault import Fault, nearest
from meadhall.core.parts import number_of, options_in, parts_of
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
    HEROES_IN_ALL,
    IORMUNGAND,
    ISLANDS,
    JOTNAR,
    LEVEL,
    LOKI,
    MIDGARD,
    NONE,
    ON_BOARD,
    PAWNS,
    PLACES,
    PLAIN_SYMBOLS,
    WALL,
    WORLDS,
    bits,
    moves_to_tree,
    size,
)
from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.dice import ELF_TURNED, KIND_NAMES, MARKED, ROLLING
from meadhall.games.yggdrasil.edge.reader_agenda import (
    MOST_RISKS,
    check_agenda,
    check_chosen,
    check_laid,
    check_open,
    from_step,
)
from meadhall.games.yggdrasil.edge.reader_table import check_end, check_table
from meadhall.games.yggdrasil.notation import card_text
from meadhall.games.yggdrasil.options import House
from meadhall.games.yggdrasil.piles import NO_CARD, UNKNOWN
from meadhall.games.yggdrasil.rules.risks import NO_FOE
from meadhall.games.yggdrasil.rules.setup import board, give_sheets
from meadhall.games.yggdrasil.state import REASONS, RUNNING, Yggdrasil

KEYS = [
    "players", "gods", "options", "surt", "hel", "fenrir", "loki", "island", "nidhogg", "turned", "giants", "dead",
    "valhalla", "risks", "spent", "devastated", "fresh", "jotnar", "jotun_out", "creature_out", "tops", "drawn",
    "open", "foe", "throw", "lent", "order", "active", "turn", "round", "ended", "agenda", "step",
]
OF_GOD = [
    "at", "life", "elves", "dice", "artifacts", "down", "pile", "strangers", "tokens", "apart", "god_symbols",
    "vanir_symbols", "brothers", "bloods", "chances", "travels",
]
HAUNTS = {FENRIR: ["asgard", "cage"], LOKI: PLACES}      # where an enemy can be; the others in any world
USUAL = ("odin", "thor", "tyr", "freyr", "freyia")      # the gods of a line that names none


def default_gods(count: i64) -> list[i64]:
    return [GODS.index(name) for name in USUAL[:count]]


def sheets_of(s: Yggdrasil) -> tuple[list[i64], ...]:
    """The symbols and relations that these gods have at this difficulty."""
    twin = s.copy()
    twin.god_symbols = twin.vanir_symbols = [PLAIN_SYMBOLS] * s.players
    twin.brothers = twin.chances = [0] * s.players
    if NONE not in s.gods:
        give_sheets(twin)
    nothing: list[i64] = [0] * s.players
    return twin.god_symbols, twin.vanir_symbols, twin.brothers, nothing, twin.chances, nothing


class Reader:
    """The parts of one line, and the readers of each kind of part."""

    def __init__(self, text: str) -> None:
        self.parts = parts_of(text, "yggdrasil", [*KEYS, *(f"{god}.{part}" for god in GODS for part in OF_GOD)])
        self.gods: list[str] = []
        self.placed: set[int] = set()

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return number_of(key, self.parts.get(key, str(default)), low, high)

    def listed(self, key: str) -> list[str]:
        value = self.parts.get(key, "-")
        return [] if value == "-" else value.split(",")

    def one(self, key: str, text: str, known: list[str]) -> int:
        if text not in known:
            raise Fault("yggdrasil-name", part=key, name=text, nearest=nearest(text, known))
        return known.index(text)

    def named(self, key: str, default: str, known: list[str]) -> int:
        return self.one(key, self.parts.get(key, default), known)

    def mask(self, key: str, known: list[str]) -> int:
        found = 0
        for text in self.listed(key):
            number = self.one(key, text, known)
            if found >> number & 1:
                raise Fault("yggdrasil-twice", part=key, name=text)
            found |= 1 << number
        return found

    def many(self, key: str, known: list[str]) -> list[i64]:
        self.mask(key, known)       # refuses what is named twice
        return [self.one(key, text, known) for text in self.listed(key)]

    def card(self, key: str, text: str, place: bool = True) -> int:
        god, _, enemy = text.partition(".")
        if god not in self.gods or enemy not in ENEMIES:
            cards = [f"{one}.{other}" for one in self.gods for other in ENEMIES]
            raise Fault("position-card", part=key, card=text, nearest=nearest(text, cards))
        card = self.gods.index(god) * 6 + ENEMIES.index(enemy)
        if place and card in self.placed:
            raise Fault("position-card-twice", part=key, card=text)
        if place:
            self.placed.add(card)
        return card

    def cards(self, key: str, place: bool = True) -> list[i64]:
        return [self.card(key, text, place) for text in self.listed(key)]

    def places(self, key: str) -> list[i64]:
        """Cards of which some may be unknown."""
        return [UNKNOWN if text == "?" else self.card(key, text) for text in self.listed(key)]

    def house(self, check: Any, players: int) -> House:
        return House(check(options_in(self.listed("options")), players))

    def die(self, text: str) -> i64:
        god, _, rest = text.partition(":")
        kind, _, face = rest.partition(":")
        bare, marks = face[:1], face[1:]
        known = god in self.gods and kind in KIND_NAMES and bare and bare in FACES + "?"
        if not known or marks not in ("", "+", "!", "+!") or (marks and bare == "?"):
            raise Fault("yggdrasil-die", die=text)
        number = ROLLING if bare == "?" else FACES.index(bare)
        turned = (ELF_TURNED if "+" in marks else 0) | (MARKED if "!" in marks else 0)
        return number | KIND_NAMES.index(kind) << 3 | self.gods.index(god) << 4 | turned


def from_position(text: str, frames: Frames, check: Any) -> Yggdrasil:
    r = Reader(text)
    players = r.number("players", 3, 1, 5)
    s = board(players, r.house(check, players))
    read_gods(s, r)
    read_board(s, r)
    for slot in range(len(s.gods)):
        read_god(s, r, slot)
    read_cards(s, r)
    read_left_over(s, r)
    s.active = active_of(s, r)
    s.order = r.many("order", r.gods[: s.players])
    written = [part for part in ("ended", "agenda", "step") if r.parts.get(part, "-") != "-"]
    if len(written) > 1:
        raise Fault("yggdrasil-contradiction", one=written[0], other=written[1])
    if "ended" in r.parts:
        s.ended = True
        check_end(s)
        return s
    check_worlds(s)
    s.agenda = agenda_from(r.parts["agenda"], frames) if "agenda" in r.parts else from_step(s, r.number("step", 0, 0, 3))
    for check in (check_agenda, check_laid, check_open, check_table):
        check(s)
    check_chosen(s, r.gods)
    return s


def read_gods(s: Yggdrasil, r: Reader) -> None:
    named = r.listed("gods") or [GODS[god] for god in default_gods(len(s.gods))]
    chosen = [name for name in named if name != "-"]
    if len(named) != len(s.gods) or len(set(chosen)) != len(chosen):
        raise Fault("yggdrasil-gods", gods=",".join(named), count=len(s.gods))
    s.gods = [NONE if name == "-" else r.one("gods", name, GODS) for name in named]
    r.gods = named
    for key in r.parts:
        god, dot, _ = key.partition(".")
        if dot and god not in named:
            raise Fault("yggdrasil-no-god", part=key, gods=", ".join(named))
    if NONE not in s.gods:
        give_sheets(s)


def read_board(s: Yggdrasil, r: Reader) -> None:
    for enemy in range(ON_BOARD):
        if enemy == IORMUNGAND:
            s.where[enemy] = MIDGARD
        else:
            haunts = HAUNTS.get(enemy, WORLDS)
            s.where[enemy] = PLACES.index(haunts[r.named(ENEMIES[enemy], PLACES[s.where[enemy]], haunts)])
    s.island = r.number("island", 1, 1, len(ISLANDS)) - 1
    goal = moves_to_tree("hard" if s.house.hard else "easy")
    s.nidhogg = r.number("nidhogg", 0, 0, goal if "ended" in r.parts else goal - 1)
    s.turned = r.number("turned", 0, 0, 2)
    s.giants = r.number("giants", 0, 0, GIANTS)
    s.dead = r.number("dead", 0, 0, ANONYMOUS)
    s.valhalla = r.number("valhalla", 0, 0, HEROES_IN_ALL)
    s.devastated = r.mask("devastated", WORLDS)
    s.fresh = r.mask("fresh", WORLDS)
    s.jotnar = r.mask("jotnar", JOTNAR)
    s.jotun_out = r.mask("jotun_out", JOTNAR) | s.jotnar
    s.creature_out = r.mask("creature_out", CREATURES)
    s.drawn = r.many("drawn", CREATURES)
    for card in s.drawn:
        if s.creature_out >> card & 1:
            raise Fault("position-card-twice", part="drawn", card=CREATURES[card])
    s.risks = r.number("risks", 0, 0, MOST_RISKS)
    s.spent = r.number("spent", 0, 0, 13)
    s.foe = r.named("foe", "-", ["-", *FOES]) - 1 if "foe" in r.parts else NO_FOE
    s.turn = r.number("turn", 0, 0, 10**9)
    s.round = r.number("round", 0, 0, 10**9)
    s.reason = r.named("ended", "-", list(REASONS)) if "ended" in r.parts else RUNNING


def read_god(s: Yggdrasil, r: Reader, slot: i64) -> None:
    name = r.gods[slot]
    s.at[slot] = r.named(f"{name}.at", "asgard", WORLDS)
    s.life[slot] = r.number(f"{name}.life", s.most[slot], 0 if "ended" in r.parts else 1, s.most[slot])
    if slot >= s.players:
        for part in OF_GOD[2:]:
            if f"{name}.{part}" in r.parts:
                raise Fault("yggdrasil-support", part=f"{name}.{part}")
        return
    pieces = COMPONENTS.tables[s.players - 1].pieces
    s.elves[slot] = r.number(f"{name}.elves", 0, 0, pieces)
    s.dice[slot] = r.number(f"{name}.dice", 0, 0, pieces)
    s.artifacts[slot] = r.mask(f"{name}.artifacts", ARTIFACT_IDS)
    s.god_symbols = symbols(s.god_symbols, slot, r, f"{name}.god_symbols")
    s.vanir_symbols = symbols(s.vanir_symbols, slot, r, f"{name}.vanir_symbols")
    s.brothers = bond(s.brothers, slot, r, f"{name}.brothers")
    s.bloods = bond(s.bloods, slot, r, f"{name}.bloods")
    s.chances = bond(s.chances, slot, r, f"{name}.chances")
    s.travels = bond(s.travels, slot, r, f"{name}.travels")


def symbols(masks: list[i64], slot: i64, r: Reader, key: str) -> list[i64]:
    found = masks[:]
    if key in r.parts:
        faces = sorted(r.parts[key])
        if len({*faces}) != len(faces) or not {"e", "f"} <= {*faces} <= {*"bcdef"}:
            raise Fault("yggdrasil-symbols", part=key, value=r.parts[key])
        found[slot] = sum(1 << FACES.index(face) for face in faces)
    return found


def bond(masks: list[i64], slot: i64, r: Reader, key: str) -> list[i64]:
    found = masks[:]
    if key in r.parts:
        found[slot] = r.mask(key, r.gods)
        if found[slot] >> slot & 1:
            raise Fault("yggdrasil-own-kin", part=key, god=r.gods[slot])
    return found


def read_cards(s: Yggdrasil, r: Reader) -> None:
    """Known cards first; what is named nowhere lies unknown in its owner's pile, a support god's in either."""
    s.open = r.cards("open")
    for seat in range(s.players):
        name = r.gods[seat]
        down = r.places(f"{name}.down")
        if len(down) > 1:
            raise Fault("yggdrasil-one-down", part=f"{name}.down", found=len(down))
        s.down[seat] = down[0] if down else NO_CARD
    if r.parts.get("step") == "1" and s.down[active_of(s, r)] == NO_CARD:
        s.down[active_of(s, r)] = UNKNOWN
    piles = [r.places(f"{r.gods[seat]}.pile") for seat in range(s.players)]
    strangers = [r.cards(f"{r.gods[seat]}.strangers") for seat in range(s.players)]
    for seat in range(s.players):
        for card in [s.down[seat], *piles[seat]]:
            if card >= 0 and card // 6 != seat and card // 6 < s.players:
                raise Fault("yggdrasil-foreign-card", god=r.gods[seat], card=card_text(s, card))
    s.unseen = 0
    for seat in range(s.players):
        s.bags[seat] = 0
        for card in strangers[seat]:
            if s.players != 2 or card // 6 < s.players:
                raise Fault("yggdrasil-strangers", part=f"{r.gods[seat]}.strangers", card=card_text(s, card))
            s.bags[seat] |= 1 << card
    for card in range(6 * len(s.gods)):
        if card not in r.placed:
            owner = card // 6
            if owner < s.players or s.players == 1:
                s.bags[owner if owner < s.players else 0] |= 1 << card
            else:
                s.unseen |= 1 << card
    first = min(3, size(s.unseen))
    for seat in range(s.players):
        name = r.gods[seat]
        s.tokens[seat] = r.number(f"{name}.tokens", (first, size(s.unseen) - first, 0, 0, 0)[seat], 0, 6)
        unknown = size(s.bags[seat]) + s.tokens[seat] - (1 if s.down[seat] == UNKNOWN else 0)
        s.piles[seat] = piles[seat] if f"{name}.pile" in r.parts else [UNKNOWN] * unknown
        if s.piles[seat].count(UNKNOWN) != unknown:
            raise Fault("yggdrasil-pile", part=f"{name}.pile", found=s.piles[seat].count(UNKNOWN), number=unknown)
        for card in r.cards(f"{name}.apart", False):
            s.apart[seat] |= 1 << card
            if s.down[seat] != UNKNOWN or not s.bags[seat] >> card & 1:
                raise Fault("yggdrasil-apart", part=f"{name}.apart", card=card_text(s, card))
    if sum(s.tokens) != size(s.unseen):
        raise Fault("yggdrasil-tokens", found=sum(s.tokens), number=size(s.unseen))


def read_left_over(s: Yggdrasil, r: Reader) -> None:
    """Reserves, the wall, the supply and the decks hold what is not elsewhere."""
    pieces = COMPONENTS.tables[s.players - 1].pieces
    s.lent = r.many("lent", r.gods[: s.players])
    s.throw = [r.die(text) for text in r.listed("throw")]
    s.muspell = GIANTS - s.giants
    s.anonymous = ANONYMOUS - s.dead
    s.heroes = HEROES_IN_ALL - s.valhalla
    s.alfheim = pieces - sum(s.elves) - s.spent - len(s.lent)
    s.vanaheim = pieces - sum(s.dice)
    s.wall = WALL - size(s.devastated)
    s.pawns = PAWNS - size(s.jotnar)
    s.supply = sum(s.most) - sum(s.life)
    for part, number in (("elves", s.alfheim), ("dice", s.vanaheim), ("devastated", s.wall), ("jotnar", s.pawns)):
        if number < 0:
            raise Fault("yggdrasil-too-many", part=part, number=-number)
    everything = (1 << len(JOTNAR)) - 1
    drawn = sum(1 << card for card in s.drawn)
    s.jotun_deck = everything & ~s.jotun_out
    s.creature_deck = (1 << len(CREATURES)) - 1 & ~s.creature_out & ~drawn
    owned = 0
    for mask in s.artifacts:
        if owned & mask:
            raise Fault("position-card-twice", part="artifacts", card=ARTIFACT_IDS[bits(owned & mask)[0]])
        owned |= mask
    free = (1 << len(ARTIFACT_IDS)) - 1 & ~owned
    if "tops" in r.parts:
        tops = r.parts["tops"].split(",")
        s.tops = [NONE if name == "-" else r.one("tops", name, ARTIFACT_IDS) for name in tops]
    else:
        s.tops = [next((card for card in range(LEVEL * n, LEVEL * n + LEVEL) if free >> card & 1), NONE) for n in range(3)]
    if len(s.tops) != 3 or any(top != NONE and (top // LEVEL != n or owned >> top & 1) for n, top in enumerate(s.tops)):
        raise Fault("yggdrasil-tops", tops=r.parts.get("tops", "-"))
    s.stacks = free & ~sum(1 << top for top in s.tops if top != NONE)


def check_worlds(s: Yggdrasil) -> None:
    for place in range(len(WORLDS)):
        if s.enemies_in(place) > 1 and not s.is_devastated(place):
            raise Fault("yggdrasil-not-devastated", world=WORLDS[place])


def active_of(s: Yggdrasil, r: Reader) -> i64:
    return r.named("active", r.gods[0], r.gods[: s.players])
