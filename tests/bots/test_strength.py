"""What each level sees: a win, a threat, a plan; and that the levels are levels."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.bots.match import play_match
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.games.norsaga.state import Norsaga
from scenario import norsaga, table

# A needs one more blue: the only blue card wins on any free grandparents' spot.
WON = "A.saga=R3G1B1Y1 A.tree=RR1/RG1,BG1/YR1,GR1/-,- A.hand=YY2,GG1,BB1 B.saga=R1G1B2Y2 B.hand=BY1 step=3"


def turn(state: Norsaga, level: str, seed: int, iterations: int) -> int:
    """The running turn to its end; returns the winner."""
    player, dealer, now = bot(level, norsaga, seed, iterations=iterations), meadhall.SeededDealer(seed), state.turn
    while (frame := pending_frame(state)) is not None and state.turn == now:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
        else:
            meadhall.play(state, player.choose(state, frame.seat))
    return int(state.winner)


@pytest.mark.parametrize("level", ["karl", "jarl"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_win_at_hand_is_taken(level: str, seed: int) -> None:
    assert turn(table(WON), level, seed, 60) == 0


@pytest.mark.parametrize("level", ["karl", "jarl"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_loss_at_hand_is_averted(level: str, seed: int) -> None:
    """A has seen B's hand, which wins next turn; only a ghost among B's heroes helps."""
    state = table("""A.saga=R1G1B2Y2 A.tree=BY1/BR1,-/-,-/-,- A.hand=GH-1,YG1,BY2 B.saga=R3G1B1Y1
                     B.tree=RR1/RG1,BG1/YR1,GR1/-,- B.hand=BB1,GG1,YY2 known=BB1:B....,GG1:B....,YY2:B.... step=3""")
    meadhall.play(state, bot(level, norsaga, seed, iterations=300).choose(state, 0))

    for card in ("BB1", "GG1", "YY2"):
        for spot in ("Y", "P1", "P2", "G1", "G2", "G3", "G4"):
            reply = table(norsaga.position(state).removeprefix("norsaga").replace("agenda=", "agenda=Continue(1)>"))
            meadhall.play(reply, f"play {card} me.{spot}")
            assert reply.winner != 1


@pytest.mark.parametrize(
    "text",
    [
        """A.saga=SG-13 A.tree=RB1/RB2,-/BR1,-/GG3,SK-G3 A.hand=GG1,BB2,RG1,SK-Y2 B.saga=SG-22
       B.tree=YB1/YR3,-/YY2,-/YG1,- B.hand=RR1,BG2,RY2 turn=15 step=2""",
        """A.saga=SG-17 A.tree=RR3/RY3,YY1/SK-G1,-/BR3,- A.hand=BB3,GH-1,GB3,BR2 B.saga=SG-36
       B.tree=-/-,-/SK-B1,-/-,- B.hand=BY3,BG3,YB2 turn=11 step=2""",
    ],
)
def test_jarl_finds_a_win_in_two_steps_that_karl_misses(text: str) -> None:
    """Adapt a hero that a glance would keep, then complete the saga with the play of step 3."""
    assert turn(table(text), "jarl", 1, 700) == 0
    assert turn(table(text), "karl", 1, 0) != 0


def test_the_levels_are_levels() -> None:
    """Karl beats thrall nearly always, so 10 of 12 is far from chance.

    benchmarks/experiments/strength.py measures the rest.
    """
    wins = 0
    for number in range(12):
        levels = ["karl", "thrall"] if number % 2 else ["thrall", "karl"]
        wins += play_match(norsaga, 2, {}, levels, number).winning_levels == ["karl"]

    assert wins >= 10
