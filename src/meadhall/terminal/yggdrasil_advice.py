"""What an answer leads to in Yggdrasil Chronicles, as far as everybody can see: odds, gains, company, and blunders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.games.yggdrasil.cards import HEALING, HEALING_IDUNN
from meadhall.games.yggdrasil.data import COMPONENTS

if TYPE_CHECKING:
    from meadhall.terminal.yggdrasil import Teller

OF_OTHERS = ("support.move", "sleipnir.ride")      # moves of gods who take no action then
RETREAT = {enemy.id: enemy.retreat for enemy in COMPONENTS.enemies}


class Advice:
    """Speaks of the answers to the question that is asked now."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.view = teller.view

    def notes(self, text: str) -> list[str]:
        """The odds of what is risky, what an action gives, who is in a world, what a god can do."""
        verb, *tokens = text.split()
        if text in self.view["odds"]:
            return [self.teller.promise(self.view["odds"][text])]
        if verb == "act" and self.view["asked"]["ask"] == "deed.choose":
            world = self.teller.worlds[self.teller.gods[self.view["active"]]["world"]]
            amount = world["amounts"][world["strengths"].index(tokens[0])]
            return [self.teller.gain(world["world"], amount) + "."]
        if verb == "move":
            return self.visit(tokens[0])
        return [self.teller.speech(f"god-{tokens[0]}.power")] if verb == "god" and self.teller.hard else []

    def visit(self, name: str) -> list[str]:
        """Who is in a world, and what the god who moves could do there."""
        world = self.teller.worlds[name]
        mover = self.teller.god(self.view["active"])
        names = ", ".join(one for one in self.teller.company(name) if one != mover)
        closed = self.teller.closed(world)
        if self.view["asked"]["ask"] in OF_OTHERS:
            return [f"{names}."] if names else []
        if closed:
            return [f"{names}. {closed}" if names else closed]
        return [self.teller.say("visit", names=names or "none", deed=self.teller.gains(world))]

    def warnings(self, text: str) -> list[str]:
        """YG-FIGHT-06, YG-FIGHT-07, YG-ACT-HEAL-03, YG-DEV-08. Legal, but perhaps not meant."""
        asked = self.view["asked"]
        if asked is None or not 0 <= asked["seat"] < len(self.teller.gods):
            return []
        god = self.teller.gods[asked["seat"]]
        verb, *tokens = text.split()
        odds = self.view["odds"].get(text)
        possible = (
            ("may-die", odds is not None and odds["clear"] < 100 and odds["risks"] >= god["life"]),
            ("moves-nobody", verb == "fight" and self.is_home(tokens[0])),
            ("will-die", text == "heal" and self.healing(god) >= god["life"]),
            ("in-vain", text == "heal" and sum(one["place"] == god["world"] for one in self.view["enemies"]) > 1),
        )
        return [self.teller.say(f"warn-{warning}") for warning, holds in possible if holds]

    def is_home(self, foe: str) -> bool:
        """Whether an enemy already is where it would retreat to."""
        if foe == "iormungand":
            return bool(self.view["island"]["at"] == 1)
        return any(enemy["enemy"] == foe and enemy["place"] == RETREAT[foe] for enemy in self.view["enemies"])

    def healing(self, god: dict[str, Any]) -> int:
        """The price of healing the tree."""
        apples = "idunn" in god["artifacts"] and all(one["jotun"] != "thrym" for one in self.view["jotnar"]["active"])
        return HEALING_IDUNN if apples else HEALING
