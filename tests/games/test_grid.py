"""Boards of squares: names, neighbours, lines, and the part of a view that is drawn."""

import json

import pytest

from meadhall.games.grid import Grid

SMALL = Grid(rows=3, columns=4)


def test_every_square_has_a_name_that_leads_back() -> None:
    names = [SMALL.name(square) for square in range(len(SMALL))]
    assert names == ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]
    assert [SMALL.square(name) for name in names] == list(range(12))


@pytest.mark.parametrize("name", ["", "a", "a0", "a4", "e1", "A1", "a01", "11", "aa1", "a1 ", "a²", "a-1"])
def test_what_is_no_square_is_refused(name: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (the name is all there is to say)
        SMALL.square(name)


@pytest.mark.parametrize("square", [-1, 12])
def test_no_square_off_the_board_has_a_name(square: int) -> None:
    with pytest.raises(IndexError):
        SMALL.name(square)


@pytest.mark.parametrize(("rows", "columns"), [(0, 3), (3, 0), (3, 27)])
def test_a_board_whose_squares_have_no_names_is_refused(rows: int, columns: int) -> None:
    with pytest.raises(ValueError, match="no names"):
        Grid(rows, columns)


def test_neighbours_and_lines_end_at_the_edge() -> None:
    def named(squares: list[int]) -> list[str]:
        return [SMALL.name(square) for square in squares]

    assert named(SMALL.neighbours(SMALL.square("a1"))) == ["a2", "b1"]
    assert named(SMALL.neighbours(SMALL.square("b2"))) == ["b3", "c2", "b1", "a2"]
    assert named(SMALL.line(SMALL.square("a2"), 1, 0)) == ["b2", "c2", "d2"]
    assert named(SMALL.line(SMALL.square("a1"), 1, 1)) == ["b2", "c3"]
    assert SMALL.line(SMALL.square("d3"), 1, 0) == []
    assert [SMALL.name(square) for square in range(12) if not SMALL.is_edge(square)] == ["b2", "c2"]


def test_a_view_names_pieces_marks_and_owners() -> None:
    view = SMALL.view(["king", *[""] * 11], {11: "corner"}, {"king": 1})
    assert view == {
        "rows": 3,
        "columns": 4,
        "pieces": {"a1": "king"},
        "marks": {"d3": "corner"},
        "owners": {"king": 1},
    }
    assert json.loads(json.dumps(view)) == view
