"""Trudvang Legends in words: questions, answers, events, and the effects of cards; the sentences are in
`words/phrases.toml`. Heroes have their own names, not those of their players.
"""

from __future__ import annotations

import re
from typing import Any, Final

from meadhall.games.trudvang.edge.component_facts import build_component_facts
from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.saga import AUTHORS, Prose
from meadhall.words import Words, phrases
from meadhall.words.phrases import Given, grammar_of

NO_VIEW: Final[dict[str, Any]] = {}
EMPHASIS = re.compile(r"\*([^*]+)\*")
ASPECTS: Final = ("health", "cp", "attack", "defence")  # what a Miss track may change
CHOOSING: Final = ("choose", "only")  # verbs of an answer to a choice of the book, see `rules.flow.ChooseBranch`
OF_UNIT: Final = ("hit", "enemy", "unit", "defeat")  # answers that name a unit


def signed(n: int) -> str:
    """Return `+1`, `−2`."""
    return f"{'+' if n > 0 else '−'}{abs(n)}" if n else "0"


def capital(text: str) -> str:
    """Return the text with a capital, for the start of a line."""
    return text[:1].upper() + text[1:]


class Phrases(phrases.Phrases):
    """Phrases for all questions, answers and events of the table."""

    def __init__(self, words: Words, names: list[str], you: int | None) -> None:
        super().__init__(words, names, you, grammar_of("trudvang") or {}, build_component_facts())
        self.own |= {
            "signed": lambda n, given: signed(n),
            "prose": self.written,
            "space": self.space,
            "point": self.point,
            "story": self.story,
            "told": self.told,
            "used": self.used,
        }

    # Facts of a book or a view

    def prose(self, told: Prose) -> str:
        """Return the author's words in the reader's language if the book has it, without emphasis."""
        said = told if isinstance(told, str) else told.get(self.words.language, told[AUTHORS])
        return EMPHASIS.sub(r"\1", said)

    def written(self, value: Any, given: Given, field: str = "") -> str | None:
        told = given.get(field) if field else value
        return None if told is None else self.prose(told)

    def space(self, name: str, given: Given, form: str = "") -> str:
        """Return `space:3` of the Adventure Map; `.in` says “in space 3”. An event contains its name."""
        space = name.removeprefix("space:")
        spaces = (seen(given).get("space") or {}).get("spaces", [])
        named = (
            given["where"]
            if "where" in given and name == given["place"]
            else next((one["name"] for one in spaces if one["id"] == space), None)
        )
        return (
            self.words(f"space{form}", space=space)
            if named is None
            else self.words(f"space-named{form}", name=self.prose(named))
        )

    def point(self, letter: str, given: Given) -> str | None:
        """Return the name of a point of interest. Its Enemies contain it, because another adventure can use the letter
        again.
        """
        if "of" in given:
            return self.prose(given["of"]) if letter == (given.get("unit") or given["group"])[0] else None
        return next((self.prose(one["name"]) for one in seen(given).get("pois", []) if one["poi"] == letter), None)

    def story(self, token: str, given: Given) -> str | None:
        """Return a card of the book by its own name."""
        name = token.partition(".")[0]
        card = seen(given).get("cards", {}).get(name)
        return None if card is None else self.prose(card.get("name") or name)

    def told(self, token: str, given: Given) -> Any:
        """Return a unit that an answer names by its index in the row."""
        return self.make("said", unit_told(seen(given), *given["tokens"]), given)

    def used(self, token: str, given: Given) -> Any:
        """Return the effect that an answer uses: `CAMP.2` is the second one of its card."""
        name, _, number = token.partition(".")
        effects = seen(given).get("cards", {}).get(name, {}).get("effects", [])
        at = int(number) - 1 if number.isdecimal() else 0
        return self.make("effect", effects[at], given) if at < len(effects) else None

    # Names

    def called(self, maker: str, value: Any, view: dict[str, Any] = NO_VIEW) -> str:
        return str(self.make(maker, value, {"view": view}))

    def hero(self, name: str) -> str:
        return self.words(f"hero-{name}")

    def place(self, name: str, view: dict[str, Any] = NO_VIEW, form: str = "") -> str:
        """Return `fylges`, or `space:3` of the Adventure Map; `.in` says “in Fylges”."""
        return self.called({"": "place", ".in": "in", ".to": "to", ".from": "out"}[form], name, view)

    def card(self, name: str, view: dict[str, Any] = NO_VIEW) -> str:
        """Return a card of the box by its words, one of the book by its own name."""
        return self.called("card", name, view)

    def poi(self, letter: str, view: dict[str, Any]) -> str:
        return self.called("poi", letter, view)

    def status(self, kind: str) -> str:
        return self.called("status", kind)

    def token(self, token: str, view: dict[str, Any]) -> str:
        """Return any word of an answer or an event."""
        return self.called("said", token, view)

    # Answers

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        """Return an answer in words; those to a choice of the book in the author's."""
        verb, *tokens = text.split()
        question = (view or NO_VIEW).get("question", {})
        if verb in CHOOSING and question.get("labels", {}).get(tokens[0]):
            return self.prose(question["labels"][tokens[0]])
        if verb == "adventure":
            return self.words("move-adventure", what=self.prose(question.get("titles", {}).get(tokens[0], tokens[0])))
        if verb == "either" and question.get("options"):
            return capital(self.called("steps", question["options"][int(tokens[0]) - 1], view or NO_VIEW))
        return super().answer(text, seat, view)

    def effect_of(self, text: str, view: dict[str, Any]) -> str:
        """Return the effect of the card or Feat that an answer names; `none` if it names none."""
        return str(self.named_by(text, -1, view).get("effect", "none"))

    # Cost and risk of an answer

    def price(self, text: str, view: dict[str, Any]) -> str:
        """Return the known facts of an answer: its price, its test with the odds, its purpose."""
        verb, *tokens = text.split()
        question = view.get("question", {})
        if verb in CHOOSING:
            price = question.get("prices", {}).get(tokens[0], {})
            cost = [self.words("price-cost", cost=self.called("cost", price["cost"]))] if "cost" in price else []
            return self.words("step-then").join([*cost, *(self.test(test) for test in price.get("tests", []))])
        if verb == "location":
            here = view["map"]["locations"][question["place"]]
            effects = [one for one in view["cards"][here].get("effects", []) if one["at"] == "explore"]
            return self.words("step-then").join([self.card(here, view), *(self.effect(one, view) for one in effects)])
        if verb == "stand" and "count" in question:
            left = question["difficulty"] - question["count"]
            return self.words("stand-failed", left=left) if left > 0 else self.words("stand-passed")
        if verb == "defend" and tokens[0] in question.get("losses", {}):
            return self.loss(tokens[0], question["losses"][tokens[0]], view)
        if verb == "hero" and "cost" in question:
            return self.words("price-cost", cost=self.called("cost", question["cost"]))
        return self.called("steps", question["offer"], view) if verb in ("hero", "yes") and "offer" in question else ""

    def closed(self, branch: str, view: dict[str, Any]) -> str:
        """Return a closed branch with its condition or cost."""
        question = view["question"]
        price = question.get("prices", {}).get(branch, {})
        if "needs" in price:
            why = self.words("closed-needs", condition=self.called("condition", price["needs"], view))
        else:
            why = self.words("closed-cost", cost=self.called("cost", price.get("cost", {})))
        return self.words("branch-closed", label=self.prose(question["closed"][branch]), why=why)

    def loss(self, hero: str, loss: dict[str, float], view: dict[str, Any]) -> str:
        """`of 7 health loses 1 to 3, 1.8 on average; ability 33%`."""
        health = next(one["hp"] for one in view["heroes"] if one["hero"] == hero)
        return self.words(
            "defend-loss",
            hp=health,
            least=loss["least"],
            most=loss["most"],
            mean=loss["mean"],
            spread="none" if loss["least"] == loss["most"] else "some",
            falls=percent(loss["falls"]),
            ability=percent(loss["ability"]),
        )

    def test(self, test: dict[str, Any]) -> str:
        """`Agility 2: Volgr 66%, Kattly 20%`."""
        return self.words(
            "price-test",
            type=self.words(f"test-{test['type']}"),
            difficulty=test["difficulty"],
            odds=self.odds(test["odds"]) or "none",
        )

    def odds(self, odds: dict[str, float]) -> str:
        return ", ".join(
            self.words("odds-hero", hero=self.hero(hero), percent=percent(chance)) for hero, chance in odds.items()
        )

    # Drawing and stopping in a combat

    def risk(self, hero: dict[str, Any]) -> str:
        """Return the risk of one more draw in short; "" for a Hero who draws no more."""
        draw = hero["next_draw"]
        return (
            ""
            if draw is None
            else self.words(
                "risk-draw", runes=draw["runes"], none=percent(draw["misses"][0]), full=percent(draw["full"])
            )
        )

    def stopping(self, hero: dict[str, Any]) -> str:
        """Return the effect of the present Miss track, its changes, and the Miss effect if it applies."""
        stop = hero["if_stopped"]
        changes = ", ".join(self.change(aspect, stop[aspect]) for aspect in ASPECTS if stop[aspect])
        return " ".join(
            [
                self.words(f"track-{stop['track']}", misses=stop["misses"]),
                *([f"{changes}."] if changes else []),
                *([self.words(f"hero-{hero['hero']}.miss")] if stop["miss_effect"] else []),
            ]
        )

    def change(self, aspect: str, n: int) -> str:
        """`+1 health`, `attack −2`."""
        return self.words(f"change-{aspect}", n=signed(n))

    # The use of Heroes and cards

    def meaning(self, text: str, view: dict[str, Any]) -> str:
        """Return the meaning of a name that says little: a Hero not in play, or a card on the table. The top Item is
        the one that can be used.
        """
        verb, *tokens = text.split()
        question = view.get("question", {})
        faces = question.get("faces", {})
        name = tokens[0] if tokens else str(question.get("card", "")) if verb == "top" else ""
        if verb == "use" or not name:
            return ""
        return self.face(name, faces[name]) if name in faces else self.does(name, view)

    def face(self, hero: str, face: dict[str, Any]) -> str:
        """Return a Hero card: Class, health and bag, or the Feats of a hired hand; and the effect of exhausting."""
        args = {"class": self.words(f"class-{face['class']}"), "exhaust": self.words(f"hero-{hero}.exhaust")}
        if "feats" in face:
            return self.words(
                "hired-face", feats=", ".join(self.words(f"feat-{feat}") for feat in face["feats"]), **args
            )
        bag = ", ".join(f"{self.words(f'rune-{kind}')} {count}" for kind, count in face["bag"].items() if count)
        return self.words("hero-face", health=face["health"], runes=bag, **args)

    def slot(self, slot: dict[str, Any]) -> str:
        """Return the rune in a slot of a Feat, or those that would fit."""
        if slot["rune"]:
            return self.words("slot-filled", rune=self.words(f"rune-{slot['rune']}"))
        kinds = [self.words(f"rune-{kind}") for kind in slot["takes"]]
        return self.words("slot-open", runes=self.words("step-or").join(kinds))

    def runes(self, counts: dict[str, int]) -> str:
        """Return `Water 2, Dark`; "" if there are none."""
        return ", ".join(
            f"{self.words(f'rune-{kind}')} {count}" if count > 1 else self.words(f"rune-{kind}")
            for kind, count in counts.items()
            if count
        )

    def does(self, card: str, view: dict[str, Any]) -> str:
        """Return the rune of a Title, whether it must be active, and each effect of a card with its time."""
        return " ".join(self.parts("does", {**view.get("cards", {}).get(card, {}), "view": view}))

    def effect(self, effect: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> str:
        """Return `2 CP: gain 1 rune …`."""
        return self.called("effect", effect, view)

    def step(self, step: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> str:
        """Return one instruction of the book."""
        return self.called("step", step, view)

    def abilities(self, foes: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> list[str]:
        """Return the abilities of Enemies that their Attack card triggers."""
        return [
            self.words(f"ability-{number}", effect=self.called("steps", steps, view))
            for number, steps in foes["abilities"].items()
        ]

    def nature(self, foes: dict[str, Any]) -> str:
        """Return `Elite, tier 2, moved by Events`; "" for the plainest."""
        kind = "boss" if foes["boss"] else foes["type"]
        parts = [
            self.words(f"foe-{kind}"),
            *([self.words("foe-tier", tier=foes["tier"])] if foes["tier"] else []),
            *([self.words("foe-active")] if foes["active"] else []),
        ]
        return ", ".join(parts)


def seen(given: Given) -> dict[str, Any]:
    """Return the table as far as the reader knows it, if it is available."""
    return given.get("view") or NO_VIEW


# Answers name a unit by its index in the row, texts by its permanent number


def unit_at(view: dict[str, Any], token: str, place: str = "") -> dict[str, Any] | None:
    """Return the unit of `draugr.2` or `D.!` in an answer, in that place or the place of the question."""
    name, _, number = token.rpartition(".")
    here = place or view.get("question", {}).get("place") or (view.get("fight") or {}).get("place")
    for group in view.get("groups", []):
        if group["group"] == name and here in (None, group["place"]):
            units: list[dict[str, Any]] = group["units"]
            at = len(units) - int(number[1:] or 1) if number.startswith("!") else int(number) - 1
            return units[at] if 0 <= at < len(units) else None
    return None


def unit_told(view: dict[str, Any], token: str, place: str = "") -> str:
    """Return the name of a unit in texts: `draugr.1` is `draugr.2` once number 1 is gone."""
    found = unit_at(view, token, place)
    return f"{token.rpartition('.')[0]}.{found['number']}" if found and found["number"] else token
