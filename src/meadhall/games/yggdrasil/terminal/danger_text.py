"""The enemies of Yggdrasil Chronicles: their power, their effect if they woke now, the distance of every loss."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil.data import COMPONENTS
from meadhall.games.yggdrasil.edge.forecast import WAYS
from meadhall.games.yggdrasil.terminal.descriptions import Tale

RIDER = {jotun.object: jotun.id for jotun in COMPONENTS.jotnar if jotun.kind == "supports"}
OWNER = {way: enemy for enemy, ways in WAYS.items() for way in ways}


class Danger:
    """Describes the enemies in one view of the table."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view

    # Present state

    def enemies(self) -> list[str]:
        return [*(self.enemy(enemy) for enemy in self.view["enemies"]), self.teller.book()]

    def enemy(self, enemy: dict[str, Any]) -> str:
        """Return power, place, the source of the power, and the protector."""
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
        """Describe one enemy, or all of them and the weakest god."""
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
        """Return the chance that it wakes this round; None if no card is left to turn over, or the table keeps no
        count.
        """
        found: int | None = one.get("chance")
        return found

    def foreseen(self, one: dict[str, Any]) -> str:
        """Describe the effect computed by the rules, up to the first card draw."""
        said = [str(self.teller.phrases.event(event)) for event in one["events"]]
        said += [self.teller.speech("would-jotun")] if one["jotun"] else []
        said += [self.teller.speech("would-stop")] if one["stops"] else []
        return " ".join([*said, *self.end(one)])

    def end(self, one: dict[str, Any]) -> list[str]:
        """Describe the end of the game, if its waking would cause it."""
        if not one["ends"]:
            return []
        return [
            self.teller.speech(
                "would-win" if one["ends"] == "tree" else "would-lose",
                reason=self.teller.speech(f"reason-{one['ends']}"),
            )
        ]

    # Margins

    def margin(self, way: str) -> str:
        return self.teller.say(f"margin-{way}", left=self.view["margins"][way])

    def margins(self, enemy: str) -> str:
        return " ".join(self.margin(way) for way in WAYS[enemy] if way in self.view["margins"])

    def nearest(self) -> str:
        near = " ".join(self.owned(way) for way in self.close()) or self.teller.say("no-danger")
        tree = next(way for way in WAYS["nidhogg"] if way in self.view["margins"])
        return self.teller.say("nearest", tree=self.margin(tree), losses=near)

    def close(self) -> list[str]:
        """Return the losses that are near, nearest first."""
        return list(self.view["close"])

    def owned(self, way: str) -> str:
        """Return a margin with the enemy it belongs to."""
        if way not in OWNER:
            return self.margin(way)
        return self.teller.speech.labelled(self.teller.called("enemy", OWNER[way]), self.margin(way))

    def ended(self) -> list[str]:
        return [self.teller.speech(f"reason-{self.view['reason']}")]
