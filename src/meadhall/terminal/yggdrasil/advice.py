"""What an answer leads to in Yggdrasil Chronicles, as far as everybody can see: odds, gains, company, and blunders."""

from __future__ import annotations

from typing import Any

from meadhall.terminal.yggdrasil.tale import Tale

# Moves after which the god who moves takes no action; of the wolves' run a fight may follow.
IDLE = ("support.move", "sleipnir.ride", "wolves.roam")


class Advice:
    """Speaks of the answers to the question that is asked now."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view
        self.ask = self.view["asked"]["ask"]

    def notes(self, text: str) -> list[str]:
        """What an answer gives and costs, the odds of what is risky, who is in a world, what a god can do."""
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
        """What the action gives where the active god stands, and what makes it as strong as it is."""
        world = self.teller.worlds[self.teller.gods[self.view["active"]]["world"]]
        amount = world["amounts"][world["strengths"].index(strength)]
        return f"{self.teller.gain(world['world'], amount)} ({self.teller.causes(world)})."

    def visit(self, name: str) -> list[str]:
        """Who is in a world, and what the god who moves could do there."""
        world = self.teller.worlds[name]
        mover = self.teller.god(self.view["active"])
        names = ", ".join(one for one in self.teller.company(name) if one != mover)
        closed = self.teller.closed(world)
        if self.ask in IDLE:
            return [f"{names}."] if names else []
        if closed:
            return [f"{names}. {closed}" if names else closed]
        return [self.teller.say("visit", names=names or "none", deed=self.teller.gains(world))]

    def warnings(self, text: str) -> list[str]:
        """YG-FIGHT-06, YG-FIGHT-07, YG-ACT-HEAL-03, YG-DEV-08. Legal, but perhaps not meant."""
        return [self.teller.speech(f"warn-{blunder}") for blunder in self.view["blunders"].get(text, [])]
