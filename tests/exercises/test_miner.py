"""Mining: what is found is the same for the same seed, knows no more than its seat, and can be confirmed."""

from __future__ import annotations

from dataclasses import replace

import pytest

import meadhall
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.exercises import candidate, miner
from meadhall.exercises.catalog import list_exercises
from meadhall.exercises.exercise import Exercise, Other
from meadhall.exercises.miner import Candidate, Digging, Effort, mine_exercises, play_candidates, write_position
from meadhall.exercises.verification import confirm

NORSAGA = meadhall.game("norsaga")


def test_what_a_seat_cannot_see_is_dealt_again() -> None:
    """The stored table is one that the seat cannot tell from the real one, and it is not the real one."""
    real = [one for one, _ in zip(play_candidates(NORSAGA, {}, 5, 1), range(12), strict=False)]
    differ = 0
    for number, one in enumerate(real):
        position = write_position(NORSAGA, one, number)
        assert position is not None
        again = NORSAGA.from_position(position)
        assert NORSAGA.view(again, one.seat) == NORSAGA.view(one.state, one.seat)
        assert legal_texts(again) == legal_texts(one.state)
        differ += NORSAGA.pack(again) != NORSAGA.pack(one.state)
    assert differ > len(real) // 2


def test_a_table_that_its_seat_could_tell_apart_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    one = next(play_candidates(NORSAGA, {}, 5, 1))
    other = next(two for two in play_candidates(NORSAGA, {}, 6, 1) if two.seat == one.seat)
    monkeypatch.setattr(type(NORSAGA), "redeal", lambda *_: other.state)
    assert write_position(NORSAGA, one, 1) is None


def some(monkeypatch: pytest.MonkeyPatch, seed: int) -> list[Exercise]:
    """Found with little thought: what is tested is the way, not the answers."""
    monkeypatch.setattr(candidate, "DEEP", 1)
    return list(mine_exercises(NORSAGA, 1, seed, [], effort=Effort(budget=60)))


def test_the_same_seed_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    first, again = some(monkeypatch, 3), some(monkeypatch, 3)
    assert first == again
    assert len(first) == 1
    for one in first:
        state = NORSAGA.from_position(one.position)
        assert set(one.best) < set(legal_texts(state))


def test_what_contradicts_itself_is_no_exercise(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that was tried less often may seem to lose less than the second best: then neither is shown."""
    (one,) = some(monkeypatch, 3)
    asked = "ABCD".index(one.seat), one.theme, 9, 60
    monkeypatch.setattr(candidate, "is_clear", lambda margin: True)
    others = candidate.Weighed.others
    found = {}
    for less in (0.0, 0.2):

        def changed(self: candidate.Weighed, less: float = less) -> tuple[Other, ...]:
            first, *rest = others(self)
            return (replace(first, loss=self.margin.mean - less), *rest)

        monkeypatch.setattr(candidate.Weighed, "others", changed)
        for seed in range(9, 40):  # until a look with little thought agrees with the other
            found[less] = candidate.find_exercise(NORSAGA, one.position, asked[0], one.theme, seed, 60)
            if found[less] is not None:
                break
    assert found[0.0] is not None
    assert found[0.2] is None


def test_no_theme_takes_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []

    def clear(game: object, one: Candidate, seed: int, budget: int, digging: Digging) -> Exercise:
        looked_at.append(one.theme)
        known = list_exercises(NORSAGA)[0]
        return Exercise(
            known.game,
            str(len(looked_at)),
            one.theme,
            known.level,
            known.seat,
            known.best,
            known.chance,
            known.margin,
            known.reasons,
            known.others,
            known.position,
        )

    monkeypatch.setattr(miner, "examine_candidate", clear)
    found = list(mine_exercises(NORSAGA, 16, 1, []))
    assert len(found) == 16
    assert max(looked_at.count(theme) for theme in set(looked_at)) <= 6


def test_an_answer_is_held_against_another_search() -> None:
    """The search says what it finds; whether that is the best answer depends on what the exercise says."""
    one = list_exercises(NORSAGA)[0]
    found = confirm(NORSAGA, one, 4, budget=100)
    assert found.found in legal_texts(NORSAGA.from_position(one.position))
    assert found.agrees == (found.found in one.best)
    assert found.more is None
    wrong = Exercise(
        one.game,
        one.name,
        one.theme,
        one.level,
        one.seat,
        ("nothing",),
        one.chance,
        one.margin,
        one.reasons,
        one.others,
        one.position,
    )
    assert not confirm(NORSAGA, wrong, 4, budget=20).agrees


def test_karls_stop_where_a_question_may_become_one() -> None:
    for _, one in zip(range(5), play_candidates(NORSAGA, {}, 1, 2), strict=False):
        frame = pending_frame(one.state)
        assert frame is not None
        assert frame.seat == one.seat
        assert len(legal_texts(one.state)) > 2


def test_a_known_exercise_is_weighed_with_todays_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps its name and theme and gets new numbers; it goes where another answer is the best, or none is clear."""
    one = list_exercises(NORSAGA)[0]
    monkeypatch.setattr(candidate, "is_clear", lambda margin: True)
    found = [candidate.weigh_again(one, seed, 300) for seed in range(8)]
    held = [now for now in found if now is not None]
    assert held
    assert {(now.name, now.theme, now.best) for now in held} == {(one.name, one.theme, one.best)}
    assert len({now.margin for now in held}) == len(held)
    for seed in range(8):
        assert candidate.weigh_again(replace(one, best=one.others[0].answers), seed, 300) is None or found[seed] is None
    monkeypatch.setattr(candidate, "is_clear", lambda margin: False)
    assert candidate.weigh_again(one, 1, 60) is None
