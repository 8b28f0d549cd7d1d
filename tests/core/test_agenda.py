"""The agenda: what runs by itself, what is asked, and in which order."""

import random

import pytest

from meadhall.core.agenda import (
    AUTO,
    CHANCE,
    NOBODY,
    TABLE,
    Agenda,
    Frame,
    Question,
    State,
    answer,
    pending,
    rollout,
    settle,
    turn,
)
from meadhall.core.rng import Rng


class Told(State):
    """A state that only remembers what was done to it."""

    def __init__(self, agenda):
        super().__init__(agenda)
        self.done = []
        self.listed = 0


class Ask(Frame):
    """Asks `seat` for one of these numbers; `then` frames follow the answer."""

    def __init__(self, seat, numbers=(), then=()):
        self.seat = seat
        self.numbers = list(numbers)
        self.then = then

    def options(self, s):
        s.listed += 1
        return self.numbers[:]

    def resolve(self, s, move):
        s.done.append((self.seat, move))
        s.do(*self.then)


class Secret(Ask):
    private = True


class End(Frame):
    def __init__(self):
        self.seat = NOBODY

    def resolve(self, s, move):
        s.end()
        s.do(Ask(0, [1, 2]))


def table(*frames):
    state = Told([])
    state.do(*frames)
    return state


def test_frames_are_done_in_the_order_they_are_given():
    state = table(Ask(NOBODY), Ask(NOBODY), Ask(0, [5, 6]), Ask(1, [7, 8]))
    assert pending(state) == [5, 6]
    assert state.done == [(NOBODY, AUTO), (NOBODY, AUTO)]
    answer(state, 6)
    assert pending(state) == [7, 8]
    answer(state, 7)
    assert pending(state) == []
    assert state.done[2:] == [(0, 6), (1, 7)]


def test_what_an_answer_adds_comes_before_what_was_there():
    inner = [Ask(2, [3, 4]), Ask(3, [5, 6])]
    state = table(Ask(0, [1, 2], then=inner), Ask(1, [8, 9]))
    for move in (1, 3, 5, 8):
        answer(state, pending(state)[0])
        assert state.done[-1][1] == move
    assert [seat for seat, _ in state.done] == [0, 2, 3, 1]


def test_questions_nest_as_deep_as_they_like():
    deep = Ask(9, [0, 1])
    for seat in range(8, -1, -1):
        deep = Ask(seat, [0, 1], then=[deep])
    state = table(deep, Ask(10, [0, 1]))
    while pending(state):
        answer(state, 1)
    assert [seat for seat, _ in state.done] == list(range(11))


@pytest.mark.parametrize("seat", [0, 3, CHANCE, TABLE])
def test_a_single_answer_that_everybody_can_work_out_is_given_by_the_core(seat):
    state = table(Ask(seat, [7]), Ask(0, [1, 2]))
    assert pending(state) == [1, 2]
    assert state.done == [(seat, 7)]


@pytest.mark.parametrize("seat", [0, CHANCE, TABLE])
def test_a_question_without_answers_is_passed_over(seat):
    for kind in (Ask, Secret):
        state = table(kind(seat), Ask(0, [1, 2]))
        assert pending(state) == [1, 2]
        assert state.done == [(seat, AUTO)]


@pytest.mark.parametrize("seat", [0, CHANCE, TABLE])
def test_a_private_question_is_asked_even_if_one_answer_is_left(seat):
    """Being asked is information; so is not being asked."""
    state = table(Secret(seat, [7]))
    assert pending(state) == [7]
    assert state.done == []
    answer(state, 7)
    assert state.done == [(seat, 7)]


def test_the_asked_frame_stays_on_the_agenda_until_it_is_answered():
    state = table(Ask(0, [1, 2]), Ask(1, [1, 2]))
    frame = state.agenda[-1]
    assert settle(state) == settle(state) == [1, 2]
    assert state.agenda[-1] is frame
    answer(state, 1)
    assert frame not in state.agenda


def test_answers_are_listed_once_however_often_one_asks():
    state = table(Ask(0, [1, 2]), Ask(1, [1, 2]))
    for _ in range(5):
        pending(state)
    assert state.listed == 1
    answer(state, 1)
    for _ in range(5):
        pending(state)
    assert state.listed == 2


def test_the_end_wipes_the_agenda_and_nothing_comes_after():
    state = table(End(), Ask(0, [1, 2]), Ask(1, [1, 2]))
    assert pending(state) == []
    assert state.ended
    assert state.agenda == []
    state.do(Ask(0, [1, 2]))
    assert state.agenda == []


def test_doing_nothing_is_allowed():
    state = table()
    state.do()
    assert pending(state) == []
    assert not state.ended


def test_a_rollout_runs_to_the_end_and_counts_the_choices_of_players():
    state = table(
        Ask(NOBODY),
        Ask(CHANCE, [1, 2]),
        Ask(0, [1]),
        Ask(0),
        Secret(1, [4]),
        Ask(0, [1, 2]),
        Ask(TABLE, [5, 6, 7], then=[Ask(1, [8, 9])]),
    )
    assert rollout(state, Rng.seeded(1)) == 3
    assert [seat for seat, _ in state.done] == [NOBODY, CHANCE, 0, 0, 1, 0, TABLE, 1]
    assert state.agenda == []
    assert pending(state) == []


