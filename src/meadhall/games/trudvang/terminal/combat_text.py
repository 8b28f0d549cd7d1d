"""A combat of Trudvang Legends in words: Enemies, Feats and slots, Miss tracks, the next draw, the
result of stopping.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.edge.phrases import capital
from meadhall.games.trudvang.terminal.descriptions import Tale
from meadhall.games.trudvang.terminal.hero_text import Dashboard
from meadhall.games.trudvang.terminal.map_text import Map

GAINS = ("attack", "defence", "block")


class Combat:
    """Describes the running combat."""

    def __init__(self, teller: Tale, land: Map, dashboard: Dashboard) -> None:
        self.teller = teller
        self.map = land
        self.dashboard = dashboard
        self.view = teller.view
        self.say = teller.say

    def title(self) -> str:
        fight = self.view["fight"]
        place = self.teller.place(fight["place"], ".in")
        return self.say("combat", place=place, step=self.say(f"step-{fight['step']}"))

    def tell(self) -> list[str]:
        """Describe the present attack first, then the Enemies, then all fighters, the reader first."""
        fight = self.view["fight"]
        if fight is None:
            return [self.say("no-combat")]
        lines = [self.title(), *(self.blow(blow) for blow in fight["blows"])]
        lines += [line for group in self.map.groups_at(fight["place"]) for line in self.map.units(group)]
        for hero in self.fighters():
            lines += ["", *self.fighter(hero)]
        return lines

    def fighters(self) -> list[dict[str, Any]]:
        return sorted(self.view["fight"]["heroes"], key=lambda hero: hero["seat"] != self.teller.you)

    def own(self, seat: int) -> dict[str, Any] | None:
        """Describe a Hero's part in the combat, if there is one."""
        fight = self.view["fight"]
        return next((hero for hero in fight["heroes"] if hero["seat"] == seat), None) if fight else None

    # The present attack

    def blow(self, blow: dict[str, Any]) -> str:
        """Return attacker, defender and card, and the present damage."""
        defender = "none" if blow["defender"] is None else self.teller.hero(blow["defender"])
        card = "none" if blow["card"] is None else self.teller.speech(f"attack-{blow['card']}")
        end = "missed" if blow["missed"] else "none" if blow["defender"] is None else "aimed"
        return self.say(
            "blow",
            unit=capital(self.unit(blow["unit"])),
            defender=defender,
            card=card,
            end=end,
            strength=blow["strength"],
            block=blow["block"],
            ability=blow["ability"] or "none",
            loss=blow["loss"],
        )

    def unit(self, token: str) -> str:
        return str(self.teller.phrases.token(token, self.view))

    # A Hero in combat

    def fighter(self, hero: dict[str, Any]) -> list[str]:
        seat = hero["seat"]
        lines = [self.dashboard.brief(seat), *([self.gains(hero)] if self.gained(hero) else [])]
        lines += [self.feat(feat) for feat in hero["feats"]]
        drawn = self.teller.heroes[seat]["drawn"]
        lines += [self.say("drawn", runes=self.teller.runes(drawn))] if any(drawn.values()) else []
        return [*lines, self.track(hero), *self.next_draw(hero), self.sum(hero)]

    def gained(self, hero: dict[str, Any]) -> list[str]:
        return [str(self.teller.phrases.change(aspect, hero[aspect])) for aspect in GAINS if hero[aspect]]

    def gains(self, hero: dict[str, Any]) -> str:
        return self.say("gains", gains=", ".join(self.gained(hero)))

    def feat(self, feat: dict[str, Any]) -> str:
        """Return a Feat with its slots: the runes on it, or those that would fit."""
        state = "used" if feat["used"] else "active" if feat["active"] else "open"
        return self.say(
            "feat",
            feat=self.teller.feat(feat["feat"]),
            slots=", ".join(map(self.teller.phrases.slot, feat["slots"])),
            kind=self.teller.speech(f"type-{feat['type']}"),
            keyword=feat["keyword"] or "none",
            state=state,
            effect=self.teller.feat_effect(feat["feat"]),
        )

    def track(self, hero: dict[str, Any]) -> str:
        runes = ", ".join(self.teller.rune(kind) for kind in hero["miss"])
        said = self.say("track", count=len(hero["miss"]), most=hero["miss_slots"], runes=runes or "none")
        return f"{said} {self.teller.speech('misses-hint', good=hero['miss_good'], most=hero['miss_slots'])}"

    def next_draw(self, hero: dict[str, Any]) -> list[str]:
        """Return the chance of each number of misses; nothing for a Hero who draws no more."""
        draw = hero["next_draw"]
        if draw is None:
            return []
        chances = [
            self.say("misses", misses=self.teller.speech("odds-misses", count=count), percent=percent(chance))
            for count, chance in enumerate(draw["misses"])
            if chance > 0
        ]
        return [self.teller.speech.labelled(self.teller.speech("odds-next", runes=draw["runes"]), ", ".join(chances))]

    def sum(self, hero: dict[str, Any]) -> str:
        """Return the result of stopping now, or of having stopped: the effect of the track, its changes, the active
        Feats.
        """
        speech, seat = self.teller.speech, hero["seat"]
        when = (
            speech("stopped")
            if hero["stopped"]
            else speech("stop-now", you=self.teller.say_yours(seat), hero=self.teller.hero(seat))
        )
        return speech.labelled(when, self.stopping(hero))

    def stopping(self, hero: dict[str, Any]) -> str:
        active = ", ".join(self.teller.feat(feat) for feat in hero["if_stopped"]["active"])
        ready = f"{self.teller.speech('stop-active')} {active}." if active else self.teller.speech("stop-none")
        return f"{self.teller.phrases.stopping(hero)} {ready}"
