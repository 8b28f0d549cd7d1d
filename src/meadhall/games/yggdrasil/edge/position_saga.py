"""The state of a saga in a position: `page=2 tally=oaths:3 figures=son1:midgard marks=asgard:hidden`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.core.fault import Fault
from meadhall.games.position_format import Entries, Line, Row
from meadhall.games.position_values import Bits, List, Number, Pairs, Word
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    CAGE,
    DECK,
    ENEMIES,
    FIGURE,
    FIGURES,
    HIDDEN,
    LEVEL,
    NO_TOKEN,
    NONE,
    ON_BOARD,
    OUT,
    QUAY,
    STANDS,
    TILES,
    TOKENS,
    WORLDS,
    list_bits,
)
from meadhall.games.yggdrasil.piles import UNKNOWN
from meadhall.games.yggdrasil.state import Yggdrasil

KEYS = ("page", "tally", "figures", "notes", "marks", "bag", "quay", "last", "fates", "buried", "slain", "scathe")
MOST = 99
KINDS_OF_TOKEN = TOKENS[2:]


def build_row(key: str, kind: Any, field: str = "", **more: Any) -> Row:
    """Return a row of the tale, for tables that play a saga."""
    name = field or key
    return Row(
        key,
        kind,
        had=lambda s: s.tale is not None,
        get=lambda s: getattr(s.tale, name),
        put=lambda s, value: setattr(s.tale, name, value),
        **more,
    )


def build_entries(key: str, place: Word, value: Any, none: int, late: int = 0) -> Row:
    """Return entries for the places of a list of the tale."""

    def put(s: Yggdrasil, pairs: list[tuple[int, int]]) -> None:
        held = getattr(s.tale, key)[:]
        for at, one in pairs:
            held[at] = one
        setattr(s.tale, key, held)

    return Entries(
        key,
        Pairs(place, value),
        none=none,
        late=late,
        had=lambda s: s.tale is not None,
        get=lambda s: getattr(s.tale, key),
        put=put,
    )


def build_saga_rows(names: Callable[[Any], Sequence[str]]) -> list[Row]:
    tiles = [FIGURES[tile] for tile in list_bits(TILES)]

    def players(s: Any) -> Sequence[str]:
        return list(names(s))[: s.players]

    return [
        build_row("page", Number(1, lambda s: len(s.saga.pages), first=1)),
        build_entries("tally", Word(lambda s: s.saga.tallies), Number(0, MOST), 0),
        build_entries("figures", Word(FIGURES), Word(STANDS), OUT),
        build_entries("notes", Word(FIGURES), Number(0, MOST), 0),
        build_entries("marks", Word(WORLDS), Word(TOKENS), NO_TOKEN),
        build_entries("bag", Word(KINDS_OF_TOKEN), Number(0, 9), 0),
        build_row("quay", List(Word({"?": UNKNOWN, **{tile: FIGURE + FIGURES.index(tile) for tile in tiles}}))),
        build_entries("last", Word(lambda s: s.saga.onces), Number(0, 10**9), NONE),
        build_entries("fates", Word(players), Word(ENEMIES[:ON_BOARD]), NONE, late=1),
        build_row("buried", List(Word(ARTIFACT_IDS), once=True)),
        build_row("slain", Bits(List(Word(ENEMIES[:ON_BOARD]), once=True)), "gone"),
        build_row("scathe", Number(0, MOST)),
    ]


def check_saga(s: Yggdrasil, line: Line) -> None:
    """Check that saga keys occur only in a saga, and that its pieces are those of the box, each in one place."""
    if s.tale is None:
        for key in KEYS:
            if key in line.parts:
                raise Fault("yggdrasil-no-saga", part=key)
        return
    hidden, bagged = s.tale.marks.count(HIDDEN), sum(s.tale.bag)
    if hidden > bagged:
        raise Fault("yggdrasil-saga-count", part="bag", found=int(bagged), number=int(hidden))
    waiting = [tile for tile in list_bits(TILES) if s.tale.figures[tile] == QUAY]
    known = [foe - FIGURE for foe in s.tale.quay if foe != UNKNOWN]
    if len(s.tale.quay) != len(waiting) or any(tile not in waiting or known.count(tile) > 1 for tile in known):
        raise Fault("yggdrasil-saga-count", part="quay", found=len(s.tale.quay), number=len(waiting))
    for figure, place in enumerate(s.tale.figures):
        if place == CAGE or (place == DECK and not TILES >> figure & 1):
            raise Fault("position-word", part="figures", word=STANDS[place], nearest="quay")
    for enemy in list_bits(s.tale.gone):
        s.where[enemy] = CAGE
    for card in s.tale.buried:
        if card in s.tops or any(owned >> card & 1 for owned in s.artifacts) or s.tale.buried.count(card) > 1:
            raise Fault("position-card-twice", part="buried", card=ARTIFACT_IDS[card])
        if s.tops[card // LEVEL] == NONE:
            raise Fault("yggdrasil-saga-count", part="buried", found=1, number=0)
