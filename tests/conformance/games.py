"""The games that the conformance suite holds to the contract. A new game is one more entry in `ENTRIES`.

The suite knows no game: what it must know of each (where hidden cards lie, what is scratch) stands here, or beside the
game's own tests.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from typing import Any

import fire_and_axe.entry as axe
import fire_and_axe.greedy as greedy
import meadhall
import toy
import trudvang.entry as book
import yggdrasil.entry as tree
import yggdrasil.starts as starts
from meadhall.core.agenda import CHANCE, State
from meadhall.core.game import register
from meadhall.core.rng import Rng
from meadhall.games.norsaga.cards import EMPTY, IDS
from meadhall.games.norsaga.hand_knowledge import SPECTATOR, find_hands
from meadhall.games.norsaga.rules.deck import TO_REVEALED
from trudvang.starts import starts as chapters
from yggdrasil.scene import table

register("toy", "toy:toy")

Variant = tuple[int, dict[str, Any]]


def at_random(state: State, moves: list[int], rng: Rng) -> int:
    """A random answer; chance keeps to its own odds."""
    frame = state.agenda[-1]
    return int(frame.sample(state, rng) if frame.seat == CHANCE else moves[rng.below(len(moves))])


@dataclass(frozen=True)
class Entry:
    """One game: how it is varied, and the hooks through which the suite looks at its states."""

    name: str
    variants: list[Variant]
    games: int  # random games in all, spread over the variants
    reasons: dict[str, bool]  # how a game may end, and whether somebody then wins
    rules: frozenset[str]  # the ids of the ledger
    turn: str  # the frame that begins a turn
    scratch: Callable[[Any], list[str]]  # what should have been cleared before a turn
    pieces: Callable[[Any], list[str]]  # every card, wherever it lies; never more, never less
    hidden: Callable[[Any, int | None], list[str]]  # see below
    look: Callable[[Any, str, int | None], str]  # see below
    reorder: Callable[[Any, int | None, Rng], None] | None = None  # see below
    patterns: frozenset[str] = frozenset()  # base classes of frames, never asked themselves
    pick: Callable[[State, list[int], Rng], int] = at_random  # who plays the walks, where chance gets nowhere
    starts: tuple[State, ...] = ()  # further games begin here, for what beginners hardly live to see
    rare: frozenset[str] = frozenset()  # ways to end that the walks need not come to
    quota: int = 20  # positions of each kind for the secrecy law,
    every: int = 3  # and which share of the worlds is played on

    @property
    def game(self) -> meadhall.Game:
        return meadhall.game(self.name)

    def tables(self) -> list[tuple[int, Callable[[], State]]]:
        """Every way a game of the suite begins: how many play, and the state."""
        found: list[tuple[int, Callable[[], State]]] = [
            (players, lambda players=players, options=options: self.game.new(players, options))  # type: ignore[misc]
            for players, options in self.variants
        ]
        starts: tuple[Any, ...] = self.starts
        return [*found, *((state.players, state.copy) for state in starts)]


# The secrecy law needs two hooks to tell a leak from an honest reveal.
#
# `hidden` lists, in order, everything that this seat (None: a spectator) cannot see: each hidden card, and once more
# with a `?` if the seat does not know for sure where it is. Two worlds may only begin to look different to the seat
# when different things leave this list.
#
# `look` is how an answer to this frame looks to a seat: its text, or less where the rules keep it secret.
#
# `reorder` shuffles, in place, every order that this seat cannot know: in which cards came to a hidden hand, or were
# laid aside from it.


def norsaga_variants() -> list[Variant]:
    """Each value of each option alone, for each number of players, then all of them changed together."""
    variants: list[Variant] = []
    for players in (2, 3, 4):
        variants += [
            (players, {}),
            (players, {"basic": True}),
            (players, {"sagas": "all"}),
            (players, {"sagas": "difficult"}),
            (players, {"deck_profile": "8-12"}),
            (players, {"infiltrate_queue": "actor"}),
            (players, {"undo": False}),
            (players, {"turn_cap": 1}),
            (players, {"turn_cap": 40}),
            (players, {"grant_cap": 1}),
        ]
        variants += [(players, {"first": seat, "turn_cap": 60}) for seat in "ABCD"[:players]]
        variants += [
            (
                players,
                {
                    "sagas": "all",
                    "deck_profile": "8-12",
                    "infiltrate_queue": "actor",
                    "grant_cap": 2,
                    "turn_cap": 150,
                    "first": "B",
                },
            )
        ]
    return [
        *variants,
        (4, {"ghosts_removed": 2}),
        (4, {"ghosts_removed": 4}),
        (4, {"ghosts_removed": 4, "deck_profile": "8-12", "turn_cap": 90}),
    ]


def norsaga_rules() -> frozenset[str]:
    text = (resources.files("meadhall.games.norsaga") / "rules.toml").read_text(encoding="utf-8")
    return frozenset(rule["id"] for rule in tomllib.loads(text)["rule"])


def norsaga_scratch(s: Any) -> list[str]:
    found = [name for name in ("drawn", "aside", "arrivals", "queue") if getattr(s, name)]
    return found + ["revealed"] * (s.revealed != EMPTY) + ["holder"] * (s.holder != -1)


def norsaga_pieces(s: Any) -> list[str]:
    lying = [*s.deck, *s.discard, *s.drawn, *s.aside, s.revealed]
    lying += [card for cards in (*s.trees, *s.hands) for card in cards]
    return sorted(IDS[card] for card in lying if card != EMPTY)


def norsaga_hidden(s: Any, seat: int | None) -> list[str]:
    cards = [card for other in range(s.players) if other != seat for card in s.hands[other]]
    if s.holder != seat:
        cards += [*s.drawn, *s.aside]
    observer = SPECTATOR if seat is None else seat
    unsure = [card for card in cards if bin(find_hands(s.known, observer, card)).count("1") != 1]
    return [*(IDS[card] for card in cards), *("?" + IDS[card] for card in [*unsure, *s.deck])]


def norsaga_look(frame: Any, text: str, seat: int | None) -> str:
    """A card drawn, swapped or laid aside is known to those alone who do it or have it done to them."""
    if frame.ask == "deck.draw":
        return text if frame.to == TO_REVEALED or frame.player == seat else "draw"
    if frame.ask == "plunder.swap":
        return text if seat in (frame.seat, frame.target) else text.split()[0]
    if frame.ask in ("assault.pay", "turncoat.discard"):
        return text if seat == frame.seat else text.split()[0]
    return text


def norsaga_reorder(s: Any, seat: int | None, rng: Rng) -> None:
    for other in range(s.players):
        if other != seat:
            rng.shuffle(s.hands[other])
    if s.holder != seat:
        rng.shuffle(s.drawn)
        rng.shuffle(s.aside)


def toy_pieces(s: Any) -> list[str]:
    held = [str(kind) for hand in s.hands for kind in hand]
    return sorted([*held, *(str(kind) for kind in range(3) for _ in range(s.bag[kind] + s.spent[kind]))])


def toy_hidden(s: Any, seat: int | None) -> list[str]:
    hands = [str(kind) for other, hand in enumerate(s.hands) if other != seat for kind in hand]
    bag = [str(kind) for kind in range(3) for _ in range(s.bag[kind])]
    return [*hands, *("?" + kind for kind in [*hands, *bag])]


def toy_look(frame: Any, text: str, seat: int | None) -> str:
    return "draw" if frame.ask == "vessel.draw" and frame.player != seat else text


NORSAGA = Entry(
    name="norsaga",
    variants=norsaga_variants(),
    games=300,
    reasons={"saga": True, "cap": False},
    rules=norsaga_rules(),
    turn="Turn",
    scratch=norsaga_scratch,
    pieces=norsaga_pieces,
    hidden=norsaga_hidden,
    look=norsaga_look,
    reorder=norsaga_reorder,
    patterns=frozenset({"Play", "DismissOwn", "PickCard", "PickPlayer"}),
)
TOY = Entry(
    name="toy",
    games=200,
    reasons={"goal": True, "evenings": True},
    rules=frozenset(toy.RULES),
    turn="Evening",
    variants=[
        (players, options)
        for players in (2, 3)
        for options in (
            {},
            {"evenings": 1},
            {"evenings": 9},
            {"strong": True},
            {"drink": "ale"},
            {"drink": "mead", "evenings": 6},
        )
    ],
    scratch=lambda s: ["toasted"] * (s.toasted != toy.PASS),
    pieces=toy_pieces,
    hidden=toy_hidden,
    look=toy_look,
    quota=60,
    every=1,
)
FIRE_AND_AXE = Entry(
    name="fire_and_axe",
    variants=axe.fire_and_axe_variants(),
    games=90,
    rules=axe.rules_of("fire_and_axe"),
    reasons={"tokens": True, "sagas": True, "settled": True, "cap": True},
    rare=frozenset({"sagas", "settled"}),
    turn="Turn",
    scratch=axe.fire_and_axe_scratch,
    pieces=axe.fire_and_axe_pieces,
    hidden=axe.fire_and_axe_hidden,
    look=axe.fire_and_axe_look,
    reorder=axe.fire_and_axe_reorder,
    quota=10,
    every=4,
    pick=lambda s, moves, rng: greedy.pick(s, moves, rng, 3),
)
YGGDRASIL = Entry(
    name="yggdrasil",
    variants=tree.variants(),
    games=600,
    reasons=tree.ENDINGS,
    rules=tree.rules(),
    turn="Turn",
    scratch=tree.scratch,
    pieces=tree.pieces,
    hidden=tree.hidden,
    look=tree.look,
    starts=tuple(map(table, (*starts.RICH * 6, *starts.ENDS.values(), *starts.SAGA_ENDS.values(), *starts.PAGES * 2))),
    quota=8,
    every=5,  # nothing is hidden: both worlds are the same from the start
)
TRUDVANG = Entry(
    name="trudvang",
    variants=book.variants(),
    games=500,
    reasons=book.ENDINGS,
    rules=book.rules(),
    turn="Round",
    scratch=book.scratch,
    pieces=book.pieces,
    hidden=book.hidden,
    look=book.look,
    pick=book.pick,
    rare=book.RARE,
    starts=tuple(chapters()),
    quota=3,
    every=2,
)
ENTRIES = [NORSAGA, FIRE_AND_AXE, YGGDRASIL, TRUDVANG, TOY]
