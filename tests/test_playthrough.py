"""The playthroughs themselves: what their files hold, and that they see a change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.games import SHIPPED
from playthrough import ASPECTS, compare, lengthen, load, load_imported, shorten
from test_ledger import ledger


@pytest.mark.parametrize("game", SHIPPED)
def test_they_name_rules_of_the_ledger_and_play_with_every_number_of_players(game: str) -> None:
    played = load(game)
    low, high = meadhall.game(game).players

    assert {rule for one in played for rule in one.rules} | set(load_imported(game)) <= set(ledger(game))
    assert {int(one.name.split()[2]) for one in played} == set(range(low, high + 1))
    assert all(len(one.hashes) == len(one.answers) + 1 for one in played)


@pytest.mark.parametrize("aspect", range(len(ASPECTS)))
def test_a_difference_names_its_step_its_aspect_and_what_to_do(aspect: int) -> None:
    played = load("norsaga")[0]
    hashes = played.hashes[1].split()
    hashes[aspect] = "????"

    said = compare("norsaga", replace(played, hashes=[played.hashes[0], " ".join(hashes), *played.hashes[2:]]))

    assert f"step 1: {ASPECTS[aspect]} changed" in said
    assert "make_playthroughs.py --keep norsaga" in said


def test_an_answer_that_is_no_longer_legal_is_named() -> None:
    played = load("norsaga")[0]

    assert "sing loudly" in compare("norsaga", replace(played, answers=["sing loudly", *played.answers[1:]]))


def test_a_view_with_another_number_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = meadhall.game("norsaga")
    view_of = type(game).view_of
    monkeypatch.setattr(type(game), "view_of", lambda self, state, seat: {**view_of(self, state, seat), "cap": 1})

    assert "step 0: views changed" in compare("norsaga", load("norsaga")[0])


def test_rules_are_written_short_and_read_again() -> None:
    rules = ["YG-ACT-01", "YG-ACT-02", "YG-ART-ODROERIR", "YG-INFO-01"]

    assert shorten(rules) == "YG-ACT-01,02 YG-ART-ODROERIR YG-INFO-01"
    assert lengthen(shorten(rules)) == rules
