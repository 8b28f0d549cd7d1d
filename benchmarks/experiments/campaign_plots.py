"""Plots as SVG text: grouped bars, and boxes with eight of ten values."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from xml.sax.saxutils import escape

WIDE, HIGH, LEFT, BOTTOM, TOP = 860, 320, 46, 40, 44
COLOURS = ("#35608f", "#b8742a", "#5d7f3a", "#8c4a6b")
INK = "#7a7a7a"  # grey enough for a light and a dark page


def text(x: float, y: float, said: object, anchor: str = "middle", size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(str(said))}</text>'


def height_of(value: float, most: float) -> float:
    return value / most * (HIGH - TOP - BOTTOM)


def page(title: str, unit: str, most: float, groups: list[str], series: list[str], shapes: Iterator[str]) -> str:
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" fill="{INK}" '
        f'font-family="sans-serif"><title>{escape(title)}</title>',
        text(LEFT, 16, f"{title} ({unit})", "start", 14),
    ]
    for number, name in enumerate(series):
        x = WIDE - 110 * (len(series) - number)
        lines += [
            f'<rect x="{x}" y="8" width="12" height="12" fill="{COLOURS[number]}"/>',
            text(x + 18, 18, name, "start"),
        ]
    for part in range(5):
        y = HIGH - BOTTOM - height_of(most * part / 4, most)
        lines += [
            f'<path d="M{LEFT} {y:.1f}H{WIDE}" stroke="{INK}" stroke-opacity="0.35"/>',
            text(LEFT - 6, y + 4, f"{most * part / 4:g}", "end"),
        ]
    for number, name in enumerate(groups):
        lines.append(text(middle(number, len(groups)), HIGH - BOTTOM + 18, name))
    return "\n".join([*lines, *shapes, "</svg>", ""])


def middle(number: int, of: int) -> float:
    return LEFT + (WIDE - LEFT) * (number + 0.5) / of


def scale(value: float) -> float:
    """Return a round number not below this one that is easy to divide by four."""
    step = 4.0
    while step < value:
        step *= 2 if step * 2 >= value or str(step)[0] in "48" else 2.5
    return step


def places(groups: int, series: int) -> tuple[float, float]:
    """Return the width of one shape, and the offset of the first from the middle of its group."""
    wide = min(26.0, (WIDE - LEFT) / groups / (series + 1))
    return wide, -wide * series / 2


def bars(title: str, unit: str, groups: list[str], series: dict[str, list[float]]) -> str:
    most = scale(max(value for values in series.values() for value in values))
    wide, first = places(len(groups), len(series))

    def shapes() -> Iterator[str]:
        for number, values in enumerate(series.values()):
            for group, value in enumerate(values):
                x, high = middle(group, len(groups)) + first + wide * number, height_of(value, most)
                yield (
                    f'<rect x="{x:.1f}" y="{HIGH - BOTTOM - high:.1f}" width="{wide - 2:.1f}" height="{high:.1f}" '
                    f'fill="{COLOURS[number]}"><title>{value:g}</title></rect>'
                )

    return page(title, unit, most, groups, heads(list(series)), shapes())


def boxes(title: str, unit: str, groups: dict[str, dict[int, list[int]]]) -> str:
    """Draw for each number of Heroes a box with eight of ten values, with a line at the median."""
    most = scale(max(tenth(numbers, 9) for by in groups.values() for numbers in by.values() if numbers))
    series = list(next(iter(groups.values())))
    wide, first = places(len(groups), len(series))

    def shapes() -> Iterator[str]:
        for group, by in enumerate(groups.values()):
            for number, numbers in enumerate(by.values()):
                if numbers:
                    x = middle(group, len(groups)) + first + wide * number
                    yield box(x, wide - 2, numbers, most, COLOURS[number])

    return page(title, unit, most, list(groups), heads([str(one) for one in series]), shapes())


def heads(series: list[str]) -> list[str]:
    return [f"{name} Heroes" if name in "234" else "1 Hero" if name == "1" else name for name in series]


def tenth(numbers: list[int], of_ten: int) -> int:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, len(ordered) * of_ten // 10)]


def box(x: float, wide: float, numbers: list[int], most: float, colour: str) -> str:
    low, high = height_of(tenth(numbers, 1), most), height_of(tenth(numbers, 9), most)
    at = HIGH - BOTTOM - height_of(median(numbers), most)
    return (
        f'<rect x="{x:.1f}" y="{HIGH - BOTTOM - high:.1f}" width="{wide:.1f}" height="{max(2.0, high - low):.1f}" '
        f'fill="{colour}" fill-opacity="0.6"><title>{median(numbers):g}</title></rect>'
        f'<path d="M{x:.1f} {at:.1f}h{wide:.1f}" stroke="{colour}" stroke-width="3"/>'
    )
