"""What a run of planted faults says, as a page."""

from __future__ import annotations

from typing import Any

HEAD = """# Rules broken on purpose

`make mutation`: {rules} rules drawn by seed {seed}, {each} small faults for each, planted one at a time
in the code whose docstring cites the rule (operators of Cosmic Ray, and a step simply forgotten).

- *itself*: a test marked with the drawn rule notices; *beside*: a test of another rule of the same docstring does
- *elsewhere*: only some other test of the game does; *nobody*: none does
- *own ids*: the share noticed by tests of the rules that the broken code cites

| game | rules | faults | itself | beside | elsewhere | nobody | own ids |
|---|---|---|---|---|---|---|---|
"""


def report(faults: list[Any], games: list[str], given: Any) -> str:
    lines = []
    for game in [*games, "all"]:
        real = [f for f in faults if f.noticed != "none" and game in ("all", f.path.split("/")[3])]
        count = {who: sum(f.noticed == who for f in real) for who in ("own", "place", "others", "nobody")}
        share = 100 * (count["own"] + count["place"]) / max(1, len(real))
        lines.append(
            f"| {game} | {len({f.rule for f in real})} | {len(real)} | {count['own']} | {count['place']} | "
            f"{count['others']} | {count['nobody']} | {share:.1f} % |"
        )
    unbroken = sorted({f.rule for f in faults if f.noticed == "none"} - {f.rule for f in faults if f.noticed != "none"})
    text = HEAD.format(rules=len({f.rule for f in faults}), seed=given.seed, each=given.each) + "\n".join(lines) + "\n"
    if unbroken:
        text += "\nNothing to break under the docstrings of: " + ", ".join(unbroken) + ".\n"
    missed = [f for f in faults if f.noticed in ("others", "nobody")]
    if missed:
        text += "\nFaults that no test of these ids noticed:\n\n"
        text += (
            "\n".join(
                f"- {f.rule} ({f.noticed}): `{f.path.rpartition('meadhall/')[2]}:{f.line}` `{f.before}` → `{f.after}`"
                for f in missed
            )
            + "\n"
        )
    return text
