"""Records on the shelf: each game has a file of its own."""

from __future__ import annotations

from pathlib import Path

from meadhall.tables.shelf import Shelf


def test_games_that_begin_in_the_same_second_do_not_share_a_file(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    taken = [shelf.place_for("norsaga") for _ in range(5)]

    assert len(set(taken)) == 5
    assert shelf.unfinished("norsaga") is None      # nothing was played yet


def test_a_shelf_that_cannot_be_is_left_to_whoever_saves(tmp_path: Path) -> None:
    blocked = tmp_path / "games"
    blocked.write_text("not a folder", encoding="utf-8")

    assert Shelf(blocked).place_for("norsaga").parent == blocked
