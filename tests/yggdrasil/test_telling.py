"""What is told is what happened: somebody who only listens knows where everything is."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil.cards import ARTIFACT_IDS, ENEMIES, GODS, JOTNAR, PLACES, WORLDS
from yggdrasil.scene import table, yggdrasil
from yggdrasil.starts import PAGES, RICH
from yggdrasil.whole_games_helpers import VARIANTS, play

OF_GODS = ("life", "elves", "dice", "artifacts", "at")
ACQUAINTED = """options=difficulty:hard gods=odin,freyia,tyr odin.elves=4 odin.dice=2
    agenda=Danger(0,6,-1,0)>EndTurn()>Turn()"""
LADDERS = {
    "muster": ("giants", 1),
    "routed": ("giants", -1),
    "drown": ("dead", 1),
    "freed": ("dead", -1),
    "einherjar": ("valhalla", 1),
    "heroes": ("valhalla", -1),
}
OF_ONE_GOD = {
    "hurt": ("life", -1),
    "regain": ("life", 1),
    "elves": ("elves", 1),
    "dice": ("dice", 1),
    "elf": ("elves", -1),
    "keep-elf": ("elves", 1),
    "take-elf": ("elves", 1),
    "pairs": ("elves", -2),
    "lost-dice": ("dice", -1),
}
SETS = {
    "devastate": ("devastated", "world", WORLDS, True),
    "heal": ("devastated", "world", WORLDS, False),
    "wake": ("jotnar", "jotun", JOTNAR, True),
    "beat": ("jotnar", "jotun", JOTNAR, False),
}


class Listener:
    """The table as the events tell it."""

    def __init__(self, s):
        self.s, self.heard, self.roller = s, 0, 0
        self.of_gods = {name: getattr(s, name)[:] for name in OF_GODS}
        self.counts = {
            name: getattr(s, name)
            for name in ("giants", "dead", "valhalla", "devastated", "jotnar", "island", "turned", "nidhogg")
        }
        self.where = s.where[:]

    def slot(self, god):
        return self.s.gods.index(GODS.index(god))

    def listen(self):
        for event in self.s.log[self.heard :]:
            self.hear(event.kind, event.fields_for(None))
        self.heard = len(self.s.log)

    def hear(self, kind, told):  # noqa: C901 (a line for each event)
        if kind in LADDERS:
            name, sign = LADDERS[kind]
            self.counts[name] += sign * told["count"]
        elif kind in OF_ONE_GOD:
            name, sign = OF_ONE_GOD[kind]
            self.of_gods[name][self.slot(told["god"])] += sign * told.get("count", 1)
        elif kind in SETS:
            name, key, known, joins = SETS[kind]
            bit = 1 << known.index(told[key])
            self.counts[name] = self.counts[name] | bit if joins else self.counts[name] & ~bit
        elif kind in ("pass-on", "take-die"):
            giver = self.roller if kind == "take-die" else self.slot(told["god"])
            self.hand(told.get("thing", "die"), giver, self.slot(told.get("to", told["god"])))
        elif kind == "artifact":
            self.of_gods["artifacts"][self.slot(told["god"])] |= 1 << ARTIFACT_IDS.index(told["artifact"])
        elif kind == "go":
            self.of_gods["at"][self.slot(told["god"])] = WORLDS.index(told["world"])
        elif kind == "stand":
            self.where[ENEMIES.index(told["enemy"])] = PLACES.index(told["place"])
        elif kind == "danger":
            self.roller = self.slot(told["god"])
        elif kind == "island":
            self.counts["island"] = told["island"] - 1
        elif kind == "turned":
            self.counts["turned"] = (self.counts["turned"] + told["count"]) % 3
        elif kind in ("gnaw", "gnawed"):
            self.counts["nidhogg"] += 1
        elif kind == "page":
            self.counts["nidhogg"] = 0
        elif kind == "slain":
            self.where[ENEMIES.index(told["enemy"])] = PLACES.index("cage")
        elif kind == "buried":
            self.of_gods["artifacts"][self.slot(told["god"])] &= ~(1 << ARTIFACT_IDS.index(told["artifact"]))
        elif kind == "sent":
            self.send(told["source"], self.slot(told["god"]), -told["count"])
            self.send(told["target"], self.slot(told["god"]), told["count"])

    def send(self, pool, slot, count):
        """Pieces that a page sends; reserves and what the page counts are not kept here."""
        if pool in ("giants", "dead", "valhalla"):
            self.counts[pool] += count
        elif pool in ("elves", "dice"):
            self.of_gods[pool][slot] += count

    def hand(self, thing, giver, taker):
        name = {"life": "life", "elf": "elves", "die": "dice"}.get(thing, "artifacts")
        amount = 1 if name != "artifacts" else 1 << ARTIFACT_IDS.index(thing)
        self.of_gods[name][giver] -= amount
        self.of_gods[name][taker] += amount

    def knows(self):
        s = self.s
        assert {name: getattr(s, name) for name in self.counts} == self.counts
        assert s.where == self.where
        for name in OF_GODS:
            if name != "dice" or not s.throw:  # dice on the table have not left yet
                assert getattr(s, name) == self.of_gods[name], name


def follow(state, seed):
    state.log = []
    listener = Listener(state)
    for _ in play(state, seed, seed % 2 == 0):
        listener.listen()
        listener.knows()
    return {event.kind for event in state.log}


@pytest.mark.rule("YG-INFO-01")
def test_the_events_tell_everything_that_changes():
    kinds = set()
    starts = [*RICH, ACQUAINTED]
    for seed, text in enumerate(PAGES * 2):
        follow(table(text), seed)
    for seed in range(8 * len(starts)):
        kinds |= follow(table(starts[seed % len(starts)]), seed // len(starts))
    for seed, (players, options) in enumerate(VARIANTS):
        kinds |= follow(yggdrasil.new(players, options), seed)
    assert {*LADDERS, *OF_ONE_GOD, *SETS, "pass-on", "take-die", "artifact", "go", "stand", "island"} <= kinds
