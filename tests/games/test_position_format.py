"""The table of a position: rows that are read and written, on a hall of straw that has one of each."""

from typing import Any

import pytest

from meadhall.core.agenda import State
from meadhall.core.fault import Fault
from meadhall.core.game import Option
from meadhall.games.position_format import NEVER, Entries, Row, Seated, Table
from meadhall.games.position_values import Agenda, Bits, List, Number, Options, Pair, Pairs, Seat, Seats, Together, Word
from meadhall.words import speak

CUPS = ("horn", "bowl", "jug")


class House:
    def __init__(self, given):
        self.given = given


class Feast(State):
    def __init__(self, players, house):
        super().__init__([])
        self.players, self.house = players, house
        self.cups: list[Any] = [[] for _ in range(players)]
        self.full = [2] * players
        self.host, self.order, self.served, self.evening, self.casks, self.left = -1, [], 0, 0, [0, 0], 9
        self.gifts, self.benches = 0, [-1] * players


def pour(s, pairs):
    for seat, casks in pairs:
        s.casks[seat] = casks


TABLE = Table(
    "feast",
    House,
    Feast,
    Row("players", Number(1, 3), usual=2, left_out=NEVER),
    Row("options", Options([Option("loud", False, (False, True))]), "house", left_out=NEVER),
    Seated(
        "ABC",
        Row("full", Number(0, lambda s, seat: 9 - seat)),
        Row("cups", List(Word(CUPS), once=True), had=lambda s, seat: s.full[seat] > 0),
    ),
    Row("left", Number(0, 9), usual=lambda s: 9 - sum(s.full)),
    Row("host", Seat()),
    Row("order", Seats(once=True)),
    Row("served", Bits(List(Word(CUPS)))),
    Row("evening", Number(1, 7, first=1), usual=3, left_out=0),
    Row(
        "casks",
        List(Pair(Seat(), Number(0, 4))),
        get=lambda s: [(at, n) for at, n in enumerate(s.casks) if n],
        put=pour,
    ),
    Row(
        "gifts",
        Together(
            "!",
            Number(0, 2),
            Word({"ring": 1, "axe": 4}),
            make=lambda both: both[0] * 8 + both[1],
            take=lambda gift: divmod(gift, 8),
        ),
    ),
    Entries("benches", Pairs(Seat(), Word(CUPS)), none=-1),
    Row("agenda", Agenda(), left_out=NEVER),
    more=["step"],
)


def read(text):
    return TABLE.read(text, {}, lambda options, players: {"loud": options.get("loud") == "True"}).s


@pytest.mark.parametrize(
    "text",
    [
        "feast players=2 evening=4 agenda=-",
        "feast players=2 evening=4 gifts=2!axe benches=A:jug,B:horn agenda=-",
        "feast players=1 options=loud:True A.full=9 A.cups=bowl,horn host=A order=A served=horn,jug evening=7 agenda=-",
        "feast players=3 A.full=0 B.full=8 left=9 evening=2 casks=A:4,B:1 agenda=-",
    ],
)
def test_what_is_written_is_read_again(text):
    assert TABLE.write(read(text)) == text


def test_what_is_usual_is_left_out_and_follows_from_the_rest():
    s = read("feast B.full=4")
    assert (s.players, s.full, s.left, s.evening) == (2, [2, 4], 3, 3)
    assert TABLE.write(s) == "feast players=2 B.full=4 evening=4 agenda=-"
    s.evening, s.left = 0, 4
    assert TABLE.write(s) == "feast players=2 B.full=4 left=4 agenda=-"


def test_what_nobody_has_is_not_looked_at():
    assert TABLE.write(read("feast A.full=0 A.cups=nothing")) == "feast players=2 A.full=0 evening=4 agenda=-"


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("feast hots=A", "position-key", "host"),
        ("feast A.cup=horn", "position-key", "A.cups"),
        ("feast host=A host=B", "position-twice", "host"),
        ("feast C.full=1", "position-no-player", "C.full"),
        ("feast players=4", "position-number", "3"),
        ("feast B.full=9", "position-number", "8"),
        ("feast A.cups=horn,bowle", "position-word", "bowl"),
        ("feast A.cups=jug,jug", "position-word-twice", "A.cups"),
        ("feast host=C", "position-seat", "AB"),
        ("feast host=AB", "position-seat", "host"),
        ("feast order=AC", "position-seat", "order"),
        ("feast order=AA", "position-seat-twice", "order"),
        ("feast gifts=0", "position-count", "2"),
        ("feast gifts=3!axe", "position-number", "gifts"),
        ("feast gifts=0!ax", "position-word", "axe"),
        ("feast benches=B:jug,B:horn", "position-word-twice", "B"),
        ("feast casks=A", "position-pair", "casks"),
        ("feast casks=A:", "position-pair", "A:"),
        ("feast casks=A:5", "position-number", "casks"),
        ("feast casks=-,", "position-pair", "-"),
        ("feast options=loud", "position-option", "loud"),
    ],
)
def test_a_fault_names_the_part_and_what_would_be_right(text, key, told):
    with pytest.raises(Fault) as fault:
        read(text)
    assert fault.value.key == key
    assert told in speak(fault.value)


def test_a_list_of_fixed_length():
    three = Table(
        "feast",
        House,
        Feast,
        Row("players", Number(1, 3), usual=2),
        Row("options", Options([])),
        Row("order", List(Word(CUPS, none=-1), count=3, empty="")),
    )
    assert three.read("feast order=jug,-,jug", {}, lambda options, players: {}).s.order == [2, -1, 2]
    with pytest.raises(Fault) as fault:
        three.read("feast order=jug", {}, lambda options, players: {})
    assert (fault.value.key, fault.value.args_of_key["right"]) == ("position-count", 3)