def test_a_rollout_starts_anew_from_a_question_that_was_already_listed():
    state = table(Ask(0, [1, 2]))
    pending(state)
    rollout(state, Rng.seeded(1))
    assert pending(state) == []


def test_rollouts_reach_every_answer():
    ends = set()
    for seed in range(60):
        state = table(Ask(0, [1, 2, 3]), Ask(CHANCE, [4, 5]))
        rollout(state, Rng.seeded(seed))
        ends.add(tuple(move for _, move in state.done))
    assert ends == {(a, b) for a in (1, 2, 3) for b in (4, 5)}


def test_a_rollout_passes_over_a_draw_from_an_empty_bag_like_everybody():
    state = table(Ask(CHANCE), Ask(0, [1, 2]))
    rollout(state, Rng.seeded(1))
    assert state.done[0] == (CHANCE, AUTO)


def test_a_frame_says_nothing_unless_its_game_does():
    frame = Question(2)
    assert (frame.seat, frame.ask, frame.private, Question.fields) == (2, "", False, {"seat": "i64"})
    assert frame.options(None) == frame.candidates(None) == []
    assert frame.text(None, 12) == "12"
    assert frame.weights(None) is None
    assert frame.why(None, 1) == ""
    assert frame.about(None) == {}
    with pytest.raises(NotImplementedError):
        frame.resolve(None, 1)


def test_by_default_chance_takes_every_option_alike():
    state, rng, counts = table(), Rng.seeded(3), dict.fromkeys([4, 5, 6], 0)
    for _ in range(900):
        counts[Ask(CHANCE, [4, 5, 6]).sample(state, rng)] += 1
    assert all(240 < count < 360 for count in counts.values())


def test_only_subclasses_of_a_state_can_be_copied():
    with pytest.raises(NotImplementedError):
        State([]).copy()
    assert type(table().copy()) is Told


def test_a_new_state_tells_nothing():
    state = table()
    assert state.log is None
    assert state.legal is None
    assert state.ended is False


class Mute(Ask):
    def text(self, s, move):
        raise AssertionError("nobody asked for words")


def test_whose_turn_it_is_is_known_without_a_word():
    state = table(Ask(NOBODY), Ask(3, [7]), Mute(2, [5, 6]), Mute(CHANCE, [1, 2]), Mute(TABLE, [1, 2]))
    assert turn(state) == 2
    listed = state.listed
    assert turn(state) == 2
    assert state.listed == listed, "the rules are not asked again"
    answer(state, 5)
    assert turn(state) == CHANCE
    answer(state, 1)
    assert turn(state) == TABLE
    answer(state, 1)
    assert turn(state) == NOBODY


def test_frames_come_in_the_same_order_however_they_are_handed_over():
    """A list need not be taken apart."""
    last = Ask(9)
    for count in (0, 1, 2, 3, 4, 9):
        frames = [Ask(seat, [1, 2]) for seat in range(count)]
        for way in (lambda s: s.do(*frames), lambda s: s.do_all(frames)):  # noqa: B023
            state = table(last)
            way(state)
            assert state.agenda == [last, *reversed(frames)]
        for behind in (1, 2):
            state = table(last)
            others = [Ask(8), Ask(7)][:behind]
            state.do_all(frames, *others)
            assert state.agenda == [last, *reversed(others), *reversed(frames)]


def test_nothing_is_handed_over_after_the_end():
    state = table()
    state.end()
    state.do(Ask(0), Ask(1))
    state.do_all([Ask(0)])
    state.do_all([Ask(0)], Ask(1))
    assert state.agenda == []


def test_the_stack_reads_like_a_list_whatever_was_put_on_and_taken_off():
    seed = random.SystemRandom().randrange(1 << 30)
    luck = random.Random(seed)
    frames: list[Frame] = [Ask(seat) for seat in range(12)]
    stack, model = Agenda([]), []
    for _ in range(3000):
        step = luck.random()
        if step < 0.45:
            stack.append(frame := luck.choice(frames))
            model.append(frame)
        elif step < 0.85 and model:
            assert stack.pop() is model.pop(), seed
        elif step < 0.9:
            stack.extend(more := luck.choices(frames, k=luck.randrange(4)))
            model.extend(more)
        elif step < 0.91:
            stack.clear()
            model.clear()
        elif step < 0.95:
            twin = stack.copy()
            twin.append(frames[0])
        assert (list(stack), stack.to_list(), len(stack), bool(stack)) == (model, model, len(model), bool(model)), seed
        assert stack == model, seed
        assert list(reversed(stack)) == model[::-1], seed
        if model:
            at = luck.randrange(-len(model), len(model))
            assert stack[at] is model[at], seed
            assert stack.copy().take() is model[-1], seed
    for at in (len(model), -len(model) - 1):
        with pytest.raises(IndexError):
            stack[at]
    stack.clear()
    with pytest.raises(IndexError):
        stack.pop()
