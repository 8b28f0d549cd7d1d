"""A saga as prose: the gods, the pages, losses and fights, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from meadhall.words.narration import Skald, Tale

Told = dict[str, Any]
FALLEN: Final = "devastated"
BROKEN: Final = "broken"  # an oath


def recount(events: list[Told], skald: Skald) -> Tale:
    return Recount(skald).tell(events)


class Recount:
    """Reads the events of one game, page by page; events that repeat on a page are summed up."""

    def __init__(self, skald: Skald) -> None:
        self.skald = skald
        self.tale = Tale()
        self.counts: Counter[str] = Counter()
        self.begin_page()
        self.lost = ""  # why the game was lost

    def begin_page(self) -> None:
        self.fights: list[tuple[str, str]] = []  # of this page: god, foe
        self.worlds: list[str] = []
        self.healed: list[str] = []
        self.jotnar: list[str] = []
        self.artifacts: list[tuple[str, str]] = []
        self.deeds: Counter[str] = Counter()  # saga actions
        self.broken: list[str] = []  # where an oath was

    def tell(self, events: list[Told]) -> Tale:
        for kind, same in groupby(events, lambda event: event["kind"]):
            run = list(same)
            teller = TELLERS.get(kind)
            if teller is not None:
                teller(self, run)
        self.end_page()
        rounds = max((event["round"] for event in events if event["kind"] == "round"), default=0)
        self.sum_up(rounds)
        return self.tale

    def say(self, key: str, **args: Any) -> None:
        self.tale.say(self.skald(key, **args))

    def named(self, event: Told, name: str) -> str:
        return str(self.skald.args(event)[name])

    # The beginning

    def began(self, run: list[Told]) -> None:
        self.counts["tries"] = run[0]["count"]

    def came(self, run: list[Told]) -> None:
        gods = [event["god"] for event in run if event.get("seat") is not None]
        if gods:
            self.say(
                "opening",
                gods=self.skald.listed([self.skald.called(god) for god in gods]),
                many=len(gods),
                count=self.counts["tries"],
            )
            self.tale.tracks = {god: [] for god in gods}

    # Page by page

    def turned(self, run: list[Told]) -> None:
        self.end_page()
        self.counts["pages"] += len(run)
        self.tale.turn()
        self.say("page", page=self.named(run[-1], "page"))
        tale = f"page-{run[-1]['page']}.tale"
        if self.skald.words.has(tale):
            self.tale.say(self.skald.words(tale))

    def fell(self, run: list[Told]) -> None:
        for event in run:
            self.tale.marks[event["world"]] = FALLEN
            self.worlds.append(self.named(event, "world"))
        self.counts["worlds"] += len(run)

    def healed_again(self, run: list[Told]) -> None:
        for event in run:
            self.tale.marks.pop(event["world"], None)
            self.healed.append(self.named(event, "world"))

    def fought(self, run: list[Told]) -> None:
        self.counts["fights"] += len(run)
        self.fights += [(self.named(event, "god"), self.named(event, "foe")) for event in run]

    def beaten(self, run: list[Told]) -> None:
        self.counts["jotnar"] += len(run)
        self.jotnar += [self.named(event, "jotun") for event in run]

    def slain(self, run: list[Told]) -> None:
        self.counts["slain"] += len(run)
        for event in run:
            self.say("slain", enemy=self.named(event, "enemy"))

    def armed(self, run: list[Told]) -> None:
        self.artifacts += [(self.named(event, "god"), self.named(event, "artifact")) for event in run]

    def did(self, run: list[Told]) -> None:
        self.counts["deeds"] += len(run)
        self.deeds.update(self.named(event, "errand") for event in run)

    def turned_up(self, run: list[Told]) -> None:
        self.broken += [self.named(event, "world") for event in run if event["token"] == BROKEN]

    def end_page(self) -> None:
        """Write the events of a page in the order of their importance."""
        listed = self.skald.listed
        if self.deeds:
            self.say(
                "deeds",
                deeds=listed(
                    [self.skald.clause("deed", errand=errand, count=count) for errand, count in self.deeds.items()]
                ),
            )
        if self.broken:
            self.say("broken", worlds=listed(self.broken))
        for bearer in dict.fromkeys(god for god, _ in self.artifacts):
            taken = [artifact for god, artifact in self.artifacts if god == bearer]
            self.say("artifact", god=bearer, artifact=listed(taken))
        if self.fights:
            who = listed([self.skald.clause("bout", god=god, foe=foe) for god, foe in dict.fromkeys(self.fights)])
            self.say("fights", who=who, count=len(self.fights))
        if self.jotnar:
            self.say("jotnar", jotnar=listed(self.jotnar), count=len(set(self.jotnar)))
        if self.worlds:
            self.say("worlds", worlds=listed(self.worlds), count=len(set(self.worlds)))
        if self.healed:
            self.say("healed", worlds=listed(self.healed), count=len(set(self.healed)))
        self.begin_page()

    # The end

    def won(self, run: list[Told]) -> None:
        self.end_page()
        self.tale.turn()
        self.counts["won"] = 1
        self.say("won", count=self.counts["tries"])
        self.tale.closing = self.skald("closing-won")

    def was_lost(self, run: list[Told]) -> None:
        self.end_page()
        self.tale.turn()
        self.lost = self.named(run[0], "reason")
        self.say("lost-saga", reason=self.lost)
        self.tale.closing = self.skald("closing-lost")

    def grew(self, run: list[Told]) -> None:
        gains = [self.skald.clause("points", god=self.named(event, "god"), count=event["count"]) for event in run]
        self.say("experience", gains=self.skald.listed(gains))

    def learned(self, run: list[Told]) -> None:
        for event in run:
            self.say(
                event["kind"],
                **{
                    name: said
                    for name, said in self.skald.args(event).items()
                    if name in ("god", "face", "die", "thing", "to", "bond")
                },
            )

    def sum_up(self, rounds: int) -> None:
        counts, clause = self.counts, self.skald.clause
        names = ("pages", "deeds", "fights", "jotnar", "slain", "worlds")
        self.tale.figures = {name: counts[name] for name in names if counts[name]}
        if rounds:
            self.tale.figures["rounds"] = rounds
        which = [clause("which-worlds", count=counts["worlds"])] if counts["worlds"] else []
        which += [clause("which-slain", count=counts["slain"])] if counts["slain"] else []
        which += [clause("which-won")] if counts["won"] else [clause("which-lost")] if self.lost else []
        self.tale.which = which


TELLERS: Final[dict[str, Callable[[Recount, list[Told]], None]]] = {
    "saga": Recount.began,
    "god": Recount.came,
    "page": Recount.turned,
    "devastate": Recount.fell,
    "heal": Recount.healed_again,
    "fight": Recount.fought,
    "beat": Recount.beaten,
    "slain": Recount.slain,
    "artifact": Recount.armed,
    "errand": Recount.did,
    "token": Recount.turned_up,
    "win": Recount.won,
    "lose": Recount.was_lost,
    "experience": Recount.grew,
    "learn": Recount.learned,
    "equip": Recount.learned,
    "befriend": Recount.learned,
}
