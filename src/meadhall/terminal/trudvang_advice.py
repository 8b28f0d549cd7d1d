"""What an answer would mean in Trudvang Legends, as far as all can see: who is there, the odds, what stopping means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.terminal.trudvang_dashboard import percent

if TYPE_CHECKING:
    from meadhall.terminal.trudvang import Teller

TO_PLACE = ("travel", "sail", "region", "to", "engage", "explore", "ashore")
AT_UNIT = ("hit", "enemy", "unit", "defeat")


class Advice:
    """Speaks of the answers to the question that is asked now."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.view = teller.view

    def note(self, text: str) -> str:
        """What this answer leads to; empty where there is nothing to add."""
        verb, *tokens = text.split()
        if verb in TO_PLACE:
            return self.teller.map.there(tokens[0])
        if verb == "space":
            return self.teller.map.there(f"space:{tokens[0]}")
        if verb in AT_UNIT:
            return self.unit(tokens[0])
        if verb in ("draw", "stop"):
            return self.planning(verb)
        if verb in ("hero", "yes"):
            return self.odds(tokens[0] if tokens else "")
        if verb == "poi":
            return self.poi(tokens[0])
        return self.teller.speech(f"hero-{tokens[0]}.exhaust") if verb == "exhaust" else ""

    def unit(self, token: str) -> str:
        found = self.teller.map.unit_called(token)
        return self.teller.map.unit(found) if found else ""

    def planning(self, verb: str) -> str:
        """Of one's own Hero: what the next draw risks, what stopping now means."""
        combat = self.teller.combat
        hero = combat.own(self.teller.you) if self.teller.you is not None else None
        if hero is None:
            return ""
        return combat.risk(hero) if verb == "draw" else combat.stopping(hero)

    def odds(self, hero: str) -> str:
        """The chance in the test that is asked about: one Hero's, the reader's, or everybody's."""
        odds: dict[str, float] = self.view["question"].get("odds", {})
        own = self.teller.heroes[self.teller.you]["hero"] if self.teller.you is not None else None
        hero = hero or (own if own in odds and len(odds) == 1 else "")
        told = {hero: odds[hero]} if hero in odds else {} if hero else odds
        return ", ".join(self.teller.say("odds", hero=self.teller.phrases.hero(name), percent=percent(chance))
                         for name, chance in told.items())

    def poi(self, letter: str) -> str:
        return next((self.teller.prose(poi["text"]) for poi in self.view["pois"] if poi["poi"] == letter), "")
