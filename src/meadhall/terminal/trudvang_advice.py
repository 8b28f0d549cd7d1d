"""What an answer would mean in Trudvang Legends, as far as all can see: who is there, the odds, what stopping means."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        if verb == "poi":
            return self.poi(tokens[0])
        price = str(self.teller.phrases.price(text, self.view))
        if verb in ("hero", "yes"):
            return price or self.odds(tokens[0] if tokens else "")
        if verb == "take":
            return self.feat(tokens[0])
        return self.exhaust(tokens[0]) if verb == "exhaust" else price

    def feat(self, name: str) -> str:
        """What a Feat that may be learned asks for: its type and its slots."""
        faces = {face["feat"]: face for face in self.view["question"].get("feats", [])}
        if name not in faces:
            return ""
        slots = ", ".join(map(self.teller.combat.slot, faces[name]["slots"]))
        return self.teller.speech.labelled(self.teller.say(f"type-{faces[name]['type']}"), slots)

    def exhaust(self, hero: str) -> str:
        """What exhausting this Hero gives, and in a test the chance of the second draw."""
        return ", ".join(part for part in (self.odds(hero), self.teller.speech(f"hero-{hero}.exhaust")) if part)

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
        return str(self.teller.phrases.odds({hero: odds[hero]} if hero in odds else {} if hero else odds))

    def poi(self, letter: str) -> str:
        return next((self.teller.prose(poi["text"]) for poi in self.view["pois"] if poi["poi"] == letter), "")
