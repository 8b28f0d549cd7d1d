"""Bots in a game that brings no judge: they play better than at random, and think no longer than there is to know."""

from __future__ import annotations

import random
import sys

import pytest

import meadhall
from meadhall.bots.judge import Stranger
from meadhall.bots.karl import Karl
from meadhall.core.agenda import Question, State, blank, pending, turn
from meadhall.core.codec import frames_in
from meadhall.core.game import Game, Outcome
from toy import toy

SEED = random.SystemRandom().randrange(1 << 30)
HEAP, MOST = 12, 3


class Nim(State):
    """Take one to three stones; who takes the last one wins."""

    stones: int = HEAP
    last: int = 0


class Take(Question):
    """NM-TAKE. Take stones from the heap."""

    ask = "stones.take"

    def options(self, s):
        return list(range(1, min(MOST, s.stones) + 1))

    def text(self, s, move):
        return f"take {move}"

    def resolve(self, s, move):
        s.stones -= move
        s.last = self.seat
        if s.stones:
            s.do(Take(1 - self.seat))
        else:
            s.end()


class NimGame(Game):
    """Nothing is hidden and nothing left to chance."""

    name, players, options, state, secrets = "nim", (2, 2), (), Nim, False
    frames, restore = frames_in(sys.modules[__name__]), {}
    redeals = 0

    def set_up(self, players, options):
        s = blank(Nim)
        s.stones = HEAP
        s.do(Take(0))
        return s

    def redeal(self, state, seat, rng):
        self.redeals += 1
        return state.copy()

    def outcome_of(self, state):
        return Outcome([state.last], [0, 0], "last stone") if state.ended else None


def share_won(game, players, games):
    """How much of the games a karl won; its seat goes round, and the others answer at random."""
    won = 0.0
    for number in range(games):
        luck = meadhall.Rng.seeded(SEED + number)
        state = game.new(players)
        bot = Karl(game, Stranger(game), SEED + number)
        while (seat := turn(state)) != meadhall.NOBODY:
            if seat == meadhall.CHANCE:
                meadhall.deal(state, luck)
                continue
            moves = pending(state)
            move = bot.choose(state.copy(), seat) if seat == number % players else moves[luck.below(len(moves))]
            meadhall.play(state, move)
        outcome = game.outcome(state)
        won += (number % players in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(("game", "players", "least"), [(NimGame(), 2, 0.56), (toy, 2, 0.56)])
def test_it_plays_better_than_at_random(game, players, least):
    assert share_won(game, players, 400) > least, f"seed {SEED}"


def test_where_all_is_known_each_answer_is_tried_in_one_world():
    game = NimGame()
    bot = Karl(game, Stranger(game), SEED)
    bot.choose(game.new(2), 0)
    assert game.redeals == 2  # to see the table as its seat does, and once to try the answers


def test_equal_answers_are_not_always_answered_alike():
    game = NimGame()
    lost = game.new(2)
    lost.stones = 4  # whatever one takes, the other takes the rest
    lost.legal = None

    class Flat:
        """All is alike. No subclass of the stranger, which may be compiled."""

        def worth(self, s):
            return [0.5, 0.5]

        def rate(self, s, moves):
            return [0.0] * len(moves)

        def kinds(self, s, moves):
            return moves

        def seen(self, s, seat):
            return s.copy()

    assert len({Karl(game, Flat(), SEED + k).choose(lost.copy(), 0) for k in range(60)}) == MOST, f"seed {SEED}"
