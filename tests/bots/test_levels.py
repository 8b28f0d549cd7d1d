"""The three levels: what they answer, how they are limited, and that a seed fixes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall.bots import LEVELS, Bot, bot
from meadhall.bots.jarl import Jarl
from meadhall.bots.judge import Stranger, judge_of
from meadhall.bots.karl import Karl
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import pending_frame
from scenario import norsaga, table

OPENING = """A.saga=R2G2B1Y1 B.saga=R1G1B2Y2 A.tree=GB1/GR1,RY1/-,-/-,- A.hand=GG1,BR1,YY1,SK-R1
             B.tree=RR1/RG1,-/-,-/-,- B.hand=BB1,BY1,YR1,GH-1 step={step}"""


def test_an_unknown_level_is_refused_with_the_nearest() -> None:
    with pytest.raises(meadhall.Fault) as fault:
        bot("jral", norsaga, 1)

    assert (fault.value.key, fault.value.args_of_key) == ("bot-unknown", {"level": "jral", "nearest": "jarl"})


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_its_level(level: str) -> None:
    assert bot(level, norsaga, 1).level == level


def game_of(players: int, seed: int, choose: Callable[[Any, int], int], most: int) -> dict[str, int]:
    """Plays on, refusing nothing illegal: `play` raises. Returns how often each ask was met."""
    state = norsaga.new(players)
    dealer = meadhall.SeededDealer(seed)
    met: dict[str, int] = {}
    while (frame := pending_frame(state)) is not None and sum(met.values()) < most:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
        else:
            met[frame.ask] = met.get(frame.ask, 0) + 1
            meadhall.play(state, choose(state, frame.seat))
    return met


@pytest.mark.parametrize(("level", "most"), [("thrall", 2000), ("karl", 90), ("jarl", 60)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_legal_in_whole_games(level: str, most: int, players: int) -> None:
    bots = [bot(level, norsaga, seat, iterations=20) for seat in range(players)]
    met = game_of(players, players, lambda state, seat: bots[seat].choose(state, seat), most)

    assert {"story.embellish", "tale.continue"} <= set(met)


def test_every_answer_is_legal_at_every_ask() -> None:
    """Thralls lead the game everywhere; whoever is asked there must answer what the rules allow."""
    levels: list[Bot] = [Karl(norsaga, judge_of(norsaga), 1, worlds=1), bot("jarl", norsaga, 1, iterations=6)]
    thrall = bot("thrall", norsaga, 3)
    met: dict[str, int] = {}

    def choose(state: Any, seat: int) -> int:
        frame = pending_frame(state)
        assert frame is not None
        met[frame.ask] = met.get(frame.ask, 0) + 1
        if met[frame.ask] <= 3:
            for player in levels:
                assert player.choose(state, seat) in pending(state)
        return thrall.choose(state, seat)

    for seed in range(12):
        game_of(2 + seed % 3, seed, choose, 1000)
    asks = {frame.ask for frame in norsaga.frames.values() if frame.ask}
    abstract = {"card.play", "card.pick", "hero.dismiss", "player.pick"}
    dealt = {"deck.draw", "saga.deal", "first.choose"}
    assert set(met) == asks - abstract - dealt


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    lines = []
    for _ in range(2):
        state = table(OPENING.format(step=2))
        player = bot(level, norsaga, 42, iterations=60)
        answers = []
        while (frame := pending_frame(state)) is not None and frame.seat == 0:
            answers.append(player.choose(state, 0))
            meadhall.play(state, answers[-1])
        lines.append(answers)

    assert lines[0] == lines[1]
    assert len(lines[0]) >= 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_changes_nothing(level: str) -> None:
    state = table(OPENING.format(step=2))
    pending(state)
    before = norsaga.position(state)
    bot(level, norsaga, 1, iterations=30).choose(state, 0)

    assert norsaga.position(state) == before
    assert state.log == []


def test_thralls_give_every_answer() -> None:
    state = table(OPENING.format(step=3))
    thrall = bot("thrall", norsaga, 1)

    assert {thrall.choose(state, 0) for _ in range(600)} == set(pending(state))


def searched(**limits: Any) -> int:
    player = bot("jarl", norsaga, 1, **limits)
    assert isinstance(player, Jarl)
    player.choose(table(OPENING.format(step=3)), 0)
    return int(player.searched)


def test_a_limit_of_iterations_is_kept() -> None:
    assert 0 < searched(iterations=100) <= 100


def test_a_limit_of_seconds_ends_the_search() -> None:
    """Looks at the clock every few iterations: a hundredth of a second is over long before a million of them."""
    assert 0 < searched(iterations=1_000_000, seconds=0.01) < 100_000


def test_seconds_alone_limit_the_search() -> None:
    assert 0 < searched(seconds=0.01) < 100_000


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    """One answer wins at once; the others cannot catch up, so the rest of the iterations is saved."""
    won = "A.saga=R3G1B1Y1 A.tree=RR1/RG1,BG1/YR1,GR1/-,- A.hand=YY2,GG1,BB1 B.saga=R1G1B2Y2 B.hand=BY1 step=3"
    player = Jarl(norsaga, judge_of(norsaga), 1, iterations=4000)
    player.choose(table(won), 0)

    assert player.searched < 3000


def test_a_game_without_a_judge_is_played_by_its_outcome() -> None:
    """Other people's games may bring none: every level still answers legally, and an outright win is taken."""
    stranger = Stranger(norsaga)
    won = "A.saga=R3G1B1Y1 A.tree=RR1/RG1,BG1/YR1,GR1/-,- A.hand=YY2,GG1,BB1 B.saga=R1G1B2Y2 B.hand=BY1 step=3"
    for player in (Karl(norsaga, stranger, 1), Jarl(norsaga, stranger, 1, iterations=300)):
        state = table(won)
        meadhall.play(state, player.choose(state, 0))
        assert state.winner == 0
