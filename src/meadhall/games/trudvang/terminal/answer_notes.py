"""The public meaning of an answer in Trudvang Legends: who is there, the odds, the result of stopping."""

from __future__ import annotations

from meadhall.games.trudvang.edge.phrases import OF_UNIT, unit_at
from meadhall.games.trudvang.terminal.combat_text import Combat
from meadhall.games.trudvang.terminal.descriptions import Tale
from meadhall.games.trudvang.terminal.map_text import Map

TO_PLACE = ("travel", "sail", "region", "to", "engage", "explore", "ashore")
TELLING = ("event", "hire", "play", "take", "use")  # answers whose own words say what the card does


class Advice:
    """Describes the answers to the pending question."""

    def __init__(self, teller: Tale, land: Map, combat: Combat) -> None:
        self.teller = teller
        self.map = land
        self.combat = combat
        self.view = teller.view

    def note(self, text: str) -> str:
        """Return the note of this answer; "" if there is none."""
        verb, *tokens = text.split()
        if verb in TO_PLACE:
            return self.map.there(tokens[0])
        if verb == "space":
            return self.map.there(f"space:{tokens[0]}")
        if verb in OF_UNIT:
            return self.unit(*tokens)
        if verb in ("draw", "stop"):
            return self.planning(verb)
        if verb == "poi":
            return self.poi(tokens[0])
        price = str(self.teller.phrases.price(text, self.view))
        if verb == "yes" or (verb == "hero" and "faces" not in self.view["question"]):
            return price or self.odds(tokens[0] if tokens else "")
        if verb == "take":
            return self.feat(tokens[0])
        if verb == "place":
            return self.placed(tokens[1])
        if verb == "exhaust":
            return self.exhaust(tokens[0])
        return price or str(self.teller.phrases.meaning(text, self.view)) or self.effect(verb, tokens)

    def effect(self, verb: str, tokens: list[str]) -> str:
        """Return the effect of the Feat that an answer names by its name alone."""
        said = str(self.teller.phrases.effect_of(" ".join([verb, *tokens]), self.view))
        return "" if said == "none" or verb in TELLING else said

    def placed(self, slot: str) -> str:
        """Return the effect of the Feat on which a rune would lie, and the slots left open."""
        feat, _, number = slot.rpartition(".")
        own = self.combat.own(self.teller.you) if self.teller.you is not None else None
        laid = next((one for one in own["feats"] if one["feat"] == feat), None) if own else None
        if laid is None:
            return ""
        left = [one for at, one in enumerate(laid["slots"], 1) if not one["rune"] and at != int(number)]
        return self.teller.say(
            "placed", effect=self.teller.feat_effect(feat), slots=", ".join(map(self.combat.slot, left)) or "none"
        )

    def feat(self, name: str) -> str:
        """Return the requirements of a Feat to learn, its type and slots, and the Feat it would replace."""
        faces = {face["feat"]: face for face in self.view["question"].get("feats", [])}
        if name not in faces:
            return ""
        slots, old = ", ".join(map(self.combat.slot, faces[name]["slots"])), faces[name].get("instead")
        asks = self.teller.speech.labelled(self.teller.speech(f"type-{faces[name]['type']}"), slots)
        return self.teller.apart([asks, *([self.teller.say("instead", feat=self.teller.feat(old))] if old else [])])

    def exhaust(self, hero: str) -> str:
        """Return in a test the chance of the reader's Hero with the second draw, no matter which Hero exhausts; and the
        reward.
        """
        chance = self.view["question"].get("odds", {}).get(hero)
        own = self.teller.heroes[self.teller.you]["hero"] if self.teller.you is not None else hero
        odds = [] if chance is None else [f"{self.teller.phrases.odds({own: chance})}."]
        return " ".join([*odds, self.teller.speech(f"hero-{hero}.exhaust")])

    def unit(self, token: str, place: str = "") -> str:
        found = unit_at(self.view, token, place)
        return self.map.unit(found) if found else ""

    def planning(self, verb: str) -> str:
        """Return for one's own Hero the risk of the next draw, and the result of stopping now."""
        hero = self.combat.own(self.teller.you) if self.teller.you is not None else None
        if hero is None:
            return ""
        return str(self.teller.phrases.risk(hero)) if verb == "draw" else self.combat.stopping(hero)

    def odds(self, hero: str) -> str:
        """Return the chance in the pending test: one Hero's, the reader's, or all Heroes'."""
        odds: dict[str, float] = self.view["question"].get("odds", {})
        own = self.teller.heroes[self.teller.you]["hero"] if self.teller.you is not None else None
        hero = hero or (own if own in odds and len(odds) == 1 else "")
        return str(self.teller.phrases.odds({hero: odds[hero]} if hero in odds else {} if hero else odds))

    def poi(self, letter: str) -> str:
        return next((self.teller.prose(poi["text"]) for poi in self.view["pois"] if poi["poi"] == letter), "")
