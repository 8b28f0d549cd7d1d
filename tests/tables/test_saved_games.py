"""Records on the shelf: each game has a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.tables.saved_games import Shelf, resume


def test_games_that_begin_in_the_same_second_do_not_share_a_file(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    taken = [shelf.place_for("norsaga") for _ in range(5)]

    assert len(set(taken)) == 5
    assert shelf.find_unfinished("norsaga") is None  # nothing was played yet


def test_a_shelf_that_cannot_be_is_left_to_whoever_saves(tmp_path: Path) -> None:
    blocked = tmp_path / "games"
    blocked.write_text("not a folder", encoding="utf-8")

    assert Shelf(blocked).place_for("norsaga").parent == blocked


def test_a_record_with_too_few_seats_is_not_gone_on_with() -> None:
    game = meadhall.game("yggdrasil")
    header = {
        "meadhall": 1,
        "game": "yggdrasil",
        "rules": 1,
        "data": "",
        "players": 3,
        "options": {},
        "seats": ["me"],
        "dealer": {"kind": "seeded", "seed": 1},
    }
    with pytest.raises(Fault) as fault:
        resume(Record(header))
    assert fault.value.args_of_key == {"field": "seats"}
    assert resume(Record({**header, "seats": ["me"] * 3})).game is game
