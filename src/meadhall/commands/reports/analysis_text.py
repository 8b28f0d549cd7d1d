"""An analysis in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.commands.cli.output import INDENT
from meadhall.commands.reports.analysis_report import Telling

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60  # letters of a curve
DEEPER = 2 * INDENT


def render_lines(told: Telling, everything: bool, html: str | None) -> Iterator[str]:
    words = told.words
    yield told.title
    yield told.weighed
    yield ""
    if told.curves:
        yield told.curve_title
        width = max(len(name) for name, _ in told.curves)
        for name, points in told.curves:
            yield f"{INDENT}{name:<{width}}  {draw_curve([chance for _, chance in points])}"
        yield ""
    yield words("analysis-losses")
    yield from render_decisions(told, everything)
    yield ""
    yield words("analysis-luck")
    for one, seat in told.swings:
        yield f"{one.first:>6}  {told.luck(one, seat)}"
        yield DEEPER + told.draw(one)
    if not told.swings:
        yield INDENT + words("analysis-no-luck")
    yield ""
    yield words("analysis-accounts")
    yield from (INDENT + line for line in align_columns([told.heads, *told.rows]))
    yield ""
    yield from told.explained
    if html is not None:
        yield words("analysis-written", path=html)


def render_decisions(told: Telling, everything: bool) -> Iterator[str]:
    found = told.decisions(everything)
    for one in found:
        yield f"{one.answer_number:>6}  {told.who(one.seat)}: {told.answer(one)}"
        yield DEEPER + told.verdict(one)
        if better := told.better(one):
            yield DEEPER + better
    if not found:
        yield INDENT + told.words("analysis-no-losses")


def draw_curve(chances: list[float]) -> str:
    """Return as many blocks as fit; each is the mean of its part."""
    count = min(WIDE, len(chances))
    parts = [chances[at * len(chances) // count : (at + 1) * len(chances) // count] for at in range(count)]
    return "".join(BLOCKS[min(7, int(8 * sum(part) / len(part)))] for part in parts)


def align_columns(rows: list[list[str]]) -> Iterator[str]:
    """Align names left and numbers right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        numbers = (f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join([f"{row[0]:<{widths[0]}}", *numbers])
