"""A choice of the book is always asked and shown, also with one open branch; records from before still replay."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import decide, legal_texts, play
from meadhall.core.fault import Illegal
from meadhall.core.record import Answer, Record, fingerprint
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.game import trudvang
from meadhall.tables.seats import HUMAN, Seat
from meadhall.tables.table import Table
from meadhall.words import LANGUAGES, words
from optional import unwrap
from trudvang.scene import told_story

KING = """
    - choose:
        - label: Tell him what a ranger knows.
          if: {class: ranger}
          do: [{read: end-away}]
        - label: Buy yourself free.
          cost: {cp: 3}
          do: [{read: end-away}]
        - label: Speak of the ring.
          if: {flag: ring}
          do: [{read: end-away}]
        - id: kneel
          label: Kneel, and hate it.
          do: [{lose_health: 1}]
"""
BOOK = """
saga: 1
adventure: {id: X9, title: The Kneeling, first: true}
pois:
  A: {colour: green, name: A Hall, region: fylges, read: 10}
entries:
  intro:
    text: A king sits in Fylges and asks one question of everybody who comes.
    do:
      - place_heroes: fylges
      - choose: [{label: Go in., do: [{gain_cp: 1}]}]
      - reveal_poi: A
  10:
    text: The king asks his question, and the hall listens to how you breathe.
    do:
      - choose:
          - {label: Buy yourself free., cost: {cp: 9}, do: [{read: end-stand}]}
          - {label: Kneel., do: []}
      - choose: [{label: Stay down., do: []}, {label: Look up., do: [{gain_cp: 1}]}]
      - choose: [{label: Stay down., do: []}]
      - choose: [{label: Stay down., do: []}]
      - test: {by: any may, type: agility, difficulty: 2, outcome: any_succeeds, success: [{gain_cp: 1}]}
      - choose: [{label: Get up., do: [{read: 11}]}]
  11:
    text: The floor is cold, and you have leisure to count the boards of it.
    do:
      - choose:
          - {label: Once more., if: {heroes: {at_most: 4}}, do: [{read: 12}]}
          - {label: Go home., do: [{read: end-kneel}]}
  12:
    text: You count the boards again, and there is one more than there was.
    do:
      - choose: [{label: Enough., do: [{read: end-kneel}]}]
  end-stand:
    text: You stand, and nobody has seen anything like it in this hall.
  end-kneel:
    text: You kneel, and it is entered in a book you will not be shown.
    do:
      - choose: [{label: So be it., do: [{gain_xp: 1, who: all}]}]
"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "x9.yaml").write_text(BOOK, encoding="utf-8")
    trudvang.serve("lone", open_book(tmp_path / "x9.yaml"))
    yield "lone"
    trudvang.put_away("lone")


def king() -> Any:
    return told_story(
        KING,
        more="""
  end-away:
    text: You go out under your own name, and the door is held for you.
""",
    )


@pytest.mark.rule("TL-BOOK-14")
def test_a_lone_open_branch_is_asked() -> None:
    s = king()
    found = unwrap(decide(s))
    assert (found.ask, found.options) == ("branch.choose", ["only kneel"])
    assert found.about["labels"] == {"kneel": "Kneel, and hate it."}
    health = list(s.hp)
    play(s, "only kneel")
    assert s.hp == [one - 1 for one in health]


@pytest.mark.rule("TL-BOOK-14")
def test_closed_branches_are_shown_with_what_they_wait_for_but_nothing_is_given_away() -> None:
    s = king()
    question = trudvang.view(s, 0)["question"]
    assert question["closed"] == {"1": "Tell him what a ranger knows.", "2": "Buy yourself free."}
    assert question["prices"] == {"1": {"needs": {"key": "class", "class": "ranger"}}, "2": {"cost": {"cp": 3}}}
    for closed in ("choose 1", "choose 2"):
        with pytest.raises(Illegal):
            play(s, closed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_branches_are_said_in_every_language(language: str) -> None:
    s = king()
    view = trudvang.view(s, 0)
    phrases = trudvang.phrases(words(language, "trudvang"), ["Bera", "Egil"], 0)
    said = [phrases.closed(branch, view) for branch in view["question"]["closed"]]
    assert ["Buy yourself free." in one and "3" in one for one in said] == [False, True]
    assert words(language, "trudvang")("class-ranger") in said[0]
    assert not any("branch-closed" in one or "None" in one for one in said)


def played(served: str, seed: int) -> tuple[Record, dict[int, str]]:
    """A game of people who answer anything, with the position by the number of answers given."""
    rng = random.Random(seed)
    table = Table.new(
        trudvang, [Seat(HUMAN, "Bera"), Seat(HUMAN, "Egil")], {"adventure": served, "round_cap": 6}, SeededDealer(seed)
    )
    positions = {}
    while (seat := table.asked_seat()) is not None:
        options = legal_texts(table.state)
        table.answer(max(seat, 0), "poi A" if "poi A" in options else rng.choice(options))
        positions[len(table.record.answers)] = trudvang.position(table.state)
    return table.record, positions


def without_lone(record: Record, keep: int) -> Record:
    """As it was written when a lone branch was not asked; the last so many of them as today."""
    lone = [number for number, one in enumerate(record.answers) if one.text.startswith("only ")]
    gone = set(lone[: len(lone) - keep])
    old = Record(dict(record.header), [one for number, one in enumerate(record.answers) if number not in gone])
    old.result = {**(record.result or {}), "answers": old.seal()}
    return old


def test_records_from_before_replay_and_verify(served: str) -> None:
    """Branches without an id are all called 1: what was left out cannot be told from what was answered by its name."""
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    lone = 0
    for number in range(seed, seed + 12):
        record, _ = played(served, number)
        count = sum(one.text.startswith("only ") for one in record.answers)
        lone += count
        for keep in {0, count // 2, count}:
            old = without_lone(record, keep)
            assert fingerprint(trudvang, old.replay()) == fingerprint(trudvang, record.replay())
            assert old.verify().draws == record.verify().draws
    assert lone > 12


def test_a_game_from_before_goes_on_where_it_stood(served: str) -> None:
    """It was saved without its lone answers and, between two of them, stood at the next question; that is asked now."""
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    record, positions = played(served, seed)
    for count, position in positions.items():
        if count < len(record.answers) and not record.answers[count - 1].text.startswith("only "):
            then = [one for one in record.answers[:count] if not one.text.startswith("only ")]
            table = Table(
                trudvang,
                [Seat(HUMAN, "Bera"), Seat(HUMAN, "Egil")],
                SeededDealer(seed),
                Record(dict(record.header), then),
            )
            table.catch_up_dealer()
            assert trudvang.position(table.state) == position


def test_an_answer_that_was_never_legal_is_still_named(served: str) -> None:
    record, _ = played(served, 3)
    number = next(at for at, one in enumerate(record.answers) if one.text.startswith("only "))
    wrong = Record(dict(record.header), [*record.answers[:number], Answer("table", "only nothing")])
    with pytest.raises(Exception, match=f"{number + 2}"):
        wrong.replay()


def test_undo_comes_back_to_a_lone_branch(served: str) -> None:
    record, _ = played(served, 5)
    table = Table(
        trudvang,
        [Seat(HUMAN, "Bera"), Seat(HUMAN, "Egil")],
        SeededDealer(5),
        Record(dict(record.header), list(record.answers)),
    )
    number = next(at for at, one in enumerate(record.answers) if one.text.startswith("only "))
    table.undo_to(number)
    assert unwrap(decide(table.state)).options == [record.answers[number].text]
