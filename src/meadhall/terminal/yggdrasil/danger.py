"""The enemies of Yggdrasil Chronicles: their power, what they would do if they woke now, how far every loss is."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge.forecast import WAYS
from meadhall.terminal.yggdrasil.tale import Tale

RIDER = {jotun.object: jotun.id for jotun in COMPONENTS.jotnar if jotun.kind == "supports"}
OWNER = {way: enemy for enemy, ways in WAYS.items() for way in ways}


class Danger:
    """Speaks of the enemies in one view of the table."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view

    # As they stand

    def enemies(self) -> list[str]:
        return [*(self.enemy(enemy) for enemy in self.view["enemies"]), self.teller.book()]

    def enemy(self, enemy: dict[str, Any]) -> str:
        """Power, place, what its power comes from, and who protects it."""
        name = enemy["enemy"]
        line = self.teller.say(
            "enemy",
            enemy=self.teller.called("enemy", name),
            power=enemy["power"],
            place=self.teller.called("world", enemy["place"]),
            ladder=self.ladder(name),
        )
        return f"{line} {self.teller.speech(f'jotun-{RIDER[name]}.effect')}" if enemy["supported"] else line

    def ladder(self, enemy: str) -> str:
        done, most = self.view["ladders"][enemy]
        return self.teller.say(f"ladder-{enemy}", done=done, most=most)

    # If they woke

    def told(self, wanted: str) -> list[str]:
        """One enemy, or all of them and the weakest god."""
        if not self.view["danger"]:
            return self.ended()
        lines = [line for one in self.view["danger"] if wanted in ("", one["enemy"]) for line in self.whole(one)]
        if wanted:
            return lines
        god = self.teller.god(self.view["active"])
        return [self.teller.say("wakes", god=god), *lines, self.margin("life")]

    def whole(self, one: dict[str, Any]) -> list[str]:
        chance = self.chance(one)
        stirs = self.teller.say(
            "stirs",
            enemy=self.teller.called("enemy", one["enemy"]),
            open=one["open"],
            known="no" if chance is None else "yes",
            chance=chance or 0,
        )
        return [stirs, f"  {self.foreseen(one)}", f"  {self.margins(one['enemy'])}"]

    def chance(self, one: dict[str, Any]) -> int | None:
        """How likely it wakes this round; None when no card is left to turn over, or nobody keeps count."""
        found: int | None = one.get("chance")
        return found

    def foreseen(self, one: dict[str, Any]) -> str:
        """The rules played ahead, as far as no card is drawn."""
        said = [str(self.teller.phrases.event(event)) for event in one["events"]]
        said += [self.teller.speech("would-jotun")] if one["jotun"] else []
        said += [self.teller.speech("would-stop")] if one["stops"] else []
        return " ".join([*said, *self.end(one)])

    def end(self, one: dict[str, Any]) -> list[str]:
        """The end of the game, if its waking would bring it."""
        if not one["ends"]:
            return []
        return [
            self.teller.speech(
                "would-win" if one["ends"] == "tree" else "would-lose",
                reason=self.teller.speech(f"reason-{one['ends']}"),
            )
        ]

    # How far off

    def margin(self, way: str) -> str:
        return self.teller.say(f"margin-{way}", left=self.view["margins"][way])

    def margins(self, enemy: str) -> str:
        return " ".join(self.margin(way) for way in WAYS[enemy] if way in self.view["margins"])

    def nearest(self) -> str:
        near = " ".join(self.owned(way) for way in self.close()) or self.teller.say("no-danger")
        tree = next(way for way in WAYS["nidhogg"] if way in self.view["margins"])
        return self.teller.say("nearest", tree=self.margin(tree), losses=near)

    def close(self) -> list[str]:
        """The losses that are near, nearest first."""
        return list(self.view["close"])

    def owned(self, way: str) -> str:
        """A margin with the enemy it belongs to."""
        if way not in OWNER:
            return self.margin(way)
        return self.teller.speech.labelled(self.teller.called("enemy", OWNER[way]), self.margin(way))

    def ended(self) -> list[str]:
        return [self.teller.speech(f"reason-{self.view['reason']}")]
