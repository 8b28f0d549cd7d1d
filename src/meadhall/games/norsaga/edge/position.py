"""A whole position as one line, and back: `norsaga A.tree=GB1/GR1,RY1/-,-/-,- A.hand=RR1,BB2 agenda=Continue(0)>…`.

Parts that are as at the start of a game may be left out. A reader may write a kind (`GR`, `SkR`, `Gh`) for the
first card of it that is not named elsewhere, a saga by its traits (`R2G2B1Y1`), and `step=3` for the agenda of a
turn from that step on. The deck, left out, is all that lies nowhere else; named, the rest is out of the game.
"""

from __future__ import annotations

import re
from typing import Any

from mypy_extensions import i64

from meadhall.core.agenda import Frame
from meadhall.core.codec import Frames, agenda_from, agenda_text
from meadhall.core.fault import Fault, nearest
from meadhall.core.parts import number_of, options_in, parts_of
from meadhall.games.norsaga.cards import CARD_OF, EMPTY, IDS, NEED, SAGA_IDS, SPOTS, deck_of
from meadhall.games.norsaga.edge import plausible
from meadhall.games.norsaga.memory import OBSERVERS, knows
from meadhall.games.norsaga.notation import SEATS, card_text, cards_text
from meadhall.games.norsaga.options import OPTIONS, House
from meadhall.games.norsaga.rules.turn import Turn, steps
from meadhall.games.norsaga.state import NO_ONE, Norsaga

KIND = re.compile(r"[RGBY]{2}|Sk[RGBY]|Gh")
KEYS = [
    "players", "options", "deck", "discard", "drawn", "aside", "holder", "revealed", "arrivals", "queue", "doomed",
    "known", "turn", "active", "grants", "winner", "ended", "agenda", "step",
    *(f"{seat}.{part}" for seat in SEATS for part in ("saga", "tree", "hand")),
]


def position(s: Norsaga) -> str:
    """Everything, in a fixed order; what is empty or usual is left out."""
    parts = ["norsaga", f"players={s.players}"]
    changed = [f"{o.name}:{s.house.given[o.name]}" for o in OPTIONS if s.house.given[o.name] != o.default]
    parts += [f"options={','.join(changed)}"] if changed else []
    for seat in range(s.players):
        name = SEATS[seat]
        tree = [card_text(card) for card in s.trees[seat]]
        if s.sagas[seat] != NO_ONE:
            parts.append(f"{name}.saga={SAGA_IDS[s.sagas[seat]]}")
        if s.has_hero(seat):
            parts.append(f"{name}.tree={tree[0]}/{tree[1]},{tree[2]}/{tree[3]},{tree[4]}/{tree[5]},{tree[6]}")
        if s.hands[seat]:
            parts.append(f"{name}.hand={_list(s.hands[seat])}")
    if sorted(s.deck) != sorted(rest_of_deck(s)):
        parts.append(f"deck={_list(s.deck) or '-'}")
    for name, cards in (("discard", s.discard), ("drawn", s.drawn), ("aside", s.aside)):
        parts += [f"{name}={_list(cards)}"] if cards else []
    parts += [f"holder={SEATS[s.holder]}"] if s.holder != NO_ONE else []
    parts += [f"revealed={IDS[s.revealed]}"] if s.revealed != EMPTY else []
    for name, seats in (("arrivals", s.arrivals), ("queue", s.queue)):
        parts += [f"{name}={''.join(SEATS[seat] for seat in seats)}"] if seats else []
    doomed = "".join(SEATS[seat] for seat in range(s.players) if s.is_doomed(seat))
    parts += [f"doomed={doomed}"] if doomed else []
    parts += [f"known={','.join(_known(s, card) for card in sorted(s.known))}"] if s.known else []
    parts += [f"turn={s.turn}", f"active={SEATS[s.active]}"]
    parts += [f"grants={s.grants}"] if s.grants else []
    parts += [f"winner={SEATS[s.winner]}"] if s.winner != NO_ONE else []
    parts += ["ended=yes"] if s.ended else []
    return " ".join([*parts, f"agenda={agenda_text(s.agenda)}"])


def rest_of_deck(s: Norsaga) -> list[i64]:
    """What lies nowhere on the table."""
    placed = {card for cards in (*s.trees, *s.hands, s.discard, s.drawn, s.aside, [s.revealed]) for card in cards}
    house = s.house
    return [card for card in deck_of(house.basic, house.deck_profile, house.ghosts_removed) if card not in placed]


def _list(cards: list[i64]) -> str:
    return ",".join(cards_text(cards))


def _known(s: Norsaga, card: i64) -> str:
    hands = [knows(s.known, observer, card) for observer in range(OBSERVERS)]
    return f"{IDS[card]}:" + ".".join("".join(SEATS[i] for i in range(4) if bits >> i & 1) for bits in hands)


