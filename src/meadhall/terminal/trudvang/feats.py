"""Feats and Heroes of Trudvang Legends as they are printed, also those nobody plays: what they are, want and do."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from meadhall.games.trudvang.builtin import BUILT_IN
from meadhall.games.trudvang.cards import BAGS, CLASSES, HEALTH, HERO_OF, HEROES, KINDS
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.edge.view_combat import feat_face
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, ONE, ULTIMATE, feats_of
from meadhall.games.trudvang.telling import effect_plain
from meadhall.terminal.speech import folded, printable
from meadhall.terminal.teller import called
from meadhall.terminal.trudvang.combat import Combat
from meadhall.terminal.trudvang.dashboard import Dashboard
from meadhall.terminal.trudvang.tale import Tale

MANY = 12  # so many Feats whose names begin alike are told at once
DECK = ("top", "bag", "bottom", "out")


class Feats:
    """Speaks of cards as they are printed."""

    def __init__(self, teller: Tale, dashboard: Dashboard, combat: Combat) -> None:
        self.teller = teller
        self.dashboard = dashboard
        self.combat = combat
        self.say = teller.say

    def tell(self, asked: str) -> list[str]:
        """The Feats of the reader's own Hero, of the Hero somebody names, or those that are called so."""
        if not asked:
            seats = self.teller.gathered() if self.teller.you is None else [self.teller.you]
            return [line for seat in seats for line in self.of_seat(seat)]
        found = self.called(asked)
        if found:
            return [self.feat(feat) for feat in found]
        hero, near = called(asked, {hero: str(self.teller.phrases.hero(hero)) for hero in HEROES})
        if hero:
            return self.of_hero(hero)
        feats = near or called(asked, {feat: self.teller.feat(feat) for feat in FEATS})[1]
        nearest = ", ".join(self.teller.thing(one, False) for one in feats)
        return [self.say("unknown", text=printable(asked), nearest=nearest)]

    def called(self, name: str) -> list[str]:
        """The Feats with this name or beginning; none where it could be almost any."""
        wanted = folded(name)
        found = [feat for feat in FEATS if wanted in (feat, folded(self.teller.feat(feat)))] or [
            feat for feat in FEATS if folded(self.teller.feat(feat)).startswith(wanted) or feat.startswith(wanted)
        ]
        return found if len(found) <= MANY else []

    # Of a Hero

    def of_seat(self, seat: int) -> list[str]:
        hero = self.teller.heroes[seat]
        if not hero["hero"]:
            return [self.say("no-hero", name=self.teller.name(seat))]
        return self.of_hero(hero["hero"])

    def of_hero(self, hero: str) -> list[str]:
        """Of one in play what its decks hold and what it has laid out; of any other what it begins with."""
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
        """`Cleave I (Attack; Fire, Fire). Attack 3; surplus …`"""
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

    # A Hero card that nobody has

    def sheet(self, hero: str) -> list[str]:
        """Health, Class, what exhausting gives and the Miss effect takes, starting runes, Starting Item, Feats."""
        number = HERO_OF[hero]
        bag = {kind: int(BAGS[number][at]) for at, kind in enumerate(KINDS)}
        card: dict[str, Any] = {"hero": hero, "class": CLASSES[number], "bag": bag}
        head = self.say("hero-card", hero=self.teller.phrases.hero(hero), health=int(HEALTH[number]))
        item = COMPONENTS.heroes[number].item
        effects = next([effect_plain(effect) for effect in one.effects] for one in BUILT_IN if one.id == item)
        does = self.teller.phrases.does(item, {"cards": {item: {"effects": effects}}})
        return [
            head,
            self.dashboard.gifts(card),
            self.dashboard.bag(card),
            self.say("owned-item", card=self.teller.card(item), effect=does or "none"),
            *self.printed(number),
        ]
