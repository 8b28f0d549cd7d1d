"""The analysis of a finished game: what is called a mistake, what is luck, and that it adds up."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import meadhall
from analysis.played_records import MISSED, NEAR, record_text
from meadhall.analysis.answer_evaluation import Weighing
from meadhall.analysis.decision_points import find_moments
from meadhall.analysis.full_information import measure_luck, sample_chances
from meadhall.analysis.game_analysis import Analysis, analyse
from meadhall.bots import judge_of
from meadhall.core.dealer import EnumeratingDealer
from meadhall.core.decision import pending_frame
from meadhall.core.record import Record
from scenario import norsaga

LITTLE = 160  # playouts


@cache
def analysed() -> Analysis:
    return analyse(Record.parse(record_text()), seed=1, budget=LITTLE)


def test_a_game_is_taken_apart_without_a_rest() -> None:
    found = find_moments(Record.parse(record_text()))
    answers = [text for moment in found for text in moment.answers]

    assert answers == [answer.text for answer in Record.parse(record_text()).answers]
    assert [moment.number for moment in found] == list(range(len(found)))
    assert not any(one.is_draw and other.is_draw for one, other in pairwise(found))


def test_who_lets_the_win_pass_has_blundered() -> None:
    first = analysed().decisions[0]

    assert (first.seat, first.mark) == (0, "blunder")
    assert first.best is not None
    assert first.best.startswith("play BB1 me.G")
    assert first.reasons == ("won",)
    assert first.loss is not None
    assert first.loss.low > 0
    assert first.worlds > 0


def test_who_takes_it_has_not() -> None:
    last = analysed().decisions[-1]

    assert last.answer == "play BB2 me.G3"
    assert last.mark == "fine"
    assert last.best is None


def test_start_luck_and_play_are_the_result() -> None:
    for account in analysed().accounts:
        assert account.start + account.luck.mean + account.play.mean == pytest.approx(account.result)
    ours, theirs = analysed().accounts
    assert (ours.result, theirs.result) == (0.0, 1.0)
    assert ours.luck.mean == pytest.approx(-theirs.luck.mean)
    assert (ours.marks["blunder"], theirs.marks["blunder"]) == (1, 0)
    loss = analysed().decisions[0].loss
    assert loss is not None
    assert ours.given_away.mean == loss.mean > 0.1  # nothing else of theirs was played on


def test_the_curve_goes_from_the_first_question_to_the_result() -> None:
    curve = analysed().curve

    assert curve[0][0] == 0
    assert curve[-1] == (len(Record.parse(record_text()).answers), [0.0, 1.0])
    assert [answers for answers, _ in curve] == sorted(answers for answers, _ in curve)
    assert all(sum(chances) == pytest.approx(1) for _, chances in curve)


def test_processes_and_progress_change_nothing_but_the_time() -> None:
    told: list[int] = []
    found = analyse(Record.parse(record_text()), seed=1, budget=LITTLE, jobs=2, progress=told.append)

    assert found == analysed()
    assert told == sorted(told)
    assert told[-1] == 100
    assert len(told) > len(found.verdicts)  # of playing on there is more than of moments


def test_a_decision_is_judged_by_what_the_seat_could_know() -> None:
    """The same game with other cards in the rival's hand: the verdict on the first answer is the same."""
    record = Record.parse(record_text())
    other: Any = Record.parse(record_text())
    state = norsaga.redeal(record.first(), 0, meadhall.Rng.seeded(9))
    assert norsaga.position(state) != norsaga.position(record.first())
    other.header["position"] = norsaga.position(state)
    ours, theirs = (moments_of_first(one) for one in (record, other))

    assert ours == theirs


def moments_of_first(record: Record) -> tuple[Any, ...]:
    state = record.first()
    frame = pending_frame(state)
    assert frame is not None
    move = norsaga.read(state, record.answers[0].text)
    found = Weighing(norsaga, state, 0, LITTLE, 3, move).loss()
    assert found is not None
    return found[0].move, found[1].move, found[2]


def test_a_game_that_is_not_over_is_refused() -> None:
    record = Record.parse(record_text())
    record.answers.pop()
    with pytest.raises(meadhall.Fault) as fault:
        analyse(record, seed=1)
    assert (fault.value.key, fault.value.args_of_key) == ("analysis-unfinished", {"answers": len(record.answers)})


def test_a_line_that_does_not_fit_is_named() -> None:
    record = Record.parse(record_text())
    record.answers[1] = type(record.answers[1])(record.answers[1].seat, "fly away")
    with pytest.raises(meadhall.Fault) as fault:
        analyse(record, seed=1)
    assert fault.value.args_of_key["line"] == 3


def test_luck_comes_to_nothing_over_all_that_could_be_drawn() -> None:
    """Weighed by their odds, what the draws give cancels out, whatever the judge thinks of the tables."""
    state = norsaga.from_position(NEAR)
    meadhall.play(state, MISSED)
    while (frame := pending_frame(state)) is not None and frame.seat >= 0:
        meadhall.play(state, "pass")
    judge = judge_of(norsaga)
    before = sample_chances(norsaga, judge, state, 400, meadhall.Rng.seeded(1))
    mean = 0.0
    for move, odds in EnumeratingDealer().branches(state):
        after = state.copy()
        meadhall.play(after, move)
        mean += odds * measure_luck(before, sample_chances(norsaga, judge, after, 20, meadhall.Rng.seeded(2)))[0].mean

    assert abs(mean) < 0.01


def test_it_can_be_sent() -> None:
    plain = analysed().plain()

    assert plain["game"] == "norsaga"
    assert len(plain["curve"]) == len(plain["decisions"]) + len(plain["draws"]) + 1
    assert plain["decisions"][0]["mark"] == "blunder"
