"""The sentences and tables of the laboratory, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.commands.cli.output import INDENT
from meadhall.commands.reports.analysis_report import HUNDRED, format_mark
from meadhall.commands.reports.analysis_text import align_columns
from meadhall.commands.reports.match_report import count_shares
from meadhall.core.decision import seat_name
from meadhall.words import Words

SHOWN = 8  # components of a setting; JSON has all of them
NOTHING = "–"


def render_lines(value: dict[str, Any], words: Words) -> Iterator[str]:
    yield format_title(words)
    yield from render_summary(value, words)
    yield ""
    for heading, heads, rows in list_tables(value, words):
        yield heading
        yield from (INDENT + line for line in align_columns([heads, *rows]))
        yield ""
    for one in value["settings"]:
        yield words("lab-influence-of", setting=format_setting(one, words))
        rows = format_influence_rows(one, words)
        yield from (INDENT + line for line in align_columns([list_influence_heads(words), *rows]))
        if not rows:
            yield INDENT + words("lab-no-influence")
        yield INDENT + explain_expected(one, words)
        yield ""
    yield from list_notes(value, words)
    if value["html"]:
        yield words("analysis-written", path=value["html"])


def render_summary(value: dict[str, Any], words: Words) -> Iterator[str]:
    if value["stopped"]:
        yield words("sim-stopped", games=value["games"], wanted=value["wanted"])
    yield words(
        "lab-played",
        games=value["games"],
        settings=len(value["settings"]),
        players=value["players"],
        bots=", ".join(value["bots"]),
        seed=str(value["seed"]),
    )


def format_title(words: Words) -> str:
    return words("lab-title", title=words("title"))


def format_setting(one: dict[str, Any], words: Words) -> str:
    return one["setting"] or words("lab-usual")


def list_tables(value: dict[str, Any], words: Words) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Return heading, column heads and rows of each table except those of components."""
    every = value["settings"]
    yield (
        words("lab-wins"),
        [words("lab-setting"), words("tournament-games"), *list_win_heads(value, words)],
        [[format_setting(one, words), str(one["games"]), *format_win_cells(one, words)] for one in every],
    )
    yield (
        words("lab-length"),
        [words("lab-setting"), *(words(f"lab-{key}") for key in ("turns", "median", "most", "decisions"))],
        [[format_setting(one, words), *format_length_cells(one, words)] for one in every],
    )
    if len(every) > 1:
        yield (
            words("lab-against", setting=format_setting(every[0], words)),
            [words("lab-setting"), words("lab-pairs"), *list_win_heads(value, words)[:-1], words("lab-turns")],
            [[format_setting(one, words), *format_comparison(one["against_first"], words)] for one in every[1:]],
        )
    reasons = sorted({reason for one in every for reason in one["reasons"]})
    yield (
        words("lab-ends"),
        [words("lab-end"), *(format_setting(one, words) for one in every)],
        [
            [translate_reason(reason, words), *(format_share(one["reasons"].get(reason), words) for one in every)]
            for reason in reasons
        ],
    )


def list_win_heads(value: dict[str, Any], words: Words) -> list[str]:
    who = (
        [words("lab-together")]
        if value["together"]
        else [words("lab-seat", seat=seat_name(seat)) for seat in range(value["players"])]
    )
    return [*who, words("lab-nobody")]


def format_win_cells(one: dict[str, Any], words: Words) -> list[str]:
    return [format_share(of, words) for of in (*one["won"], one["no_winner"])]


def format_share(of: dict[str, Any] | None, words: Words) -> str:
    if of is None or of["rate"] is None:
        return NOTHING
    return words("lab-share", **count_shares(of))


def format_length_cells(one: dict[str, Any], words: Words) -> list[str]:
    if not one["games"]:
        return [NOTHING] * 4
    turns, decisions = one["turns"], one["decisions"]
    return [
        words("lab-number", value=float(turns["mean"])),
        words("lab-number", value=float(turns["median"])),
        words("lab-number", value=float(turns["most"])),
        words("lab-number", value=float(decisions["mean"])),
    ]


def format_comparison(of: dict[str, Any], words: Words) -> list[str]:
    return [
        str(of["pairs"]),
        *(format_gap(one, HUNDRED, words) for one in of["won"]),
        format_gap(of["turns"], 1.0, words),
    ]


def format_gap(of: dict[str, Any], by: float, words: Words) -> str:
    """Return `+3.0 (−1.0 to +7.0)`, in percentage points or turns."""
    if of["low"] is None:
        return NOTHING
    return words("lab-gap", **{key: format_signed(by * of[key], words) for key in ("mean", "low", "high")})


def format_signed(value: float, words: Words) -> str:
    return format_mark(value) + words("lab-number", value=abs(value))


def translate_reason(reason: str, words: Words) -> str:
    return words(f"reason-{reason}") if words.has(f"reason-{reason}") else reason


def list_influence_heads(words: Words) -> list[str]:
    return [words(f"lab-{key}") for key in ("component", "with", "without", "difference")]


def format_influence_rows(one: dict[str, Any], words: Words) -> list[list[str]]:
    return [
        [
            words(f"lab-{of['how']}", component=of["component"]),
            words("lab-of", **convert_share(of["with"])),
            words("lab-of", **convert_share(of["without"])),
            words(
                "lab-gap",
                mean=format_signed(HUNDRED * of["difference"], words),
                low=format_signed(HUNDRED * of["low"], words),
                high=format_signed(HUNDRED * of["high"], words),
            ),
        ]
        for of in one["influence"][:SHOWN]
    ]


def convert_share(of: dict[str, Any]) -> dict[str, Any]:
    return {"rate": HUNDRED * of["rate"], "of": of["of"]}


def explain_expected(one: dict[str, Any], words: Words) -> str:
    """Return how many components were tested, how many differ clearly, and how many would by chance."""
    clear = sum(of["low"] > 0 or of["high"] < 0 for of in one["influence"])
    return words("lab-expected", looked=len(one["influence"]), clear=clear, luck=round(0.05 * len(one["influence"])))


def list_notes(value: dict[str, Any], words: Words) -> list[str]:
    return [words("lab-explained"), words("lab-correlation"), words("contest-intervals")]
