"""An analysis as a self-contained page with plots."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from meadhall.analysis.verdict import BLAMED, DecisionVerdict
from meadhall.commands.reports.analysis_report import HUNDRED, Telling
from meadhall.commands.reports.html_page import DASHES, render_document, render_table

WIDE, HIGH = 860, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 26
SIGNS = {"doubtful": "?!", "mistake": "?", "blunder": "??"}


def render_page(told: Telling, language: str) -> str:
    words = told.words
    return render_document(
        told.title,
        language,
        [
            f"<p>{escape(told.weighed)}</p>",
            *(
                [f"<h2>{escape(told.curve_title)}</h2>", *draw_curves(told), *render_legend(told)]
                if told.curves
                else []
            ),
            f"<h2>{escape(words('analysis-accounts'))}</h2>",
            *render_table(told.heads, told.rows),
            *(f"<p>{escape(said)}</p>" for said in told.explained),
            f"<h2>{escape(words('analysis-losses'))}</h2>",
            *render_decisions(told),
            f"<h2>{escape(words('analysis-luck'))}</h2>",
            *render_draws(told),
        ],
    )


def draw_curves(told: Telling) -> Iterator[str]:
    """Draw the curve of each seat, with a mark at every answer that lost something."""
    curves = told.curves
    last = max(1, curves[0][1][-1][0])
    yield f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told.curve_title)}">'
    for quarter in range(5):
        y = scale_y(quarter / 4)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter}</text>'
    for number in range(0, last + 1, choose_step(last)):
        yield f'<text x="{scale_x(number, last):.1f}" y="{HIGH - 6}" text-anchor="middle">{number}</text>'
    for seat, (_, points) in enumerate(curves):
        line = " ".join(f"{scale_x(at, last):.1f},{scale_y(chance):.1f}" for at, chance in points)
        yield f'<polyline class="curve" stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}" points="{line}"/>'
    for one in told.decisions(everything=False):
        yield draw_mark(one, told, last)
    yield "</svg>"


def draw_mark(one: DecisionVerdict, told: Telling, last: int) -> str:
    seat = max(0, one.seat) if not told.analysis.cooperative else 0
    x, y = scale_x(one.answer_number - 1, last), scale_y(one.chances[seat])
    said = escape(f"{told.who(one.seat)}: {told.answer(one)} – {told.verdict(one)}")
    return (
        f'<a href="#answer-{one.answer_number}"><circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="var(--seat-{seat})"/>'
        f'<text x="{x:.1f}" y="{max(12.0, y - 8):.1f}" text-anchor="middle">{SIGNS[one.mark]}<title>{said}</title>'
        "</text></a>"
    )


def scale_x(answers: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * answers / last


def scale_y(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1.0 - chance)


def choose_step(last: int) -> int:
    """Return a round distance of axis labels: at most ten of them."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**6) if last / step <= 10)


def render_legend(told: Telling) -> Iterator[str]:
    yield '<ul class="legend">'
    for seat, (name, _) in enumerate(told.curves):
        yield (
            f'<li><svg viewBox="0 0 48 12" aria-hidden="true"><line class="curve" x1="0" x2="48" y1="6" y2="6" '
            f'stroke="var(--seat-{seat})" stroke-dasharray="{DASHES[seat]}"/></svg> {escape(name)}</li>'
        )
    yield "</ul>"


def render_decisions(told: Telling) -> Iterator[str]:
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
            f'<td class="number">{format_chances(one)}</td></tr>'
        )
    yield "</tbody></table></div>"


def format_chances(one: DecisionVerdict) -> str:
    return f"{HUNDRED * one.chance.mean:.0f}" if one.chance is not None else ""


def render_draws(told: Telling) -> Iterator[str]:
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
