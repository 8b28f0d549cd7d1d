"""The question below the drawings: its answers, its hint, and the rows they need."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static
from textual.widgets.option_list import Option

from meadhall.terminal.answer_list import Answers
from meadhall.terminal.board_pane import Board
from meadhall.terminal.board_screen import FRAMED, LEAST_BOARDS, LEAST_LOWER, DrawnScreen
from meadhall.terminal.choices import Choice
from meadhall.terminal.colors import folded
from meadhall.terminal.key_bindings import key_of
from meadhall.terminal.session import Sitting

HELD = 3  # rows of what the reader holds
BESIDE, ALONE = (3, 5), (1, 1)  # the share of the width that the question has with the log beside it, and without
EDGES = 4  # columns of the question that its answers do not have


class QuestionScreen(DrawnScreen):
    """Answers have priority: if they lack rows, the log gives way, then the drawings shrink."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.teller)
        self.sitting = sitting
        self.first: Choice | None = None
        self.offered: list[Choice] = []
        self.taught: list[str] = []  # what the teacher of a lesson said last

    def say(self, key: str, **args: object) -> str:
        return self.sitting.speech(f"terminal-{key}", **args)

    def question(self) -> str:
        if self.sitting.table.asked_seat() is None:
            return " ".join(self.sitting.result())
        if self.first is not None:
            return self.first.question
        return self.sitting.question()

    def map_keys(self) -> dict[str, str]:
        """Return the keys by the things they select, for board and hand; of two answers with one thing, the first."""
        keys: dict[str, str] = {}
        for number, choice in enumerate(self.offered):
            if choice.thing:
                keys.setdefault(choice.thing, key_of(number).strip())
        return keys

    def find_pointed(self) -> str:
        """Return the thing named by the answer under the cursor."""
        number = self.query_one("#options", Answers).highlighted
        return self.offered[number].thing if number is not None and number < len(self.offered) else ""

    def holding(self) -> Text:
        return self.teller.holding(self.place(self.size.width - 2, HELD))

    def count_rows_held(self) -> int:
        """Return the rows of the reader's hand."""
        held = self.holding().plain
        return held.count("\n") + 1 if held and not self.large else 0

    def count_rows_below(self, room: int) -> int:
        """Return the rows of the question beside the log, or in the full width if they are too many."""
        if not self.offered:
            return 0
        beside = self.count_rows_needed(BESIDE)
        return beside if beside <= room else self.count_rows_needed(ALONE)

    def count_rows_needed(self, share: tuple[int, int]) -> int:
        """Return the rows of prompt, hint and answers in this share of the width."""
        width = self.size.width * share[0] // share[1] - EDGES
        labels = [self.label(number, choice) for number, choice in enumerate(self.offered)]
        above = [Text(line) for line in (self.question(), *self.above(), *self.list_closed())]
        return sum(len(folded(line, width, 0)) for line in (*above, *labels))

    def list_closed(self) -> list[str]:
        """Return answers that are shown but closed."""
        return [] if self.first else self.sitting.list_closed()

    def label(self, number: int, choice: Choice, style: str = "") -> Text:
        """Return an answer with its key, and its picture if it names a thing."""
        sign = self.teller.sign(choice.thing) if not choice.answer or self.first else Text()
        label = Text.assemble((f"{key_of(number)} ", style), sign, " " if sign else "", choice.label)
        return label.append(" …") if choice.then and not choice.label.endswith("…") else label

    def show_question(self, act: str) -> None:
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(bool(self.offered), "mine")
        prompt.update(Text(self.question()))
        self.show_hint()
        options = self.query_one("#options", Answers)
        options.clear_options()
        for number, choice in enumerate(self.offered):
            options.add_option(Option(self.label(number, choice, f"bold {act}")))
        options.add_options([Option(line, disabled=True) for line in self.list_closed()])
        if self.offered:
            way = self.teller.course(self.look.goal) if self.look.goal else []
            options.highlighted = next((i for i, choice in enumerate(self.offered) if choice.thing in way), 0)
            if not isinstance(self.focused, Board):
                options.focus()
        self.call_after_refresh(self.show_more)

    def above(self) -> list[str]:
        """Return the teacher's current text, or a hint the first time something matters."""
        if self.taught and self.fits_above(self.taught):
            return self.taught
        return [said] if self.offered and (said := self.sitting.hint()) else []

    def fits_above(self, lines: list[str]) -> bool:
        """Return whether drawings and answers keep their rows beside these lines."""
        width, height = self.size
        rows = sum(len(folded(Text(line), width - EDGES, 0)) for line in lines)
        return rows <= height - FRAMED - self.count_rows_held() - LEAST_BOARDS - LEAST_LOWER

    def show_hint(self) -> None:
        hint, said = self.query_one("#hint", Static), self.above()
        hint.update(Text("\n".join(said)))
        hint.display = bool(said)

    def on_answers_scrolled(self) -> None:
        self.show_more()

    def show_more(self) -> None:
        """Show how many answers are out of sight, if any are."""
        options, more = self.query_one("#options", Answers), self.query_one("#more", Static)
        above, below = options.hidden()
        above_all = [one for one in self.query("#prompt, #hint") if one.display]
        room = self.query_one("#question").content_size.height - sum(one.size.height for one in above_all)
        log = self.query_one("#log")
        if options.lines() > room and log.display and self.offered:
            log.display = False  # it is one key away, answers are not
            self.call_after_refresh(self.show_more)
            return
        more.display = options.lines() > room
        more.update(self.say("more", above=above, below=below))
