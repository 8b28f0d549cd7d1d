"""An analysis as a self-contained page with plots."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from meadhall.analysis.verdict import BLAMED, DecisionVerdict
from meadhall.commands.reports.analysis_report import HUNDRED, Telling
from meadhall.commands.reports.html_page import DASHES, document, table

WIDE, HIGH = 860, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 26
SIGNS = {"doubtful": "?!", "mistake": "?", "blunder": "??"}


def page(told: Telling, language: str) -> str:
    words = told.words
    return document(
        told.title,
        language,
        [
            f"<p>{escape(told.weighed)}</p>",
            *([f"<h2>{escape(told.curve_title)}</h2>", *plot(told), *legend(told)] if told.curves else []),
            f"<h2>{escape(words('analysis-accounts'))}</h2>",
            *table(told.heads, told.rows),
            *(f"<p>{escape(said)}</p>" for said in told.explained),
            f"<h2>{escape(words('analysis-losses'))}</h2>",
            *decisions(told),
            f"<h2>{escape(words('analysis-luck'))}</h2>",
            *draws(told),
        ],
    )


def plot(told: Telling) -> Iterator[str]:
    """Draw the curve of each seat, with a mark at every answer that lost something."""
    curves = told.curves
    last = max(1, curves[0][1][-1][0])
    yield f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told.curve_title)}">'
    for quarter in range(5):
        y = up(quarter / 4)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter}</text>'
    for number in range(0, last + 1, step(last)):
        yield f'<text x="{along(number, last):.1f}" y="{HIGH - 6}" text-anchor="middle">{number}</text>'
    for seat, (_, points) in enumerate(curves):
        line = " ".join(f"{along(at, last):.1f},{up(chance):.1f}" for at, chance in points)
        yield f'<polyline class="curve" stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}" points="{line}"/>'
    for one in told.decisions(everything=False):
        yield sign_at(one, told, last)
    yield "</svg>"


def sign_at(one: DecisionVerdict, told: Telling, last: int) -> str:
    seat = max(0, one.seat) if not told.analysis.cooperative else 0
    x, y = along(one.answer_number - 1, last), up(one.chances[seat])
    said = escape(f"{told.who(one.seat)}: {told.answer(one)} – {told.verdict(one)}")
    return (
        f'<a href="#answer-{one.answer_number}"><circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="var(--seat-{seat})"/>'
        f'<text x="{x:.1f}" y="{max(12.0, y - 8):.1f}" text-anchor="middle">{SIGNS[one.mark]}<title>{said}</title>'
        "</text></a>"
    )


def along(answers: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * answers / last


def up(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1.0 - chance)


def step(last: int) -> int:
    """Return a round distance of axis labels: at most ten of them."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**6) if last / step <= 10)


def legend(told: Telling) -> Iterator[str]:
    yield '<ul class="legend">'
    for seat, (name, _) in enumerate(told.curves):
        yield (
            f'<li><svg viewBox="0 0 48 12" aria-hidden="true"><line class="curve" x1="0" x2="48" y1="6" y2="6" '
            f'stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}"/></svg> {escape(name)}</li>'
        )
    yield "</ul>"


def decisions(told: Telling) -> Iterator[str]:
    """List every decision; those that lost something are highlighted."""
    if not told.decisions(everything=False):
        yield f"<p>{escape(told.words('analysis-no-losses'))}</p>"
    yield '<div class="scroll"><table><tbody>'
    for one in told.decisions(everything=True):
        better = told.better(one)
        mark = f"{SIGNS[one.mark]} " if one.mark in BLAMED else ""
        yield (
            f'<tr id="answer-{one.answer_number}" class="{one.mark}"><td class="number">{one.answer_number}</td>'
            f"<td>{escape(told.who(one.seat))}</td><td>{escape(told.answer(one))}"
            f"{'<br>' + escape(better) if better else ''}</td><td>{escape(mark + told.verdict(one))}</td>"
            f'<td class="number">{chances(one)}</td></tr>'
        )
    yield "</tbody></table></div>"


def chances(one: DecisionVerdict) -> str:
    return f"{HUNDRED * one.chance.mean:.0f}" if one.chance is not None else ""


def draws(told: Telling) -> Iterator[str]:
    if not told.swings:
        yield f"<p>{escape(told.words('analysis-no-luck'))}</p>"
        return
    yield '<div class="scroll"><table><tbody>'
    for one, seat in told.swings:
        yield (
            f'<tr><td class="number">{one.first}</td><td>{escape(told.draw(one))}</td>'
            f'<td class="number">{escape(told.luck(one, seat))}</td></tr>'
        )
    yield "</tbody></table></div>"
