"""The quality of chances after the result: the Brier score, its parts, and a diagram."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

BINS = 10
SIDE, EDGE, ROOM = 320, 44, 78  # of the square, around it, and below it for the counts
JUDGED, FITTED, SEEN = "as judged", "fitted", "as the seat knows it"
INKS = {JUDGED: "#c9743f", FITTED: "#2f6f4f"}


@dataclass(frozen=True)
class Sample:
    """A displayed chance and its result: 1 won, 0 lost, a fraction of a shared win."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Bin:
    """The chances of one tenth."""

    count: int
    told: float  # their mean
    won: float  # how often they came true
    reach: float  # half the 95% interval of that, with whole games as samples


@dataclass(frozen=True)
class Measured:
    """The mean squared error and its parts: reliability - resolution + uncertainty, up to the loss from grouping
    chances by tenths (Murphy 1973).
    """

    brier: float
    reliability: float
    resolution: float
    uncertainty: float
    bins: list[Bin]


def measure_samples(samples: list[Sample]) -> Measured:
    count = len(samples)
    base = sum(one.won for one in samples) / count
    bins = [
        fill_bin(found)
        for number in range(BINS)
        if (found := [one for one in samples if min(BINS - 1, int(one.chance * BINS)) == number])
    ]
    return Measured(
        sum((one.chance - one.won) ** 2 for one in samples) / count,
        sum(one.count * (one.told - one.won) ** 2 for one in bins) / count,
        sum(one.count * (one.won - base) ** 2 for one in bins) / count,
        base * (1 - base),
        bins,
    )


def fill_bin(samples: list[Sample]) -> Bin:
    """Group by games: tables of one game share their end, so an interval counts games, not tables."""
    count = len(samples)
    won = sum(one.won for one in samples) / count
    apart: dict[int, float] = {}
    for one in samples:
        apart[one.game] = apart.get(one.game, 0.0) + one.won - won
    return Bin(
        count,
        sum(one.chance for one in samples) / count,
        won,
        1.96 * sqrt(sum(value**2 for value in apart.values())) / count,
    )


# The diagram


def plot(name: str, found: dict[str, Measured]) -> str:
    """Draw displayed against true chances by tenths, with the number in each tenth; the diagonal is perfect."""
    wide, high = SIDE + 2 * EDGE, SIDE + EDGE + ROOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
        f'font-size="11" role="img" aria-label="Chances told and come true: {name}">',
        f'<rect width="{wide}" height="{high}" fill="#fbf8f0"/>',
        f'<text x="{EDGE}" y="16" font-weight="bold" font-size="12">{name}: told and come true</text>',
        f'<path d="M{to_x(0):.0f} {to_y(0):.0f}L{to_x(1):.0f} {to_y(1):.0f}" stroke="#999" stroke-dasharray="4 3"/>',
        f'<rect x="{EDGE}" y="{EDGE / 2 + 4}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#777"/>',
    ]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        lines += [
            f'<text x="{to_x(at):.0f}" y="{to_y(0) + 14:.0f}" text-anchor="middle">{tenth * 10}%</text>',
            f'<text x="{EDGE - 5}" y="{to_y(at) + 4:.0f}" text-anchor="end">{tenth * 10}%</text>',
        ]
    for number, (what, of) in enumerate(found.items()):
        ink = INKS[what]
        path = "L".join(f"{to_x(one.told):.1f} {to_y(one.won):.1f}" for one in of.bins)
        lines.append(f'<path d="M{path}" fill="none" stroke="{ink}" stroke-width="1.5"/>')
        for one in of.bins:
            x, low, top = (
                to_x(one.told),
                to_y(max(0.0, one.won - one.reach)),
                to_y(min(1.0, one.won + one.reach)),
            )
            lines.append(f'<path d="M{x:.1f} {low:.1f}V{top:.1f}" stroke="{ink}"/>')
            lines.append(f'<circle cx="{x:.1f}" cy="{to_y(one.won):.1f}" r="3" fill="{ink}"/>')
        y = EDGE / 2 + 22 + 16 * number
        lines += [
            f'<circle cx="{EDGE + 12}" cy="{y - 4:.0f}" r="4" fill="{ink}"/>',
            f'<text x="{EDGE + 22}" y="{y:.0f}">{what}: Brier {of.brier:.3f}</text>',
        ]
        lines += counts(of, number, len(found), ink)
    return "\n".join([*lines, "</svg>", ""])


def to_x(value: float) -> float:
    return EDGE + SIDE * value


def to_y(value: float) -> float:
    return EDGE / 2 + 4 + SIDE * (1 - value)


def counts(of: Measured, number: int, series: int, ink: str) -> list[str]:
    most, floor = max(one.count for one in of.bins), to_y(0) + ROOM - 18
    wide = SIDE / BINS / (series + 1)
    return [
        f'<rect x="{to_x(int(one.told * BINS) / BINS) + wide * (number + 0.5):.1f}" '
        f'y="{floor - 36 * one.count / most:.1f}" width="{wide:.1f}" height="{36 * one.count / most:.1f}" '
        f'fill="{ink}" opacity="0.7"/>'
        for one in of.bins
    ]
