"""Bots see what a beginner sees."""

import pytest
from positions import GAME, place

import meadhall
from meadhall.bots import bot

LEVELS = pytest.mark.parametrize("level", ["karl", "jarl"])


def answer(state, level):
    """Return what a bot of this level answers."""
    seat = meadhall.turn(state)
    move = bot(level, GAME, seed=1, iterations=100).choose(state, seat)
    return state.agenda[-1].text(state, move)


@LEVELS
def test_the_king_goes_to_an_open_corner(level):
    state = place("brandub", 1, king="a4", defenders="d5 e3", attackers="a6 c2 f5 g3")
    assert answer(state, level) == "move a4 a1"


@LEVELS
def test_attackers_take_the_king(level):
    state = place("brandub", 0, king="b3", defenders="f7 d6", attackers="a3 c7 f2")
    assert answer(state, level) == "move c7 c3"


@LEVELS
def test_attackers_bar_the_only_way_to_a_corner(level):
    state = place("copenhagen", 0, king="d1", defenders="f4 g1 h8", attackers="b9 e6 k7 j4")
    meadhall.play(state, answer(state, level))
    assert "move d1 a1" not in meadhall.decide(state).options


def test_karl_beats_a_random_player_from_both_sides():
    for seed in range(3):
        for levels in (("karl", "thrall"), ("thrall", "karl")):
            state = GAME.new(players=2)
            seats = [bot(level, GAME, seed=seed) for level in levels]
            while (seat := meadhall.turn(state)) != meadhall.NOBODY:
                meadhall.play(state, seats[seat].choose(state, seat))
            assert GAME.outcome(state).winners == [levels.index("karl")], f"seed {seed}"
