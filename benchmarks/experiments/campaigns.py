"""Play whole campaigns of "The Winter That Was Owed" with karls, and write the page with the results.

    PYTHONPATH=build/compiled python benchmarks/experiments/campaigns.py play --campaigns 200
    python benchmarks/experiments/campaigns.py report --retell 40

`play` adds a line of JSON for each campaign to build/playtests/winter_owed.jsonl and continues where it was stopped.
The number of Heroes cycles from 1 to 4 with the seed. `report` reads those lines and writes docs/playtests.md with its
plots; to find the rules used, it replays some of the campaigns on the plain engine.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median

from campaign_plots import bars, boxes, heads

from meadhall.games.trudvang.books import book
from meadhall.playtests.campaign_playtest import (
    MOST_ROUNDS,
    CampaignPlaytest,
    PlayedAdventure,
    PlayedCampaign,
    read_campaign,
)
from meadhall.playtests.coverage import coverage_targets
from meadhall.playtests.playtest import Playtest

ROOT = Path(__file__).parents[2]
BOOK = "winter_owed"
PLAYED = ROOT / "build" / "playtests" / f"{BOOK}.jsonl"
PAGE = ROOT / "docs" / "playtests.md"
PLOTS = ROOT / "docs" / "plots"
HEROES = (1, 2, 3, 4)
EXAMPLE_GAMES = 8


def play(campaigns: int) -> None:
    PLAYED.parent.mkdir(parents=True, exist_ok=True)
    there = len(read_campaigns())
    made = CampaignPlaytest(book(BOOK), BOOK)
    with PLAYED.open("a", encoding="utf-8") as file:
        for telling in made.run_campaigns(range(there, campaigns)):
            file.write(json.dumps(telling.plain()) + "\n")
            file.flush()
            ended = telling.ending or telling.fault or "cut short"
            print(f"{telling.seed + 1} of {campaigns}: {telling.players} Heroes, {ended}", flush=True)


def read_campaigns() -> list[PlayedCampaign]:
    if not PLAYED.exists():
        return []
    return [read_campaign(json.loads(line)) for line in PLAYED.read_text(encoding="utf-8").splitlines()]


# Tables


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(*head: str) -> Iterator[str]:
    yield ""
    yield row(*head)
    yield row(*["---"] * len(head))


def evenings(told: list[PlayedCampaign], adventure: str, players: int) -> list[PlayedAdventure]:
    return [
        one
        for telling in told
        if telling.players == players
        for one in telling.evenings
        if one.adventure == adventure and one.end
    ]


def spread(numbers: list[int]) -> str:
    """Return the median, and the range of nine of ten values."""
    ordered = sorted(numbers)
    low, high = ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]
    return f"{median(ordered):.0f} ({low} to {high})"


def endings(told: list[PlayedCampaign]) -> Iterator[str]:
    names = [*book(BOOK).campaign.endings, ""]
    yield from table(
        "Heroes",
        "campaigns",
        *(f"`{name}`" if name else "cut short" for name in names),
        "adventures",
        "side quests",
        "level ups of a Hero",
        "defeats of a Hero",
    )
    for players in HEROES:
        of = [telling for telling in told if telling.players == players]
        counts = Counter(telling.ending for telling in of)
        yield row(
            players,
            len(of),
            *(counts[name] for name in names),
            f"{mean(len(one.evenings) for one in of):.1f}",
            f"{mean(sum(e.adventure[0] == 'S' for e in one.evenings) for one in of):.1f}",
            f"{mean(sum(e.levels for e in one.evenings) for one in of) / players:.1f}",
            f"{mean(sum(e.defeats for e in one.evenings) for one in of) / players:.1f}",
        )


def lengths(told: list[PlayedCampaign], adventures: list[str]) -> Iterator[str]:
    yield from table(
        "adventure",
        "Heroes",
        "plays",
        "rounds",
        "decisions",
        "with every rune",
        "fights",
        "plays with a defeat",
        "level ups of a Hero",
        "Ends",
    )
    for adventure in adventures:
        for players in HEROES:
            of = evenings(told, adventure, players)
            if not of:
                continue
            ends = Counter(one.end.removeprefix("end-") for one in of)
            yield row(
                adventure,
                players,
                len(of),
                spread([one.rounds for one in of]),
                spread([one.decisions for one in of]),
                f"{median(one.answers for one in of):.0f}",
                f"{mean(one.fights for one in of):.1f}",
                f"{mean(one.defeats > 0 for one in of):.0%}",
                f"{mean(one.levels for one in of) / players:.1f}",
                ", ".join(f"{end} {count}" for end, count in ends.most_common()),
            )


def list_met(told: list[PlayedCampaign]) -> Iterator[str]:
    parts = coverage_targets(book(BOOK)).wanted
    met = {name for telling in told for name in telling.met}
    yield from table("part", "met", "of", "not met")
    for part, names in parts.items():
        missing = [name for name in names if name not in met]
        yield row(part, len(names) - len(missing), len(names), ", ".join(f"`{name}`" for name in missing) or "–")


# Rules


def ledger() -> list[str]:
    path = ROOT / "src/meadhall/games/trudvang/rules.toml"
    return [rule["id"] for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]]


def find_tests() -> dict[str, list[str]]:
    """Return the test files of each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for block in re.findall(r"mark\.rule\((.*?)\)", path.read_text(encoding="utf-8"), re.DOTALL):
            for rule in re.findall(r"TL(?:-[A-Z]+)+-\d+", block):
                if path.stem not in found.setdefault(rule, []):
                    found[rule].append(path.stem)
    return found


