"""One game as an environment sees it."""

import pytest

import meadhall
from meadhall.core.game import Outcome
from meadhall.core.rng import Rng
from meadhall.research import render
from meadhall.research.env_game import OVER, Match, rewards
from optional import unwrap
from research.walks import GAMES


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
    assert rewards(game, meadhall.game("norsaga").new(3), 3) == found


def test_a_match_is_played_by_number_or_by_move():
    one, other = (Match(meadhall.game("norsaga"), 2, {"turn_cap": 3}, 5) for _ in range(2))
    while one.seat != OVER:
        number = one.legal()[-1]
        other.give(unwrap(other.actions.move(other.state, number)))
        one.act(number)
        assert one.game.position(one.state) == one.game.position(other.state)
    assert one.answers == other.answers > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_the_question_and_breaks_no_word(name):
    """However long the boards are: somebody who watches must see what is asked."""
    game = meadhall.game(name)
    match, rng = Match(game, game.players[1], {}, 5), Rng.seeded(5)
    for step in range(60):
        if match.seat == OVER:
            break
        if step % 10 == 0:
            text = render.render_ansi(game, match.state, match.seat)
            question = text.rstrip("\n").rpartition("\n\n")[2]
            lines = render.fit_lines(text)
            assert len(lines) <= render.ROWS
            assert all(len(line) <= render.COLUMNS for line in lines)
            shown = " ".join(" ".join(lines).split())
            assert shown.endswith(" ".join(question.split()))
            assert set(shown.split()) - set(text.split()) <= {render.MORE}  # no word in two pieces
        match.act(rng.choice(match.legal()))


def test_boards_longer_than_the_picture_end_in_a_mark():
    text = "\n".join(["A title", "", *(f"board {number}" for number in range(200)), "", "Who begins?"]) + "\n"
    lines = render.fit_lines(text)
    assert len(lines) == render.ROWS
    assert lines[-3:] == [render.MORE, "", "Who begins?"]
    assert render.fit_lines("short\n\nWho?\n") == ["short", "", "Who?"]
