"""SVG plots: one point with its interval per measurement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDE, ROW = 860, 26
LEFT, RIGHT, BOTTOM = 220, 24, 28
LETTERS = 30  # of a label; more would run into the plot
TICKS = 8


@dataclass(frozen=True)
class Mark:
    """`colour` is a seat's, 0 to 4; `said` is the text for screen readers and tooltips."""

    label: str
    low: float
    middle: float
    high: float
    said: str
    colour: int = 0


def draw_whiskers(
    title: str,
    marks: Sequence[Mark],
    least: float | None = None,
    most: float | None = None,
    upright: float | None = None,
) -> Iterator[str]:
    """Draw one row for each mark on a common scale; `upright` is a reference line, such as zero or an equal share."""
    start = min(one.low for one in marks) if least is None else least
    end = max(one.high for one in marks) if most is None else most
    step = choose_step(start, end)
    start, end = floor(start / step) * step, max(ceil(end / step), floor(start / step) + 1) * step
    high = ROW * len(marks) + BOTTOM

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (value - start) / (end - start)

    yield f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(title)}">'
    for number in range(round((end - start) / step) + 1):
        value = start + number * step
        yield f'<line class="grid" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="0" y2="{high - BOTTOM}"/>'
        yield f'<text x="{x(value):.1f}" y="{high - 8}" text-anchor="middle">{value:g}</text>'
    if upright is not None:
        yield (
            f'<line stroke="var(--ink)" stroke-dasharray="4 4" x1="{x(upright):.1f}" x2="{x(upright):.1f}" y1="0" '
            f'y2="{high - BOTTOM}"/>'
        )
    for row, one in enumerate(marks):
        y, colour = ROW * row + ROW / 2, f"var(--seat-{one.colour % 5})"
        label = one.label if len(one.label) <= LETTERS else f"{one.label[: LETTERS - 1]}…"
        yield f"<g><title>{escape(one.said)}</title>"
        yield f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(label)}</text>'
        yield (
            f'<line class="curve" stroke="{colour}" x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{y:.1f}" '
            f'y2="{y:.1f}"/><circle cx="{x(one.middle):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/></g>'
        )
    yield "</svg>"


def choose_step(start: float, end: float) -> float:
    """Return a round distance of axis labels."""
    rough = max(end - start, 1e-9) / TICKS
    size = 10.0 ** floor(log10(rough))
    return next(size * by for by in (1, 2, 5, 10) if size * by >= rough)
