"""A combat of Trudvang Legends in words: Enemies, Feats and slots, Miss tracks, the next draw, what stopping means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.edge.phrase import capital

if TYPE_CHECKING:
    from meadhall.terminal.trudvang.tale import Tale

ASPECTS = ("health", "cp", "attack", "defence")


class Combat:
    """Speaks of the combat under way."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view
        self.say = teller.say

    def title(self) -> str:
        fight = self.view["fight"]
        place = self.teller.place(fight["place"], ".in")
        return self.say("combat", place=place, step=self.say(f"step-{fight['step']}"))

    def tell(self) -> list[str]:
        """The attack under way first, then the Enemies, then everyone who fights, the reader before the others."""
        fight = self.view["fight"]
        if fight is None:
            return [self.say("no-combat")]
        lines = [self.title(), *(self.blow(blow) for blow in fight["blows"])]
        lines += [line for group in self.teller.map.groups_at(fight["place"]) for line in self.teller.map.units(group)]
        for hero in self.fighters():
            lines += ["", *self.fighter(hero)]
        return lines

    def fighters(self) -> list[dict[str, Any]]:
        return sorted(self.view["fight"]["heroes"], key=lambda hero: hero["seat"] != self.teller.you)

    def own(self, seat: int) -> dict[str, Any] | None:
        """A Hero's part in the combat, if it takes part."""
        fight = self.view["fight"]
        return next((hero for hero in fight["heroes"] if hero["seat"] == seat), None) if fight else None

    # The attack under way

    def blow(self, blow: dict[str, Any]) -> str:
        """Who strikes whom with what, and what it would take now."""
        defender = "none" if blow["defender"] is None else self.teller.hero(blow["defender"])
        card = "none" if blow["card"] is None else self.teller.speech(f"attack-{blow['card']}")
        end = "missed" if blow["missed"] else "none" if blow["defender"] is None else "aimed"
        return self.say("blow", unit=capital(self.unit(blow["unit"])), defender=defender, card=card, end=end,
                        strength=blow["strength"], block=blow["block"], ability=blow["ability"] or "none",
                        loss=blow["loss"])

    def unit(self, token: str) -> str:
        return str(self.teller.phrases.token(token, self.view))

    # A Hero in it

    def fighter(self, hero: dict[str, Any]) -> list[str]:
        seat = hero["seat"]
        lines = [self.teller.dashboard.brief(seat), *([self.gains(hero)] if self.gained(hero) else [])]
        lines += [self.feat(feat) for feat in hero["feats"]]
        drawn = self.teller.heroes[seat]["drawn"]
        lines += [self.say("drawn", runes=self.teller.runes(drawn))] if any(drawn.values()) else []
        lines += [self.track(hero), *self.next_draw(hero)]
        return [*lines, self.say("stopped") if hero["stopped"] else self.say("if-stopped", outcome=self.stopping(hero))]

    def gained(self, hero: dict[str, Any]) -> list[str]:
        return [self.change(aspect, hero[aspect]) for aspect in ("attack", "defence", "block") if hero[aspect]]

    def gains(self, hero: dict[str, Any]) -> str:
        return self.say("gains", gains=", ".join(self.gained(hero)))

    def change(self, aspect: str, number: int) -> str:
        return self.say(f"change-{aspect}", number=f"{'+' if number > 0 else '−'}{abs(number)}")

    def feat(self, feat: dict[str, Any]) -> str:
        """A Feat with its slots: what lies there, or what would fit."""
        state = "used" if feat["used"] else "active" if feat["active"] else "open"
        return self.say("feat", feat=self.teller.feat(feat["feat"]), slots=", ".join(map(self.slot, feat["slots"])),
                        kind=self.teller.speech(f"type-{feat['type']}"), keyword=feat["keyword"] or "none", state=state,
                        effect=self.teller.feat_effect(feat["feat"]))

    def slot(self, slot: dict[str, Any]) -> str:
        if slot["rune"]:
            return self.say("slot-filled", rune=self.teller.rune(slot["rune"]))
        kinds = [self.teller.rune(kind) for kind in slot["takes"]]
        return self.say("slot-open", runes=self.teller.speech("step-or").join(kinds))

    def track(self, hero: dict[str, Any]) -> str:
        runes = ", ".join(self.teller.rune(kind) for kind in hero["miss"])
        return self.say("track", count=len(hero["miss"]), most=hero["miss_slots"], good=hero["miss_good"],
                        runes=runes or "none")

    def next_draw(self, hero: dict[str, Any]) -> list[str]:
        """The chance of each number of misses, and that the track would be full."""
        draw = hero["next_draw"]
        if draw is None:
            return []
        chances = [self.say("misses", count=count, percent=percent(chance))
                   for count, chance in enumerate(draw["misses"]) if chance > 0]
        return [self.say("next-draw", runes=draw["runes"], chances=", ".join(chances), full=self.full(hero))]

    def full(self, hero: dict[str, Any]) -> int:
        """In percent: the next draw fills the Miss track."""
        return percent(hero["next_draw"]["full"])

    def risk(self, hero: dict[str, Any]) -> str:
        """What drawing once more risks, in short."""
        draw = hero["next_draw"]
        if draw is None:
            return ""
        return self.say("risk", runes=draw["runes"], none=percent(draw["misses"][0]), full=self.full(hero))

    def stopping(self, hero: dict[str, Any]) -> str:
        """The track's verdict, what changes, which Feats would be there."""
        stop = hero["if_stopped"]
        changes = [self.change(aspect, stop[aspect]) for aspect in ASPECTS if stop[aspect]]
        said = [self.say(f"track-{stop['track']}", changes=", ".join(changes) or "none")]
        said += [self.teller.speech(f"hero-{hero['hero']}.miss")] if stop["miss_effect"] else []
        active = ", ".join(self.teller.feat(feat) for feat in stop["active"])
        return " ".join([*said, self.say("ready", feats=active or "none")])
