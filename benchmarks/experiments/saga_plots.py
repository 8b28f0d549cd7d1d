"""Write tables and plots of whole campaigns of Yggdrasil Chronicles, from the output of `sagas.py --campaign N --out
FILE`.

    python benchmarks/experiments/saga_plots.py campaigns.jsonl --plots docs/plots

The tables are Markdown, as `docs/saga_balance.md` shows them; a plot is one SVG for each number of players. Human
playing time is a guess: SECONDS for each decision, of which a turn has about nine; most decline the offer of a
relation.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean, median
from typing import Any

from meadhall.contests.results import compute_wilson

SECONDS = 5
SAGAS = ("balder", "fimbulwinter", "sky_wolves", "naglfar", "bifrost", "vigrid")
WIDTH, ROW, LEFT, BAR = 640, 22, 120, 15
SHADES = ("#2f6f4f", "#5d9a6b", "#94bd7f", "#cfd58a", "#e2b25d", "#c9743f", "#8f3b2e")


def part(numbers: list[int], of: float) -> int:
    """Return the quantile: the value that this share of a list stays below."""
    found = sorted(numbers)
    return int(found[min(len(found) - 1, int(of * len(found)))])


def saga_rows(tries: list[dict[str, Any]]) -> list[str]:
    rows = [
        "| saga | tries won | tries in a campaign: median, 90th percentile, maximum | experience before "
        "| rounds | decisions | minutes |",
        "|---|---|---|---|---|---|---|",
    ]
    before = earned_before(tries)
    for saga in SAGAS:
        mine = [one for one in tries if one["saga"] == saga]
        if not mine:
            continue
        won = sum(one["won"] for one in mine)
        low, high = compute_wilson(won, len(mine))
        taken = list(Counter(one["campaign"] for one in mine).values())
        decisions = mean(one["decisions"] for one in mine)
        rows.append(
            f"| {saga} | {won} of {len(mine)}, {won / len(mine):.0%} ({low:.0%} to {high:.0%}) | "
            f"{median(taken):g}, {part(taken, 0.9)}, {max(taken)} | {mean(before[saga]):.1f} | "
            f"{mean(one['rounds'] for one in mine):.0f} | {decisions:.0f} | {decisions * SECONDS / 60:.0f} |"
        )
    return rows


def earned_before(tries: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Return the points that a god had earned before the first try of each saga, by campaign."""
    found: dict[str, list[float]] = defaultdict(list)
    earned: Counter[int] = Counter()
    for one in tries:
        if one["number"] == 1:
            found[one["saga"]].append(earned[one["campaign"]] / 1000)
        earned[one["campaign"]] += round(1000 * mean(one["earned"]))
    return found


def campaign_rows(tries: list[dict[str, Any]]) -> list[str]:
    taken = list(Counter(one["campaign"] for one in tries).values())
    bought = Counter(row for one in tries for row in one["bought"])
    gods = tries[0]["players"] * len(taken)
    reasons = Counter(one["reason"] for one in tries if not one["won"])
    rounds = Counter(dict.fromkeys((one["campaign"] for one in tries), 0))
    for one in tries:
        rounds[one["campaign"]] += one["rounds"]
    return [
        f"- {len(taken)} campaigns, {len(tries)} tries: {median(taken):g} median, "
        f"{part(taken, 0.9)} at the 90th percentile, {min(taken)} at least and {max(taken)} at most; "
        f"{mean(rounds.values()):.0f} rounds a campaign.",
        f"- Bought by a god in a campaign: {format_counts(bought, gods)}.",
        f"- Lost by: {format_counts(reasons, 1)}.",
    ]


def format_counts(counted: Counter[str], shared: int) -> str:
    return ", ".join(f"{name} {round(count / shared, 1):g}" for name, count in counted.most_common())


def plot(tries: list[dict[str, Any]], players: int) -> str:
    """Draw how many tries each saga took: one bar for a saga, one shade for a number of tries."""
    most = len(SHADES)
    height = ROW * (len(SAGAS) + 3)
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="Tries of each saga with {players} players">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f0"/>',
        f'<text x="8" y="16" font-weight="bold">Tries until a saga was won, {players} players</text>',
    ]
    for line, saga in enumerate(SAGAS):
        taken = Counter(Counter(one["campaign"] for one in tries if one["saga"] == saga).values())
        y, x = ROW * (line + 1) + 6, float(LEFT)
        found.append(f'<text x="8" y="{y + 12}">{saga}</text>')
        for number in range(1, most + 1):
            count = taken[number] if number < most else sum(n for tried, n in taken.items() if tried >= most)
            wide = (WIDTH - LEFT - 10) * count / max(1, taken.total())
            if count:
                ink = "#fff" if number in (1, 2, most - 1, most) else "#222"
                shade = SHADES[number - 1]
                found.append(f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{BAR}" fill="{shade}"/>')
                if wide > ROW:
                    found.append(f'<text x="{x + 3:.1f}" y="{y + 12}" fill="{ink}" font-size="10">{count}</text>')
            x += wide
    y = ROW * (len(SAGAS) + 2)
    for number, shade in enumerate(SHADES, 1):
        x = LEFT + 60 * (number - 1)
        found.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{shade}"/>')
        found.append(f'<text x="{x + 16}" y="{y + 10}">{number}{"+" if number == most else ""}</text>')
    return "\n".join([*found, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--plots", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    every = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    for players in sorted({one["players"] for one in every}):
        tries = [one for one in every if one["players"] == players]
        print(f"\n### {players} players\n", *saga_rows(tries), "", *campaign_rows(tries), sep="\n")
        if given.plots:
            given.plots.mkdir(exist_ok=True)
            (given.plots / f"yggdrasil-tries-{players}.svg").write_text(plot(tries, players), encoding="utf-8")


if __name__ == "__main__":
    main()