def rules(told: list[PlayedCampaign]) -> Iterator[str]:
    """Return the rules of some replayed campaigns, and of the example book for those that they did not use."""
    from meadhall.playtests.rule_coverage import CampaignReplay, RuleCoverage

    watch, again = RuleCoverage(), CampaignReplay(book(BOOK), BOOK, MOST_ROUNDS)
    met_at_all: Counter[str] = Counter()
    for telling in told:
        with watch:
            again.replay(telling.seed, telling.moves)
        met_at_all.update(watch.rules_executed(telling.players))
        print(f"told again: {telling.seed}, rules so far: {len(met_at_all)}", file=sys.stderr, flush=True)
    ids, whole, never = ledger(), watch.rules_fully_executed(), watch.rules_not_executed()
    example = rules_of_example()
    yield (
        f"{len(told)} of the campaigns were told again on the plain engine, and every line of code that carries out "
        "a rule was watched."
    )
    yield (
        "Frames and functions cite the rules they carry out. A rule is met when all code that cites it ran in these "
        "campaigns, and met in part when some of it did; a frame that cites several rules may have run for another "
        "of them, so the table also counts the rules whose code ran to its last line."
    )
    yield from table("chapter", "rules", "met", "to the last line", "in part", "not met")
    chapters = {rule: rule.rsplit("-", 1)[0].removeprefix("TL-") for rule in ids}
    for chapter in [*dict.fromkeys(chapters.values()), "all"]:
        of = [rule for rule in ids if chapter in (chapters[rule], "all")]
        met, part = (
            [rule for rule in of if met_at_all[rule]],
            [rule for rule in of if met_at_all[rule] and rule in never],
        )
        yield row(chapter, len(of), len(met) - len(part), len(set(met) & whole), len(part), len(of) - len(met))
    yield from rest([rule for rule in ids if not met_at_all[rule]], never, example)


def rules_of_example() -> set[str]:
    """Return the rules that ordinary parties use in the included example."""
    from meadhall.playtests.rule_coverage import RuleCoverage

    watch, trials, met = RuleCoverage(), Playtest(book("example_x1"), "example_x1", 25), set[str]()
    for seed in range(1, EXAMPLE_GAMES + 1):
        with watch:
            trial = trials.play(seed, seeking=False)
        met |= watch.rules_executed(trial.players)
    return met


