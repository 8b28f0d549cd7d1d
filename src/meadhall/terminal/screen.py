"""The table on the full screen: the game's drawings above, the question and what happened below."""

from __future__ import annotations

import os
import threading
import time
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from meadhall.terminal.choices import Choice
from meadhall.terminal.pages import HandOver, Inquiry, Page
from meadhall.terminal.paint import colours, touch
from meadhall.terminal.sitting import Sitting
from meadhall.terminal.teller import Place, Teller
from meadhall.terminal.themes import BONE, DEFAULTS, SOOT, wants_day

PACE = 0.7          # seconds between the answers of bots, so that people can follow
LINES = 150         # of the log; the whole of it is one key away
KEYS = "1234567890abcdefijmopsvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
COMMANDS = (
    ("?", "why"), ("r", "rules"), ("l", "log"), ("u", "undo"), ("t", "tell"), ("k", "ask"), ("g", "language"),
    ("n", "light"), ("h", "help"), ("q", "quit"),
)
SPARED = ("light", "ask", "tell", "log", "rules")     # left out of the line of keys first where it is narrow


class Board(Widget):
    """One drawing of the game's, with the keys of what can be chosen on it."""

    can_focus = True

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def render(self) -> Text:
        screen = self.screen
        assert isinstance(screen, TableScreen)
        width, height = self.content_size
        return screen.teller.draw(self.number, Place(width, height, screen.marks(), screen.light))


