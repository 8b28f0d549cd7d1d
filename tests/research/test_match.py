"""One game as an environment sees it."""

import pytest

import meadhall
from meadhall.core.game import Outcome
from meadhall.research.match import OVER, Match, rewards


class Ended:
    """A game that has ended like this."""

    def __init__(self, winners, cooperative=False):
        self.winners, self.cooperative = winners, cooperative

    def outcome(self, state):
        return None if self.winners is None else Outcome(self.winners, [], "")


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (Ended(None), [0, 0, 0]),
        (Ended([]), [0, 0, 0]),
        (Ended([1]), [-0.5, 1, -0.5]),
        (Ended([0, 2]), [0.5, -1, 0.5]),
        (Ended([0, 1, 2]), [0, 0, 0]),
        (Ended([], True), [-1, -1, -1]),
        (Ended([0, 1, 2], True), [1, 1, 1]),
        (Ended(None, True), [0, 0, 0]),
    ],
)
def test_rewards(game, found):
    assert rewards(game, None, 3) == found


def test_a_match_is_played_by_number_or_by_move():
    one, other = (Match(meadhall.game("norsaga"), 2, {"turn_cap": 3}, 5) for _ in range(2))
    while one.seat != OVER:
        number = one.legal()[-1]
        other.give(other.actions.move(other.state, number))
        one.act(number)
        assert one.game.position(one.state) == one.game.position(other.state)
    assert one.answers == other.answers > 0
