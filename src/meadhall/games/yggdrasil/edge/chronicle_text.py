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
    return Recount(skald).recount(events)


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

    def recount(self, events: list[Told]) -> Tale:
        for kind, same in groupby(events, lambda event: event["kind"]):
            run = list(same)
            handle = HANDLERS.get(kind)
            if handle is not None:
                handle(self, run)
        self.end_page()
        rounds = max((event["round"] for event in events if event["kind"] == "round"), default=0)
        self.sum_up(rounds)
        return self.tale

    def add(self, key: str, **args: Any) -> None:
        self.tale.say(self.skald(key, **args))

    def find_name(self, event: Told, name: str) -> str:
        return str(self.skald.args(event)[name])

    # The beginning

    def on_saga(self, run: list[Told]) -> None:
        self.counts["tries"] = run[0]["count"]

    def on_god(self, run: list[Told]) -> None:
        gods = [event["god"] for event in run if event.get("seat") is not None]
        if gods:
            self.add(
                "opening",
                gods=self.skald.listed([self.skald.called(god) for god in gods]),
                many=len(gods),
                count=self.counts["tries"],
            )
            self.tale.tracks = {god: [] for god in gods}

    # Page by page

    def on_page(self, run: list[Told]) -> None:
        self.end_page()
        self.counts["pages"] += len(run)
        self.tale.turn()
        self.add("page", page=self.find_name(run[-1], "page"))
        tale = f"page-{run[-1]['page']}.tale"
        if self.skald.words.has(tale):
            self.tale.say(self.skald.words(tale))

    def on_devastate(self, run: list[Told]) -> None:
        for event in run:
            self.tale.marks[event["world"]] = FALLEN
            self.worlds.append(self.find_name(event, "world"))
        self.counts["worlds"] += len(run)

    def on_heal(self, run: list[Told]) -> None:
        for event in run:
            self.tale.marks.pop(event["world"], None)
            self.healed.append(self.find_name(event, "world"))

    def on_fight(self, run: list[Told]) -> None:
        self.counts["fights"] += len(run)
        self.fights += [(self.find_name(event, "god"), self.find_name(event, "foe")) for event in run]

    def on_beat(self, run: list[Told]) -> None:
        self.counts["jotnar"] += len(run)
        self.jotnar += [self.find_name(event, "jotun") for event in run]

    def on_slain(self, run: list[Told]) -> None:
        self.counts["slain"] += len(run)
        for event in run:
            self.add("slain", enemy=self.find_name(event, "enemy"))

    def on_artifact(self, run: list[Told]) -> None:
        self.artifacts += [(self.find_name(event, "god"), self.find_name(event, "artifact")) for event in run]

    def on_errand(self, run: list[Told]) -> None:
        self.counts["deeds"] += len(run)
        self.deeds.update(self.find_name(event, "errand") for event in run)

    def on_token(self, run: list[Told]) -> None:
        self.broken += [self.find_name(event, "world") for event in run if event["token"] == BROKEN]

    def end_page(self) -> None:
        """Write the events of a page in the order of their importance."""
        listed = self.skald.listed
        if self.deeds:
            self.add(
                "deeds",
                deeds=listed(
                    [self.skald.clause("deed", errand=errand, count=count) for errand, count in self.deeds.items()]
                ),
            )
        if self.broken:
            self.add("broken", worlds=listed(self.broken))
        for bearer in dict.fromkeys(god for god, _ in self.artifacts):
            taken = [artifact for god, artifact in self.artifacts if god == bearer]
            self.add("artifact", god=bearer, artifact=listed(taken))
        if self.fights:
            who = listed([self.skald.clause("bout", god=god, foe=foe) for god, foe in dict.fromkeys(self.fights)])
            self.add("fights", who=who, count=len(self.fights))
        if self.jotnar:
            self.add("jotnar", jotnar=listed(self.jotnar), count=len(set(self.jotnar)))
        if self.worlds:
            self.add("worlds", worlds=listed(self.worlds), count=len(set(self.worlds)))
        if self.healed:
            self.add("healed", worlds=listed(self.healed), count=len(set(self.healed)))
        self.begin_page()

    # The end

    def on_win(self, run: list[Told]) -> None:
        self.end_page()
        self.tale.turn()
        self.counts["won"] = 1
        self.add("won", count=self.counts["tries"])
        self.tale.closing = self.skald("closing-won")

    def on_lose(self, run: list[Told]) -> None:
        self.end_page()
        self.tale.turn()
        self.lost = self.find_name(run[0], "reason")
        self.add("lost-saga", reason=self.lost)
        self.tale.closing = self.skald("closing-lost")

    def on_experience(self, run: list[Told]) -> None:
        gains = [self.skald.clause("points", god=self.find_name(event, "god"), count=event["count"]) for event in run]
        self.add("experience", gains=self.skald.listed(gains))

    def on_learn(self, run: list[Told]) -> None:
        for event in run:
            self.add(
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


HANDLERS: Final[dict[str, Callable[[Recount, list[Told]], None]]] = {
    "saga": Recount.on_saga,
    "god": Recount.on_god,
    "page": Recount.on_page,
    "devastate": Recount.on_devastate,
    "heal": Recount.on_heal,
    "fight": Recount.on_fight,
    "beat": Recount.on_beat,
    "slain": Recount.on_slain,
    "artifact": Recount.on_artifact,
    "errand": Recount.on_errand,
    "token": Recount.on_token,
    "win": Recount.on_win,
    "lose": Recount.on_lose,
    "experience": Recount.on_experience,
    "learn": Recount.on_learn,
    "equip": Recount.on_learn,
    "befriend": Recount.on_learn,
}
