"""Counsel: what it advises, on what it rests, and that it knows no more than the seat."""

from __future__ import annotations

from math import log
from random import randrange

import pytest

import meadhall
from analysis.played_records import NEAR, WON
from fire_and_axe.voyage import game as fire_and_axe
from meadhall.analysis.advice import SHOWN, Advice, advise
from meadhall.analysis.answer_evaluation import Weighing
from meadhall.bots import judge_of
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.games.trudvang.judge.health_values import SCALE
from meadhall.games.trudvang.judge.judge import par
from scenario import norsaga
from trudvang import arena
from trudvang.scene import trudvang
from yggdrasil.scene import yggdrasil

LITTLE = 60  # playouts


def asked_of_a_player(game: meadhall.Game, players: int, seed: int, wanted: int) -> tuple[meadhall.State, int]:
    """The so manieth question of a game that is played at random."""
    state, rng = game.new(players), meadhall.Rng.seeded(seed)
    while moves := pending(state):
        frame = pending_frame(state)
        assert frame is not None
        if frame.seat != CHANCE:
            wanted -= len(moves) > 1
            if wanted <= 0 and len(moves) > 2:
                return state, max(0, int(frame.seat))
        meadhall.play(state, int(frame.sample(state, rng)) if frame.seat == CHANCE else moves[rng.below(len(moves))])
    raise LookupError


def test_the_move_that_wins_comes_first_and_says_so() -> None:
    found = advise(norsaga, norsaga.from_position(NEAR), 0, seed=1, budget=160)

    assert found[0].answer.startswith("play BB1 me.G")
    assert found[0].chance is not None
    assert found[0].chance.mean == 1.0
    assert found[0].reasons == ("won",)
    assert 1 < len(found) <= SHOWN
    assert all(
        one.chance is not None and 0 <= one.chance.low <= one.chance.mean <= one.chance.high <= 1 for one in found
    )


def test_the_answers_are_legal_and_the_better_come_first() -> None:
    for game, players in ((norsaga, 3), (fire_and_axe, 3), (yggdrasil, 2)):
        state, seat = asked_of_a_player(game, players, 4, 9)
        found = advise(game, state, seat, seed=2, budget=8)
        means = [one.chance.mean for one in found if one.chance is not None]

        assert {one.answer for one in found} <= set(legal_texts(state))
        assert means == sorted(means, reverse=True)


@pytest.mark.parametrize("game", [norsaga, fire_and_axe], ids=lambda game: game.name)
def test_counsel_is_the_same_on_every_table_the_seat_cannot_tell_apart(game: meadhall.Game) -> None:
    wanted = 14
    while True:
        state, seat = asked_of_a_player(game, 3, 7, wanted)
        other = game.redeal(state, seat, meadhall.Rng.seeded(1))
        if game.position(other) != game.position(state):
            break
        wanted += 5
    found = advise(game, state, seat, seed=5, budget=8)

    assert advise(game, other, seat, seed=5, budget=8) == found
    assert advise(game, state, seat, seed=6, budget=8) != found


def test_asking_changes_nothing() -> None:
    state = norsaga.from_position(NEAR)
    before = norsaga.position(state)
    advise(norsaga, state, 0, seed=1, budget=20)

    assert norsaga.position(state) == before


def test_a_question_of_the_story_is_settled_without_a_chance() -> None:
    """What the book holds cannot be searched: the answer that looks best comes alone."""
    state = trudvang.new(1)
    while pending_frame(state) is not None and (pending_frame(state).seat == CHANCE or state.fight is not None):  # type: ignore[union-attr]
        meadhall.play(state, pending(state)[0])
    found = advise(trudvang, state, 0, seed=1, budget=LITTLE)

    assert len(found) == 1
    assert found[0].chance is None
    assert found[0].answer in legal_texts(state)


def test_when_the_game_is_over_there_is_nothing_to_advise() -> None:
    state = norsaga.from_position(NEAR)
    meadhall.play(state, WON)
    with pytest.raises(meadhall.Fault) as fault:
        advise(norsaga, state, 0, seed=1)

    assert fault.value.key == "counsel-nothing"


