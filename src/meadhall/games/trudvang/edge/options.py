"""The questions and answers of Trudvang Legends in words: places, Heroes and Enemies by their marks on the board."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec.structs import replace

from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.edge.phrases import CHOOSING, OF_UNIT, Phrases, capital, unit_at
from meadhall.words.decision_text import ClosedOption, DecisionWriter, LabelledOption, Thing

WORDLESS: Final = ("choose", "only", "either", "adventure")  # their number or word means nothing on the board
DEEDS: Final = ("draw", "stop", "location")  # a thing of their own: the bag, the Location one stands in
GATHERED: Final = ("place", "spend", "move")  # behind the rune or the card they begin with
LAST: Final = 100  # keeping all runes stands before giving some up
PLACES: Final = ("travel", "sail", "region", "to", "engage", "explore", "ashore")
WAYS: Final = ("travel", "sail", "space")
WAY: Final = "way"  # marks answers that lead to a place each
RUNES: Final = ("water", "fire", "earth", "wind", "dark", "wild")
SEAS: Final = {
    "westmark": "grim_sea",
    "manjord": "grim_sea",
    "fylges": "grim_sea",
    "sylvan": "sea_of_mists",
    "wildland": "storm_sea",
    "ejdland": "storm_sea",
    "icepeak": "storm_sea",
    "soj": "grim_sea",
}
CHAPTERS: Final = {
    "adventure": "TL-CAMP",
    "attack": "TL-ATTACK",
    "book": "TL-BOOK",
    "branch": "TL-BOOK",
    "card": "TL-CARD",
    "combat": "TL-COMBAT-RES",
    "companion": "TL-CARD",
    "deck": "TL-GLOSS",
    "defender": "TL-COMBAT-RES",
    "enemy": "TL-ENEMY",
    "event": "TL-EVENT",
    "feat": "TL-FEAT",
    "hero": "TL-SETUP",
    "hired": "TL-SOLO",
    "item": "TL-CARD",
    "leader": "TL-SETUP",
    "location": "TL-LOC",
    "loss": "TL-HP",
    "miss": "TL-MISS",
    "party": "TL-EXPLORE",
    "planning": "TL-COMBAT-PLAN",
    "region": "TL-PHASE",
    "rune": "TL-RUNE",
    "ship": "TL-SHIP",
    "status": "TL-STATUS",
    "target": "TL-COMBAT-RES",
    "test": "TL-TEST",
    "threat": "TL-THREAT",
    "timed": "TL-TIMED",
    "title": "TL-CARD",
    "upgrade": "TL-LEVEL",
    "wyrd": "TL-DEFEAT",
}
CHAPTERS_OF_ASKS: Final = {"hero.travel": "TL-TRAVEL", "party.move": "TL-ADVMAP"}
CHAPTERS_OF_VERBS: Final = {"travel": "TL-TRAVEL", "sail": "TL-SHIP", "exhaust": "TL-EXH"}
SIGNS: Final = {
    "travel": "compass",
    "sail": "ship",
    "ashore": "ship",
    "region": "compass",
    "to": "compass",
    "engage": "sword",
    "explore": "eye",
    "space": "compass",
    "stay": "candle",
    "wait": "candle",
    "poi": "book",
    "location": "house",
    "choose": "book",
    "only": "book",
    "either": "leaf",
    "draw": "drop",
    "stop": "shield",
    "pass": "candle",
    "done": "check",
    "no": "cross",
    "none": "cross",
    "nobody": "cross",
    "decline": "cross",
    "keep": "check",
    "stand": "check",
    "play": "star",
    "use": "ring",
    "hire": "seats",
    "feat": "star",
    "take": "star",
    "again": "turn",
    "exhaust": "turn",
    "top": "first",
    "bottom": "last",
    "item": "ring",
    "title": "crown",
    "leader": "crown",
    "foretell": "eye",
    "suffer": "drop",
    "adventure": "book",
    "discard": "cross",
    "gain": "star",
    "upgrade": "star",
    "train": "star",
    "wyrd": "raven",
    "spend": "coin",
    "give": "coin",
    "start": "compass",
    "party": "seats",
}


class OptionWriter(DecisionWriter):
    """Writes the question of one Hero, or of the whole table."""

    phrases: Phrases

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.question: dict[str, Any] = self.view.get("question") or {}
        self.odds: dict[str, float] = self.question.get("odds") or {}

    def option(self, text: str) -> LabelledOption:
        verb, *tokens = text.split()
        named = self.phrases.named_by(text, self.seat, self.view)
        targets = [
            self.name_slot(one) if is_slot(verb, one) else self.name(self.thing(one)) for one in things(verb, tokens)
        ]
        if verb in GATHERED and len(tokens) > 1:
            self.gather(tokens[0], self.words("gathered", what=named.get("what", "")), LAST if verb == "spend" else 0)
        label, does = self.sentence(text), str(named.get("effect") or "")
        title = re.sub(r"[.:\s]+$", "", label.removesuffix(does)) if does and label.endswith(does) else ""
        note = does or self.price(verb, tokens) or self.means(verb, tokens)
        return LabelledOption(
            answer=text,
            label=label,
            title=title,
            targets=[*targets, *([WAY] if verb in WAYS else [])],
            notes=[self.note(one) for one in (note, self.learned(verb, tokens)) if one],
            sign=self.sign(verb, tokens),
            rule=CHAPTERS_OF_VERBS.get(verb, ""),
        )

    def name_slot(self, slot: str) -> str:
        """Write a slot of a Feat, with a row of its own for where the rune is lifted."""
        thing = self.thing(slot)
        return self.name(replace(thing, row=thing.label))

    def thing(self, token: str) -> Thing:
        label = self.phrases.token(token, self.view) if token not in DEEDS else token
        return Thing(id=token, label=label, hint=self.words("held", thing=label))

    # Cost and meaning of an answer

    def price(self, verb: str, tokens: list[str]) -> str:
        """Return the known facts of an answer: its price, its test with the odds, its purpose."""
        token, question = tokens[0] if tokens else "", self.question
        if verb == "defend" and token in (question.get("losses") or {}):
            return self.phrases.loss(token, question["losses"][token], self.view)
        if verb in CHOOSING and token in (question.get("prices") or {}):
            return self.phrases.price(f"{verb} {token}", self.view)
        if verb == "location":
            here = self.view["map"]["locations"][question["place"]]
            effects = self.view["cards"].get(here, {}).get("effects", [])
            told = [self.phrases.effect(one, self.view) for one in effects if one["at"] == "explore"]
            return " · ".join([self.phrases.card(here, self.view), *told])
        if verb == "stand" and question.get("count") is not None and question.get("difficulty") is not None:
            left = question["difficulty"] - question["count"]
            return self.words("stand-failed", left=left) if left > 0 else self.words("stand-passed")
        if verb == "hero" and question.get("cost"):
            return self.words("price-cost", cost=self.phrases.called("cost", question["cost"]))
        if verb in ("hero", "yes") and question.get("offer"):
            return capital(self.phrases.called("steps", question["offer"], self.view))
        return ""

    def means(self, verb: str, tokens: list[str]) -> str:
        """Return who is there, the odds, or the use of a Hero or a card."""
        token = tokens[0] if tokens else ""
        if verb in PLACES:
            return self.there(token)
        if verb == "hero" and self.odds.get(token) is not None:
            return self.words("odds-of", percent=percent(self.odds[token]))
        if token in (self.question.get("faces") or {}):
            return self.phrases.face(token, self.question["faces"][token])
        if verb == "yes" and self.odds:
            return self.chances()
        if verb in OF_UNIT:
            found = unit_at(self.view, token, *tokens[1:2])
            return self.unit(found) if found else ""
        if verb in ("draw", "stop"):
            me = next((one for one in self.fighters if one["seat"] == self.seat), None)
            return "" if me is None else self.phrases.risk(me) if verb == "draw" else self.phrases.stopping(me)
        if verb == "defend":
            hero = next((one for one in self.view["heroes"] if one["hero"] == token), None)
            return self.words("hero-line", hp=hero["hp"], most=hero["most"], cp=hero["cp"]) if hero else ""
        if verb == "poi":
            return next((self.phrases.prose(one["text"]) for one in self.view["pois"] if one["poi"] == token), "")
        if verb == "place":
            return self.placed(tokens[1])
        if verb == "exhaust" and self.words.has(f"hero-{token}.exhaust"):
            again = self.odds.get(token)
            said = [] if again is None else [self.words("odds-again", percent=percent(again))]
            return " · ".join([*said, self.words(f"hero-{token}.exhaust")])
        card = token or (self.question.get("card") if verb == "top" else "") or ""
        return self.phrases.does(card, self.view)

    def placed(self, slot: str) -> str:
        """Return the effect of the Feat on which a rune would lie, and the slots left open."""
        name, _, number = slot.rpartition(".")
        me = next((one for one in self.fighters if one["seat"] == self.seat), None)
        feat = next((one for one in me["feats"] if one["feat"] == name), None) if me else None
        if feat is None:
            return ""
        left = [one for at, one in enumerate(feat["slots"], 1) if not one["rune"] and at != int(number)]
        return self.words(
            "slot-placed",
            effect=self.words(f"feat-{name}.effect"),
            slots=", ".join(map(self.phrases.slot, left)) or "none",
        )

    def learned(self, verb: str, tokens: list[str]) -> str:
        """Return the type and the slots of a Feat to learn, and the Feat that it would replace."""
        faces = {one["feat"]: one for one in self.question.get("feats") or []}
        if verb != "take" or tokens[0] not in faces:
            return ""
        feat = faces[tokens[0]]
        slots = ", ".join(map(self.phrases.slot, feat["slots"]))
        asks = self.words("labelled", name=self.words(f"type-{feat['type']}"), text=slots)
        old = feat.get("instead")
        return " · ".join([asks, *([self.words("feat-instead", feat=self.words(f"feat-{old}"))] if old else [])])

    def unit(self, unit: dict[str, Any]) -> str:
        health = unit["health"] - unit["damage"]
        return self.words("foe-facts", health=health, attack=unit["attack"], defence=unit["defence"])

    def chances(self) -> str:
        """Return the reader's own chance in a test, or all Heroes'."""
        mine = self.view["heroes"][self.seat]["hero"] if self.seat >= 0 else None
        told = [self.odds[mine]] if mine in self.odds else [*self.odds.values()]
        return self.words("odds-of", percent=percent(told[0])) if len(told) == 1 else self.phrases.odds(self.odds)

    def there(self, place: str) -> str:
        """Return who and what is in a place."""
        board = self.view["map"]
        loose = sum(one["place"] == place for one in board["threat"])
        here = [self.phrases.hero(one["hero"]) for one in self.view["heroes"] if one["hero"] and one["at"] == place]
        here += [
            self.words(
                "group-count", group=self.phrases.called("group", one["group"], self.view), count=len(one["units"])
            )
            for one in self.view["groups"]
            if one["place"] == place
        ]
        here += [self.phrases.poi(one["poi"], self.view) for one in self.view["pois"] if one["place"] == place]
        here += [self.words("threat-here", count=loose)] if loose else []
        location = board["locations"].get(place)
        here += [self.phrases.card(location, self.view)] if location else []
        people = [name for name, one in board["people"].items() if one["place"] == place]
        here += [self.phrases.card(name, self.view) for name in people]
        return " · ".join([*here, *([self.words("ship-here")] if place in board["ships"] else [])])

    @property
    def fighters(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (self.view.get("fight") or {}).get("heroes", [])
        return found

    # Notes of the question

    def closed(self) -> list[ClosedOption]:
        """TL-BOOK-01, TL-SHIP-01. Write closed branches of the book. One sea without a Ship stands for all unreachable
        places.
        """
        if self.ask == "branch.choose":
            shut = self.question.get("closed") or {}
            return [
                ClosedOption(
                    answer=f"choose {branch}", label=self.phrases.closed(branch, self.view), always=True, explained=True
                )
                for branch in shut
            ]
        if self.ask != "hero.travel" or any(text.startswith("sail") for text in self.options or ()):
            return []
        sea = SEAS.get(self.view["heroes"][self.seat]["at"]) if self.seat >= 0 else None
        return [ClosedOption(answer=f"sail {sea}", label=self.sentence(f"sail {sea}"), always=True)] if sea else []

    def rule(self) -> str:
        return CHAPTERS_OF_ASKS.get(self.ask) or CHAPTERS.get(self.ask.partition(".")[0], "TL-GEN")

    def meant(self, target: str, lifted: str | None) -> str | None:
        """Return the answer that goes to this place, in the form of the pending answers."""
        verbs = (text.split()[0] for text in self.options or ())
        way = next((verb for verb in verbs if verb in WAYS), None)
        return f"{way} {target.removeprefix('space:')}" if way else None

    def sign(self, verb: str, tokens: list[str]) -> str:
        """Return the icon of an answer: a letter, or that of its Hero, rune, status, Enemy or verb."""
        token = tokens[0] if tokens else ""
        if verb in CHOOSING:
            labels = [*(self.question.get("labels") or {})]
            return f"letter:{'abcdefgh'[labels.index(token) if token in labels else 0]}"
        if token and self.words.has(f"hero-{token}"):
            return f"hero:{token}"
        rune = next((one for one in RUNES if one in tokens), None)
        if rune:
            return f"rune:{rune}"
        if re.match(r"[+-][a-z]", token):
            return f"status:{token}"
        figure = self.figure(token) if verb != "poi" else None
        return f"foe:{figure}" if figure else SIGNS.get(verb, "check")

    def figure(self, token: str) -> str | None:
        """Return the figure of a group, or of a unit of it."""
        name = token.rpartition(".")[0] if re.search(r"\.(!\d*|\d+)$", token) else token
        return next((one["figure"] for one in self.view.get("groups", []) if one["group"] == name), None)


def is_slot(verb: str, token: str) -> bool:
    return verb == "place" and "." in token


def things(verb: str, tokens: list[str]) -> list[str]:
    """Return the things on the board that an answer names."""
    if verb in WORDLESS:
        return []
    if verb in DEEDS:
        return [verb]
    return [f"space:{tokens[0]}"] if verb == "space" else [token for token in tokens if not token.isdecimal()]
