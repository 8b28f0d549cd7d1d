"""The public consequences of an answer in Yggdrasil Chronicles: odds, gains, company, and warnings."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil.terminal.descriptions import Tale

# Moves after which the moving god takes no action; after the wolves' run a fight can follow.
IDLE = ("support.move", "sleipnir.ride", "wolves.roam")


class Advice:
    """Describes the answers to the pending question."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view
        self.ask = self.view["asked"]["ask"]

    def notes(self, text: str) -> list[str]:
        """Return the gain and cost of an answer, its odds, who is in a world, and what a god can do."""
        verb, *tokens = text.split()
        gains = self.gains(verb, tokens, self.view["terms"].get(text, {}))
        promise = [self.teller.promise(self.view["odds"][text])] if text in self.view["odds"] else []
        return [*gains, *promise]

    def gains(self, verb: str, tokens: list[str], terms: dict[str, Any]) -> list[str]:
        said = self.teller.phrases.terms(terms)
        if verb == "act":
            return [self.deed(tokens[0]), *self.sentence(said)]
        if verb == "action":
            gain = [self.teller.gain(tokens[0], terms["amount"])] if "amount" in terms else []
            return self.sentence([*gain, *said])
        if verb == "move":
            return self.visit(tokens[0])
        if verb == "stay" and self.ask != "support.move":
            return self.visit(self.teller.gods[self.view["active"]]["world"])
        if verb == "god" and self.ask == "god.choose" and self.teller.hard:
            return [self.teller.speech(f"god-{tokens[0]}.{gift}") for gift in ("power", "start")]
        return self.sentence(said)

    def sentence(self, parts: list[str]) -> list[str]:
        return [self.teller.apart(part.rstrip(".") for part in parts) + "."] if parts else []

    def deed(self, strength: str) -> str:
        """Return the gain of the action in the god's world, and the causes of its strength."""
        world = self.teller.worlds[self.teller.gods[self.view["active"]]["world"]]
        amount = world["amounts"][world["strengths"].index(strength)]
        return f"{self.teller.gain(world['world'], amount)} ({self.teller.causes(world)})."

    def visit(self, name: str) -> list[str]:
        """Return who is in a world, and what the moving god could do there."""
        world = self.teller.worlds[name]
        mover = self.teller.god(self.view["active"])
        names = ", ".join(one for one in self.teller.company(name) if one != mover)
        closed = self.teller.closed_world(world)
        if self.ask in IDLE:
            return [f"{names}."] if names else []
        if closed:
            return [f"{names}. {closed}" if names else closed]
        return [self.teller.say("visit", names=names or "none", deed=self.teller.gains(world))]

    def warnings(self, text: str) -> list[str]:
        """YG-FIGHT-06, YG-FIGHT-07, YG-ACT-HEAL-03, YG-DEV-08. Warn of legal answers that are perhaps not intended."""
        return [self.teller.speech(f"warn-{blunder}") for blunder in self.view["blunders"].get(text, [])]