def test_an_advice_can_be_sent() -> None:
    assert Advice("pass", None, ("hand",)).plain() == {
        "answer": "pass",
        "chance": None,
        "reasons": ["hand"],
        "basis": "weighed",
    }


def test_an_answer_that_is_alone_says_why() -> None:
    """Nothing else is legal, the others are as good, or nothing can be searched: never that the others are bad."""
    seed = randrange(1 << 30)
    print(f"seed {seed}")
    rng, met = meadhall.Rng.seeded(seed), set()
    for game, options in ((yggdrasil, {"difficulty": "easy"}), (yggdrasil, {}), (trudvang, {}), (norsaga, {})):
        state = game.new(2, options)
        for _ in range(40):
            frame = pending_frame(state)
            if frame is None:
                break
            moves = pending(state)
            if frame.seat != CHANCE:
                kinds = {int(kind) for kind in judge_of(game).kinds(state, moves)}
                found = advise(game, state, max(0, int(frame.seat)), seed=1, budget=2)
                met.add(found[0].basis)
                assert (found[0].basis == "weighed") == (found[0].chance is not None)
                assert (found[0].basis == "only") == (len(moves) == 1)
                assert found[0].basis != "alike" or len(kinds) == 1
            move = int(frame.sample(state, rng)) if frame.seat == CHANCE else moves[rng.below(len(moves))]
            meadhall.play(state, move)
    assert {"alike", "judged", "weighed"} <= met  # gods of the easy game, pages of a book, everything else


def test_gods_that_are_alike_are_not_ranked() -> None:
    state = yggdrasil.new(2, {"difficulty": "easy"})
    while pending_frame(state).ask != "support.choose":  # type: ignore[union-attr]
        meadhall.play(state, pending(state)[0])
    [found] = advise(yggdrasil, state, 0, seed=1, budget=2)

    assert len(legal_texts(state)) > 1
    assert found.basis == "alike"


def test_the_played_answer_is_weighed_even_if_it_looks_bad() -> None:
    state = norsaga.from_position(NEAR)
    frame = pending_frame(state)
    assert frame is not None
    worst = next(move for move in pending(state) if frame.text(state, move) == "play SK-R1 me.Y")
    found = Weighing(norsaga, state, 0, 80, 1, int(worst)).loss()
    assert found is not None
    given, best, loss = found

    assert given.move == worst
    assert frame.text(state, best.move).startswith("play BB1 me.G")
    assert loss.low > 0.1


# What the judge weighs adds up to what it says


def logit(worth: float) -> float:
    return log(worth / (1 - worth))


def test_norsagas_reasons_add_up_to_its_judgement() -> None:
    judge = judge_of(norsaga)
    for wanted in (3, 8, 15, 24):
        state, _ = asked_of_a_player(norsaga, 2, wanted, wanted)
        for seat in range(2):
            assert sum(judge.weighed(state, seat).values()) == pytest.approx(logit(judge.worth(state)[seat]))  # type: ignore[attr-defined]


def test_fire_and_axes_reasons_add_up_to_its_judgement() -> None:
    judge = judge_of(fire_and_axe)
    state, seat = asked_of_a_player(fire_and_axe, 3, 2, 30)
    points = judge.forecast_points(state)  # type: ignore[attr-defined]
    behind = points[seat] - max(one for other, one in enumerate(points) if other != seat)

    assert sum(judge.weighed(state, seat).values()) * 12 == pytest.approx(behind)  # type: ignore[attr-defined]


def test_yggdrasils_reasons_add_up_to_its_judgement() -> None:
    judge = judge_of(yggdrasil)
    for wanted in (2, 9, 20):
        state, seat = asked_of_a_player(yggdrasil, 2, wanted, wanted)
        assert sum(judge.weighed(state, seat).values()) == pytest.approx(log(judge.worth(state)[0]))  # type: ignore[attr-defined]


def test_trudvangs_reasons_add_up_to_its_judgement() -> None:
    judge = judge_of(trudvang)
    state = arena.table("kattly,briya", "draugr:2")
    arena.begin(state)
    found = sum(judge.weighed(state, 0).values())  # type: ignore[attr-defined]

    assert found - par(state) / SCALE == pytest.approx(logit(judge.worth(state)[0]))
