"""The report of a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.commands.reports.match_report import count_shares
from meadhall.commands.reports.plots import Mark, draw_whiskers
from meadhall.commands.reports.report import Report, Section
from meadhall.words import Words

HUNDRED = 100.0


def build_report(value: dict[str, Any], words: Words) -> Report:
    measure = words("tournament-won" if value["together"] else "tournament-rating")
    first, *others = list_crosstable(value)
    return Report(
        title=words("tournament-title", title=words("title")),
        warning=words("sim-stopped", games=value["games"], wanted=value["wanted"]) if value["stopped"] else "",
        lead=[format_games(value, words)],
        sections=[
            Section(
                measure,
                list_heads(value, words),
                list_rows(value, words),
                list(draw_plot(value, measure, words)),
                is_titled=False,
            ),
            Section(
                words("tournament-cross-together" if value["together"] else "tournament-cross"),
                first,
                others,
            ),
        ],
        notes=[
            words("tournament-explained-together" if value["together"] else "tournament-explained"),
            words("contest-intervals"),
        ],
    )


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
