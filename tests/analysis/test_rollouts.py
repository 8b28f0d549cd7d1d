"""Suspected answers are played on: what only the search sees is no mistake, and the work comes in small pieces."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import meadhall
from analysis.played_records import MISSED, NEAR, WON, record_text
from meadhall.analysis import mistake_candidate
from meadhall.analysis.analysis_plan import Course, Glance, Stretch, run_piece
from meadhall.analysis.answer_evaluation import Weighing, find_default_budget
from meadhall.analysis.decision_points import Moment, find_moments
from meadhall.analysis.estimate import EXACTLY_NOTHING, Estimate
from meadhall.analysis.game_analysis import analyse
from meadhall.analysis.mistake_candidate import Played, Rival, Suspicion
from meadhall.analysis.rollouts import Bench, Extent, choose_extent
from meadhall.analysis.verdict import DecisionVerdict
from meadhall.bots.match import play_match
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.core.record import Record
from meadhall.games.norsaga.rules.eligible import list_eligible
from scenario import norsaga

FIELDS: dict[str, dict[str, Any]] = {
    "norsaga": {},
    "yggdrasil": {},
    "trudvang": {"adventure": "example_x1"},
    "fire_and_axe": {"round_cap": 3},
}
SEEN = Estimate(0.3, 0.2, 0.4)
SUSPECTED = Suspicion(
    DecisionVerdict(0, 1, 0, "ask", "given", [0.5, 0.5], "fine", EXACTLY_NOTHING, by_search=SEEN),
    (Rival("first", ("axe",)), Rival("second", ("runes",))),
    Extent(10, 20, 40, 300),
)


def verdict_on(sifted: Played, measured: Played) -> DecisionVerdict:
    """What becomes of a suspicion if playing on comes to this, in every world alike or in turn."""
    course, told = Course(3), [0]
    for pieces in course.rounds():
        for piece in pieces:
            told.append(course.percent)
            if isinstance(piece, Glance):
                course.take(piece, [replace(SUSPECTED, verdict=replace(SUSPECTED.verdict, number=piece.first))])
            else:
                came = sifted if len(piece.answers) == 3 else measured
                course.take(piece, [came[number % len(came)] for number in range(piece.first, piece.last)])
    assert (course.done, course.percent) == (course.of, 100)
    assert told == sorted(told)  # a bar that goes backwards is no bar
    assert len(set(told)) > 3
    found = course.verdicts[0]
    assert isinstance(found, DecisionVerdict)
    return found


def test_what_only_the_search_sees_is_not_marked() -> None:
    found = verdict_on([[0.5, 0.5, 0.51]], [[0.0, 1.0]])

    assert (found.mark, found.loss, found.by_search, found.worlds) == ("fine", EXACTLY_NOTHING, SEEN, 0)


def test_what_luck_chose_and_does_not_hold_is_not_marked() -> None:
    found = verdict_on([[0.3, 0.9, 0.5]], [[0.5, 0.4], [0.4, 0.5]])

    assert found.loss is not None
    assert (found.mark, found.worlds) == ("fine", 40)
    assert found.loss.mean == pytest.approx(0.0)


def test_what_holds_is_marked_by_what_was_measured_and_not_by_what_was_suspected() -> None:
    """The second answer does best in the worlds that choose, so the loss is told against it."""
    found = verdict_on([[0.3, 0.4, 0.9]], [[0.4, 0.45], [0.4, 0.47]])

    assert found.loss is not None
    assert (found.mark, found.best, found.reasons) == ("mistake", "second", ("runes",))
    assert found.loss.mean == pytest.approx(0.06)
    assert found.loss.low > 0
    assert found.chance is not None
    assert found.best_chance is not None
    assert found.best_chance.mean - found.chance.mean == pytest.approx(found.loss.mean)


def test_choosing_and_measuring_never_share_a_world() -> None:
    course, worlds = Course(1), list[tuple[int, range]]()
    for pieces in course.rounds():
        for piece in pieces:
            if isinstance(piece, Stretch):
                worlds.append((len(piece.answers), range(piece.first, piece.last)))
                course.take(piece, [[0.0, 1.0, 1.0][: len(piece.answers)]] * (piece.last - piece.first))
            else:
                course.take(piece, [replace(SUSPECTED, verdict=replace(SUSPECTED.verdict, number=piece.first))])
    chosen, measured = ([number for many, those in worlds if many == count for number in those] for count in (3, 2))

    assert (chosen, measured) == (list(range(20)), list(range(20, 60)))


def test_an_answer_that_wins_is_no_mistake_whatever_the_search_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is made to suspect everything: playing on clears the answer that won, and not the one that let it
    pass."""

    class Accusing(Weighing):
        def loss(self) -> Any:
            given = next((one for one in self.answers if one.move == self.played), None)
            return given and (given, next(one for one in self.answers if one is not given), SEEN)

    monkeypatch.setattr(mistake_candidate, "Weighing", Accusing)
    found = analyse(Record.parse(record_text()), seed=1, budget=160).decisions

    assert (found[0].answer, found[0].mark) == (MISSED, "blunder")
    assert (found[-1].answer, found[-1].mark) == ("play BB2 me.G3", "fine")
    assert found[-1].by_search == SEEN