class Reader:
    """Reads one line; every fault names the part that is wrong and what would be right."""

    def __init__(self, text: str, frames: Frames) -> None:
        self.frames = frames
        self.parts = parts_of(text, "norsaga", KEYS)
        self.used: set[int] = set()
        self.named = {card for value in self.parts.values() for card in re.findall(r"[\w-]+", value)}

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return number_of(key, self.parts.get(key, str(default)), low, high)

    def seats(self, key: str, players: int) -> list[int]:
        value = self.parts.get(key, "")
        if any(letter not in SEATS[:players] for letter in value):
            raise Fault("position-seat", part=key, value=value, seats=SEATS[:players])
        return [SEATS.index(letter) for letter in value]

    def seats_once(self, key: str, players: int) -> list[int]:
        """A Doom token is before a player or not: nobody has two."""
        seats = self.seats(key, players)
        if len(set(seats)) < len(seats):
            raise Fault("position-seat-twice", part=key, value=self.parts[key])
        return seats

    def seat(self, key: str, players: int, default: int) -> int:
        seats = self.seats(key, players)
        if len(seats) > 1:
            raise Fault("position-seat", part=key, value=self.parts[key], seats=SEATS[:players])
        return seats[0] if seats else default

    def card(self, key: str, text: str) -> int:
        if text in CARD_OF:
            card = CARD_OF[text]
        elif KIND.fullmatch(text):
            card = self.first_free(key, text)
        else:
            raise Fault("position-card", part=key, card=text, nearest=nearest(text, IDS) if len(text) > 2 else "GR1, SkR, Gh")
        if card in self.used:
            raise Fault("position-card-twice", part=key, card=text)
        self.used.add(card)
        return card

    def first_free(self, key: str, kind: str) -> int:
        start = f"SK-{kind[2]}" if kind.startswith("Sk") else "GH-" if kind == "Gh" else kind
        for name, card in CARD_OF.items():
            if name.startswith(start) and card not in self.used and name not in self.named:
                return card
        raise Fault("position-kind", part=key, kind=kind)

    def cards(self, key: str) -> list[int]:
        value = self.parts.get(key, "-")
        return [] if value == "-" else [self.card(key, text) for text in value.split(",")]

    def tree(self, key: str) -> list[int]:
        value = self.parts.get(key, "-/-,-/-,-/-,-")
        names = value.replace("/", ",").split(",")
        if len(names) != SPOTS or [len(row.split(",")) for row in value.split("/")] != [1, 2, 2, 2]:
            raise Fault("position-tree", part=key, value=value)
        return [EMPTY if name == "-" else self.card(key, name) for name in names]

    def saga(self, key: str) -> int:
        value = self.parts.get(key)
        if value is None:
            return NO_ONE
        if value in SAGA_IDS:
            return SAGA_IDS.index(value)
        if re.fullmatch(r"([RGBY]\d)+", value) and len(set(value[::2])) == len(value[::2]):
            need = sum(int(value[i + 1]) << (4 * "RGBY".index(value[i])) for i in range(0, len(value), 2))
            if need in NEED[:-1]:
                return NEED.index(need)
        raise Fault("position-saga", part=key, saga=value)

    def known(self, players: int) -> dict[i64, i64]:
        found: dict[i64, i64] = {}
        for entry in self.parts.get("known", "").split(",") if "known" in self.parts else []:
            name, _, hands = entry.partition(":")
            groups = hands.split(".")
            if name not in CARD_OF or len(groups) != OBSERVERS or any(c not in SEATS[:players] for g in groups for c in g):
                raise Fault("position-known", entry=entry)
            packed = 0
            for observer, group in enumerate(groups):
                for letter in group:
                    packed |= 1 << (4 * observer + SEATS.index(letter))
            found[CARD_OF[name]] = packed
        return found

    def house(self, check: Any, players: int) -> House:
        given = self.parts.get("options")
        return House(check(options_in(given.split(",") if given else []), players))

    def agenda(self, s: Norsaga, active: int) -> list[Frame]:
        if "agenda" in self.parts:
            return agenda_from(self.parts["agenda"], self.frames)
        step = self.number("step", 1, 1, 3)
        return [Turn(active)] if step == 1 else steps(s.players, active, step)[::-1]


def from_position(text: str, frames: Frames, check: Any) -> Norsaga:
    r = Reader(text, frames)
    players = r.number("players", 2, 2, 4)
    house = r.house(check, players)
    for seat in SEATS[players:]:
        for key in r.parts:
            if key.startswith(f"{seat}."):
                raise Fault("position-no-player", part=key, players=players)
    trees = [r.tree(f"{seat}.tree") for seat in SEATS[:players]]
    hands = [r.cards(f"{seat}.hand") for seat in SEATS[:players]]
    active = r.seat("active", players, 0)
    doomed = sum(1 << seat for seat in r.seats_once("doomed", players))
    s = Norsaga(
        [], house, [r.saga(f"{seat}.saga") for seat in SEATS[:players]], trees, hands, [], r.cards("discard"),
        r.cards("drawn"), r.cards("aside"), r.seat("holder", players, NO_ONE), EMPTY, r.seats("arrivals", players),
        r.seats("queue", players), doomed, r.known(players), r.number("turn", 1, 0, 10**9), active,
        r.number("grants", 0, 0, 10**6), r.seat("winner", players, NO_ONE),
    )
    if "revealed" in r.parts:
        s.revealed = r.card("revealed", r.parts["revealed"])
    s.deck = sorted(r.cards("deck") if "deck" in r.parts else rest_of_deck(s))
    if r.parts.get("ended") == "yes" or s.winner != NO_ONE:
        s.ended = True
    else:
        s.agenda = r.agenda(s, active)
    plausible.check(s)
    return s
