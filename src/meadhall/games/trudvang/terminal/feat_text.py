"""Feats and Heroes of Trudvang Legends as printed, those not in play included: type, slots and effects."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.games.trudvang.builtin_cards import BUILT_IN
from meadhall.games.trudvang.cards import BAGS, CLASSES, HEALTH, HERO_OF, HEROES, KINDS
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.edge.view_combat import feat_face
from meadhall.games.trudvang.effect_descriptions import describe_effect
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, ONE, ULTIMATE, feats_of
from meadhall.games.trudvang.terminal.combat_text import Combat
from meadhall.games.trudvang.terminal.descriptions import Tale
from meadhall.games.trudvang.terminal.hero_text import Dashboard
from meadhall.terminal.game_ui import find_named
from meadhall.terminal.messages import folded, printable

MANY = 12  # the most Feats with one prefix to describe at once
DECK = ("top", "bag", "bottom", "out")


class Feats:
    """Describes printed cards."""

    def __init__(self, teller: Tale, dashboard: Dashboard, combat: Combat) -> None:
        self.teller = teller
        self.dashboard = dashboard
        self.combat = combat
        self.say = teller.say

    def tell(self, asked: str) -> list[str]:
        """Describe the Feats of the reader's own Hero, of a named Hero, or with this name."""
        if not asked:
            seats = self.teller.gathered() if self.teller.you is None else [self.teller.you]
            return [line for seat in seats for line in self.describe_seat(seat)]
        found = self.called(asked)
        if found:
            return [self.feat(feat) for feat in found]
        hero, near = find_named(asked, {hero: str(self.teller.phrases.hero(hero)) for hero in HEROES})
        if hero:
            return self.of_hero(hero)
        feats = near or find_named(asked, {feat: self.teller.feat(feat) for feat in FEATS})[1]
        nearest = ", ".join(self.teller.feat(one) for one in feats)
        return [self.say("unknown", text=printable(asked), nearest=nearest)]

    def called(self, name: str) -> list[str]:
        """Return the Feats with this name or prefix; none if too many match."""
        wanted = folded(name)
        found = [feat for feat in FEATS if wanted in (feat, folded(self.teller.feat(feat)))] or [
            feat for feat in FEATS if folded(self.teller.feat(feat)).startswith(wanted) or feat.startswith(wanted)
        ]
        return found if len(found) <= MANY else []

    # Of a Hero

    def describe_seat(self, seat: int) -> list[str]:
        hero = self.teller.heroes[seat]
        if not hero["hero"]:
            return [self.say("no-hero", name=self.teller.name(seat))]
        return self.of_hero(hero["hero"])

    def of_hero(self, hero: str) -> list[str]:
        """Return for a Hero in play the contents of its decks and its laid-out Feats; for any
        other, its first Feats.
        """
        seat = next((one for one in self.teller.heroes if one["hero"] == hero), None)
        if seat is None:
            return self.printed(HERO_OF[hero])
        own = self.combat.own(seat["seat"])
        known = {feat for deck in ("feats", "upgrades") for part in DECK for feat in seat[deck][part]}
        known |= {one["feat"] for one in own["feats"]} if own else set()
        return self.listed(hero, [*sorted(known, key=lambda feat: FEAT_OF[feat]), *seat["ultimates"]])

    def printed(self, hero: i64) -> list[str]:
        return self.listed(HEROES[hero], [FEATS[feat] for feat in [*feats_of(hero, ONE), *feats_of(hero, ULTIMATE)]])

    def listed(self, hero: str, feats: list[str]) -> list[str]:
        return [self.say("feats-of", hero=self.teller.phrases.hero(hero)), *map(self.feat, feats)]

    def feat(self, name: str) -> str:
        """Return `Cleave I (Attack; Fire, Fire). Attack 3; surplus …`"""
        face = feat_face(FEAT_OF[name])
        return self.say(
            "feat-face",
            feat=self.teller.feat(name),
            kind=self.teller.speech(f"type-{face['type']}"),
            keyword=face["keyword"] or "none",
            slots=self.slots(face),
            effect=self.teller.feat_effect(name),
        )

    def slots(self, face: dict[str, Any]) -> str:
        either = self.teller.speech("step-or")
        return ", ".join(either.join(self.teller.rune(kind) for kind in slot["takes"]) for slot in face["slots"])

    # A Hero card not in play

    def sheet(self, hero: str) -> list[str]:
        """Return health, Class, the effect of exhausting and of the Miss, starting runes, Starting Item, Feats."""
        number = HERO_OF[hero]
        bag = {kind: int(BAGS[number][at]) for at, kind in enumerate(KINDS)}
        card: dict[str, Any] = {"hero": hero, "class": CLASSES[number], "bag": bag}
        head = self.say("hero-card", hero=self.teller.phrases.hero(hero), health=int(HEALTH[number]))
        item = COMPONENTS.heroes[number].item
        effects = next([describe_effect(effect) for effect in one.effects] for one in BUILT_IN if one.id == item)
        does = self.teller.phrases.does(item, {"cards": {item: {"effects": effects}}})
        return [
            head,
            self.dashboard.gifts(card),
            self.dashboard.bag(card),
            self.say("owned-item", card=self.teller.card(item), effect=does or "none"),
            *self.printed(number),
        ]
