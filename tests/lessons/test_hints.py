"""Hints: each of ours comes up in games that were played, in three languages, and looks at one seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from golden import golden
from lessons.paths import OURS
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.dealer import SeededDealer
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.games import SHIPPED
from meadhall.lessons.first_game import load_first_game, load_hints, parse_first
from meadhall.lessons.hints import find_hints, parse_condition
from meadhall.lessons.learner_progress import Memory, is_new_to
from meadhall.lessons.lesson_check import walk_lesson
from meadhall.tables.saved_games import Shelf
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from meadhall.words import LANGUAGES

GAMES = tuple(sorted(SHIPPED))
NORSAGA = meadhall.game("norsaga")

SHORT = """
players = 2
level = "thrall"
[options]
basic = true
[[hint]]
name = "embellish"
ask = ["story.embellish"]
say.en = "Embellish."
"""


class Replayed(Table):
    """A game that was played, one answer after the other."""

    def __init__(self, record: Record) -> None:
        self.whole = record.answers
        seats = [Seat("karl", "Karl")] * record.header["players"]
        super().__init__(record.game, seats, SeededDealer(0), type(record)(record.header, []))

    def questions(self) -> Iterator[int]:
        """Each time somebody is asked: whose eyes may be looked through."""
        for answer in self.whole:
            seat = self.asked_seat()
            if seat is not None and seat != CHANCE:
                yield 0 if seat == TABLE else seat
            self.append(answer.text)


def played(game: str) -> Iterator[Record]:
    """Our lessons, which are games as well, then golden games from the shortest on."""
    for of, lesson in OURS:
        if of == game:
            *_, table = walk_lesson(meadhall.game(game), lesson)
            yield table.record
    yield from sorted(golden(game).values(), key=lambda one: len(one.answers))


@pytest.mark.parametrize("game", GAMES)
def test_each_hint_comes_up_in_games_that_were_played(game: str) -> None:
    unmet = [*load_hints(meadhall.game(game))]
    for record in played(game):
        table = Replayed(record)
        for seat in table.questions():
            met = find_hints(unmet, table, seat)
            unmet = [hint for hint in unmet if hint not in met]
            if not unmet:
                return
    assert [hint.name for hint in unmet] == []


@pytest.mark.parametrize("game", GAMES)
def test_ours_are_short_told_in_every_language_and_have_names_of_their_own(game: str) -> None:
    hints = load_hints(meadhall.game(game))
    assert len(hints) >= 12
    assert len({hint.name for hint in hints}) == len(hints)
    assert [hint.name for hint in hints if {*hint.say} - {""} != {*LANGUAGES}] == []
    assert [hint.name for hint in hints if len({*hint.say.values()}) < len(LANGUAGES)] == []
    assert [text for hint in hints for text in hint.say.values() if len(text) > 190] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_can_be_played(game: str) -> None:
    of = meadhall.game(game)
    first = load_first_game(of)
    assert first is not None
    state = of.new(len(first.seats()), first.options)
    assert first.options.items() <= of.options_of(state).items()
    assert first.level == ("karl" if of.cooperative else "thrall")  # a rival is gentle, a companion is of use


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("turn >= 3", True),
        ("turn > 3", False),
        ("turn = 3", True),
        ("players.me.doomed", False),
        ("!players.me.doomed", True),
        ("players.others.doomed", True),
        ("players.*.name ~ Eg*", True),
        ("players.me.hand > 1", True),
        ("players.me.hand.* ~ SK-*", False),
        ("players.others.hand > 0", False),
        ("nothing.there", False),
        ("!nothing.there", True),
        ("players.7.name", False),
        ("decks.*.size < 2", True),
    ],
)
def test_a_condition_looks_at_the_view(text: str, holds: bool) -> None:
    view = {
        "you": 1,
        "turn": 3,
        "decks": {"one": {"size": 1}, "two": {"size": 9}},
        "players": [
            {"name": "Egil", "doomed": True, "hand": None},
            {"name": "Bera", "doomed": False, "hand": ["RG1", "BB1"]},
        ],
    }
    found = parse_condition(text)
    assert found is not None
    assert found.holds(view) is holds


def ours(position: str) -> Table:
    return Table.new(NORSAGA, [Seat("me", "Bera"), Seat("thrall", "Thrall")], {}, SeededDealer(1), position)


START = OURS[[lesson.name for _, lesson in OURS].index("basic")][1].position


def test_only_who_is_asked_is_hinted_and_only_from_their_own_view() -> None:
    table = ours(START)
    assert table.asked_seat() == 0
    assert [hint.name for hint in find_hints(load_hints(NORSAGA), table, 0)] == ["youngest"]
    assert find_hints(load_hints(NORSAGA), table, 1) == []
    other = ours(START.replace("B.hand=BB1,GB1,BY1,GR1", "B.hand=GB1,BB2,BY2,RR1"))  # what this seat cannot see
    assert [hint.name for hint in find_hints(load_hints(NORSAGA), other, 0)] == ["youngest"]


@pytest.mark.parametrize(
    ("was", "becomes", "key"),
    [
        ('ask = ["story.embellish"]', "", "hint-when"),
        ('ask = ["story.embellish"]', 'asks = ["story.embellish"]', "toml-key"),
        ('ask = ["story.embellish"]', 'view = ["turn is 3"]', "hint-view"),
        ('ask = ["story.embellish"]', 'view = ["turn > many"]', "hint-view"),
        ('say.en = "Embellish."', "", "toml-missing"),
        ('level = "thrall"', 'level = "queen"', "lesson-level"),
        ("players = 2", "players = 9", "players-count"),
        ("basic = true", "basics = true", "option-unknown"),
        ("players = 2", "players = ", "toml-line"),
    ],
)
def test_a_mistake_in_the_file_is_named(was: str, becomes: str, key: str) -> None:
    assert parse_first(NORSAGA, SHORT, "first.toml").hints[0].name == "embellish"
    with pytest.raises(Fault) as fault:
        parse_first(NORSAGA, SHORT.replace(was, becomes, 1), "first.toml")
    assert fault.value.key == key


def test_what_was_told_is_remembered_and_can_be_told_again(tmp_path: Path) -> None:
    file = tmp_path / "somewhere" / "hints.json"
    memory = Memory(file)
    assert memory.wants("norsaga")
    memory.see("norsaga", "youngest")
    memory.know("yggdrasil")
    again = Memory(file)
    assert (again.seen("norsaga"), again.wants("yggdrasil"), again.wants("norsaga")) == (["youngest"], False, True)
    again.turn(False)
    assert not Memory(file).wants("norsaga")
    again.turn(True)
    assert (Memory(file).seen("norsaga"), Memory(file).wants("yggdrasil")) == ([], True)
    file.write_text("[]", encoding="utf-8")
    assert Memory(file).wants("norsaga")


def test_who_has_finished_a_game_here_is_not_new_to_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    (tmp_path / "norsaga-1.record").write_text("", encoding="utf-8")
    table = ours(START)
    shelf.save(table, tmp_path / "norsaga-2.record")
    assert is_new_to(NORSAGA, shelf)
    golden("norsaga")["basic"].save(tmp_path / "norsaga-3.record")
    assert not is_new_to(NORSAGA, shelf)
    assert is_new_to(meadhall.game("yggdrasil"), shelf)
