"""One game in progress. Every answer goes through here and into the record; chance is dealt at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from meadhall.core.agenda import CHANCE, TABLE, State
from meadhall.core.dealer import CommittedDealer, Dealer, SeededDealer
from meadhall.core.decision import Decision, asked, decide, seat_name
from meadhall.core.event import Event
from meadhall.core.fault import Conflict, Fault, Illegal, OutOfTurn, Refusal
from meadhall.core.game import Game, Outcome
from meadhall.core.record import Answer, Record
from meadhall.core.rng import Rng
from meadhall.tables.mishap import broken_at
from meadhall.tables.seat_log import told
from meadhall.tables.seats import Seat

LATELY = 20  # answers that a newcomer to a game without turns is told of


class Table:
    """A state with its record, its dealer and what happened after each answer."""

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
        """A fresh game, or one that goes on from a position."""
        state = game.from_position(position) if position else game.new(len(seats), options)
        kinds = [seat.kind for seat in seats]
        record = Record.start(game, state, len(seats), game.options_of(state), kinds, dealer, position)
        record.header["names"] = [seat.name for seat in seats]
        table = cls(game, seats, dealer, record)
        table.deal()
        return table

    def replay(self) -> State:
        """The state after all answers, by replaying them; events are told again."""
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
        frame = asked(self.state)
        return frame.seat if frame else None

    def deal(self) -> None:
        """Let the dealer answer until a player is asked or the game is over."""
        while self.asked_seat() == CHANCE:
            self.trying = ""
            self.append(self.game.notate(self.state, self.dealer.deal(self.state)))
        if self.asked_seat() is None and self.record.result is None:
            self.record.finish(self.state, self.dealer)

    def due(self) -> str | None:
        """What the seat that is asked answers, where somebody has laid it down beforehand."""
        return None

    def answer(self, seat: int, text: str, then: Callable[[], None] | None = None) -> None:
        """A player's answer, the draws it brings, and what has to be possible `then`: all of it, or nothing.

        Refused with the rule when it is not theirs to give; Broken when a mistake of ours came between.
        """
        asked_now = self.asked_seat()
        if asked_now is not None and asked_now not in (seat, TABLE):
            raise OutOfTurn("answer-seat", seat=seat_name(asked_now), rule=self.game.rule_asked, answer=text)
        known, before, luck = len(self.record.answers), self.state.copy(), self._luck()
        try:
            self.append(text)
            self.deal()
            if then is not None:
                then()
        except Exception as error:
            if isinstance(error, Illegal) and len(self.record.answers) == known:
                raise  # refused before anything was done
            given = self.record.answers[known:]
            given += [Answer(seat_name(CHANCE if given else asked_now or seat), self.trying)] if self.trying else []
            self._restore(known, before, luck)
            if isinstance(error, Fault):
                raise  # a book that leads nowhere is found out in the middle of an answer
            raise broken_at(self.game, self.state, given, error) from error

    def _luck(self) -> Rng | int:
        """Where the dealer is: how often a sealed one has drawn, a seeded one's next numbers."""
        if isinstance(self.dealer, SeededDealer):
            return self.dealer.rng.copy()
        return self.dealer.draws if isinstance(self.dealer, CommittedDealer) else 0

    def _restore(self, known: int, before: State, luck: Rng | int) -> None:
        """As it was after so many answers, without playing any of them again: they might break as well."""
        before.log = []
        self.state = before
        del self.record.answers[known:]
        del self.events[known + 1 :]
        self.record.result = None
        if isinstance(self.dealer, SeededDealer) and isinstance(luck, Rng):
            self.dealer.rng = luck
        elif isinstance(self.dealer, CommittedDealer) and isinstance(luck, int):
            self.dealer.draws = luck

    def append(self, text: str) -> None:
        self.trying = text
        self.record.add(self.state, text)
        self.events.append(self.collect(self.state))
        self.trying = ""

    def given_by(self, seat: int) -> list[int]:
        """Which of the answers were this seat's; TABLE's are those of the whole table."""
        name = seat_name(seat)
        return [number for number, answer in enumerate(self.record.answers) if answer.seat == name]

    def undo_refused(self, seat: int) -> Refusal | None:
        """None when this seat may take back the last answer freely: it was theirs, showed nothing hidden,
        and nobody else has been asked since."""
        answers = self.record.answers
        mine = bool(answers) and answers[-1].seat == seat_name(seat)
        hidden = mine and any(event.reveals for event in self.events[-1])
        if mine and not hidden and self.asked_seat() == seat and self.game.options_of(self.state).get("undo", True):
            return None
        return Refusal(self.game.rule_undo, {"seat": seat_name(seat)})

    def undo(self, seat: int, consented: bool = False) -> None:
        """Take back this seat's last answer; with everybody's consent also one that others have built on."""
        mine = self.given_by(seat)
        if not mine or (self.undo_refused(seat) is not None and not consented):
            raise Conflict("undo-refused", rule=self.game.rule_undo)
        self.undo_to(mine[-1])

    def undo_to(self, count: int) -> None:
        """Take back all but the first so many answers; Broken where a mistake of ours came between."""
        try:
            self.back_to(count)
        except Fault:
            raise
        except Exception as error:
            raise broken_at(self.game, self.state, [], error) from error

    def back_to(self, count: int) -> None:
        """The game after its first so many answers, as if the others had never been given. Where they cannot be
        replayed, everything stays as it is."""
        answers, result = self.record.answers, self.record.result
        self.record.answers, self.record.result = answers[:count], None
        try:
            self.state = self.replay()
            self.catch_up_dealer()
        except Exception:
            self.record.answers, self.record.result = answers, result
            raise

    def catch_up_dealer(self) -> None:
        """Bring the dealer to where the record is: a sealed one counts its draws, a seeded one deals them again."""
        draws = sum(answer.seat == seat_name(CHANCE) for answer in self.record.answers)
        if isinstance(self.dealer, CommittedDealer):
            self.dealer.draws = draws
        elif isinstance(self.dealer, SeededDealer):
            self.dealer = SeededDealer(self.dealer.seed)
            state = self.record.first()
            for number, answer in enumerate(self.record.answers):
                if answer.seat == seat_name(CHANCE):
                    decide(state)
                    self.dealer.deal(state)
                self.record.replay_one(state, number)

    def log(self, seat: int | None, since: int = 0, everything: bool = False) -> list[dict[str, Any]]:
        """What happened from an answer on, as this seat may know it.

        `everything` is for games that are over: nobody has secrets any more.
        """
        events = ((number, event) for number in range(since, len(self.events)) for event in self.events[number])
        return [{**entry.event, **(entry.secret if everything else {}), "n": entry.n} for entry in told(events, seat)]

    def answers_of(self, seat: int) -> list[int]:
        return [i for i, answer in enumerate(self.record.answers) if answer.seat == seat_name(seat)]

    def after_answer_of(self, seat: int, before: int | None = None) -> int:
        """The group of events that came next after this seat's last answer, or after its last of the first so many."""
        given = [i for i in self.answers_of(seat) if before is None or i < before]
        return given[-1] + 2 if given else 0

    def last_turn_of(self, seat: int | None) -> int:
        """Where catching up starts: the group of events in which this seat's last turn gave way to the next one. A turn
        that still goes on is not over, and an answer out of turn is no turn. Nobody's eyes have missed one round.

        A turn that belongs to nobody is everybody's: it ends for a seat with the last answer given in it. Where a game
        knows no turns, catching up starts just after this seat's last answer.
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
        # Their first turn may not have been opened here: a table can go on from a position in the midst of one.
        return int(opened[0][0]) if answered and answered[0] < opened[0][0] else 0
