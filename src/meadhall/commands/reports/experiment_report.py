"""The report of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.commands.reports.analysis_report import HUNDRED, format_mark
from meadhall.commands.reports.match_report import count_shares
from meadhall.commands.reports.plots import Mark, draw_whiskers
from meadhall.commands.reports.report import Report, Section
from meadhall.core.decision import seat_name
from meadhall.words import Words

SHOWN = 8  # components of a setting; JSON has all of them
NOTHING = "–"


def build_report(value: dict[str, Any], words: Words) -> Report:
    played = words(
        "lab-played",
        games=value["games"],
        settings=len(value["settings"]),
        players=value["players"],
        bots=", ".join(value["bots"]),
        seed=str(value["seed"]),
    )
    stopped = [words("sim-stopped", games=value["games"], wanted=value["wanted"])] if value["stopped"] else []
    return Report(
        title=words("lab-title", title=words("title")),
        warning="",
        lead=[*stopped, played],
        sections=[*list_sections(value, words), *(explain_influence(one, words) for one in value["settings"])],
        notes=[words("lab-explained"), words("lab-correlation"), words("contest-intervals")],
    )


def format_setting(one: dict[str, Any], words: Words) -> str:
    return one["setting"] or words("lab-usual")


def list_sections(value: dict[str, Any], words: Words) -> Iterator[Section]:
    """Yield every table except those of components."""
    every = value["settings"]
    wins, length = words("lab-wins"), words("lab-length")
    yield Section(
        wins,
        [words("lab-setting"), words("tournament-games"), *list_win_heads(value, words)],
        [[format_setting(one, words), str(one["games"]), *format_win_cells(one, words)] for one in every],
        list(draw_wins(value, wins, words)),
    )
    yield Section(
        length,
        [words("lab-setting"), *(words(f"lab-{key}") for key in ("turns", "median", "most", "decisions"))],
        [[format_setting(one, words), *format_length_cells(one, words)] for one in every],
        list(draw_lengths(value, length, words)),
    )
    if len(every) > 1:
        yield Section(
            words("lab-against", setting=format_setting(every[0], words)),
            [words("lab-setting"), words("lab-pairs"), *list_win_heads(value, words)[:-1], words("lab-turns")],
            [[format_setting(one, words), *format_comparison(one["against_first"], words)] for one in every[1:]],
        )
    reasons = sorted({reason for one in every for reason in one["reasons"]})
    yield Section(
        words("lab-ends"),
        [words("lab-end"), *(format_setting(one, words) for one in every)],
        [
            [translate_reason(reason, words), *(format_share(one["reasons"].get(reason), words) for one in every)]
            for reason in reasons
        ],
    )


def explain_influence(one: dict[str, Any], words: Words) -> Section:
    heading, rows = words("lab-influence-of", setting=format_setting(one, words)), format_influence_rows(one, words)
    return Section(
        heading,
        [words(f"lab-{key}") for key in ("component", "with", "without", "difference")],
        rows,
        list(draw_influence(one, rows, heading)) if rows else [],
        empty=words("lab-no-influence"),
        note=explain_expected(one, words),
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
