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


def group_key(event: Told) -> tuple[str, Any]:
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
        for _, same in groupby(quiet, group_key):
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

    def on_leader(self, run: list[Told]) -> None:
        self.leader = self.hero(run[0]["hero"])

    def on_hired(self, run: list[Told]) -> None:
        """Mention a hired hand once: in the opening, or else with the next journey."""
        self.hired_hand = self.hero(run[0]["hero"])
        if self.tale.tracks:
            self.say("hired", hero=self.hired_hand)

    def on_hero(self, run: list[Told]) -> None:
        """Mention a Hero who replaces another. The opening names those who set out first."""
        if self.over_now:
            self.say("joined", hero=self.hero(run[0]["hero"]))

    def on_place_heroes(self, run: list[Told]) -> None:
        event = run[0]
        first = not self.tale.tracks
        args = {**self.skald.args(event), **(Told() if first else self.company(event["heroes"]))}
        self.walk(event["heroes"], event["place"])
        if first and self.hired_hand:
            self.say("opening-hired", hired=self.hired_hand, **pick_args(args, "heroes", "in"))
        elif first:
            self.say("opening", leader=self.leader, **pick_args(args, "heroes", "many", "in"))
        elif event["place"] in REGION_OF:
            self.tale.turn()
            self.say("placed", **pick_args(args, "heroes", "many", "in"))

    def on_travel(self, run: list[Told]) -> None:
        self.tale.turn()
        heroes = list(dict.fromkeys(event["hero"] for event in run))
        self.walk(heroes, run[0]["place"])
        self.say("travel", **self.company(heroes), **pick_args(self.skald.args(run[0]), "to", "in"))

    def on_sail(self, run: list[Told]) -> None:
        self.tale.turn()
        self.walk(run[0]["heroes"], run[0]["place"])
        self.say("sail", **self.company(run[0]["heroes"]), **pick_args(self.skald.args(run[0]), "to", "in"))

    def on_open_map(self, run: list[Told]) -> None:
        self.tale.turn()
        self.say("map")

    def walk(self, heroes: list[str], place: str) -> None:
        for hero in heroes:
            track = self.tale.tracks.setdefault(hero, [])
            if place in REGION_OF and track[-1:] != [place]:
                track.append(place)

    # The book

    def on_read(self, run: list[Told]) -> None:
        text = self.skald.prose(run[0]["text"])
        self.end = text
        if run[0]["entry"] == INTRO:
            self.tale.epigraph = opening_of(text)

    def on_choose(self, run: list[Told]) -> None:
        self.counts["choices"] += 1
        self.say("choose", label=strip_quotes(self.skald.prose(run[0]["label"])))

    def on_test(self, run: list[Told]) -> None:
        self.type = self.skald.args(run[0])["type"]

    def on_test_result(self, run: list[Told]) -> None:
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

    def on_test_fallen(self, run: list[Told]) -> None:
        self.counts["failed"] += 1
        self.say("test-fallen")

    # Combat

    def on_slain(self, run: list[Told]) -> None:
        event = run[0]
        group, _, unit = event["unit"].rpartition(".")
        self.slain += unit != THREAT
        if group not in self.foes:
            named = {"kind": "enemies", "group": group, "place": "", "count": 1, **pick_args(event, "of")}
            self.foes[group] = str(self.skald.args(named)["group"])

    def on_combat_end(self, run: list[Told]) -> None:
        won = run[0]["kind"] == "combat-won"
        self.counts["fights"] += 1
        self.counts["foes"] += self.slain
        args = {
            "count": self.slain,
            "enemies": self.skald.listed(list(self.foes.values())),
            **pick_args(self.skald.args(run[0]), "in"),
        }
        self.say(("fight-won" if self.slain else "fight-still") if won else "fight-left", **args)
        self.foes, self.slain = {}, 0

    def on_defeated(self, run: list[Told]) -> None:
        self.counts["defeats"] += 1
        hero = self.hero(run[0]["hero"])
        self.fallen.append(hero)
        self.say("defeated", hero=hero)

    def on_return(self, run: list[Told]) -> None:
        self.say("return", hero=self.hero(run[0]["hero"]))

    # Lasting effects

    def on_upgraded(self, run: list[Told]) -> None:
        self.counts["levels"] += len(run)
        feats: dict[str, list[str]] = {}
        for event in run:
            feats.setdefault(self.hero(event["hero"]), []).append(str(self.skald.args(event)["feat"]))
        lessons = [self.skald.clause("lesson", hero=hero, feat=", ".join(found)) for hero, found in feats.items()]
        self.say("learned", lessons=self.skald.listed(lessons))

    def on_gain_card(self, run: list[Told]) -> None:
        cards = self.cards(run)
        if cards and self.over_now:
            self.say("inherited", hero=self.hero(run[0]["hero"]), cards=self.skald.listed(cards), count=len(set(cards)))
        elif cards:
            self.say("gained", hero=self.hero(run[0]["hero"]), cards=self.skald.listed(cards))

    def on_wyrd(self, run: list[Told]) -> None:
        self.say("wyrd", **self.heroes(run))

    def record_kept(self, key: str) -> Callable[[list[Told]], None]:
        def say(run: list[Told]) -> None:
            placed = self.before["card"] if self.before.get("kind") == "replace-card" else ""
            cards = self.cards([event for event in run if event["card"] != placed])
            if cards:
                self.say(key, cards=self.skald.listed(cards), count=len(set(cards)))

        return say

    def on_personality(self, run: list[Told]) -> None:
        for card in self.cards(run):
            self.say("person", card=card, **pick_args(self.skald.args(run[0]), "in"))

    # The end

    def on_adventure_over(self, run: list[Told]) -> None:
        self.tale.closing = last_of(self.end)
        self.over_now = True

    def on_campaign_over(self, run: list[Told]) -> None:
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


def strip_quotes(text: str) -> str:
    """Remove the quotation marks of a line of speech: the sentence adds its own."""
    opened, closed = next((pair for pair in QUOTES if text.startswith(pair[0]) and text.endswith(pair[1])), ("", ""))
    return text.removeprefix(opened).removesuffix(closed).strip() if opened else text


def pick_args(args: Told, *names: str) -> Told:
    return {name: args[name] for name in names if name in args}


def make_recorder(key: str) -> Callable[[Recount, list[Told]], None]:
    return lambda self, run: self.record_kept(key)(run)


TELLERS: Final[dict[str, Callable[[Recount, list[Told]], None]]] = {
    "leader": Recount.on_leader,
    "hired": Recount.on_hired,
    "hero": Recount.on_hero,
    "place-heroes": Recount.on_place_heroes,
    "travel": Recount.on_travel,
    "sail": Recount.on_sail,
    "open-map": Recount.on_open_map,
    "read": Recount.on_read,
    "choose": Recount.on_choose,
    "test": Recount.on_test,
    "test-result": Recount.on_test_result,
    "test-fallen": Recount.on_test_fallen,
    "slain": Recount.on_slain,
    "combat-won": Recount.on_combat_end,
    "combat-over": Recount.on_combat_end,
    "defeated": Recount.on_defeated,
    "return": Recount.on_return,
    "upgraded": Recount.on_upgraded,
    "gain-card": Recount.on_gain_card,
    "wyrd": Recount.on_wyrd,
    "sleeve": make_recorder("world"),
    "remove-card": make_recorder("gone"),
    "replace-card": make_recorder("replaced"),
    "unlock": make_recorder("opens"),
    "to-come": make_recorder("to-come"),
    "personality": Recount.on_personality,
    "adventure-over": Recount.on_adventure_over,
    "campaign-over": Recount.on_campaign_over,
}
