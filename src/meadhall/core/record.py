"""Records: a header and one line per answer, chance included. Append-only text that can always be replayed."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

from meadhall.core.agenda import CHANCE, State, give_forced_answers, pending
from meadhall.core.codec import parse_json
from meadhall.core.dealer import CommittedDealer, Dealer, SeededDealer
from meadhall.core.decision import parse_answer, pending_frame, play, seat_name
from meadhall.core.fault import Fault, OutOfTurn
from meadhall.core.game import Game, game

FORMAT = 1
HEADER_LONGEST, LINE_LONGEST = 65_536, 4_096  # letters, a hundred and thirty times what our games write
HEADER = {"game": str, "rules": int, "data": str, "players": int, "options": dict, "seats": list, "dealer": dict}


class NotARecord(Fault):
    """The first line says nothing of a table."""


@dataclass(frozen=True)
class Answer:
    """One answer: who gave it and its text."""

    seat: str
    text: str

    def line(self, number: int) -> str:
        return json.dumps({"n": number, "seat": self.seat, "answer": self.text}, ensure_ascii=False)


class Record:
    """A game as it was played."""

    def __init__(
        self, header: dict[str, Any], answers: list[Answer] | None = None, result: dict[str, Any] | None = None
    ) -> None:
        self.header = header
        self.answers = answers if answers is not None else []
        self.result = result

    @classmethod
    def start(
        cls,
        of: Game,
        state: State,
        players: int,
        options: dict[str, Any],
        seats: list[str],
        dealer: Dealer,
        position: str | None = None,
    ) -> Record:
        header = {
            "meadhall": FORMAT,
            "game": of.name,
            "rules": of.rules_version,
            "data": of.data_hash(),
            "players": players,
            "options": options,
            "seats": seats,
            "dealer": dealer.header(),
        }
        if position is not None:
            header["position"] = position
        if edition := of.edition(of.options_of(state)):
            header["edition"] = edition
        return cls(header)

    @property
    def game(self) -> Game:
        return game(self.header["game"])

    def add(self, state: State, text: str) -> Answer:
        """Answer the pending question and append it."""
        frame = pending_frame(state)
        if frame is None:
            raise OutOfTurn("answer-over", answer=text)
        play(state, text)
        answer = Answer(seat_name(frame.seat), " ".join(text.split()))
        self.answers.append(answer)
        return answer

    def add_move(self, state: State, move: int) -> Answer:
        """Answer the pending question by number and write it down. Makes no copy: where a rule breaks, the state is
        left half changed."""
        frame = pending_frame(state)
        if frame is None:
            raise OutOfTurn("answer-over", answer=str(move))
        answer = Answer(seat_name(frame.seat), str(frame.text(state, move)))
        play(state, move)
        self.answers.append(answer)
        return answer

    def finish(self, state: State, dealer: Dealer) -> None:
        """Append the result, and the dealer's secret if it was committed."""
        outcome = self.game.outcome(state)
        self.result = {
            "result": asdict(outcome) if outcome else None,
            "state": fingerprint(self.game, state),
            "answers": self.seal(),
            **dealer.reveal(),
        }

    def lines(self) -> list[str]:
        lines = [json.dumps(self.header, ensure_ascii=False)]
        lines += [answer.line(number) for number, answer in enumerate(self.answers, 1)]
        if self.result is not None:
            lines.append(json.dumps(self.result, ensure_ascii=False))
        return lines

    def seal(self) -> str:
        """Return a hash of every answer: some leave no trace in the last position."""
        return hashlib.sha256("\n".join(a.line(n) for n, a in enumerate(self.answers, 1)).encode()).hexdigest()[:16]

    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines())

    def save(self, path: str | Path) -> None:
        """Write atomically: after a crash the old file is intact."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(self.text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise Fault("record-not-text", path=str(path)) from None
        except OSError as error:
            raise Fault("file-unreadable", path=str(path), reason=error) from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        lines = text.removesuffix("\n").split("\n")  # splitlines would also break inside a name at U+2028
        header = _parse_object(lines[0] if lines else "", 1)
        if "meadhall" not in header:
            raise NotARecord("record-line", line=1)
        if header["meadhall"] != FORMAT:
            raise Fault("record-format", found=header["meadhall"], known=FORMAT)
        for name, kind in HEADER.items():
            if not isinstance(header.get(name), kind):
                raise Fault("record-header", field=name)
        if not isinstance(header.get("position", ""), str):
            raise Fault("record-header", field="position")
        record = cls(header)
        for number, line in enumerate(lines[1:], 2):
            entry = _parse_object(line, number)
            if record.result is not None:
                raise Fault("record-after-result", line=number)
            if "result" in entry:
                record.result = entry
            elif isinstance(entry.get("answer"), str) and isinstance(entry.get("seat"), str):
                if entry.get("n") != len(record.answers) + 1:
                    raise Fault("record-order", line=number, found=str(entry.get("n")), right=len(record.answers) + 1)
                record.answers.append(Answer(entry["seat"], entry["answer"]))
            else:
                raise Fault("record-line", line=number)
        return record

    def first(self) -> State:
        """Return the state before the first answer."""
        if "position" in self.header:
            try:
                state: State = self.game.by_rules(self.game.from_record(self.header["position"]), self.header["rules"])
            except Fault as fault:
                raise self.explain_misfit(fault) from None
            seen = self.game.view(state, None)
            if len(seen["players"]) != self.header["players"]:
                raise Fault("record-header", field="players")
            return state
        state = self.game.new(self.header["players"], self.header["options"])
        return cast(State, self.game.by_rules(state, self.header["rules"]))

    def go_to(self, state: State, number: int) -> None:
        """Run to the question of this answer; after the last answer of a finished game, to its end."""
        if number < len(self.answers):
            give_forced_answers(state, self.answers[number].text)
        elif self.result is not None:
            give_forced_answers(state, "")

    def replay(self, upto: int | None = None, state: State | None = None) -> State:
        """Return the state after so many answers. Errors name the line of a wrong answer."""
        state = state or self.first()
        for number in range(len(self.answers))[:upto]:
            self.replay_one(state, number)
        pending(state)
        return state

    def replay_one(self, state: State, number: int) -> None:
        answer = self.answers[number]
        if number == 0:
            self.go_to(state, 0)
        frame = pending_frame(state)
        if frame is None:
            raise self.explain_misfit(Fault("record-over", line=number + 2, answer=answer.text))
        if seat_name(frame.seat) != answer.seat:
            raise self.explain_misfit(
                Fault("record-seat", line=number + 2, found=answer.seat, right=seat_name(frame.seat), ask=frame.ask)
            )
        try:
            play(state, parse_answer(state, answer.text))  # by number: a state that breaks here is thrown away
        except Fault as fault:
            raise self.explain_misfit(Fault("record-answer", line=number + 2, reason=fault)) from None
        self.go_to(state, number + 1)

    def explain_misfit(self, fault: Fault) -> Fault:
        """Return why a line does not fit: another edition of its book, or an illegal answer."""
        found, here = self.header.get("edition"), self.game.edition(self.header["options"])
        if found in (None, here):
            return fault
        return Fault("record-edition", line=fault.args_of_key.get("line", 1), found=str(found), here=here)

    def dealer(self, secret: bytes | None = None) -> Dealer | None:
        """Return the dealer of this game, if the record contains enough to deal again."""
        about = self.header["dealer"]
        if about.get("kind") == "seeded" and isinstance(about.get("seed"), int):
            return SeededDealer(about["seed"])
        if about.get("kind") == "committed":
            try:
                secret = secret or bytes.fromhex((self.result or {}).get("secret", ""))
                dealer = CommittedDealer(secret, [str(nonce) for nonce in about["nonces"]])
            except (KeyError, TypeError, ValueError):
                raise Fault("record-commitment") from None
            if secret and dealer.commitment != about.get("commitment"):
                raise Fault("record-commitment")
            return dealer if secret else None
        return None

    def verify(self) -> Verdict:
        """Replay the game and deal every draw again. Errors name the line of the first difference."""
        dealer = self.dealer()
        state = self.first()
        draws = 0
        for number, answer in enumerate(self.answers):
            frame = pending_frame(state)
            if frame is not None and frame.seat == CHANCE and dealer is not None:
                right = frame.text(state, dealer.deal(state))
                draws += 1
                if right != answer.text:
                    raise Fault("record-draw", line=number + 2, found=answer.text, right=right)
            self.replay_one(state, number)
        self._verify_result(state)
        return Verdict(answers=len(self.answers), draws=draws, proven=dealer is not None, finished=bool(self.result))

    def _verify_result(self, state: State) -> None:
        if self.result is None:
            return
        line = len(self.answers) + 2
        outcome = self.game.outcome(state)
        if self.result["result"] != (asdict(outcome) if outcome else None):
            raise Fault("record-result", line=line)
        if self.result.get("state") != fingerprint(self.game, state):
            raise Fault("record-state", line=line)
        if self.result.get("answers", self.seal()) != self.seal():
            raise Fault("record-answers", line=line)


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`. `proven`: every draw was derived again from the seed or the published secret."""

    answers: int
    draws: int
    proven: bool
    finished: bool


def fingerprint(of: Game, state: State) -> str:
    """Return a short hash of the whole position."""
    return hashlib.sha256(of.position(state).encode()).hexdigest()[:16]


def _unreadable_line(number: int) -> Fault:
    return (NotARecord if number == 1 else Fault)("record-line", line=number)


def _parse_object(line: str, number: int) -> dict[str, Any]:
    most = HEADER_LONGEST if number == 1 else LINE_LONGEST
    if len(line) > most:
        raise Fault("record-line-long", line=number, most=most)
    try:
        entry = parse_json(line)
    except ValueError:
        raise _unreadable_line(number) from None
    if not isinstance(entry, dict):
        raise _unreadable_line(number)
    return entry
