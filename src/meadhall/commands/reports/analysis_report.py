"""The sentences of an analysis, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.analysis.estimate import Estimate
from meadhall.analysis.game_analysis import Analysis
from meadhall.analysis.seat_summary import Account
from meadhall.analysis.verdict import BLAMED, DecisionVerdict, DrawVerdict
from meadhall.commands.reports.event_text import render_entry, replay_events
from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_of
from meadhall.core.record import Record
from meadhall.tables.seat_log import merge_events
from meadhall.words import Words

HUNDRED = 100.0
SENTENCES = 2  # of what chance did
SWINGS = 5  # draws that are listed
LEAST = 0.005  # of a won game: less than half a hundredth did not count


class Telling:
    """Writes an analysis, for all seats or one."""

    def __init__(self, analysis: Analysis, record: Record, names: list[str], words: Words, seat: int | None) -> None:
        self.analysis = analysis
        self.names = names
        self.words = words
        self.seat = seat
        self.own_measure = words.has("counsel-measure")  # its numbers are no chances to win and make no curve
        self.phrases = record.game.phrases(words, names, None)
        self.answers = self.said_answers(record)
        self.drawn: dict[int, list[str]] = {}
        for entry in merge_events(replay_events(record), None):
            said = render_entry(entry, self.phrases, words, everything=True)
            self.drawn.setdefault(entry.n, []).append(str(said["text"]))

    def said_answers(self, record: Record) -> dict[tuple[int, str], str]:
        """Return the texts of the reported answers."""
        wanted = {one.answer_number: one for one in self.analysis.decisions}
        found: dict[tuple[int, str], str] = {}
        state = record.first()
        for number, answer in enumerate(record.answers, 1):
            if (one := wanted.get(number)) is not None:
                seat = max(0, seat_of(answer.seat))
                view = record.game.view(state, seat)
                for text in {one.answer, one.best or one.answer}:
                    found[number, text] = self.phrases.answer(text, seat, view)
            record.replay_one(state, number - 1)
        return found

    @property
    def title(self) -> str:
        return self.words("analysis-title", title=self.words("title"))

    @property
    def weighed(self) -> str:
        found = self.analysis
        return self.words(
            "analysis-weighed",
            decisions=sum(one.loss is not None for one in found.decisions),
            draws=len(found.draws),
            budget=found.budget,
            seed=str(found.seed),
        )

    @property
    def curve_title(self) -> str:
        return self.words("analysis-curve-together" if self.analysis.cooperative else "analysis-curve")

    @property
    def explained(self) -> list[str]:
        """Explain the numbers, and the measure of games that do not use win probabilities."""
        own = ["analysis-explained-measure", "counsel-measure"]
        return [self.words(key) for key in (own if self.own_measure else ["analysis-explained"])]

    @property
    def curves(self) -> list[tuple[str, list[tuple[int, float]]]]:
        """Return each seat's name with its win probability after each answer; one for all in cooperative games."""
        of = self.analysis.curve
        if self.own_measure:
            return []
        if self.analysis.cooperative:
            return [(self.words("analysis-table"), [(at, chances[0]) for at, chances in of])]
        return [(name, [(at, chances[seat]) for at, chances in of]) for seat, name in enumerate(self.names)]

    def who(self, seat: int) -> str:
        return self.words("analysis-table") if seat == TABLE else self.names[seat]

    def decisions(self, everything: bool) -> list[DecisionVerdict]:
        return [
            one
            for one in self.analysis.decisions
            if (everything or one.mark in BLAMED) and (self.seat is None or one.seat in (self.seat, TABLE))
        ]

    def answer(self, one: DecisionVerdict) -> str:
        return self.answers[one.answer_number, one.answer]

    def verdict(self, one: DecisionVerdict) -> str:
        mark = self.words(f"mark-{one.mark}")
        if one.loss is None or one.mark not in BLAMED:
            return mark
        return self.words(
            "analysis-loss",
            mark=mark,
            loss=HUNDRED * one.loss.mean,
            low=HUNDRED * one.loss.low,
            high=HUNDRED * one.loss.high,
        )

    def better(self, one: DecisionVerdict) -> str:
        """Return the better answer with its reasons, or ""."""
        if one.best is None or one.mark not in BLAMED:
            return ""
        answer = self.answers[one.answer_number, one.best].rstrip(".")
        return f"{self.words('analysis-better', answer=answer)} {self.reasons(one.reasons)}"

    def reasons(self, names: Iterable[str]) -> str:
        said = self.words.listed([self.words(f"weighs-{name}") for name in names])
        return self.words("counsel-for", reasons=said) if said else self.words("counsel-unclear")

    @property
    def swings(self) -> list[tuple[DrawVerdict, int]]:
        """Return the most important draws, each with the seat it mattered to."""
        seats = [0] if self.analysis.cooperative else range(self.analysis.players) if self.seat is None else [self.seat]
        found = [(one, max(seats, key=lambda seat, one=one: abs(one.luck[seat].mean))) for one in self.analysis.draws]
        sure = [
            (one, seat)
            for one, seat in found
            if abs(one.luck[seat].mean) >= LEAST and (one.luck[seat].low > 0 or one.luck[seat].high < 0)
        ]
        most = sorted(sure, key=lambda pair: -abs(pair[0].luck[pair[1]].mean))[:SWINGS]
        return sorted(most, key=lambda pair: pair[0].first)

    def draw(self, one: DrawVerdict) -> str:
        if one.number == 0:
            return self.words("analysis-deal")
        said = [text for number in range(one.first, one.last + 1) for text in self.drawn.get(number, [])]
        more = len(said) - SENTENCES
        cut = said[:SENTENCES] if more > 1 else said
        return " ".join([*cut, *([f"({self.words('analysis-more-draws', count=more)})"] if more > 1 else [])])

    def luck(self, one: DrawVerdict, seat: int) -> str:
        luck = one.luck[seat]
        name = self.words("analysis-table") if self.analysis.cooperative else self.names[seat]
        return self.words(
            "analysis-draw",
            seat=name,
            sign=format_mark(luck.mean),
            luck=HUNDRED * abs(luck.mean),
            reach=HUNDRED * luck.reach,
        )

    # The summary of each seat

    @property
    def heads(self) -> list[str]:
        keys = (
            ("seat", "luck-of-seat", "given")
            if self.own_measure
            else ("seat", "start", "luck-of-seat", "play", "result", "given")
        )
        return [*(self.words(f"analysis-{key}") for key in keys), *(self.words(f"mark-{mark}") for mark in BLAMED)]

    @property
    def rows(self) -> list[list[str]]:
        return [self.row(one) for one in self.analysis.accounts if self.seat in (None, one.seat)]

    def row(self, one: Account) -> list[str]:
        luck, given = self.margin(one.luck, True), self.margin(one.given_away, False)
        told = (
            [luck, given]
            if self.own_measure
            else [self.format_share(one.start), luck, self.margin(one.play, True), self.format_share(one.result), given]
        )
        return [self.names[one.seat], *told, *(str(one.marks[mark]) for mark in BLAMED)]

    def format_share(self, value: float) -> str:
        return self.words("analysis-whole", value=HUNDRED * value)

    def margin(self, of: Estimate, signed: bool) -> str:
        mark = format_mark(of.mean) if signed or of.mean < 0 else ""
        return self.words("analysis-of", sign=mark, value=HUNDRED * abs(of.mean), reach=HUNDRED * of.reach)


def format_mark(value: float) -> str:
    return "+" if value >= 0 else "−"
