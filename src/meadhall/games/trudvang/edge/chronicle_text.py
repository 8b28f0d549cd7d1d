"""An adventure as prose: routes, choices, tests, fights, and their cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from meadhall.games.trudvang.cards import REGION_OF
from meadhall.words.narration import QUOTES, Skald, Tale, last_of, opening_of

Told = dict[str, Any]
INTRO: Final = "intro"
THREAT: Final = "!"  # a unit that stands before a group and is no enemy of its own
# Consecutive events that share one sentence, and the facts that must be equal in them.
TOGETHER: Final = {
    "travel": "place",
    "test-result": "kind",
    "upgraded": "kind",
    "gain-card": "hero",
    "unlock": "kind",
    "to-come": "kind",
    "remove-card": "kind",
    "sleeve": "kind",
    "replace-card": "kind",
    "wyrd": "kind",
}


def recount(events: list[Told], skald: Skald) -> Tale:
    return Recount(skald).tell(events)


def alike(event: Told) -> tuple[str, Any]:
    return event["kind"], event.get(TOGETHER[event["kind"]]) if event["kind"] in TOGETHER else id(event)


class Recount:
    """Reads the events of one adventure, in their order."""

    def __init__(self, skald: Skald) -> None:
        self.skald = skald
        self.tale = Tale()
        self.counts: Counter[str] = Counter()
        self.fallen: list[str] = []
        self.foes: dict[str, str] = {}  # those that fell in the fight that goes on
        self.slain = 0
        self.type = ""  # of the test that is taken
        self.leader = ""
        self.hired_hand = ""
        self.over_now = False  # what comes now lies between two adventures
        self.end = ""  # the page that was read last
        self.before = Told()

    def tell(self, events: list[Told]) -> Tale:
        quiet = [event for event in events if event["kind"] != "round"]  # rounds part nothing
        for _, same in groupby(quiet, alike):
            run = list(same)
            teller = TELLERS.get(run[0]["kind"])
            if teller is not None:
                teller(self, run)
            self.before = run[-1]
        rounds = [event["round"] for event in events if event["kind"] == "round"]
        self.sum_up(max(rounds, default=0))
        return self.tale

    def say(self, key: str, **args: Any) -> None:
        self.tale.say(self.skald(key, **args))

    def hero(self, name: str) -> str:
        return str(self.skald.said.hero(name))

    def heroes(self, run: list[Told]) -> dict[str, Any]:
        names = list(dict.fromkeys(self.hero(event["hero"]) for event in run))
        return {"heroes": self.skald.listed(names), "many": len(names)}

    def company(self, heroes: list[str]) -> dict[str, Any]:
        """Return the travellers: all together, or by name."""
        party = self.tale.tracks.keys() <= set(heroes)
        names = [self.hero(hero) for hero in heroes]
        return {
            "heroes": self.skald.clause("all") if party and len(names) > 1 else self.skald.listed(names),
            "many": len(names),
        }

    def cards(self, run: list[Told]) -> list[str]:
        """Return cards of the book by name, without unnamed ones."""
        return [self.skald.clause("card", card=self.skald.prose(event["named"])) for event in run if event.get("named")]

    # Travel

    def led(self, run: list[Told]) -> None:
        self.leader = self.hero(run[0]["hero"])

    def hired(self, run: list[Told]) -> None:
        """Mention a hired hand once: in the opening, or else with the next journey."""
        self.hired_hand = self.hero(run[0]["hero"])
        if self.tale.tracks:
            self.say("hired", hero=self.hired_hand)

    def joined(self, run: list[Told]) -> None:
        """Mention a Hero who replaces another. The opening names those who set out first."""
        if self.over_now:
            self.say("joined", hero=self.hero(run[0]["hero"]))

    def placed(self, run: list[Told]) -> None:
        event = run[0]
        first = not self.tale.tracks
        args = {**self.skald.args(event), **(Told() if first else self.company(event["heroes"]))}
        self.walk(event["heroes"], event["place"])
        if first and self.hired_hand:
            self.say("opening-hired", hired=self.hired_hand, **picked(args, "heroes", "in"))
        elif first:
            self.say("opening", leader=self.leader, **picked(args, "heroes", "many", "in"))
        elif event["place"] in REGION_OF:
            self.tale.turn()
            self.say("placed", **picked(args, "heroes", "many", "in"))

    def travelled(self, run: list[Told]) -> None:
        self.tale.turn()
        heroes = list(dict.fromkeys(event["hero"] for event in run))
        self.walk(heroes, run[0]["place"])
        self.say("travel", **self.company(heroes), **picked(self.skald.args(run[0]), "to", "in"))

    def sailed(self, run: list[Told]) -> None:
        self.tale.turn()
        self.walk(run[0]["heroes"], run[0]["place"])
        self.say("sail", **self.company(run[0]["heroes"]), **picked(self.skald.args(run[0]), "to", "in"))

    def opened(self, run: list[Told]) -> None:
        self.tale.turn()
        self.say("map")

    def walk(self, heroes: list[str], place: str) -> None:
        for hero in heroes:
            track = self.tale.tracks.setdefault(hero, [])
            if place in REGION_OF and track[-1:] != [place]:
                track.append(place)

    # The book

    def read(self, run: list[Told]) -> None:
        text = self.skald.prose(run[0]["text"])
        self.end = text
        if run[0]["entry"] == INTRO:
            self.tale.epigraph = opening_of(text)

    def chose(self, run: list[Told]) -> None:
        self.counts["choices"] += 1
        self.say("choose", label=unquoted(self.skald.prose(run[0]["label"])))

    def test(self, run: list[Told]) -> None:
        self.type = self.skald.args(run[0])["type"]

    def tested(self, run: list[Told]) -> None:
        """Return one sentence for all who took the test; those who failed while others succeeded come last."""
        better = [event for event in run if event["passed"] == "yes"]
        worse = [event for event in run if event["passed"] != "yes"]
        self.counts["passed"] += bool(better)
        self.counts["failed"] += bool(worse)
        if better and worse:
            failed = self.heroes(worse)
            self.say("test-parted", type=self.type, **self.heroes(better), others=failed["heroes"], rest=failed["many"])
        else:
            self.say("test-passed" if better else "test-failed", type=self.type, **self.heroes(run))

    def test_fell(self, run: list[Told]) -> None:
        self.counts["failed"] += 1
        self.say("test-fallen")

    # Combat

    def fell(self, run: list[Told]) -> None:
        event = run[0]
        group, _, unit = event["unit"].rpartition(".")
        self.slain += unit != THREAT
        if group not in self.foes:
            named = {"kind": "enemies", "group": group, "place": "", "count": 1, **picked(event, "of")}
            self.foes[group] = str(self.skald.args(named)["group"])

    def fought(self, run: list[Told]) -> None:
        won = run[0]["kind"] == "combat-won"
        self.counts["fights"] += 1
        self.counts["foes"] += self.slain
        args = {
            "count": self.slain,
            "enemies": self.skald.listed(list(self.foes.values())),
            **picked(self.skald.args(run[0]), "in"),
        }
        self.say(("fight-won" if self.slain else "fight-still") if won else "fight-left", **args)
        self.foes, self.slain = {}, 0

    def defeated(self, run: list[Told]) -> None:
        self.counts["defeats"] += 1
        hero = self.hero(run[0]["hero"])
        self.fallen.append(hero)
        self.say("defeated", hero=hero)

    def returned(self, run: list[Told]) -> None:
        self.say("return", hero=self.hero(run[0]["hero"]))

    # Lasting effects

    def learned(self, run: list[Told]) -> None:
        self.counts["levels"] += len(run)
        feats: dict[str, list[str]] = {}
        for event in run:
            feats.setdefault(self.hero(event["hero"]), []).append(str(self.skald.args(event)["feat"]))
        lessons = [self.skald.clause("lesson", hero=hero, feat=", ".join(found)) for hero, found in feats.items()]
        self.say("learned", lessons=self.skald.listed(lessons))

    def gained(self, run: list[Told]) -> None:
        cards = self.cards(run)
        if cards and self.over_now:
            self.say("inherited", hero=self.hero(run[0]["hero"]), cards=self.skald.listed(cards), count=len(set(cards)))
        elif cards:
            self.say("gained", hero=self.hero(run[0]["hero"]), cards=self.skald.listed(cards))

    def cursed(self, run: list[Told]) -> None:
        self.say("wyrd", **self.heroes(run))

    def kept(self, key: str) -> Callable[[list[Told]], None]:
        def say(run: list[Told]) -> None:
            placed = self.before["card"] if self.before.get("kind") == "replace-card" else ""
            cards = self.cards([event for event in run if event["card"] != placed])
            if cards:
                self.say(key, cards=self.skald.listed(cards), count=len(set(cards)))

        return say

    def moved(self, run: list[Told]) -> None:
        for card in self.cards(run):
            self.say("person", card=card, **picked(self.skald.args(run[0]), "in"))

    # The end

    def over(self, run: list[Told]) -> None:
        self.tale.closing = last_of(self.end)
        self.over_now = True

    def campaign_over(self, run: list[Told]) -> None:
        ending = run[0].get("ending")
        self.tale.ending = self.skald.prose(ending) if ending else ""

    def sum_up(self, rounds: int) -> None:
        counts, clause = self.counts, self.skald.clause
        self.tale.figures = {
            name: count
            for name in ("choices", "fights", "foes", "passed", "failed", "levels", "defeats")
            if (count := counts[name])
        }
        if rounds:
            self.tale.figures["rounds"] = rounds
        which = [clause("which-choices", count=counts["choices"])] if counts["choices"] else []
        which += [clause("which-foes", count=counts["foes"])] if counts["foes"] else []
        names = list(dict.fromkeys(self.fallen))
        which += [clause("which-fallen", heroes=self.skald.listed(names), many=len(names))] if names else []
        which += [clause("which-failed", count=counts["failed"])] if counts["failed"] and not names else []
        which += [clause("which-nobody")] if counts["fights"] and not names and not counts["failed"] else []
        self.tale.which = which


def unquoted(text: str) -> str:
    """Remove the quotation marks of a line of speech: the sentence adds its own."""
    opened, closed = next((pair for pair in QUOTES if text.startswith(pair[0]) and text.endswith(pair[1])), ("", ""))
    return text.removeprefix(opened).removesuffix(closed).strip() if opened else text


def picked(args: Told, *names: str) -> Told:
    return {name: args[name] for name in names if name in args}


def remembered(key: str) -> Callable[[Recount, list[Told]], None]:
    return lambda self, run: self.kept(key)(run)


TELLERS: Final[dict[str, Callable[[Recount, list[Told]], None]]] = {
    "leader": Recount.led,
    "hired": Recount.hired,
    "hero": Recount.joined,
    "place-heroes": Recount.placed,
    "travel": Recount.travelled,
    "sail": Recount.sailed,
    "open-map": Recount.opened,
    "read": Recount.read,
    "choose": Recount.chose,
    "test": Recount.test,
    "test-result": Recount.tested,
    "test-fallen": Recount.test_fell,
    "slain": Recount.fell,
    "combat-won": Recount.fought,
    "combat-over": Recount.fought,
    "defeated": Recount.defeated,
    "return": Recount.returned,
    "upgraded": Recount.learned,
    "gain-card": Recount.gained,
    "wyrd": Recount.cursed,
    "sleeve": remembered("world"),
    "remove-card": remembered("gone"),
    "replace-card": remembered("replaced"),
    "unlock": remembered("opens"),
    "to-come": remembered("to-come"),
    "personality": Recount.moved,
    "adventure-over": Recount.over,
    "campaign-over": Recount.campaign_over,
}
