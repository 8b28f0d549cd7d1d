"""One game in progress. Every answer goes through here and into the record; chance is dealt at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Self

from meadhall.core.agenda import CHANCE, TABLE, State
from meadhall.core.dealer import Dealer
from meadhall.core.decision import Decision, decide, parse_answer, pending_frame, seat_name
from meadhall.core.event import Event
from meadhall.core.fault import Conflict, Fault, Illegal, OutOfTurn, Refusal
from meadhall.core.game import Game, Outcome
from meadhall.core.record import Answer, Record
from meadhall.tables.rules_error import build_error
from meadhall.tables.seat_log import merge_events
from meadhall.tables.seats import Seat

LATELY = 20  # answers shown to a newcomer in a game without turns


class Table:
    """A state with its record, its dealer and the events after each answer."""

    is_lesson: ClassVar[bool] = False  # a teacher deals and explains, and one learner plays all seats of people

    def __init__(self, game: Game, seats: list[Seat], dealer: Dealer, record: Record) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.record = record
        self.trying = ""  # the answer that is just being given
        self.events: list[list[Event]] = []  # what happened before the first answer, after the first, ...
        self.state = self.replay()

    @classmethod
    def new(
        cls, game: Game, seats: list[Seat], options: dict[str, Any], dealer: Dealer, position: str | None = None
    ) -> Self:
        """Start a new game, or continue from a position."""
        state = game.from_position(position) if position else game.new(len(seats), options)
        kinds = [seat.kind for seat in seats]
        record = Record.start(game, state, len(seats), game.options_of(state), kinds, dealer, position)
        record.header["names"] = [seat.name for seat in seats]
        table = cls(game, seats, dealer, record)
        table.deal()
        return table

    def replay(self) -> State:
        """Replay all answers and collect their events again."""
        state = self.record.first()
        state.log = []
        decide(state)
        events = [self.collect(state)]
        for number in range(len(self.record.answers)):
            self.record.replay_one(state, number)
            events.append(self.collect(state))
        self.events = events
        return state

    def collect(self, state: State) -> list[Event]:
        told = state.log or []
        state.log = []
        return told

    @property
    def decision(self) -> Decision | None:
        return decide(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def asked_seat(self) -> int | None:
        frame = pending_frame(self.state)
        return frame.seat if frame else None

    def deal(self) -> None:
        """Let the dealer answer until a player is asked or the game is over."""
        while self.asked_seat() == CHANCE:
            self.trying = ""
            self._give(self.dealer.deal(self.state))
        if self.asked_seat() is None and self.record.result is None:
            self.record.finish(self.state, self.dealer)

    def due(self) -> str | None:
        """Return what the asked seat answers, where a lesson has laid it down."""
        return None

    @property
    def holds(self) -> bool:
        """Whether the game waits until an answer is taken back."""
        return False

    @property
    def spoiled(self) -> bool:
        """Whether the game ended in a way that may be taken back."""
        return False

    def answer(self, seat: int, text: str, then: Callable[[], None] | None = None) -> None:
        """Apply a player's answer and the draws that follow, then call `then`; all or nothing.

        Raise a refusal with the rule if the answer is illegal, or Broken after an internal error.
        """
        asked_now = self.asked_seat()
        if asked_now is not None and asked_now not in (seat, TABLE):
            raise OutOfTurn("answer-seat", seat=seat_name(asked_now), rule=self.game.rule_asked, answer=text)
        known, before, mark, begun = len(self.record.answers), self.state.copy(), self.dealer.mark(), False
        try:
            self.trying = text
            move = parse_answer(self.state, text)
            begun = True
            self._give(move)
            self.deal()
            if then is not None:
                then()
        except BaseException as error:
            if isinstance(error, Illegal) and not begun:
                self.trying = ""
                raise  # refused before anything was done
            given = self.record.answers[known:]
            given += [Answer(seat_name(CHANCE if given else asked_now or seat), self.trying)] if self.trying else []
            self._restore(known, before, mark)
            if isinstance(error, Fault) or not isinstance(error, Exception):
                raise  # a book that leads nowhere is found out in the middle of an answer
            raise build_error(self.game, self.state, given, error) from error

    def _restore(self, known: int, before: State, mark: object) -> None:
        """Go back to a copy made after so many answers. Replays nothing: that might break as well."""
        before.log = []
        self.state = before
        del self.record.answers[known:]
        del self.events[known + 1 :]
        self.record.result = None
        self.trying = ""
        self.dealer.restore(mark)

    def append(self, text: str) -> None:
        """Give an answer that is known to fit, as when a record is replayed. Makes no copy: where a rule breaks, the
        state is left half changed."""
        self._give(parse_answer(self.state, text))

    def _give(self, move: int) -> None:
        self.trying = self.game.notate(self.state, move)
        self.record.add_move(self.state, move)
        self.events.append(self.collect(self.state))
        self.trying = ""

    def given_by(self, seat: int) -> list[int]:
        """Return which answers were this seat's; TABLE's are those of the whole table."""
        name = seat_name(seat)
        return [number for number, answer in enumerate(self.record.answers) if answer.seat == name]

    def undo_refused(self, seat: int) -> Refusal | None:
        """Return why this seat may not freely take back the last answer, or None. It must be the seat's own, have
        revealed nothing, and no other seat may have been asked since.
        """
        answers = self.record.answers
        mine = bool(answers) and answers[-1].seat == seat_name(seat)
        hidden = mine and any(event.reveals for event in self.events[-1])
        if mine and not hidden and self.asked_seat() == seat and self.game.options_of(self.state).get("undo", True):
            return None
        return Refusal(self.game.rule_undo, {"seat": seat_name(seat)})

    def undo(self, seat: int, consented: bool = False) -> None:
        """Take back this seat's last answer; with consent of all, even one that others have built on."""
        mine = self.given_by(seat)
        if not mine or (self.undo_refused(seat) is not None and not consented):
            raise Conflict("undo-refused", rule=self.game.rule_undo)
        self.undo_to(mine[-1])

    def undo_to(self, count: int) -> None:
        """Keep only the first so many answers. Raise Broken after an internal error."""
        try:
            self.back_to(count)
        except Fault:
            raise
        except Exception as error:
            raise build_error(self.game, self.state, [], error) from error

    def back_to(self, count: int) -> None:
        """Return to the game after its first so many answers. If they cannot be replayed, nothing changes."""
        answers, result = self.record.answers, self.record.result
        self.record.answers, self.record.result = answers[:count], None
        try:
            self.state = self.replay()
            self.catch_up_dealer()
        except Exception:
            self.record.answers, self.record.result = answers, result
            raise

    def catch_up_dealer(self) -> None:
        """Bring the dealer to where the record is."""
        draws = sum(answer.seat == seat_name(CHANCE) for answer in self.record.answers)
        self.dealer.catch_up(draws, self._states_before_draws())

    def _states_before_draws(self) -> Iterator[State]:
        state = self.record.first()
        for number, answer in enumerate(self.record.answers):
            if answer.seat == seat_name(CHANCE):
                decide(state)
                yield state
            self.record.replay_one(state, number)

    def log(self, seat: int | None, since: int = 0, everything: bool = False) -> list[dict[str, Any]]:
        """Return the events since an answer as this seat may know them.

        `everything` is for finished games, which have no secrets.
        """
        events = ((number, event) for number in range(since, len(self.events)) for event in self.events[number])
        return [
            {**entry.event, **(entry.secret if everything else {}), "n": entry.n}
            for entry in merge_events(events, seat)
        ]

    def answers_of(self, seat: int) -> list[int]:
        return [i for i, answer in enumerate(self.record.answers) if answer.seat == seat_name(seat)]

    def after_answer_of(self, seat: int, before: int | None = None) -> int:
        """Return the index of the event group after this seat's last answer, or after its last
        among the first so many.
        """
        given = [i for i in self.answers_of(seat) if before is None or i < before]
        return given[-1] + 2 if given else 0

    def last_turn_of(self, seat: int | None) -> int:
        """Return where catching up starts: the event group in which this seat's last turn ended. An unfinished turn and
        an answer out of turn do not count. A spectator starts one round back.

        A turn of all players ends for a seat with its last answer in it. In games without turns, catching up starts
        after this seat's last answer.
        """
        opened = [
            (number, event.told.get("seat"))
            for number, group in enumerate(self.events)
            for event in group
            if event.kind in self.game.turns
        ]
        if seat is None:
            rounds = opened[-len(self.seats) :] or [(max(0, len(self.events) - LATELY), 0)]
            return int(rounds[0][0])
        if not opened:
            return self.after_answer_of(seat)
        if opened[-1][1] is None:
            return self.after_answer_of(seat, opened[-1][0])
        answered = self.answers_of(seat)
        over = [i for i, (_, whose) in enumerate(opened[:-1]) if whose == seat]
        if over:
            return int(opened[over[-1] + 1][0])
        # The first turn may have begun before this table: it can start from a position in the middle of one.
        return int(opened[0][0]) if answered and answered[0] < opened[0][0] else 0
