"""A game at one terminal: the people who share it, the bots, the current reader, and what each reader has seen."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

from meadhall.core.agenda import TABLE, pending
from meadhall.core.decision import Decision, legal_texts, pending_frame
from meadhall.core.fault import Fault, Refusal
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.lessons.learner_progress import Memory
from meadhall.tables.rules_error import Broken
from meadhall.tables.saved_games import Shelf
from meadhall.tables.seat_view import build_decision, write_label
from meadhall.tables.table import Table
from meadhall.terminal.choices import Choice, ChoiceList
from meadhall.terminal.game_ui import Errand, Teller
from meadhall.terminal.hint_text import Hinting
from meadhall.terminal.lesson_text import Teaching
from meadhall.terminal.messages import Speech, folded, printable, speech, vocabulary
from meadhall.terminal.plain_teller import find_teller
from meadhall.terminal.rulebook import rulebook
from meadhall.words import LANGUAGES, Words
from meadhall.words.decision_text import ClosedOption, LabelledDecision

FEW = 4  # so many forbidden answers are named under their rule
RECORD = ".record"


class Bot(Protocol):
    def choose(self, state: Any, seat: int) -> int: ...


Bots = Callable[[str, Game, int], Bot]


class Sitting:
    """The table as played here. `reader` is the seat whose view is shown; None is a spectator's."""

    def __init__(
        self,
        table: Table,
        path: Path,
        shelf: Shelf,
        words: Words,
        bots: Bots | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.table = table
        self.path = path
        self.shelf = shelf
        self.speech: Speech = speech(words.language, table.game.name)
        self.names = [seat.name for seat in table.seats]
        self.people = [number for number, seat in enumerate(table.seats) if not seat.is_bot]
        self.reader: int | None = self.people[0] if len(self.people) == 1 else None
        self.heard: dict[int | None, int] = {}  # by reader: how much of table.events was shown
        self.unsaved = ""  # why the last answer could not be saved
        self.broken = ""  # why the last answer could not be given
        self.tried: set[tuple[int, str]] = set()  # answers at which the rules broke, and when
        self.teller_class = find_teller(table.game.name)
        self.bots: dict[int, Bot] = {}
        self.make_bot = bots or default_bots
        self.began = len(table.record.answers)
        self.hints = Hinting(table, memory)
        self.errand: Errand | None = None  # what the reader has set out to do
        self.taken_back = -1  # how many answers there were after the last undo
        self.teaching = Teaching(table)

    # Looking

    @property
    def phrases(self) -> Any:
        return self.table.game.phrases(self.speech, self.names, self.reader)

    @property
    def view(self) -> dict[str, Any]:
        return self.table.game.view(self.table.state, self.reader)

    @property
    def teller(self) -> Teller:
        found = self.teller_class(self.speech, self.phrases, self.view, self.names)
        found.decision = self.decision
        found.log = lambda: self.table.log(self.reader)
        found.news = lambda: self.table.log(self.reader, self.find_last_answer())
        found.earlier = lambda: self.shelf.earlier(self.table, self.path)
        return found

    def find_last_turn(self) -> int:
        """Return where the reader's last turn ended."""
        return 0 if self.reader is None else self.table.last_turn_of(self.reader)

    def find_last_answer(self) -> int:
        """Return where the reader last answered."""
        return 0 if self.reader is None else self.table.after_answer_of(self.reader)

    @property
    def resumed(self) -> bool:
        """Return whether a player had answered before this sitting."""
        return any(answer.seat != "chance" for answer in self.table.record.answers[: self.began])

    def decision(self) -> LabelledDecision | None:
        """Return the question in words, as a browser is sent it; None after the end."""
        question = build_decision(self.table.game, self.table.state, self.reader)
        return write_label(self.table.game, self.speech, self.names, self.reader, self.view, question)

    def question(self) -> str:
        """Return the prompt, with the name if several people share the terminal."""
        decision = self.decision()
        if decision is None:
            return ""
        if self.reader is not None and decision.yours and len(self.people) > 1:
            return self.speech.labelled(self.names[self.reader], decision.prompt)
        return decision.prompt

    def list_choices(self) -> list[Choice]:
        """Return the reader's choices; empty if another player is asked."""
        decision = self.decision()
        if decision is None or not decision.yours:
            return []
        return ChoiceList(decision, self.speech.labelled).list_all()

    def list_closed(self, reasons: bool = False) -> list[str]:
        """Return answers that people expect here and that are refused."""
        decision = self.decision()
        shown = [one for one in decision.closed if one.always or not one.lifted] if decision is not None else []
        return [self.say_closed(one, reasons) for one in shown]

    def say_closed(self, one: ClosedOption, reasons: bool) -> str:
        if one.explained:
            return one.label
        said = self.speech("terminal-closed", answer=one.label)
        refusal = self.why(one.answer) if reasons else None
        if refusal is None:
            return said
        return f"{said.removesuffix('.')}. {self.cite(refusal.rule)}"

    def cite(self, rule: str) -> str:
        """Return the text of a rule, with its id."""
        return self.speech("terminal-why-one", rule=rule, text=self.speech(rule))

    def find_question(self) -> Decision | None:
        """Return the question if it is the reader's."""
        decision = self.table.decision
        return decision if decision is not None and decision.seat in (self.reader, TABLE) else None

    def say_answer(self, text: str) -> str:
        return str(self.phrases.answer(text, self.reader, self.view))

    def news(self) -> list[str]:
        """Return what happened since the reader was last told, once."""
        since = self.heard.get(self.ears)
        if since is None:
            since = self.find_first_news()
        self.heard[self.ears] = len(self.table.events)
        return self.merge_lines(self.tell_events(since))

    def merge_lines(self, lines: list[str]) -> list[str]:
        """Merge equal consecutive lines into one with a count."""
        return [
            line if times == 1 else self.speech("terminal-times", line=line, count=times)
            for line, times in ((line, len(list(same))) for line, same in groupby(lines))
        ]

    @property
    def ears(self) -> int | None:
        """Return whose memory counts: each reader's own, or a shared one in games without secrets."""
        return self.reader if self.table.game.secrets else None

    def has_news(self) -> bool:
        """Return whether there is news for the reader."""
        return bool(self.table.log(self.reader, self.heard.get(self.ears, 0)))

    def find_first_news(self) -> int:
        """Return where the news begin for a new reader: at the deal, or after the reader's last answer."""
        if not self.resumed:
            return 0
        mine = self.table.last_turn_of(self.reader) if self.reader is not None else 0
        return min(mine, self.began) or max(0, self.began - 20)

    def tell_events(self, since: int, last: int = 0) -> list[str]:
        """Return the events since an answer, or the last lines of them."""
        teller = self.teller
        return [teller.happened(entry) for entry in self.table.log(self.reader, since)[-last:]]

    @property
    def vocabulary(self) -> dict[str, str]:
        return vocabulary(self.table.game.name, self.teller_class.topics)

    def list_topics(self) -> str:
        """Return the game's topics, as typed."""
        return ", ".join(self.speech.command(topic) for topic in self.teller_class.topics)

    def parse_topic(self, text: str) -> tuple[str, str]:
        """Return the topic of an input, and the rest of it."""
        word, _, asked = text.strip().partition(" ")
        return self.vocabulary.get(folded(word), ""), asked.strip()

    def inquire(self, text: str) -> list[str]:
        """Return the game's text on a topic."""
        topic, asked = self.parse_topic(text)
        if topic in self.teller_class.topics:
            return self.teller.tell(topic, asked)
        return [self.speech("terminal-ask-unknown", text=printable(text), topics=self.list_topics())]

    def lesson(self, again: bool = False) -> list[str]:
        """Return the teacher's current text, once unless asked for again; nothing at an ordinary table."""
        return self.teaching.write_page(self.speech, self.find_question() is not None, again)

    def hint(self) -> str:
        """Return the hint for this question, if something matters for the first time."""
        return self.hints.write_hint(self.reader, self.speech.language)

    # Playing

    def find_person(self) -> int | None:
        """Return the person who must answer now, for any reader; None if it is a bot or the game is over."""
        seat = self.table.asked_seat()
        if seat == TABLE and self.people:
            return self.reader if self.reader in self.people else self.people[0]
        return seat if seat in self.people else None

    def find_bot(self) -> int:
        """Return the bot that must answer now; if only bots play, the first one answers for the table."""
        seat = self.table.asked_seat()
        return 0 if seat is None or seat == TABLE else seat

    def must_hand_over(self) -> bool:
        """Return whether the screen must be covered before the next player; not in games without secrets."""
        person = self.find_person()
        return person is not None and person != self.reader and self.table.game.secrets and not self.table.is_lesson

    def answer(self, seat: int, text: str) -> None:
        """Give an answer and save it. If saving fails, `unsaved` says why and the game continues. If the rules crash,
        `broken` says so and the table is unchanged.
        """
        self.broken = ""
        at = len(self.table.record.answers)
        try:
            self.table.answer(seat, text)
        except Broken as broken:
            self.tried.add((at, text))
            self.broken = self.speech.fault(broken)
            with suppress(OSError):
                path = broken.mishap.keep(self.shelf.folder.parent / "mishaps")
                self.broken += " " + self.speech("terminal-mishap", path=str(path))
            return
        if wrong := self.teaching.explain_mistake(self.speech):
            self._take_back(seat)  # no one continues from there
            self.broken = wrong
        self.save()

    def save(self) -> None:
        try:
            self.shelf.save(self.table, self.path)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = self.speech("terminal-save-failed", path=str(self.path), reason=self.speech.system(error))

    def bot_of(self, seat: int) -> Bot:
        if seat not in self.bots:
            seed = self.table.dealer.public_seed
            if seed is None:
                seed = random.SystemRandom().getrandbits(60)
            # One seed, other numbers for each seat, and others again after a break.
            self.bots[seat] = self.make_bot(
                self.table.seats[seat].kind,
                self.table.game,
                seed * 1009 + seat * 101 + self.began,
            )
        return self.bots[seat]

    def bot_choice(self, seat: int) -> str:
        """Return the answer of the bot in this seat without changing the table. Empty: every answer
        crashes the rules.
        """
        if due := self.table.due():
            return due
        state = self.table.state.copy()
        at = len(self.table.record.answers)
        if any(when == at for when, _ in self.tried):  # it would think of the same again
            left = [text for text in legal_texts(state) if (at, text) not in self.tried]
            return random.choice(left) if left else ""  # noqa: S311 (a bot that tries something else)
        return self.table.game.notate(state, self.bot_of(seat).choose(state, seat))

    def undo(self) -> str:
        """Take the reader's last answer back; return it, or the rule that forbids it."""
        assert self.reader is not None
        self.errand = None
        if (refusal := self.table.undo_refused(self.reader)) is not None:
            return self.speech("terminal-undo-refused", refusal=self.speech.refusal(refusal))
        text = self.table.record.answers[self.table.given_by(self.reader)[-1]].text
        try:
            self._take_back(self.reader)
        except Broken as broken:
            return self.speech.fault(broken)
        self.taken_back = len(self.table.record.answers)
        self.save()
        return self.speech("terminal-undone", answer=self.say_answer(text))

    def _take_back(self, seat: int) -> None:
        self.table.undo(seat)
        self.heard = {reader: min(told, len(self.table.events)) for reader, told in self.heard.items()}

    # Several answers with one command

    def find_answer(self, text: str) -> str:
        """Return the meant answer: itself, or the first of an errand; "" if it is neither."""
        self.errand = None
        answer = self.match_answer(text)
        if not answer and self.find_question() is not None:
            self.errand = self.teller.errand(text.strip())
            answer = self.find_next_step()
        return answer

    def find_automatic_answer(self) -> str:
        """Return the answer that the reader need not give: the next one of an errand, or the idle one where the game
        says that nothing else fits. Never automatic with other people at the table, in lessons, or after an answer was
        taken back.
        """
        if (
            self.errand is None
            and len(self.people) == 1
            and not self.table.is_lesson
            and len(self.table.record.answers) != self.taken_back
        ):
            decision = self.decision()
            return decision.idle if decision is not None and decision.yours and self.teller.is_idle(decision) else ""
        return self.find_next_step()

    def find_next_step(self) -> str:
        """Return the next answer of an errand when the player is asked again; "" if the player has to decide."""
        decision = self.find_question()
        if self.errand is None or decision is None or decision.seat != self.errand.seat:
            return ""
        answer = self.errand.next(self.view)
        if not answer:
            self.errand = None
        return answer

    # Asking

    def match_answer(self, text: str) -> str:
        """Return the legal answer, ignoring case, or ""."""
        decision = self.find_question()
        wanted = " ".join(text.split()).casefold()
        return next((o for o in decision.options if o.casefold() == wanted), "") if decision else ""

    def why(self, text: str) -> Refusal | None:
        """Return the rule that forbids this answer now, or None."""
        wanted = " ".join(text.split())
        frame = pending_frame(self.table.state)
        if frame is not None and self.find_question():
            known = {frame.text(self.table.state, move) for move in frame.candidates(self.table.state)}
            wanted = next((text for text in known if text.casefold() == wanted.casefold()), wanted)
        return self.table.game.why(self.table.state, -1 if self.reader is None else self.reader, wanted)

    def is_candidate(self, text: str) -> bool:
        """Return whether this could be an answer to the question, legal or not."""
        refusal = self.why(text)
        return refusal is None or self.speech.has(refusal.rule)

    def list_forbidden(self) -> list[str]:
        """Return forbidden answers by rule; only the first few of each."""
        frame = pending_frame(self.table.state)
        if frame is None or self.find_question() is None:
            return []
        legal = set(pending(self.table.state))
        by_rule: dict[str, list[int]] = {}
        for move in frame.candidates(self.table.state):
            if move not in legal:
                by_rule.setdefault(str(frame.why(self.table.state, move)), []).append(move)
        cited = {rule: self.cite(rule) for rule in by_rule}
        return [self.speech.labelled(self.quote_some(moves), cited[rule]) for rule, moves in by_rule.items()]

    def quote_some(self, moves: list[int]) -> str:
        """Return the first few answers in notation."""
        texts = [self.table.game.notate(self.table.state, move) for move in moves[:FEW]]
        return ", ".join([*texts, "…"] if len(moves) > FEW else texts)

    def rules(self, wanted: str) -> list[str]:
        return rulebook(self.table.game.name).look_up(wanted, self.speech)

    # Housekeeping

    def speak(self, language: str) -> bool:
        """Switch to another supported language."""
        if language in LANGUAGES:
            self.speech = speech(language, self.table.game.name)
        return language in LANGUAGES

    def next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.speech.language) + 1) % len(LANGUAGES)])

    def save_as(self, name: str) -> str:
        """Save the game under another name too; never overwrite."""
        path = Path(name)
        try:
            path = path.expanduser()
            if path.suffix != RECORD:
                path = path.with_name(path.name + RECORD)
            if path.exists() and not self.is_this_game(path):
                return self.speech("terminal-save-taken", path=str(path))
            self.shelf.save(self.table, path)
        except (OSError, ValueError, RuntimeError) as error:
            reason = self.speech.system(error) if isinstance(error, OSError) else str(error)
            return self.speech("terminal-save-failed", path=str(path), reason=reason)
        return self.speech("terminal-saved", path=str(path))

    def is_this_game(self, path: Path) -> bool:
        try:
            return Record.load(path).header == self.table.record.header
        except Fault:
            return False

    def result(self) -> list[str]:
        """Return how the game ended, in words."""
        outcome = self.table.outcome
        if outcome is None:
            return []
        return [self.winners(outcome.winners), *self.teller.scores(outcome)]

    def winners(self, seats: list[int]) -> str:
        """Return the winners, the reader first."""
        if not seats:
            return self.speech("terminal-nobody")
        named = [self.names[seat] for seat in seats if seat != self.reader]
        return self.speech(
            "terminal-won",
            you="yes" if self.reader in seats else "no",
            names=self.speech.listed(named),
            count=len(named),
        )

    def go_on(self) -> str:
        """Return the command that resumes the game."""
        return self.shelf.go_on(self.table.game.name, self.path)


def default_bots(level: str, game: Game, seed: int) -> Bot:
    from meadhall.bots import bot  # search is heavy: loaded when the first bot must think

    found: Bot = bot(level, game, seed)
    return found
