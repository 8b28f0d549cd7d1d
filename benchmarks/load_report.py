"""The results of a load measurement as a section of `load.md`; a later one replaces an earlier one."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

import meadhall

FILE = Path(__file__).resolve().parent / "load.md"
COLUMNS = (
    "tables",
    "pace/s",
    "paced/s",
    "median ms",
    "p99 ms",
    "node ms",
    "store ms",
    "flat out/s",
    "bare/s",
    "ratio %",
    "bare p99 ms",
    "idle kB",
    "watched kB",
    "message B",
    "others %",
)
HEAD = "| " + " | ".join(COLUMNS) + " |"
NOTES = """# The server under load

`python benchmarks/load.py --store sqlite`, `--store postgresql` and `--store nodes` each write their section here.
The nodes and their workers have one core, the scripted players another; PostgreSQL and Redis run where there is room.

- Up to a hundred tables every other one has a bot; of a thousand and more all have two players. With two nodes the
  two players of a table sit at different ones.
- pace: answers asked for a second in all; paced: those given. Median and p99: from sending an answer until it is stored
  and another connection has it; of two nodes, a connection to the other node.
- node ms: time of a processor that the nodes used for each paced answer, without their workers; store ms: that of
  PostgreSQL and Redis. What SQLite does is done by the node. Answers of bots are in it, but are not counted.
- flat out: every scripted player answers at once; bots' answers are stored besides and not counted.
- bare: commits of one row to the same kind of database on the same disk, one after the other, just before and after:
  SQLite with WAL and synchronous=FULL, PostgreSQL as it comes. ratio: flat out of bare.
- idle: growth of the nodes' memory for each table that nobody watches; watched: for each with its connections.
- others: how much of all cores was used by programs that have nothing to do with this, while answers were paced and
  flat out. Above a few per cent, times and rates say more about the machine than about the hall.
- Aims: p99 under 100 ms, ratio at least 15 % (goal 30 %), idle under 50 kB.
"""
Row = dict[str, float]


def cells(row: Row) -> list[str]:
    return [
        f"{row[name]:.0f}"
        if row[name] >= 20 or row[name] == int(row[name])
        else f"{row[name]:.2f}"
        if name in ("node ms", "store ms")
        else f"{row[name]:.1f}"
        for name in COLUMNS
    ]


def line(row: Row) -> str:
    return "| " + " | ".join(cells(row)) + " |"


def lines_of(section: str) -> dict[tuple[int, int], str]:
    """Return earlier results, by tables and pace; none if other values were measured then."""
    if HEAD not in section:
        return {}
    rows = re.findall(r"^\| (\d+) \| (\d+) \|.*$", section, re.M)
    return dict(
        zip(
            [(int(tables), int(pace)) for tables, pace in rows],
            [found.group() for found in re.finditer(r"^\| \d+ \| \d+ \|.*$", section, re.M)],
            strict=True,
        )
    )


def sections_of(text: str) -> dict[str, str]:
    """Return sections by title, in order, without the text before the first."""
    parts = re.split(r"^## (.*)\n", text, flags=re.M)
    return {title: body.strip("\n") for title, body in zip(parts[1::2], parts[2::2], strict=True)}


def with_rows(text: str, title: str, how: str, rows: list[Row]) -> str:
    """Return the file with these rows in this section; sizes not measured now stay."""
    sections = sections_of(text)
    lines = lines_of(sections.get(title, ""))
    lines.update({(int(row["tables"]), int(row["pace/s"])): line(row) for row in rows})
    table = "\n".join([HEAD, "|" + "---:|" * len(COLUMNS), *(lines[size] for size in sorted(lines))])
    sections[title] = f"{how}\n\n{table}"
    return NOTES + "".join(f"\n## {name}\n\n{body}\n" for name, body in sections.items())


def conditions(command: str) -> str:
    """Return the conditions of the latest measurement."""
    engine = "compiled" if meadhall.compiled else "interpreted"
    return (
        f"The latest by `{command}` on {os.cpu_count()} cores, Python {platform.python_version()}, {engine} "
        f"engine; load of the machine before: {os.getloadavg()[0]:.1f}."
    )


def write(title: str, how: str, rows: list[Row]) -> None:
    FILE.write_text(with_rows(FILE.read_text(encoding="utf-8"), title, how, rows), encoding="utf-8")
