"""Play a foreign position forward before trusting it.

The parser checks each part of a position by itself. What a question needs and the table lacks shows only in play.
"""

from __future__ import annotations

from meadhall.core.agenda import AUTO, CHANCE, NOBODY, Frame, State
from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.rng import Rng

GAMES = 2  # with other luck and other choices
STEPS = 300  # of the rules, in each of them
FIRST = 40  # answers to the first question are each tried besides,
SHORT = 20  # and played on for so many steps
SILENCE = 500  # too many steps without a question: a hand-written agenda may loop
WRITTEN = 10  # at each of so many questions the table is looked at, written and read back


def check_position(of: Game, state: State) -> None:
    """Refuse a position from which the rules cannot continue, and name the failing step."""
    for seed in range(GAMES):
        answers = play_steps(of, state.copy(), Rng.seeded(seed))
    for number in range(min(answers, FIRST)):
        play_steps(of, state.copy(), Rng.seeded(GAMES + number), SHORT, number)


def play_steps(of: Game, s: State, rng: Rng, steps: int = STEPS, first: int | None = None) -> int:
    """Play so many steps: answer the first question with the option of this number, all others at random. Return the
    number of options of the first.
    """
    number = questions = silent = answers = 0
    frame: Frame | None = None
    while s.agenda and (number < steps or silent):
        frame = s.agenda[-1]
        try:
            asked = is_asked(s, frame)
            number, questions, silent = number + 1, questions + asked, 0 if asked else silent + 1
            tells = asked and questions % WRITTEN == 1 and first is None
            fit = silent <= SILENCE and (not tells or round_trips(of, s))
            if asked and questions == 1:
                answers = len(frame.options(s))
            if fit:
                give_answer(s, frame, rng, first if asked and questions == 1 else None)
        except Fault:  # an error in a book, reported when it is reached
            if not questions:
                raise
            return answers
        except Exception:  # noqa: BLE001 (an untrusted position may raise anything in the rules)
            fit = False
        if not fit or not (s.agenda or round_trips(of, s)):
            raise Fault("position-unplayable", frame=type(frame).__name__)
    if not s.agenda and of.outcome(s) is None:
        raise Fault("position-nowhere", frame=type(frame).__name__ if frame else "-")
    return answers


def is_asked(s: State, frame: Frame) -> bool:
    """Return whether this is a question with more than one answer for a player."""
    return frame.seat not in (NOBODY, CHANCE) and len(frame.options(s)) > 1


def round_trips(of: Game, state: State) -> bool:
    """Check that the state round-trips through its text and can be viewed by all seats. Components that a position
    omits are counted as the rest, so duplicated or lost ones show up.
    """
    try:
        if of.pack(of.from_position(of.position(state))) != of.pack(state):
            return False
        for seat in range(len(of.view(state, None)["players"])):
            of.view(state, seat)
    except Exception:  # noqa: BLE001 (an untrusted position may raise anything in the rules)
        return False
    return True


def give_answer(s: State, frame: Frame, rng: Rng, number: int | None = None) -> None:
    """Give the next answer: the one of this number, or a random one."""
    if frame.seat == NOBODY:
        move = AUTO
    elif frame.seat == CHANCE:
        move = frame.sample(s, rng)
    else:
        options = [option for option in frame.options(s) if frame.text(s, option)]
        place = rng.below(len(options) or 1) if number is None else number % (len(options) or 1)
        move = options[place] if options else AUTO
        frame.about(s)
    s.legal = None
    s.agenda.pop()
    frame.resolve(s, move)
