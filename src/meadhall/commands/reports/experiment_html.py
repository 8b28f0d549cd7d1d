"""The laboratory as one page with its plots."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from meadhall.commands.reports.analysis_report import HUNDRED
from meadhall.commands.reports.experiment_report import (
    SHOWN,
    expected,
    explained,
    influence_heads,
    influence_rows,
    name,
    sections,
    share,
    title,
    told,
    win_heads,
)
from meadhall.commands.reports.html_page import document, table
from meadhall.commands.reports.match_report import shares
from meadhall.commands.reports.plots import Mark, whiskers
from meadhall.words import Words


def page(value: dict[str, Any], words: Words, language: str) -> str:
    return document(title(words), language, parts(value, words))


def parts(value: dict[str, Any], words: Words) -> Iterator[str]:
    yield from (f"<p>{escape(said)}</p>" for said in told(value, words))
    wins, length, *others = sections(value, words)
    yield from section(wins, wins_plot(value, wins[0], words))
    yield from section(length, length_plot(value, length[0], words))
    for one in others:
        yield from section(one, iter(()))
    for setting in value["settings"]:
        heading = words("lab-influence-of", setting=name(setting, words))
        rows = influence_rows(setting, words)
        yield f"<h2>{escape(heading)}</h2>"
        if rows:
            yield from influence_plot(setting, rows, heading)
            yield from table(influence_heads(words), rows)
        else:
            yield f"<p>{escape(words('lab-no-influence'))}</p>"
        yield f"<p>{escape(expected(setting, words))}</p>"
    yield from (f"<p>{escape(said)}</p>" for said in explained(value, words))


def section(of: tuple[str, list[str], list[list[str]]], plot: Iterator[str]) -> Iterator[str]:
    heading, heads, rows = of
    yield f"<h2>{escape(heading)}</h2>"
    yield from plot
    yield from table(heads, rows)


def wins_plot(value: dict[str, Any], heading: str, words: Words) -> Iterator[str]:
    """Draw each seat's win rate under each setting; the dashed line is an equal share."""
    who = win_heads(value, words)
    marks = [
        Mark(f"{name(one, words)} · {who[seat]}", *in_order(of), share(of, words), seat)
        for one in value["settings"]
        if one["games"]
        for seat, of in enumerate(one["won"])
    ]
    if marks:
        even = None if value["together"] else HUNDRED / value["players"]
        yield from whiskers(heading, marks, 0.0, HUNDRED, even)


def in_order(of: dict[str, Any]) -> tuple[float, float, float]:
    found = shares(of)
    return found["low"], found["rate"], found["high"]


def length_plot(value: dict[str, Any], heading: str, words: Words) -> Iterator[str]:
    """Draw the range of game lengths with the mean."""
    marks = [
        Mark(
            name(one, words),
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
        yield from whiskers(heading, marks, 0.0)


def influence_plot(one: dict[str, Any], rows: list[list[str]], heading: str) -> Iterator[str]:
    marks = [
        Mark(row[0], HUNDRED * of["low"], HUNDRED * of["difference"], HUNDRED * of["high"], row[-1])
        for of, row in zip(one["influence"][:SHOWN], rows, strict=True)
    ]
    yield from whiskers(heading, marks, upright=0.0)
