"""What an answer leads to in Yggdrasil Chronicles, as far as everybody can see: odds, gains, company, and blunders."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.terminal.yggdrasil import Teller

OF_OTHERS = ("support.move", "sleipnir.ride")      # moves of gods who take no action then


class Advice:
    """Speaks of the answers to the question that is asked now."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.view = teller.view

    def notes(self, text: str) -> list[str]:
        """The odds of what is risky, what an action gives, who is in a world, what a god can do."""
        verb, *tokens = text.split()
        promise = [self.teller.promise(self.view["odds"][text])] if text in self.view["odds"] else []
        if verb == "act" and self.view["asked"]["ask"] == "deed.choose":
            return [self.deed(tokens[0]), *promise]
        if promise:
            return promise
        if verb == "move":
            return self.visit(tokens[0])
        return [self.teller.speech(f"god-{tokens[0]}.power")] if verb == "god" and self.teller.hard else []

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
        if self.view["asked"]["ask"] in OF_OTHERS:
            return [f"{names}."] if names else []
        if closed:
            return [f"{names}. {closed}" if names else closed]
        return [self.teller.say("visit", names=names or "none", deed=self.teller.gains(world))]

    def warnings(self, text: str) -> list[str]:
        """YG-FIGHT-06, YG-FIGHT-07, YG-ACT-HEAL-03, YG-DEV-08. Legal, but perhaps not meant."""
        return [self.teller.speech(f"warn-{blunder}") for blunder in self.view["blunders"].get(text, [])]
