"""The laboratory as one page with its plots."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from meadhall.commands.reports.analysis_report import HUNDRED
from meadhall.commands.reports.experiment_report import (
    SHOWN,
    explain_expected,
    format_influence_rows,
    format_setting,
    format_share,
    format_title,
    list_influence_heads,
    list_notes,
    list_tables,
    list_win_heads,
    render_summary,
)
from meadhall.commands.reports.html_page import render_document, render_table
from meadhall.commands.reports.match_report import count_shares
from meadhall.commands.reports.plots import Mark, draw_whiskers
from meadhall.words import Words


def render_page(value: dict[str, Any], words: Words, language: str) -> str:
    return render_document(format_title(words), language, render_parts(value, words))


def render_parts(value: dict[str, Any], words: Words) -> Iterator[str]:
    yield from (f"<p>{escape(said)}</p>" for said in render_summary(value, words))
    wins, length, *others = list_tables(value, words)
    yield from render_section(wins, draw_wins(value, wins[0], words))
    yield from render_section(length, draw_lengths(value, length[0], words))
    for one in others:
        yield from render_section(one, iter(()))
    for setting in value["settings"]:
        heading = words("lab-influence-of", setting=format_setting(setting, words))
        rows = format_influence_rows(setting, words)
        yield f"<h2>{escape(heading)}</h2>"
        if rows:
            yield from draw_influence(setting, rows, heading)
            yield from render_table(list_influence_heads(words), rows)
        else:
            yield f"<p>{escape(words('lab-no-influence'))}</p>"
        yield f"<p>{escape(explain_expected(setting, words))}</p>"
    yield from (f"<p>{escape(said)}</p>" for said in list_notes(value, words))


def render_section(of: tuple[str, list[str], list[list[str]]], plot: Iterator[str]) -> Iterator[str]:
    heading, heads, rows = of
    yield f"<h2>{escape(heading)}</h2>"
    yield from plot
    yield from render_table(heads, rows)


def draw_wins(value: dict[str, Any], heading: str, words: Words) -> Iterator[str]:
    """Draw each seat's win rate under each setting; the dashed line is an equal share."""
    who = list_win_heads(value, words)
    marks = [
        Mark(f"{format_setting(one, words)} · {who[seat]}", *list_interval(of), format_share(of, words), seat)
        for one in value["settings"]
        if one["games"]
        for seat, of in enumerate(one["won"])
    ]
    if marks:
        even = None if value["together"] else HUNDRED / value["players"]
        yield from draw_whiskers(heading, marks, 0.0, HUNDRED, even)


def list_interval(of: dict[str, Any]) -> tuple[float, float, float]:
    found = count_shares(of)
    return found["low"], found["rate"], found["high"]


def draw_lengths(value: dict[str, Any], heading: str, words: Words) -> Iterator[str]:
    """Draw the range of game lengths with the mean."""
    marks = [
        Mark(
            format_setting(one, words),
            one["turns"]["least"],
            one["turns"]["mean"],
            one["turns"]["most"],
            words("lab-number", value=float(one["turns"]["mean"])),
            at % 5,
        )
        for at, one in enumerate(value["settings"])
        if one["games"]
    ]
    if marks:
        yield from draw_whiskers(heading, marks, 0.0)


def draw_influence(one: dict[str, Any], rows: list[list[str]], heading: str) -> Iterator[str]:
    marks = [
        Mark(row[0], HUNDRED * of["low"], HUNDRED * of["difference"], HUNDRED * of["high"], row[-1])
        for of, row in zip(one["influence"][:SHOWN], rows, strict=True)
    ]
    yield from draw_whiskers(heading, marks, upright=0.0)
