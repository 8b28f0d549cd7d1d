"""Plain mode: one line after another, for screen readers, pipes and scripts. No colour, no drawing, no cursor movement.

It prints the news, whose turn it is, the question, the numbered answers, then the prompt. A long list comes in two
parts, first the card and then the spot, to avoid reading out twenty-eight lines; experienced users give both
numbers at once (`2 3`), and a script gives the text of the answer (`play GR1 me.P2`).
"""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Iterable

from meadhall.terminal.advice_text import list_advice
from meadhall.terminal.choices import Choice, count_valid, pick
from meadhall.terminal.farewell import describe_leaving, describe_record
from meadhall.terminal.messages import COMMANDS, folded, printable
from meadhall.terminal.session import Sitting
from meadhall.words.text_wrap import fitted

PATIENCE = 3.0  # seconds until a bot that has not answered is said to be thinking


class QuitRequested(Exception):  # noqa: N818 (a wish and no error, like KeyboardInterrupt)
    """The user wants to leave."""


class Plain:
    """Reads standard input, writes standard output, and asks until the game is over or the user leaves."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.first: Choice | None = None  # the first part of an answer, while the second is asked
        self.turn = ""  # whose turn it was when the reader was last asked
        self.informed = False  # whether the reader has heard news since then
        self.vocabulary = sitting.vocabulary

    def run(self) -> int:
        try:
            self.welcome()
            while self.table.asked_seat() is not None:
                self.next_answer()
            self.farewell()
        except (QuitRequested, EOFError, KeyboardInterrupt):
            self.leave()
        return 0

    # Output

    def say(self, *lines: str) -> None:
        for line in lines:
            print(fitted(line), flush=True)

    def words(self, key: str, **args: object) -> str:
        return self.sitting.speech(f"terminal-{key}", **args)

    def read(self, prompt: str) -> str:
        """Read a line. Piped input is not echoed, so the prompt's line is ended here."""
        text = input(prompt)
        if not sys.stdin.isatty():
            self.say("")
        return text

    def welcome(self) -> None:
        self.sitting.save()
        seats = []
        for number, seat in enumerate(self.table.seats):
            key = "seat-bot" if seat.is_bot else "seat-you" if len(self.sitting.people) == 1 else ""
            seats.append(self.words(key, name=self.sitting.names[number]) if key else seat.name)
        self.say(self.words("welcome", game=self.sitting.teller.title(), seats=", ".join(seats)))
        self.say(self.words("hint" if self.sitting.people else "watching"))
        if self.sitting.resumed:
            self.say(self.words("so-far"), *self.sitting.teller.brief())
        self.warn()

    def warn(self) -> None:
        self.say(*filter(None, (self.sitting.broken, self.sitting.unsaved)))

    def tell_news(self) -> None:
        """Print what is new to the reader."""
        news = self.sitting.news()
        self.say(*news)
        self.informed = self.informed or bool(news)

    def teach(self, again: bool = False) -> bool:
        """Print the teacher's text, set apart from events; return whether there was any."""
        told = self.sitting.lesson(again)
        self.say(*([""] if told else []), *(line for part in told for line in (part, "")))
        return bool(told)

    def farewell(self) -> None:
        if self.sitting.reader is not None or not self.sitting.people:
            self.tell_news()
        self.teach()
        if len(self.sitting.people) > 1:
            self.sitting.reader = None
        self.say(*self.sitting.result(), describe_record(self.sitting))

    def leave(self) -> None:
        self.sitting.save()
        self.warn()
        self.say("", *describe_leaving(self.sitting, plain=True))

    # Asking

    def next_answer(self) -> None:
        seat = self.sitting.find_person()
        if seat is None:
            self.bot_answers()
        else:
            if self.sitting.must_hand_over():
                self.hand_over(seat)
            self.sitting.reader = seat
            self.tell_news()
            if answer := self.sitting.find_automatic_answer():
                self.give(answer)
            else:
                self.ask(seat)

    def bot_answers(self) -> None:
        seat = self.sitting.find_bot()
        if self.sitting.reader is not None or not self.sitting.people:
            self.tell_news()
        thinking = threading.Timer(PATIENCE, self.say, [self.words("thinking", name=self.sitting.names[seat])])
        thinking.daemon = True
        thinking.start()
        try:
            text = self.sitting.bot_choice(seat)
        finally:
            thinking.cancel()
        if not text:
            raise QuitRequested
        self.sitting.answer(seat, text)
        self.warn()

    def hand_over(self, seat: int) -> None:
        """Finish for the last reader, then wait for the next. Nothing secret is printed until Enter."""
        if self.sitting.reader is not None:
            self.tell_news()
        self.sitting.reader = None
        self.turn, self.informed = "", False
        name = self.sitting.names[seat]
        if sys.stdout.isatty():
            self.say("\n" * shutil.get_terminal_size().lines)
        self.say(self.words("hand-over", name=name), self.words("hand-over-scroll"))
        while True:
            word, _, rest = self.read(self.words("hand-over-enter", name=name)).strip().partition(" ")
            command = self.vocabulary.get(folded(word), "")
            if command == "quit":
                raise QuitRequested
            if command == "lang":
                self.do_lang(rest)
            if not word:
                break

    def ask(self, seat: int) -> None:
        """Ask one question until it is answered or the table has changed."""
        self.first = None
        turn = self.sitting.teller.turn()
        self.list_answers(tell_turn=not self.informed and turn != self.turn)
        self.turn, self.informed = turn, False
        answers = len(self.table.record.answers)
        while len(self.table.record.answers) == answers and self.sitting.reader == seat:
            self.hear(self.read(self.words("prompt")).strip())

    def list_answers(self, tell_turn: bool = True) -> None:
        """Print the question and its numbered answers; after the first part of an answer, those of the second.

        The news say whose turn it is, so it is not repeated until there are more; on request it is.
        """
        if self.first is not None:
            return self.list_second(self.first)
        offered = self.sitting.list_choices()
        turn = self.sitting.teller.turn() if tell_turn else ""
        self.teach()
        self.say(*([self.words("hinted", hint=hint)] if (hint := self.sitting.hint()) else []))
        self.say(
            *([turn] if turn else []),
            self.sitting.question(),
            *self.numbered(offered),
            *self.sitting.list_closed(reasons=True),
        )
        if any(choice.then for choice in offered):
            self.say(self.words("both", example="1 2"))
        return None

    def numbered(self, offered: Iterable[Choice]) -> list[str]:
        """Return choices after their numbers. A choice that is a number itself is called one."""
        labels = [
            self.words("number", number=choice.label) if choice.label.isdecimal() else choice.label
            for choice in offered
        ]
        return [f"{number}. {label}" for number, label in enumerate(labels, 1)]

    def list_second(self, first: Choice) -> None:
        self.say(first.question)
        self.say(*self.numbered(first.then), f"0. {self.words('back')}")

    def hear(self, text: str) -> None:
        """Handle a number, the text of an answer, a command, or unknown input."""
        word, _, rest = text.partition(" ")
        if not text:
            self.teach(again=True)
            self.list_answers()
        elif all(part.isascii() and part.isdecimal() for part in text.split()):
            self.numbers([int(part[:6]) for part in text.split()], text)
        elif answer := self.sitting.find_answer(text):
            self.give(answer)
        elif folded(word) in self.vocabulary:
            self.command(self.vocabulary[folded(word)], rest.strip())
        elif self.sitting.is_candidate(text):
            self.do_why(text)
        else:
            self.unknown(text)

    def numbers(self, numbers: list[int], text: str) -> None:
        if self.first is not None and numbers == [0]:
            self.do_back("")
            return
        offered = list(self.first.then) if self.first else self.sitting.list_choices()
        found = pick(offered, numbers)
        good, count = count_valid(offered, numbers)
        if found is None and good:
            self.say(
                self.words(
                    "unknown-next",
                    text=printable(text),
                    given=" ".join(map(str, numbers[:good])),
                    wrong=printable(str(numbers[good])),
                    count=count,
                )
            )
        elif found is None:
            self.unknown(text)
        elif found.then:
            self.first = found
            self.list_answers()
        else:
            self.give(found.answer)

    def give(self, text: str) -> None:
        """Give an answer: save it, then print it. An answer without a log entry is confirmed in words."""
        seat = self.sitting.reader
        assert seat is not None
        said = self.sitting.say_answer(text)
        self.sitting.answer(seat, text)
        self.warn()
        if not self.sitting.broken and not self.sitting.has_news():
            self.say(self.words("chosen", answer=said))

    def unknown(self, text: str) -> None:
        count = len(self.first.then) if self.first else len(self.sitting.list_choices())
        self.say(self.words("unknown", text=printable(text), count=count, example=self.example()))

    def example(self) -> str:
        decision = self.sitting.find_question()
        return decision.options[0] if decision else ""

    # Commands

    def command(self, name: str, argument: str) -> None:
        if name in COMMANDS:
            getattr(self, f"do_{name}")(argument)
        else:
            self.say(*self.sitting.teller.tell(name, argument))

    def do_why(self, text: str) -> None:
        if text:
            refusal = self.sitting.why(text)
            allowed = self.words("allowed", answer=printable(text))
            self.say(self.sitting.speech.refusal(refusal) if refusal else allowed)
            return
        forbidden = self.sitting.list_forbidden()
        self.say(*([self.words("why-list"), *forbidden] if forbidden else [self.words("why-none")]))

    def do_rules(self, wanted: str) -> None:
        self.say(*self.sitting.rules(printable(wanted)))

    def do_counsel(self, argument: str) -> None:
        self.say(*list_advice(self.sitting))

    def do_log(self, argument: str) -> None:
        seat = self.sitting.reader
        since = 0 if argument or seat is None else self.table.last_turn_of(seat)
        self.say(*self.sitting.merge_lines(self.sitting.tell_events(since)) or [self.words("log-empty")])

    def do_undo(self, argument: str) -> None:
        """Take back the first part of an unfinished answer before a given one."""
        if self.first is not None:
            self.do_back(argument)
            return
        before = len(self.table.record.answers)
        self.say(self.sitting.undo())
        self.warn()
        if len(self.table.record.answers) != before:
            self.first = None

    def do_save(self, name: str) -> None:
        if name:
            self.say(self.sitting.save_as(name))
            return
        self.sitting.save()
        self.say(self.sitting.unsaved or self.words("saved", path=str(self.sitting.path)))

    def do_lang(self, language: str) -> None:
        if not self.sitting.speak(language.casefold()[:2]):
            self.say(self.words("lang-which"))
            return
        self.say(self.words("lang-now"))
        if self.first is not None:
            thing = self.first.thing
            self.first = next(
                (choice for choice in self.sitting.list_choices() if choice.then and choice.thing == thing), None
            )
        if self.sitting.reader is not None:
            self.list_answers()

    def do_hints(self, argument: str) -> None:
        """In a lesson, repeat the teacher's text."""
        if self.teach(again=True):
            return
        self.say(self.words("hints-on" if self.sitting.hints.turn() else "hints-off"))

    def do_back(self, argument: str) -> None:
        self.first = None
        self.list_answers()

    def do_help(self, argument: str) -> None:
        self.say(self.words("help-answers", example=self.example()))
        for name in (*COMMANDS, *self.sitting.teller_class.topics):
            self.say(self.sitting.speech.usage(name))

    def do_quit(self, argument: str) -> None:
        raise QuitRequested


def play_plain(sitting: Sitting) -> int:
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a stray byte is no reason to stop
    return Plain(sitting).run()
