"""The report of a benchmark run: a table for the terminal, `results.md` for the repository."""

import datetime
import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

HEAD = ("what", "ours", "peer", "ratio", "range", "floor", "goal", "")


def table(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return columns for people: the first to the left, numbers to the right. A missing figure takes the rest of its
    line.
    """
    lines = [HEAD, *map(cells, rows)]
    widths = [max(len(line[column]) for line in lines if len(line) == len(HEAD)) for column in range(len(HEAD))]
    widths[0] = max(len(line[0]) for line in lines)
    return "\n".join(
        "  ".join(
            [
                line[0].ljust(widths[0]),
                *(
                    text.rjust(width) if len(line) == len(HEAD) else text
                    for text, width in zip(line[1:], widths[1:], strict=False)
                ),
            ]
        ).rstrip()
        for line in lines
    )


def markdown(rows: Sequence[Mapping[str, Any]], sheets: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the whole of `results.md`."""
    ratios = [
        f"| {' | '.join(line)} |" if len(line) == len(HEAD) else f"| {line[0]} | {line[1]} | | | | | | |"
        for line in map(cells, rows)
    ]
    return "\n".join(
        [
            "# Benchmark results",
            "",
            "Written by `make bench`; the method stands in `timing.py`, `ours.py` and `peers.py`.",
            "hanabi and ISMCTS (on gin rummy) are OpenSpiel's, driven from Python. Games `in C++` are OpenSpiel's too, "
            "but played whole inside C++. uno is RLCard's. pgx plays 256 games at once as one compiled program.",
            "Copies and questions are in microseconds, all else is per second of the processor.",
            "Best of five rounds, one core; ratios of one run on one machine. The range goes from our worst round over "
            "the peer's best to our best over the peer's worst.",
            "Play is uniformly random but where it says karls' answers: games between karls (bots that look one step "
            "ahead), recorded once and replayed with the same work, lists and draws included. Random play asks other "
            "questions than people do: the context says which share of all choices the commonest question has.",
            "No package index has a Rust port of catanatron, so none is measured.",
            "",
            *machine(),
            *builds(sheets),
            "",
            "## Ratios",
            "",
            f"| {' | '.join(HEAD)} |",
            "|---|--:|--:|--:|--:|--:|--:|---|",
            *ratios,
            "",
            "## Figures",
            "",
            "| engine | figure | best | median | worst | how |",
            "|---|---|--:|--:|--:|---|",
            *figures(sheets),
            "",
            "## Context",
            "",
            "Forced share: decisions with a single legal answer (catanatron's roll and end of turn, uno's draw).",
            "They are counted wherever the engine asks for them.",
            "",
            *context(sheets),
            "",
        ]
    )


def cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    """Return a row as text; two cells instead of eight say that a figure is missing."""
    if "missing" in row:
        return row["what"], f"missing: {row['missing']}"
    return (
        row["what"],
        number(row["ours"]),
        number(row["peer"]),
        times(row["ratio"]),
        " to ".join(map(times, row["range"])),
        times(row["floor"]),
        times(row["goal"]),
        row["mark"],
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 or isinstance(value, int) else f"{value:.2f}"


def times(ratio: float | None) -> str:
    """Return small ratios as fractions: 1/40."""
    if ratio is None:
        return ""
    return f"1/{1 / ratio:.3g}" if ratio <= 0.5 else f"{ratio:.3g} x"


def machine() -> list[str]:
    """Return what the absolute figures depend on."""
    system = platform.freedesktop_os_release()["PRETTY_NAME"] if Path("/etc/os-release").exists() else platform.system()
    busy = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return [
        f"- date: {datetime.datetime.now(datetime.UTC):%Y-%m-%d %H:%M} UTC",
        f"- machine: {cpu()}, {os.cpu_count()} cores, load {busy} at the end of the run",
        f"- system: {system}, Python {platform.python_version()}",
    ]


def cpu() -> str:
    """Return the kernel's name of the processor, since `platform.processor` is empty on most Linux machines."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def builds(sheets: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return our builds and the versions of the peers that took part, and why the others did not."""
    return [f"- {name}: {sheet.get('missing') or sheet.get('version', 'measured')}" for name, sheet in sheets.items()]


def figures(sheets: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return every absolute figure, the slower ways of the peers included."""
    lines = []
    for name, sheet in sheets.items():
        for key, figure in sheet.get("figures", {}).items():
            if figure is None:
                lines.append(f"| {name} | {key} | not measured | | | |")
                continue
            for one in (figure, figure.get("slower")):
                if one:
                    values = " | ".join(number(one[column]) for column in ("best", "median", "worst"))
                    lines.append(f"| {name} | {key} | {values} | {one['how']} |")
    return lines


def context(sheets: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return how the games differ, so that readers do not overestimate a ratio."""
    told = {name: sheet["context"].items() for name, sheet in sheets.items() if "context" in sheet}
    return [
        f"- {name}: " + ", ".join(f"{key.replace('_', ' ')} {number(value)}" for key, value in facts)
        for name, facts in told.items()
    ]
