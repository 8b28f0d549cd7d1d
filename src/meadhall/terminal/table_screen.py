"""The table in full screen: the game's drawings above, the question and the log below."""

from __future__ import annotations

import threading
import time
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key
from textual.widgets import OptionList, Static

from meadhall.terminal.advice_text import explain_refusal, list_advice
from meadhall.terminal.answer_list import Answers
from meadhall.terminal.board_pane import Board
from meadhall.terminal.choices import Choice
from meadhall.terminal.colors import pick_colors
from meadhall.terminal.dialogs import HandOver, Inquiry, Lesson, Page
from meadhall.terminal.farewell import describe_record
from meadhall.terminal.key_bindings import BOUND, COMMANDS, PANS, ZOOMS, commands, find_number, key_line, key_of
from meadhall.terminal.map_viewport import Look
from meadhall.terminal.question import BESIDE, QuestionScreen
from meadhall.terminal.session import Sitting
from meadhall.terminal.themes import BONE, SOOT

LINES = 150  # of the log; the whole of it is one key away
LEAST = (40, 12)  # columns and rows below which neither a drawing nor an answer can be read


class TableScreen(QuestionScreen):
    """The game for one reader: asks people, lets bots answer, and saves before anything is shown."""

    AUTO_FOCUS = "#options"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(BOUND.get(key, key), name, show=False) for key, name in COMMANDS if len(key) == 1),
        *(Binding(f"shift+{key}", f"pan('{key}')", show=False) for key in PANS),
        *(Binding(key, f"zoom({step})", show=False) for key, step in ZOOMS.items()),
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("escape,backspace", "back", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__(sitting)
        self.pace = pace
        self.thinking: int | None = None
        self.over = False
        self.advising = False

    def compose(self) -> ComposeResult:
        yield Static(id="beam")
        with Container(id="boards"):
            for number in range(self.teller.boards()):
                yield Board(number, self.draw)
        yield Static(id="hand")
        with Horizontal(id="lower"):
            with Vertical(id="question"):
                yield Static(id="prompt")
                yield Static(id="hint")
                yield Answers(id="options")
                yield Static(id="more")
            with VerticalScroll(id="log"):
                yield Static(id="told")
        yield Static(id="keys")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.sitting.save()
        self.go_on()
        if self.sitting.resumed and not self.sitting.must_hand_over():
            self.read("so-far", [*self.teller.brief(), "", *self.sitting.news()])

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    # Playing

    def go_on(self) -> None:
        """Continue with the next asked seat: a bot thinks, another person takes over, or the reader chooses."""
        seat = self.sitting.table.asked_seat()
        self.first = None
        if seat is None:
            self.end()
        elif self.sitting.find_person() is None:
            self.thinking = self.sitting.find_bot()
            threading.Thread(target=self.think, args=(self.thinking,), daemon=True).start()
        elif self.sitting.must_hand_over():
            self.hand_over()
            return
        else:
            self.sitting.reader = self.sitting.find_person()
            if answer := self.sitting.find_automatic_answer():
                self.give(answer)
                return
        lesson = self.sitting.lesson() if self.thinking is None else []
        self.taught = lesson or self.taught
        self.show()
        if lesson and not self.fits_above(lesson):
            self.read_lesson(lesson)

    def think(self, seat: int) -> None:
        """Run the bot in a thread so that the screen stays responsive; leaving does not wait for it."""
        started = time.monotonic()
        try:
            text = self.sitting.bot_choice(seat)
        except Exception as error:  # noqa: BLE001 (thread border: raised again by `fail` in the main thread)
            self.call_later(self.fail, error)
            return
        time.sleep(max(0.0, self.pace - (time.monotonic() - started)))
        self.call_later(self.bot_answers, seat, text)

    def fail(self, error: Exception) -> None:
        raise error

    def bot_answers(self, seat: int, text: str) -> None:
        self.thinking = None
        if text:
            self.sitting.answer(seat, text)
            self.go_on()
        else:
            self.show()

    def hand_over(self) -> None:
        person = self.sitting.find_person()
        assert person is not None
        self.sitting.reader = None
        self.show()
        name = self.sitting.names[person]
        lines = [self.say("hand-over", name=name), self.say("hand-over-enter", name=name)]

        def sit_down(_: None) -> None:
            self.sitting.reader = person
            self.show()

        self.app.push_screen(HandOver(lines), sit_down)

    def choose(self, choice: Choice) -> None:
        if self.has_class("too-small"):
            return
        if choice.then:
            self.first = choice
            self.show()
            return
        self.give(self.sitting.find_answer(choice.answer))

    def give(self, answer: str) -> None:
        assert self.sitting.reader is not None
        self.sitting.answer(self.sitting.reader, answer)
        self.go_on()

    def end(self) -> None:
        if len(self.sitting.people) > 1:
            self.sitting.reader = None
        if not self.over:
            self.over = True
            self.read("pane-end", [*self.sitting.result(), "", describe_record(self.sitting)])

    # Showing

    def show(self) -> None:
        """Redraw everything for the reader, in the reader's language."""
        self.teller = self.sitting.teller
        offered = list(self.first.then) if self.first else [*self.list_errands(), *self.sitting.list_choices()]
        if offered != self.offered:
            self.look = Look(None, self.look.zoom, self.look.goal)  # what is asked about must be seen
        if self.look.goal and not self.teller.course(self.look.goal):
            self.look = Look(self.look.at, self.look.zoom)
        self.offered = offered
        self.lay_out()
        self.show_size()
        paint = pick_colors(self.light)
        beam = self.query_one("#beam", Static)
        beam.set_class(bool(self.sitting.broken or self.sitting.unsaved), "trouble")  # all of it is to be read
        beam.update(self.beam())
        for board in self.query(Board):
            board.set_class(board.number == self.teller.own_board(), "own")
            board.refresh()
        hand = self.query_one("#hand", Static)
        hand.update(holding := self.holding())
        hand.display = bool(holding.plain) and not self.large
        self.query_one("#log").display = not self.offered or self.count_rows_needed(BESIDE) <= self.lower
        self.show_question(paint.act)
        self.show_log(paint.second)
        charted = self.teller.charts() is not None
        self.query_one("#keys", Static).update(
            key_line(self.size.width - 2, charted, lambda name: self.say(f"key-{name}"))
        )

    def show_size(self) -> None:
        """If the window is too small to read, say so and accept no answers."""
        width, height = self.size
        self.set_class(width < LEAST[0] or height < LEAST[1], "too-small")
        said = self.say("too-small", width=width, height=height, least=LEAST[0], lines=LEAST[1])
        self.query_one("#too-small", Static).update(said)

    def beam(self) -> Text:
        """Return an error, or whose turn it is; with the name of the game if there is room."""
        said = Text(self.sitting.broken or self.sitting.unsaved or self.teller.beam())
        title = Text.assemble((self.teller.title(), "bold"), "  ", said)
        return title if title.cell_len <= self.size.width - 2 else said

    def on_option_list_option_highlighted(self) -> None:
        self.show_chart()

    def show_log(self, faded: str) -> None:
        """Highlight events that the reader has not answered yet."""
        seat = self.sitting.reader
        lines = self.sitting.tell_events(0, LINES)
        recent = len(self.sitting.table.log(seat, self.sitting.find_last_turn()))
        text = Text("\n").join(
            Text(line, style="" if number >= len(lines) - recent else faded) for number, line in enumerate(lines)
        )
        self.query_one("#told", Static).update(text)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def read(self, key: str, lines: list[str], title: str = "") -> None:
        self.app.push_screen(Page(title or self.say(key), lines, self.say("close")))

    def read_lesson(self, lesson: list[str]) -> None:
        """Show a long text in a window at the bottom: the drawings it explains stay visible."""
        exercise = "yes" if self.sitting.teaching.is_exercise else "no"
        lines = [line for part in lesson for line in (part, "")]
        self.app.push_screen(Lesson(self.say("teacher", exercise=exercise), lines, self.say("close")))

    # What the reader does

    def on_key(self, event: Key) -> None:
        number = find_number(event.character)
        if 0 <= number < len(self.offered):
            event.stop()
            self.choose(self.offered[number])
        elif number >= 0 and self.offered:
            self.refuse_key(str(event.character))

    def refuse_key(self, pressed: str) -> None:
        """Show one notice at a time: several would cover the board."""
        self.app.clear_notifications()
        last = key_of(len(self.offered) - 1)
        self.notify(self.say("key-none", pressed=pressed, last=last, count=len(self.offered)))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        if message.option_index < len(self.offered):
            self.choose(self.offered[message.option_index])

    async def on_click(self, event: Click) -> None:
        """Select a thing on a board, or a command in the line of keys."""
        touched = event.style.meta
        found = [choice for choice in self.offered if choice.thing == touched.get("thing")]
        if len(found) == 1:
            self.choose(found[0])
        elif "command" in touched:
            await self.run_action(touched["command"])
        elif "goal" in touched:
            self.set_course(touched["goal"])

    def action_back(self) -> None:
        if self.first is not None:
            self.first = None
            self.show()

    def action_why(self) -> None:
        decision = self.sitting.find_question()
        if decision is None:
            self.read("pane-why", [self.question()])
            return
        forbidden = self.sitting.list_forbidden()
        lines = [self.say("why-list"), *forbidden] if forbidden else [self.say("why-none")]
        hint = self.say("why-ask", example=decision.options[0])
        self.app.push_screen(Inquiry(self.say("pane-why"), lines, self.say("close"), hint, self.reason))

    def reason(self, text: str) -> list[str]:
        refusal = self.sitting.why(text)
        return [self.sitting.speech.refusal(refusal) if refusal else self.say("allowed", answer=text)]

    def action_rules(self) -> None:
        self.app.push_screen(
            Inquiry(
                self.say("pane-rules"),
                self.sitting.rules(""),
                self.say("close"),
                self.say("rules-ask"),
                self.sitting.rules,
            )
        )

    def action_counsel(self) -> None:
        """Compute advice in a thread."""
        if refusal := explain_refusal(self.sitting):
            self.read("key-counsel", [refusal])
        elif not self.advising:
            self.advising = True
            self.notify(self.sitting.speech("term-counsel-thinking"))
            threading.Thread(target=self.advise, args=(len(self.sitting.table.record.answers),), daemon=True).start()

    def advise(self, at: int) -> None:
        try:
            said = list_advice(self.sitting)
        except Exception as error:  # noqa: BLE001 (thread border: raised again by `fail` in the main thread)
            self.call_later(self.fail, error)
            return
        self.call_later(self.show_advice, said, at)

    def show_advice(self, said: list[str], at: int) -> None:
        """Show the advice if the question is still open."""
        self.advising = False
        if at == len(self.sitting.table.record.answers):
            self.read("", said, self.sitting.speech("term-counsel"))

    def action_log(self) -> None:
        self.read("pane-log", self.sitting.tell_events(0))

    def action_undo(self) -> None:
        if self.first is not None:
            self.action_back()
            return
        if self.sitting.reader is None or self.thinking is not None:
            return
        before = len(self.sitting.table.record.answers)
        said = self.sitting.undo()
        if len(self.sitting.table.record.answers) == before:
            self.read("key-undo", [said])
            return
        self.notify(said)
        self.go_on()

    def action_language(self) -> None:
        self.sitting.next_language()
        self.first = None
        self.show()

    def action_hints(self) -> None:
        self.notify(self.say("hints-on" if self.sitting.hints.turn() else "hints-off"))
        self.show()

    def action_tell(self) -> None:
        """Describe the focused drawing, or the reader's own, in words."""
        board = self.focused.number if isinstance(self.focused, Board) else self.teller.own_board() or 0
        if self.teller.boards():
            lines = self.teller.describe(board)
            self.read("", lines[1:], lines[0])

    def action_ask(self) -> None:
        """Show everything that can be described, and a line to ask for one thing."""
        if self.teller.topics:
            hint = self.say("ask", topics=self.sitting.list_topics())
            lines = [line for topic in self.teller.topics for line in [*self.teller.tell(topic, ""), ""]]
            self.app.push_screen(Inquiry(self.say("pane-ask"), lines, self.say("close"), hint, self.answer_inquiry))

    def answer_inquiry(self, text: str) -> list[str]:
        """Return the reply; asking for a route also sets the course."""
        goal = self.teller.find_goal(*self.sitting.parse_topic(text))
        if goal and goal != self.look.goal:
            self.set_course(goal)
        return self.sitting.inquire(text)

    def action_light(self) -> None:
        self.app.theme = SOOT.name if self.light else BONE.name
        self.call_after_refresh(self.show)

    def action_help(self) -> None:
        lines = [*self.sitting.speech.paragraphs("terminal-help-screen"), *self.teller.legend(), ""]
        self.read(
            "pane-help",
            [
                *lines,
                *(f"{key}  {self.say(f'key-{name}.help')}" for key, name in commands(self.teller.charts() is not None)),
            ],
        )

    def action_quit(self) -> None:
        self.app.exit(0)
