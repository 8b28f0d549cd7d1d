"""Scenarios of Trudvang Legends: a page of a book written on the spot, a position, and a script of answers.

Chance is scripted like everybody else.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

import meadhall
from meadhall.core.decision import find_rule_against
from meadhall.core.game import register
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.cards import KINDS, REGION_OF, REGIONS
from meadhall.games.trudvang.rules.reading import read
from meadhall.games.trudvang.saga import add_book
from meadhall.games.trudvang.state import SPACES, Trudvang
from meadhall.games.trudvang.status_tokens import STATUSES
from scenario import ask as ask
from scenario import asked as asked
from scenario import offered as offered
from scenario import run as run
from scenario import told as told

register("trudvang", "meadhall.games.trudvang.game:trudvang")
trudvang: Any = meadhall.game("trudvang")
FOLDER = Path(tempfile.mkdtemp(prefix="trudvang-tales-"))
TABLE = meadhall.TABLE
CHANCE = meadhall.CHANCE

PAGE = """\
saga: 1
adventure: {{id: T1, title: A Tale, first: true{adventure}}}
cards:
  STAY-CARD: {{kind: world, name: A Card}}
{cards}
pois:
  A: {{colour: green, name: A Hill, region: arji, read: end-done}}
{pois}
{spaces}
entries:
  intro: {{text: It begins., do: [{{place_heroes: fylges}}, {{reveal_poi: A}}]}}
  end-done: {{text: It is done.}}
{entries}
"""


@cache
def tale(entries: str = "", cards: str = "", pois: str = "", spaces: str = "", adventure: str = "") -> str:
    """The name of a book with these entries besides its introduction and an End."""
    text = PAGE.format(
        entries=inner(entries),
        cards=inner(cards),
        pois=inner(pois),
        adventure=adventure,
        spaces=f"map:\n{inner(spaces)}" if spaces else "",
    )
    path = FOLDER / f"{abs(hash(text))}.yaml"
    path.write_text(text, encoding="utf-8")
    add_book(str(path), open_book(path))
    return str(path)


@cache
def campaign(**files: str) -> str:
    """The name of a campaign: `campaign` is its frame, the others are its adventures and shared cards."""
    folder = FOLDER / str(abs(hash(tuple(sorted(files.items())))))
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(dedent(text), encoding="utf-8")
    add_book(str(folder), open_book(folder))
    return str(folder)


def inner(text: str) -> str:
    return indent(dedent(text).strip("\n"), "  ")


def table(position: str = "", book: str = "", **options: Any) -> Trudvang:
    """A position; without Heroes Kattly and Briya stand in Fylges. Events are told from here on."""
    given = "".join(f",{name}:{value}" for name, value in options.items())
    words = " ".join(position.split())
    if "A.hero" not in words:
        words = "A.hero=kattly A.at=fylges B.hero=briya B.at=fylges " + words
    if "pois=" not in words:
        words = "pois=A:arji " + words
    state: Trudvang = trudvang.from_position(f"trudvang options=adventure:{book or tale()}{given} {words}")
    state.log = []
    return state


def reading(s: Trudvang, entry: str, place: str = "fylges") -> Trudvang:
    """The party of a place reads an entry now."""
    at = REGION_OF[place] if place in REGION_OF else SPACES + s.house.saga.space_index(s.adventure, place)
    s.agenda.clear()
    s.do(*read(s, entry, at))
    s.legal = None
    meadhall.pending(s)
    return s


def told_story(
    entry: str, position: str = "", cards: str = "", pois: str = "", spaces: str = "", more: str = "", **options: Any
) -> Trudvang:
    """Entry 10, being read in Fylges, of a book made of it and perhaps `more` entries; `10:` may be left out."""
    text = dedent(entry).strip("\n")
    if not text.lstrip().startswith("10:"):
        text = "10:\n  text: Something happens.\n  do:\n" + indent(text, "    ")
    return reading(table(position, tale(f"{text}\n{dedent(more)}", cards, pois, spaces), **options), "10")


def draws(kinds: str) -> list[str]:
    """Runes that chance gives, by their letters: W F E A D X."""
    names = dict(zip("WFEADX", KINDS, strict=True))
    return [f"rune {names[kind]}" for kind in kinds]


def refused(state: Any, text: str) -> str:
    """The rule that forbids this answer to the pending question."""
    meadhall.pending(state)
    rule = find_rule_against(state, text)
    assert rule is not None, f"{text} is legal"
    return rule


def at(state: Trudvang, seat: int) -> str:
    return REGIONS[state.at[seat]]


def track(state: Trudvang, seat: int = 0) -> list[str]:
    return [STATUSES[kind] for kind in state.status[seat]]


def bag(state: Trudvang, seat: int = 0) -> dict[str, int]:
    return {kind: int(state.bags[seat][number]) for number, kind in enumerate(KINDS)}


def names(state: Trudvang, cards: list[int]) -> list[str]:
    return [state.house.saga.names[card] for card in cards]


def pages(state: Trudvang) -> list[str]:
    """The entries read so far."""
    return [state.house.saga.entries[entry].id for entry in state.journal]


def phase_of(state: Trudvang) -> str:
    return state.house.saga.names[state.phases[state.phase]]
