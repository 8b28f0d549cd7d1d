"""Bots for other people's programs: one call for an answer, a judge of one's own, and a bot of one's own."""

import pytest

import meadhall
from meadhall.bots import Bot, ask, bot, judge_of
from meadhall.core.agenda import answer, pending
from meadhall.core.fault import OutOfTurn
from meadhall.core.rng import Rng


def dealt(name, answers=0):
    """A table at a question of a player, after so many random answers."""
    game, rng = meadhall.game(name), Rng.seeded(3)
    state = game.new(2)
    while (seat := meadhall.turn(state)) == meadhall.CHANCE or answers:
        moves = pending(state)
        answers -= seat != meadhall.CHANCE
        answer(state, state.agenda[-1].sample(state, rng) if seat == meadhall.CHANCE else rng.choice(moves))
    return game, state


class Contrary:
    """Worth is turned round: whatever the game's own judge likes, this one does not."""

    def __init__(self, game):
        self.judge = judge_of(game)
        self.kinds, self.seen = self.judge.kinds, self.judge.seen
        self.asked = 0

    def worth(self, s):
        self.asked += 1
        return [1 - worth for worth in self.judge.worth(s)]

    def rate(self, s, moves):
        return [-rate for rate in self.judge.rate(s, moves)]


class First:
    """A bot is anything with a level and a choice."""

    level = "first"

    def choose(self, state, seat):
        return int(pending(state)[0])


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
@pytest.mark.parametrize("level", ["thrall", "karl", "jarl"])
def test_one_call_is_one_legal_answer(name, level):
    game, state = dealt(name, 2)
    move = ask(level, game, state, iterations=5)
    assert move in pending(state)
    assert move == ask(level, game, state, iterations=5)


@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_a_judge_of_ones_own_decides(level):
    game, state = dealt("norsaga", 10)
    judge = Contrary(game)
    assert ask(level, game, state, iterations=60, judge=judge) != ask(level, game, state, iterations=60)
    assert judge.asked


def test_a_bot_of_ones_own_sits_like_any_other():
    game, state = dealt("norsaga", 3)
    bots: list[Bot] = [First(), bot("thrall", game, 1)]
    for _ in range(5):
        while (seat := meadhall.turn(state)) == meadhall.CHANCE:
            meadhall.deal(state, Rng.seeded(1))
        meadhall.play(state, bots[seat].choose(state, seat))


def test_nobody_answers_for_chance_or_after_the_end():
    game = meadhall.game("norsaga")
    state = game.new(2)
    with pytest.raises(OutOfTurn) as early:
        ask("karl", game, state)
    assert early.value.key == "bot-not-asked"
    meadhall.rollout(state, Rng.seeded(1))
    with pytest.raises(OutOfTurn) as late:
        ask("karl", game, state)
    assert late.value.key == "answer-over"