def rest(missing: list[str], never: dict[str, list[str]], example: set[str]) -> Iterator[str]:
    """Return where the other rules are used, and which parts of used rules never ran."""
    where = find_tests()
    yield ""
    yield "Not met in these campaigns, and where each is met instead:"
    yield from table("rule", "example_x1", "tests")
    for rule in missing:
        yield row(rule, "yes" if rule in example else "no", ", ".join(f"`{name}`" for name in where.get(rule, [])))
    yield ""
    yield "Met in part:"
    yield from table("rule", "what never ran", "tests")
    for rule in sorted(set(never) - set(missing)):
        yield row(rule, *(", ".join(f"`{name}`" for name in names) for names in (never[rule], where.get(rule, []))))


# The page


def plots(told: list[PlayedCampaign], adventures: list[str]) -> Iterator[tuple[str, str]]:
    """Return each picture by its name."""
    played = {one: {players: evenings(told, one, players) for players in HEROES} for one in adventures}

    def share(count: Callable[[PlayedAdventure, int], float], of: int) -> list[float]:
        return [round(mean([count(one, of) for one in played[adventure][of]] or [0.0]), 2) for adventure in adventures]

    def spans(what: str) -> dict[str, dict[int, list[int]]]:
        return {
            adventure: {of: [getattr(one, what) for one in by[of]] for of in HEROES} for adventure, by in played.items()
        }

    counts = {of: Counter(one.ending for one in told if one.players == of) for of in HEROES}
    yield (
        "endings",
        bars(
            "Endings by number of Heroes",
            "campaigns",
            heads([str(of) for of in HEROES]),
            {name: [counts[of][name] for of in HEROES] for name in book(BOOK).campaign.endings},
        ),
    )
    yield (
        "defeats",
        bars(
            "Plays in which a Hero is defeated",
            "percent",
            adventures,
            {str(of): share(lambda one, _: 100.0 * (one.defeats > 0), of) for of in HEROES},
        ),
    )
    yield (
        "levels",
        bars(
            "Level ups of a Hero",
            "level ups",
            adventures,
            {str(of): share(lambda one, number: one.levels / number, of) for of in HEROES},
        ),
    )
    yield "rounds", boxes("Rounds of an adventure", "rounds", spans("rounds"))
    yield "decisions", boxes("Decisions of a party in an adventure", "decisions", spans("decisions"))


def report(retell: int) -> None:
    told = read_campaigns()
    adventures = list(book(BOOK).adventures)
    PLOTS.mkdir(exist_ok=True)
    for name, picture in plots(told, adventures):
        (PLOTS / f"{BOOK}-{name}.svg").write_text(picture, encoding="utf-8")
    parts = {"endings": endings(told), "lengths": lengths(told, adventures), "met": list_met(told)}
    if retell:
        parts["rules"] = rules(told[:retell])
    page = PAGE.read_text(encoding="utf-8")
    for name, lines in parts.items():
        page = fill_page(page, name, list(lines))
    PAGE.write_text(page, encoding="utf-8")


def fill_page(page: str, name: str, lines: list[str]) -> str:
    """Return the page with these lines between the marks of this name; the rest is written by hand."""
    before, mark, rest = page.partition(f"<!-- {name} -->\n")
    _, end, after = rest.partition(f"<!-- /{name} -->")
    return "".join([before, mark, *(f"{line}\n" for line in lines), "\n", end, after])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given = parser.add_subparsers(dest="what", required=True)
    given.add_parser("play").add_argument("--campaigns", type=int, default=200)
    given.add_parser("report").add_argument(
        "--retell", type=int, default=40, help="campaigns told again for their rules; 0: none"
    )
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked.campaigns)
    else:
        report(asked.retell)


if __name__ == "__main__":
    main()
