"""A Hero's dashboard in words: health and points, the bag with its odds, statuses, Feats and belongings."""

from __future__ import annotations

from typing import Any

from meadhall.games.trudvang.cards import KINDS, XP_LEVEL
from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.terminal.descriptions import Tale

PARTS = ("top", "bag", "bottom", "out")  # of a deck: known on top, shuffled, known at the bottom, discarded


class Dashboard:
    """Describes the Heroes and the hired hand."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.view = teller.view
        self.say = teller.say

    def brief(self, seat: int) -> str:
        """Return one line: Hero, place, health, CP, XP, and whether exhausted or defeated."""
        hero = self.teller.heroes[seat]
        return self.say(
            "brief",
            hero=self.teller.whose(seat),
            hp=hero["hp"],
            most=hero["most"],
            cp=hero["cp"],
            xp=hero["xp"],
            place="none" if hero["at"] == "-" else self.teller.place(hero["at"], ".in"),
            state="down" if hero["down"] else "exhausted" if hero["exhausted"] else "none",
        )

    def sheet(self, seat: int) -> list[str]:
        hero = self.teller.heroes[seat]
        if not hero["hero"]:
            return [self.say("no-hero", name=self.teller.name(seat))]
        lines = [self.brief(seat), self.gifts(hero), self.statuses(hero), self.bag(hero)]
        lines += [self.say("drawn", runes=self.teller.runes(hero["drawn"]))] if any(hero["drawn"].values()) else []
        return [*lines, *self.feats(hero), *self.growth(hero), *self.belongings(hero)]

    def gifts(self, hero: dict[str, Any]) -> str:
        """Return the effect of exhausting and of the Miss."""
        key = f"hero-{hero['hero']}"
        return self.say(
            "gifts",
            kind=self.teller.speech(f"class-{hero['class']}"),
            exhaust=self.teller.speech(f"{key}.exhaust"),
            miss=self.teller.speech(f"{key}.miss"),
        )

    def statuses(self, hero: dict[str, Any]) -> str:
        """Return the statuses, from the permanent one to the right."""
        said = ", ".join(str(self.teller.phrases.status(kind)) for kind in hero["status"])
        return self.say("statuses", statuses=said or "none")

    def bag(self, hero: dict[str, Any]) -> str:
        """Return each kind in the bag: its number, and its chance to be the next rune."""
        total = sum(hero["bag"].values())
        kinds = [
            self.say(
                "bag-kind",
                rune=self.teller.rune(kind),
                count=hero["bag"][kind],
                percent=percent(hero["bag"][kind] / total),
            )
            for kind in KINDS
            if hero["bag"][kind]
        ]
        return self.say("bag", count=total, kinds=", ".join(kinds) or "none")

    # Feats

    def feats(self, hero: dict[str, Any]) -> list[str]:
        deck = hero["feats"]
        lines = [self.say("feats", count=sum(len(deck[part]) for part in PARTS[:-1]))]
        for part in PARTS:
            lines += ["  " + self.say(f"feats-{part}", feats=self.named(deck[part]))] if deck[part] else []
        return lines

    def named(self, feats: list[str]) -> str:
        return ", ".join(self.teller.feat(feat) for feat in feats)

    def growth(self, hero: dict[str, Any]) -> list[str]:
        """Return what the next level can bring."""
        upgrades = hero["upgrades"]
        known = [*upgrades["top"], *upgrades["bag"], *upgrades["bottom"]]
        lines = (
            [self.say("upgrades", count=len(known), xp=max(0, XP_LEVEL - hero["xp"]), feats=self.named(known))]
            if known
            else []
        )
        return [*lines, *([self.say("ultimates", feats=self.named(hero["ultimates"]))] if hero["ultimates"] else [])]

    # Belongings

    def belongings(self, hero: dict[str, Any]) -> list[str]:
        """Return Items from the top, Companions, Titles; each with its effects."""
        lines = [self.owned("item", card) for card in hero["items"]]
        lines += [
            self.owned("companion" if one["ready"] else "companion-turned", one["card"]) for one in hero["companions"]
        ]
        lines += [self.owned("title", card) for card in hero["titles"]]
        return [*lines, *(self.owned("idle", card) for card in [*hero["idle"], *hero["aside"]])]

    def owned(self, how: str, card: str) -> str:
        return self.say(f"owned-{how}", card=self.teller.card(card), effect=self.teller.does(card) or "none")

    # The hired hand

    def hired(self) -> list[str]:
        """Describe the hired hand of a single player: its Feats and the runes on them."""
        hired = self.view["hired"]
        if hired is None:
            return []
        lines = [
            self.say(
                "hired",
                hero=self.teller.phrases.hero(hired["hero"]),
                exhausted="yes" if hired["exhausted"] else "no",
                runes=self.teller.runes(hired["card"]) or "none",
            )
        ]
        for one in hired["feats"]:
            state = "down" if one["down"] else "used" if one["used"] else "none"
            lines.append(
                "  "
                + self.say(
                    "hired-feat",
                    feat=self.teller.feat(one["feat"]),
                    runes=self.teller.runes(one["runes"]) or "none",
                    effect=self.teller.feat_effect(one["feat"]),
                    state=state,
                )
            )
        return lines