@cache
def asked_midway(name: str) -> Moment:
    """A question in the middle of a game of bots, with a choice; in Trudvang Legends one of a combat."""
    game = meadhall.game(name)
    record = play_match(game, 2, game.check(FIELDS[name], 2), ["karl", "thrall"], 7).record
    found = [
        one
        for one in find_moments(record)
        if not one.is_draw and len(legal_texts(one.before)) > 1 and (name != "trudvang" or one.before.fight is not None)
    ]
    return found[len(found) // 2]


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_tables_that_a_seat_cannot_tell_apart_come_to_the_same(name: str) -> None:
    game, moment = meadhall.game(name), asked_midway(name)
    answers = legal_texts(moment.before)[:2]
    twins = [moment.before, *(game.redeal(moment.before, moment.judge, meadhall.Rng.seeded(seed)) for seed in (1, 2))]
    found = [[Bench(game, twin, moment.judge, 5, 6).chances(answers, number) for number in range(2)] for twin in twins]

    assert found[1:] == [found[0]] * 2


def test_the_twins_differ() -> None:
    """Else the test above would say nothing."""
    first = norsaga.from_position(NEAR)
    twin = norsaga.redeal(first, 0, meadhall.Rng.seeded(9))

    assert norsaga.position(first) != norsaga.position(twin)
    assert [Bench(norsaga, one, 0, 5).chances((WON, MISSED), 1) for one in (first, twin)] == [
        Bench(norsaga, first, 0, 5).chances((WON, MISSED), 1)
    ] * 2


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_a_piece_is_bounded_by_the_answers_in_it(name: str) -> None:
    """Karls go on to the end of a turn, but never for more than twice as many answers as were meant."""
    game, moment = meadhall.game(name), asked_midway(name)
    extent = choose_extent(game, 2, find_default_budget(game))
    first, last = extent.pieces(0, extent.measuring, 2)[0]
    short = 3
    bench = Bench(game, moment.before, moment.judge, 5, short)
    bench.chances(legal_texts(moment.before)[:2], 1)

    assert (last - first) * 2 * extent.far <= extent.piece
    assert 0 < bench.given <= 2 * 2 * short
    assert extent.pieces(0, 7, 10**6) == [(number, number + 1) for number in range(7)]


def test_the_turn_is_ended() -> None:
    """Short of the end, karls stop where a turn begins: in the middle of one a table looks better than it is."""
    state = asked_midway("norsaga").before.copy()
    bench = Bench(norsaga, state, 0, 5, 6)
    asks = list[str]()
    for luck in range(3):
        world = state.copy()
        bench.play_on(world, luck)
        frame = pending_frame(world)
        assert frame is not None
        asks.append(frame.ask)
        assert frame.ask == "story.embellish" or not list_eligible(world, frame.seat)

    assert 3 * 6 <= bench.given <= 3 * 12
    assert set(asks) <= {"story.embellish", "tale.continue"}  # the first questions of a turn


def test_pieces_come_to_the_same_however_they_are_cut() -> None:
    record = Record.parse(record_text())
    found, answers = find_moments(record), (MISSED, WON)
    whole = run_piece(norsaga, found, Stretch(0, answers, 20, 0, 4), 160, 1)
    parts = [run_piece(norsaga, found, Stretch(0, answers, 20, at, at + 1), 160, 1)[0] for at in range(4)]

    assert parts == whole


def test_another_seed_means_other_worlds_and_other_luck() -> None:
    moment = asked_midway("norsaga")
    answers = legal_texts(moment.before)[:1]
    found = [Bench(norsaga, moment.before, moment.judge, seed, 6).chances(answers, 1) for seed in (5, 5, 6)]

    assert found[0] == found[1] != found[2]
