"""The report of a run of planted faults, as a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

HEAD = """# Rules broken on purpose

`make mutation`: {rules} rules of each game drawn by each of the seeds {seeds}, at most {each} small faults for each,
planted one at a time in the code whose docstring cites the rule (operators of Cosmic Ray, and a step simply forgotten).
{fresh}Every test that noticed a fault was run without it, too, and passed.

- *itself*: a test marked with the drawn rule notices; *beside*: a test of another rule of the same docstring does
- *played*: of the tests of these rules only a playthrough does: a recorded game of which everything that is said is
  compared at every step (`tests/playthrough.py`), marked with the rules whose code it runs
- *elsewhere*: only some other test of the game does; *nobody*: none does
- *no fault*: drawn but not planted, because the change makes no difference; each is listed below with its reason
- *own ids*: the share noticed by tests of the rules that the broken code cites, with its 95 % interval (Wilson)

"""
TITLE = (
    "| seed | game | rules | faults | itself | beside | played | elsewhere | nobody | no fault | own ids |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|\n"
)
WIDTH = 1.96  # of a 95 % interval, in deviations


def interval(hits: int, of: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if not of:
        return 0.0, 1.0
    share, square = hits / of, WIDTH * WIDTH
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = WIDTH / (1 + square / of) * (share * (1 - share) / of + square / (4 * of * of)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def row(seed: str, game: str, drawn: list[Any]) -> str:
    faults = [f for f in drawn if f.noticed != "none"]
    excluded = sum(bool(f.harmless) for f in drawn)
    count = {who: sum(f.noticed == who for f in faults) for who in ("own", "place", "played", "others", "nobody")}
    hits = count["own"] + count["place"] + count["played"]
    low, high = interval(hits, len(faults))
    share = f"{100 * hits / len(faults):.1f} % ({100 * low:.0f} to {100 * high:.0f})" if faults else "-"
    return (
        f"| {seed} | {game} | {len({(f.seed, f.rule) for f in faults})} | {len(faults)} | {count['own']} | "
        f"{count['place']} | {count['played']} | {count['others']} | {count['nobody']} | {excluded} | {share} |"
    )


def render_report(
    faults: Sequence[Any],
    games: list[str],
    seeds: list[int],
    *,
    rules: int,
    each: int,
    quick: bool = False,
    fresh: bool = True,
) -> str:
    real = [f for f in faults if f.noticed != "none"]
    lines = []
    for seed in seeds:
        of_seed = [f for f in faults if f.seed == seed and f.path]
        lines += [row(str(seed), game, [f for f in of_seed if f.path.split("/")[3] == game]) for game in games]
        lines.append(row(str(seed), "all", of_seed))
    if len(seeds) > 1:
        lines.append(row("all", "all", list(faults)))
    text = HEAD.format(
        rules=rules,
        seeds=", ".join(map(str, seeds)),
        each=each,
        fresh="The seeds were drawn at random. " if fresh else "",
    )
    text += TITLE + "\n".join(lines) + "\n"
    if quick:
        text += "\nThe other tests of the game were not asked (`--quick`): *nobody* may hide an *elsewhere*.\n"
    long = sum("(ran past the limit)" in f.by for f in real)
    if long:
        text += f"\n{long} of the faults counted as noticed made a test run past its limit.\n"
    harmless = [f for f in faults if f.harmless]
    if harmless:
        text += "\nDrawn but not planted, because they change nothing (`benchmarks/mutation.toml`):\n\n"
        text += "\n".join(f"- {f.seed}: {f.rule}: `{f.before}` → `{f.after}`: {f.harmless}" for f in harmless) + "\n"
    unbroken = sorted({f.rule for f in faults} - {f.rule for f in real} - {f.rule for f in harmless})
    if unbroken:
        text += "\nNothing to break under the docstrings of: " + ", ".join(unbroken) + ".\n"
    missed = [f for f in real if f.noticed in ("others", "nobody")]
    if missed:
        text += "\nFaults that no test of these ids noticed:\n\n"
        text += (
            "\n".join(
                f"- {f.seed}: {f.rule} ({f.noticed}): `{f.path.rpartition('meadhall/')[2]}:{f.line}` "
                f"`{f.before}` → `{f.after}`"
                for f in missed
            )
            + "\n"
        )
    return text
