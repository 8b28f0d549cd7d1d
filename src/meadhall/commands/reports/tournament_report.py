"""A tournament as text and as a page."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from meadhall.commands.cli.output import INDENT
from meadhall.commands.reports.analysis_text import align_columns
from meadhall.commands.reports.html_page import render_document, render_table
from meadhall.commands.reports.match_report import count_shares
from meadhall.commands.reports.plots import Mark, draw_whiskers
from meadhall.words import Words

HUNDRED = 100.0


def render_lines(value: dict[str, Any], words: Words) -> Iterator[str]:
    if value["stopped"]:
        yield words("sim-stopped", games=value["games"], wanted=value["wanted"])
    yield format_title(value, words)
    yield format_games(value, words)
    yield ""
    yield from (INDENT + line for line in align_columns([list_heads(value, words), *list_rows(value, words)]))
    yield ""
    yield words("tournament-cross-together" if value["together"] else "tournament-cross")
    yield from (INDENT + line for line in align_columns(list_crosstable(value)))
    yield ""
    yield from list_notes(value, words)
    if value["html"]:
        yield words("analysis-written", path=value["html"])


def render_page(value: dict[str, Any], words: Words, language: str) -> str:
    stopped = [words("sim-stopped", games=value["games"], wanted=value["wanted"])] if value["stopped"] else []
    first, *others = list_crosstable(value)
    measure = words("tournament-won" if value["together"] else "tournament-rating")
    return render_document(
        format_title(value, words),
        language,
        [
            *(f"<p>{escape(said)}</p>" for said in (*stopped, format_games(value, words))),
            f"<h2>{escape(measure)}</h2>",
            *draw_plot(value, measure, words),
            *render_table(list_heads(value, words), list_rows(value, words)),
            f"<h2>{escape(words('tournament-cross-together' if value['together'] else 'tournament-cross'))}</h2>",
            *render_table(first, others),
            *(f"<p>{escape(said)}</p>" for said in list_notes(value, words)),
        ],
    )


def format_title(value: dict[str, Any], words: Words) -> str:
    return words("tournament-title", title=words("title"))


def format_games(value: dict[str, Any], words: Words) -> str:
    jarl = any(one["level"] == "jarl" for one in value["entrants"])
    return words(
        "tournament-played",
        games=value["games"],
        players=value["players"],
        rounds=value["rounds"],
        seed=str(value["seed"]),
        iterations=value["iterations"] if jarl else 0,
    )


def list_heads(value: dict[str, Any], words: Words) -> list[str]:
    keys = (
        ("bot", "games", "won", "between")
        if value["together"]
        else ("bot", "rating", "between", "games", "won", "between")
    )
    return [words(f"tournament-{key}") for key in keys]


def list_rows(value: dict[str, Any], words: Words) -> list[list[str]]:
    return [
        [one["name"], *format_rating(one, words), str(one["games"]), *format_wins(one, words)]
        for one in value["entrants"]
    ]


def format_rating(one: dict[str, Any], words: Words) -> list[str]:
    if "rating" not in one:
        return []
    of = one["rating"]
    return (
        ["–", "–"]
        if of is None
        else [str(of["middle"]), words("tournament-span", low=str(of["low"]), high=str(of["high"]))]
    )


def format_wins(one: dict[str, Any], words: Words) -> list[str]:
    if not one["games"]:
        return ["–", "–"]
    of = count_shares(one["won"])
    return [words("contest-share", rate=of["rate"]), words("contest-span", low=of["low"], high=of["high"])]


def list_crosstable(value: dict[str, Any]) -> list[list[str]]:
    """Return `7:3`, or `7:3 (2)` with two ties."""
    names = [one["name"] for one in value["entrants"]]
    return [
        ["", *names],
        *([name, *(format_cell(one) for one in row)] for name, row in zip(names, value["cross"], strict=True)),
    ]


def format_cell(of: dict[str, int] | None) -> str:
    if of is None:
        return "·"
    return f"{of['better']}:{of['worse']}" + (f" ({of['equal']})" if of["equal"] else "")


def list_notes(value: dict[str, Any], words: Words) -> list[str]:
    key = "tournament-explained-together" if value["together"] else "tournament-explained"
    return [words(key), words("contest-intervals")]


def draw_plot(value: dict[str, Any], measure: str, words: Words) -> Iterator[str]:
    if value["together"]:
        found = [(one, count_shares(one["won"]), format_wins(one, words)) for one in value["entrants"] if one["games"]]
        marks = [Mark(one["name"], of["low"], of["rate"], of["high"], " ".join(said)) for one, of, said in found]
        limits: tuple[float | None, float | None] = 0.0, HUNDRED
    else:
        marks = [
            Mark(
                one["name"],
                one["rating"]["low"],
                one["rating"]["middle"],
                one["rating"]["high"],
                " ".join(format_rating(one, words)),
            )
            for one in value["entrants"]
            if one["rating"]
        ]
        limits = None, None
    if marks:
        yield from draw_whiskers(measure, marks, *limits)
