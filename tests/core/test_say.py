"""Positions in words, and matches between bots, as programs call them."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.games import SHIPPED
from meadhall.words import LANGUAGES


def advanced(name: str, answers: int) -> meadhall.State:
    """Return a state of this game after some random answers."""
    state, rng = meadhall.game(name).new(2), meadhall.Rng.seeded(3)
    for _ in range(answers):
        asked = meadhall.decide(state)
        assert asked is not None
        if asked.seat == meadhall.CHANCE:
            meadhall.deal(state, rng)
        else:
            meadhall.play(state, rng.choice(asked.options))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_position_is_said_in_every_language_and_stays_as_it_is(name: str, language: str) -> None:
    state = advanced(name, 40)
    before = meadhall.game(name).position(state)
    text = meadhall.say(name, state, 0, language, ["Astrid", "Bo"])

    assert len(text.splitlines()) > 3
    assert "Bo" in text
    assert "{" not in text
    assert meadhall.game(name).position(state) == before


def test_a_hand_is_said_only_to_its_seat() -> None:
    state = advanced("norsaga", 40)
    twin = meadhall.game("norsaga").redeal(state, 0, meadhall.Rng.seeded(1))

    assert meadhall.say("norsaga", state, 0) == meadhall.say("norsaga", twin, 0)


def test_a_finished_game_is_said_with_its_winner() -> None:
    record = meadhall.play_match("norsaga", ["thrall", "thrall"], seed=7)

    assert "B has won." in meadhall.say(record.game, record.replay()).splitlines()


def test_a_match_is_the_same_for_the_same_seed() -> None:
    game = meadhall.game("norsaga")
    first = meadhall.play_match(game, ["thrall", "karl"], 5, {"undo": False})
    second = meadhall.play_match(game, ["thrall", bot("karl", game, (5 << 8) + 2)], 5, {"undo": False})

    assert first.lines() == second.lines()
    assert first.header["seats"] == ["thrall", "karl"]
    assert first.verify().finished


def test_a_match_needs_as_many_bots_as_players() -> None:
    with pytest.raises(meadhall.Fault) as found:
        meadhall.play_match("norsaga", ["thrall"], seed=1)

    assert found.value.key == "players-count"
