"""Fields are declared once: constructor, copy and codec follow from them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from meadhall.core.agenda import CHANCE, NOBODY, TABLE, Council, Lot, Onward, Part, Question, State, blank
from meadhall.core.codec import format_agenda, pack, parse_agenda, unpack
from meadhall.core.codegen import copy_expression
from meadhall.core.fault import Fault


class Chest(Part):
    """Something of several values."""

    lock: int
    coins: list[int]


class House:
    """What all copies share."""

    def plain(self) -> str:
        return "house"


class Barn(State):
    """A state of every kind of field."""

    fixed: ClassVar[tuple[str, ...]] = ("house", "walls")

    house: House
    walls: list[int]
    hay: int = 3
    door: bool = False
    rows: list[list[int]]
    cubes: list[list[list[int]]]
    known: dict[int, int]
    chests: list[Chest]
    best: Chest | None = None


class Wait(Onward):
    turns: int
    who: list[int]

    def resolve(self, s: State, move: int) -> None:
        pass


class Roll(Lot):
    die: int


class Agree(Council):
    pass


class Pick(Question):
    most: int = 2


class PickAgain(Pick):
    twice: int = 1


class Go(Pick):
    """A question of which one kind is asked of nobody."""

    whom: ClassVar[int] = NOBODY

    def __init__(self, most: int) -> None:
        self.seat = NOBODY
        self.most = most


def barn() -> Barn:
    s = blank(Barn)
    s.house = House()
    s.rows = [[1], [2]]
    s.cubes = [[[1]], [[2, 3]]]
    s.chests = [Chest(1, [5])]
    s.best = Chest(2, [6])
    return s


def test_a_frame_takes_its_fields_in_order_and_knows_whom_it_asks() -> None:
    wait, roll, pick = Wait(3, [0, 1]), Roll(6), Pick(1)
    assert (wait.seat, wait.turns, wait.who) == (NOBODY, 3, [0, 1])
    assert (roll.seat, roll.die, Agree().seat) == (CHANCE, 6, TABLE)
    assert (pick.seat, pick.most, Pick(0, 5).most) == (1, 2, 5)
    assert Wait.fields == {"turns": "int", "who": "list[int]"}
    assert PickAgain.fields == {"seat": "i64", "most": "int", "twice": "int"}
    assert (PickAgain(1, 4, 9).twice, PickAgain(1).most) == (9, 2)


def test_who_is_asked_is_no_field_where_the_class_says_it() -> None:
    assert Go.fields == {"most": "int"}
    assert (Go(4).seat, Go(4).most) == (NOBODY, 4)


def test_too_few_arguments_are_an_error() -> None:
    with pytest.raises(TypeError, match=r"Wait\.__init__"):
        Wait(3)  # type: ignore[call-arg]


def test_a_blank_table_has_its_numbers_and_empty_lists() -> None:
    s = blank(Barn)
    assert (s.agenda.to_list(), s.hay, s.door, s.walls, s.rows, s.known, s.best) == ([], 3, False, [], [], {}, None)
    assert blank(Barn).rows is not s.rows


class FullBarn(Barn):
    """A state that adds methods only."""


def test_a_state_without_fields_of_its_own_copies_itself() -> None:
    s = blank(FullBarn)
    s.house = House()
    twin = s.copy()
    assert type(twin) is FullBarn
    assert twin.house is s.house
    assert twin.rows is not s.rows


def test_a_copy_shares_only_what_never_changes() -> None:
    s = barn()
    s.agenda.append(Pick(0))
    s.hay, s.known = 7, {1: 2}
    twin = s.copy()
    assert type(twin) is Barn
    assert (twin.hay, twin.known, twin.cubes, twin.agenda) == (7, {1: 2}, [[[1]], [[2, 3]]], s.agenda)
    assert twin.house is s.house
    assert twin.walls is s.walls
    assert s.best is not None
    s.agenda.pop()
    s.rows[0].append(9)
    s.cubes[1][0].append(9)
    s.known[1] = 9
    s.chests[0].coins.append(9)
    s.best.coins.append(9)
    assert twin.best is not None
    assert (twin.rows, twin.cubes, twin.known) == ([[1], [2]], [[[1]], [[2, 3]]], {1: 2})
    assert (twin.chests[0].coins, twin.best.coins, len(twin.agenda)) == ([5], [6], 1)


def test_a_state_is_packed_and_unpacked_by_its_fields() -> None:
    s = barn()
    s.agenda.append(Wait(1, [2]))
    s.known = {3: 4}
    packed = pack(s)
    assert packed["chests"] == [[1, [5]]]
    assert packed["known"] == [[3, 4]]
    assert packed["agenda"] == [["Wait", 1, [2]]]
    again = unpack(
        packed,
        Barn,
        {"Wait": Wait},
        {
            "house": lambda _: s.house,
            "chests": lambda some: [Chest(*one) for one in some],
            "best": lambda one: Chest(*one),
        },
    )
    assert pack(again) == packed


def test_a_line_of_frames_is_read_by_their_fields() -> None:
    frames = {"Wait": Wait, "Pick": Pick}
    assert format_agenda(parse_agenda("Pick(1,2)>Wait(1,[0,4])", frames)) == "Pick(1,2)>Wait(1,[0,4])"
    for wrong in ("Wait([1],[0])", "Wait(1,2)", "Wait(1)", "Pick(1)"):
        with pytest.raises(Fault):
            parse_agenda(wrong, frames)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("i64", "v"),
        ("list[i64]", "v[:]"),
        ("list[list[i64]]", "[x0[:] for x0 in v]"),
        ("dict[i64, i64]", "v.copy()"),
        ("list[list[list[i64]]]", "[[x1[:] for x1 in x0] for x0 in v]"),
        ("Deck", "v.copy()"),
        ("Fight | None", "v.copy() if v is not None else None"),
        ("list[Deck]", "[x0.copy() for x0 in v]"),
        ("str | None", "v"),
    ],
)
def test_how_a_value_is_copied(kind: str, text: str) -> None:
    assert copy_expression("v", kind) == text


class Tallies(State):
    """Lists in dicts, and dicts in dicts."""

    by_seat: dict[int, list[int]]
    by_name: dict[str, dict[int, int]]


def test_copies_share_no_list_that_lies_in_a_dict():
    s = blank(Tallies)
    s.by_seat[1] = [1, 2]
    s.by_name["a"] = {1: 2}
    twin = s.copy()
    twin.by_seat[1].append(3)
    twin.by_name["a"][1] = 9
    assert (s.by_seat, s.by_name) == ({1: [1, 2]}, {"a": {1: 2}})


@pytest.mark.parametrize(
    "kind",
    [
        "tuple[int, int]",
        "set[int]",
        "dict",
        "list",
        "dict[int, set[int]]",
        "dict[int, list]",
        "list[tuple[int, int]]",
        "dict[tuple[int, int], int]",
        "bytes",
    ],
)
@pytest.mark.parametrize("base", [State, Part])
def test_a_field_that_cannot_be_copied_is_refused_when_its_class_is_made(base, kind):
    with pytest.raises(TypeError, match=r"Odd\.thing: a field of type .* cannot be copied\. Use "):
        type("Odd", (base,), {"__annotations__": {"thing": kind}})


def test_what_is_fixed_may_be_of_any_type():
    type("Odd", (State,), {"__annotations__": {"thing": "tuple[int, int]"}, "fixed": ("thing",)})