class TableScreen(Screen[None]):
    """The game as one reader sees it; asks the people, lets the bots answer, and saves before anything is shown."""

    AUTO_FOCUS = "#options"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding("question_mark" if key == "?" else key, name, show=False) for key, name in COMMANDS),
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("escape,backspace", "back", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self.teller: Teller = sitting.teller
        self.first: Choice | None = None
        self.offered: list[Choice] = []
        self.thinking: int | None = None
        self.over = False

    def compose(self) -> ComposeResult:
        yield Static(id="beam")
        with Container(id="boards"):
            for number in range(self.teller.boards()):
                yield Board(number)
        yield Static(id="hand")
        with Horizontal(id="lower"):
            with Vertical(id="question"):
                yield Static(id="prompt")
                yield OptionList(id="options")
            with VerticalScroll(id="log"):
                yield Static(id="told")
        yield Static(id="keys")

    @property
    def light(self) -> bool:
        return not self.app.current_theme.dark

    def say(self, key: str, **args: object) -> str:
        return self.sitting.speech(f"terminal-{key}", **args)

    def on_mount(self) -> None:
        self.sitting.save()
        self.go_on()
        if self.sitting.resumed and not self.sitting.must_hand_over():
            self.read("so-far", [*self.teller.brief(), "", *self.sitting.news()])

    def on_resize(self, event: Resize) -> None:
        """The game says how its drawings share the room above the question."""
        layout = self.teller.layout(event.size.width, event.size.height - 3)      # less beam, hand and keys
        boards = self.query_one("#boards")
        boards.display = layout.shown > 0
        boards.styles.grid_size_columns, boards.styles.grid_size_rows = layout.columns, layout.rows
        boards.styles.height = layout.height
        for board in self.query(Board):
            board.display = board.number < layout.shown
            board.styles.row_span = layout.rows if layout.tall and board.number == 0 else 1
        self.call_after_refresh(self.show)

    # Playing

    def go_on(self) -> None:
        """Whoever is asked next: a bot thinks, another person sits down, the reader chooses."""
        seat = self.sitting.table.asked_seat()
        self.first = None
        if seat is None:
            self.end()
        elif self.sitting.person_asked() is None:
            self.thinking = self.sitting.bot_asked()
            threading.Thread(target=self.think, args=(self.thinking,), daemon=True).start()
        elif self.sitting.must_hand_over():
            self.hand_over()
            return
        else:
            self.sitting.reader = self.sitting.person_asked()
        self.show()

    def think(self, seat: int) -> None:
        """In a thread of its own, so that the screen stays alive; leaving does not wait for it."""
        started = time.monotonic()
        try:
            text = self.sitting.bot_choice(seat)
        except Exception as error:
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
        person = self.sitting.person_asked()
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
        if choice.then:
            self.first = choice
            self.show()
            return
        reader = self.sitting.reader
        assert reader is not None
        self.sitting.answer(reader, choice.answer)
        self.go_on()

    def end(self) -> None:
        if len(self.sitting.people) > 1:
            self.sitting.reader = None
        if not self.over:
            self.over = True
            self.read("pane-end", [*self.sitting.result(), "", self.say("record", path=str(self.sitting.path))])

    # Showing

    def show(self) -> None:
        """Everything anew, with the eyes of the reader and in their language."""
        self.teller = self.sitting.teller
        self.offered = list(self.first.then) if self.first else self.sitting.offered(full=False)
        paint = colours(self.light)
        title = Text.assemble((self.teller.title(), "bold"), "  ", self.sitting.broken or self.sitting.unsaved
                              or self.teller.beam())
        self.query_one("#beam", Static).update(title)
        for board in self.query(Board):
            board.set_class(board.number == self.teller.own_board(), "own")
            board.refresh()
        hand = self.query_one("#hand", Static)
        holding = self.teller.holding(Place(self.size.width - 2, 2, self.marks(), self.light))
        hand.update(holding)
        hand.display = bool(holding.plain)
        self.show_question(paint.act)
        self.show_log(paint.second)
        self.query_one("#keys", Static).update(self.key_line(self.size.width - 2))

    def show_question(self, act: str) -> None:
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(bool(self.offered), "mine")
        prompt.update(Text(self.question()))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        for number, choice in enumerate(self.offered):
            sign = self.teller.sign(choice.thing) if not choice.answer or self.first else Text()
            label = Text.assemble((f"{key_of(number)} ", f"bold {act}"), sign, " " if sign else "", choice.label)
            options.add_option(Option(label.append(" …") if choice.then else label))
        if self.offered:
            options.highlighted = 0
            if not isinstance(self.focused, Board):
                options.focus()

    def question(self) -> str:
        if self.sitting.table.asked_seat() is None:
            return " ".join(self.sitting.result())
        if self.first is not None:
            return self.teller.second(self.first.verb, self.first.thing, self.first.then[0].thing)
        return self.sitting.question()

    def show_log(self, faded: str) -> None:
        """What the reader has not answered yet stands out from what came before."""
        seat = self.sitting.reader
        lines = self.sitting.told(0, LINES)
        since = 0 if seat is None else self.sitting.table.last_turn_of(seat)
        recent = len(self.sitting.table.log(seat, since))
        text = Text("\n").join(
            Text(line, style="" if number >= len(lines) - recent else faded) for number, line in enumerate(lines)
        )
        self.query_one("#told", Static).update(text)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def key_line(self, width: int) -> Text:
        """The keys with their words, as many as fit; help and leaving always do."""
        shown = [(key, self.say(f"key-{name}"), name) for key, name in COMMANDS]
        spared = [*SPARED]
        while spared and sum(len(key) + len(word) + 3 for key, word, _ in shown) - 2 > width:
            name = spared.pop(0)
            shown = [entry for entry in shown if entry[2] != name]
        text = Text(no_wrap=True)
        for key, word, name in shown:
            part = Text.assemble((key, "bold"), f" {word}")
            part.stylize(touch(command=name))
            text.append_text(part).append("  ")
        return text

    def marks(self) -> dict[str, str]:
        """The keys by the things they choose, for the board and the hand; of two answers with one thing, the first."""
        keys: dict[str, str] = {}
        for number, choice in enumerate(self.offered):
            if choice.thing:
                keys.setdefault(choice.thing, key_of(number).strip())
        return keys

    def read(self, key: str, lines: list[str], title: str = "") -> None:
        self.app.push_screen(Page(title or self.say(key), lines, self.say("close")))

    # What the reader does

    def on_key(self, event: Key) -> None:
        number = KEYS.find(event.character) if event.character else -1
        if 0 <= number < len(self.offered):
            event.stop()
            self.choose(self.offered[number])

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        if message.option_index < len(self.offered):
            self.choose(self.offered[message.option_index])

    async def on_click(self, event: Click) -> None:
        """A thing on a board that can be chosen, or a command in the line of keys."""
        touched = event.style.meta
        found = [choice for choice in self.offered if choice.thing == touched.get("thing")]
        if len(found) == 1:
            self.choose(found[0])
        elif "command" in touched:
            await self.run_action(touched["command"])

    def action_back(self) -> None:
        if self.first is not None:
            self.first = None
            self.show()

    def action_why(self) -> None:
        decision = self.sitting.mine()
        if decision is None:
            self.read("pane-why", [self.question()])
            return
        forbidden = self.sitting.forbidden()
        lines = [self.say("why-list"), *forbidden] if forbidden else [self.say("why-none")]
        hint = self.say("why-ask", example=decision.options[0])
        self.app.push_screen(Inquiry(self.say("pane-why"), lines, self.say("close"), hint, self.reason))

    def reason(self, text: str) -> list[str]:
        refusal = self.sitting.why(text)
        return [self.sitting.speech.refusal(refusal) if refusal else self.say("allowed", answer=text)]

    def action_rules(self) -> None:
        self.app.push_screen(Inquiry(
            self.say("pane-rules"), self.sitting.rules(""), self.say("close"), self.say("rules-ask"),
            self.sitting.rules,
        ))

    def action_log(self) -> None:
        self.read("pane-log", self.sitting.told(0))

    def action_undo(self) -> None:
        if self.sitting.reader is None:
            return
        before = len(self.sitting.table.record.answers)
        said = self.sitting.undo()
        if len(self.sitting.table.record.answers) == before:
            self.read("key-undo", [said])
            return
        self.notify(said)
        self.first = None
        self.show()

    def action_language(self) -> None:
        self.sitting.next_language()
        self.first = None
        self.show()

    def action_tell(self) -> None:
        """The drawing that has the focus, or the reader's own, in words."""
        board = self.focused.number if isinstance(self.focused, Board) else self.teller.own_board() or 0
        if self.teller.boards():
            lines = self.teller.describe(board)
            self.read("", lines[1:], lines[0])

    def action_ask(self) -> None:
        """Everything that can be told in words, and a line to ask for one thing."""
        if self.teller.topics:
            hint = self.say("ask", topics=self.sitting.topics())
            lines = [line for topic in self.teller.topics for line in [*self.teller.tell(topic, ""), ""]]
            self.app.push_screen(
                Inquiry(self.say("pane-ask"), lines, self.say("close"), hint, self.sitting.inquire))

    def action_light(self) -> None:
        self.app.theme = SOOT.name if self.light else BONE.name
        self.call_after_refresh(self.show)

    def action_help(self) -> None:
        lines = [*self.sitting.speech.paragraphs("terminal-help-screen"), *self.teller.legend(), ""]
        self.read("pane-help", [*lines, *(f"{key}  {self.say(f'key-{name}.help')}" for key, name in COMMANDS)])

    def action_quit(self) -> None:
        self.app.exit(0)


def key_of(number: int) -> str:
    return KEYS[number] if number < len(KEYS) else " "


class Hall(App[int]):
    """The table in the whole terminal."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self.register_theme(BONE)
        self.register_theme(SOOT)
        self.theme = BONE.name if wants_day(os.environ) else SOOT.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return DEFAULTS

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.sitting, self.pace))


def play_on_screen(sitting: Sitting) -> int:
    """Play, and say on the ordinary screen how it ended or how to go on."""
    hall = Hall(sitting)
    hall.run()
    say = sitting.speech
    if sitting.table.outcome is not None:
        lines = [*sitting.result(), say("terminal-record", path=str(sitting.path))]
    else:
        lines = [say("terminal-left", path=str(sitting.path)), say("terminal-go-on", command=sitting.go_on())]
    print("\n".join(lines))
    return hall.return_code or 0
