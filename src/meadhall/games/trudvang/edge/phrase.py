"""Trudvang Legends said in words: questions, answers, events, and what cards do."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.games.trudvang.cards import EVENTS, HEROES, REGIONS, TESTS
from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.edge.phrase_combat import OF_UNIT, combat_word, group_word, status_word, unit_told
from meadhall.games.trudvang.edge.phrase_names import IN_BOX, NO_VIEW, OF_PLACE, Names
from meadhall.games.trudvang.feats import FEAT_OF

NUMBERS = ("count", "left", "difficulty", "round", "quest", "number", "attack", "defence", "still")
TEXTS = ("text", "name", "title", "label", "question", "entry", "adventure")
SILENT = ("kind", "seat", "path", "labels", "titles", "options", "lost", "verb", "cards", "fights", "yes", "passed", "named",
          "odds", "prices", "cost", "offer", "feats", "faces", "draws", "counting", "of", "where")


def signed(n: int) -> str:
    """`+1`, `−2`."""
    return f"{'+' if n > 0 else '−'}{abs(n)}" if n else "0"


def capital(text: str) -> str:
    """As it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


class Phrases(Names):
    """Whatever is asked, answered and told at the table."""

    # Questions

    def prompt(self, seat: int, ask: str, about: dict[str, Any] | None = None) -> str:
        """What is asked of whom; a question to the table is put to everybody who sits at it."""
        key = f"ask-{ask.replace('.', '-')}"
        asked = seat == self.you or (seat == TABLE and self.you is not None)
        if not asked or about is None:
            return self.words(f"{key}.wait", seat=self.who(seat))
        return self.words(key, **self.named(about, self.point_of(about)))

    def point_of(self, given: dict[str, Any]) -> dict[str, Any]:
        """The Enemies of a POI bring its name along."""
        token = str(given.get("unit") or given.get("group") or "")
        return {"pois": [{"poi": token[0], "name": given["of"]}]} if "of" in given else NO_VIEW

    def named(self, given: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
        """The values of a question or an event in words; numbers stay numbers."""
        args: dict[str, Any] = {}
        for key, value in given.items():
            if key in SILENT:
                continue
            if key in NUMBERS:
                args[key] = value
            elif key in TEXTS:
                args[key] = self.prose(value)
            elif key == "place" and "where" in given:
                name = self.prose(given["where"])
                args |= {form: self.words(f"space-named{end}", name=name) for form, end in OF_PLACE.items()}
            elif key == "place":
                args |= {form: self.place(value, view, end) for form, end in OF_PLACE.items()}
            elif key == "from":
                args[key] = self.place(value, view, ".from")
            elif key in ("hero", "defender"):
                args[key] = self.names[value] if isinstance(value, int) else self.hero(value)
            elif key == "heroes":
                args |= {key: self.listed([self.hero(name) for name in value]), "many": len(value)}
            elif key == "card":
                args[key] = self.prose(given["named"]) if "named" in given else self.any_card(value, view)
            elif key == "poi":
                args[key] = self.poi(value, view)
            elif key == "type":
                args[key] = self.words(f"test-{value}")
            elif key == "window":
                args[key] = self.words(f"window-{value}")
            elif key == "event":
                args[key] = self.happening(value)
            elif key == "gain":
                args[key] = self.words(f"benefit-{value}")
            elif isinstance(value, str):
                args[key] = self.token(value, view)
            elif isinstance(value, list):
                args[key] = ", ".join(self.token(one, view) for one in value)
            else:
                args[key] = value
        return args

    def any_card(self, name: str, view: dict[str, Any]) -> str:
        """A Story card, an Event, a Feat or an Enemy Attack card."""
        if name in EVENTS:
            return self.words(f"happening-{name}")
        found = combat_word(self.words, name, self.points(view))
        return found[1] if found is not None and name not in IN_BOX else self.card(name, view)

    def happening(self, name: str) -> str:
        return self.words("happening", name=self.words(f"happening-{name}"),
                          effect=self.words(f"happening-{name}.effect"))

    # Answers

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        """An answer in words."""
        verb, *tokens = text.split()
        seen = view or NO_VIEW
        question = seen.get("question", {})
        if verb == "choose":
            label = question.get("labels", {}).get(tokens[0])
            return self.prose(label) if label else self.words("move-choose", what=tokens[0])
        if verb == "adventure":
            title = question.get("titles", {}).get(tokens[0], tokens[0])
            return self.words("move-adventure", what=self.prose(title))
        if verb == "either" and question.get("options"):
            return capital(self.steps(question["options"][int(tokens[0]) - 1], seen))
        if verb in OF_UNIT:
            tokens[0] = unit_told(seen, tokens[0], *tokens[1:])
        said = [self.said(verb, token, seen) for token in tokens]
        args: dict[str, Any] = {"what": said[0] if said else "none", "other": said[1] if len(said) > 1 else "none"}
        args["effect"] = self.effect_of(verb, tokens, seen)
        token = f"space:{tokens[0]}" if verb == "space" else tokens[0] if tokens else ""
        args |= self.forms(token, args["what"], seen)
        return capital(self.words(f"move-{verb}", **args))

    def said(self, verb: str, token: str, view: dict[str, Any]) -> str:
        """One word of an answer."""
        if verb == "poi":
            return self.poi(token, view)
        if verb == "space":
            return self.place(f"space:{token}", view)
        if verb == "lift" and token == "miss":
            return self.words("miss-track")
        if verb == "spend" and token == "card":
            return self.words("hired-card")
        return self.token(token, view)

    def token(self, token: str, view: dict[str, Any]) -> str:
        if token.isdecimal():
            return token
        if token in HEROES:
            return self.hero(token)
        if token in REGIONS or token.startswith("space:"):
            return self.place(token, view)
        if token in EVENTS:
            return self.words(f"happening-{token}")
        if token in TESTS:
            return self.words(f"test-{token}")
        if token == "loose":
            return self.words("threat-loose")
        if token in ("health", "cp"):
            return self.words(f"suffer-{token}")
        if token in view.get("cards", {}) or token in IN_BOX:
            return self.card(token, view)
        found = combat_word(self.words, token, self.points(view))
        return found[1] if found is not None else self.card(token, view)

    def effect_of(self, verb: str, tokens: list[str], view: dict[str, Any]) -> str:
        """What the card or Feat named by an answer does; `none` where nothing is named, or only a rune that lies on it."""
        if not tokens or verb == "spend":
            return "none"
        if tokens[0] in FEAT_OF:
            return self.words(f"feat-{tokens[0]}.effect")
        if tokens[0] in EVENTS:
            return self.words(f"happening-{tokens[0]}.effect")
        if verb != "use":
            return "none"
        name, _, number = tokens[0].partition(".")
        effects = view.get("cards", {}).get(name, {}).get("effects", [])
        at = int(number) - 1 if number.isdecimal() else 0
        return self.effect(effects[at], view) if at < len(effects) else "none"

    # What an answer costs and risks

    def price(self, text: str, view: dict[str, Any]) -> str:
        """What the question tells about an answer beforehand: its price, its test with the odds, what it is for."""
        verb, *tokens = text.split()
        question = view.get("question", {})
        if verb == "choose":
            price = question.get("prices", {}).get(tokens[0], {})
            cost = [self.words("price-cost", cost=self.cost(price["cost"]))] if "cost" in price else []
            return self.words("step-then").join([*cost, *(self.test(test) for test in price.get("tests", []))])
        if verb == "location":
            here = view["map"]["locations"][question["place"]]
            effects = [one for one in view["cards"][here].get("effects", []) if one["at"] == "explore"]
            return self.words("step-then").join([self.card(here, view), *(self.effect(one, view) for one in effects)])
        if verb == "stand" and "count" in question:
            left = question["difficulty"] - question["count"]
            return self.words("stand-failed", left=left) if left > 0 else self.words("stand-passed")
        if verb == "hero" and "cost" in question:
            return self.words("price-cost", cost=self.cost(question["cost"]))
        return self.steps(question["offer"], view) if verb in ("hero", "yes") and "offer" in question else ""

    def test(self, test: dict[str, Any]) -> str:
        """`Agility 2: Volgr 66%, Kattly 20%`."""
        return self.words("price-test", type=self.words(f"test-{test['type']}"), difficulty=test["difficulty"],
                          odds=self.odds(test["odds"]) or "none")

    def odds(self, odds: dict[str, float]) -> str:
        return ", ".join(self.words("odds-hero", hero=self.hero(hero), percent=percent(chance))
                         for hero, chance in odds.items())

    # What Heroes and cards are good for

    def meaning(self, text: str, view: dict[str, Any]) -> str:
        """What an answer names, where the name alone tells little: a Hero nobody plays, or a card on the table. The Item on top is the one that can be used."""
        verb, *tokens = text.split()
        question = view.get("question", {})
        faces = question.get("faces", {})
        name = tokens[0] if tokens else str(question.get("card", "")) if verb == "top" else ""
        if verb == "use" or not name:
            return ""
        return self.face(name, faces[name]) if name in faces else self.does(name, view)

    def face(self, hero: str, face: dict[str, Any]) -> str:
        """A Hero card: Class, health and bag, or the Feats of a hired hand; and what exhausting gives."""
        args = {"class": self.words(f"class-{face['class']}"), "exhaust": self.words(f"hero-{hero}.exhaust")}
        if "feats" in face:
            return self.words("hired-face", feats=", ".join(self.words(f"feat-{feat}") for feat in face["feats"]), **args)
        return self.words("hero-face", health=face["health"], runes=self.runes(face["bag"]), **args)

    def runes(self, counts: dict[str, int]) -> str:
        """`Water 2, Dark`; empty where there are none."""
        return ", ".join(f"{self.words(f'rune-{kind}')} {count}" if count > 1 else self.words(f"rune-{kind}")
                         for kind, count in counts.items() if count)

    def does(self, card: str, view: dict[str, Any]) -> str:
        """The rune of a Title, whether it must be active, and each effect of a card with its moment."""
        one = view.get("cards", {}).get(card, {})
        kinds = self.words("step-or").join(self.words(f"rune-{kind}") for kind in one.get("runes", []))
        parts = [*([self.words("card-rune", rune=kinds)] if kinds else []),
                 *([self.words("card-mandatory")] if one.get("mandatory") else [])]
        return " ".join([*parts, *(self.acts(effect, view) for effect in one.get("effects", []))])

    def acts(self, effect: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> str:
        """`In the Item step: 2 CP: deal 3, once in each combat.` A timed kind of the campaign has a caption of its own."""
        at = self.prose(effect["when"]) if "when" in effect else self.words(f"at-{effect['at']}")
        return self.words("effect-when", at=at, must="yes" if effect.get("mandatory") else "no",
                          effect=self.effect(effect, view), once=effect.get("once", "none"))

    def effect(self, effect: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> str:
        """`2 CP: gain 1 rune …`."""
        done = self.steps(effect["do"], view)
        if "if" in effect:
            done = self.words("effect-if", condition=self.condition(effect["if"], view), effect=done)
        cost = effect.get("cost")
        return self.words("effect-for", cost=self.cost(cost), effect=done) if cost else done

    def condition(self, given: dict[str, Any], view: dict[str, Any]) -> str:
        """`with at least 3 tokens on The White Ledger`."""
        if given["key"] == "token":
            return self.words("condition-token", card=self.object({"verb": "", **given}, view), least=given["least"],
                              most=given["most"])
        return self.words(f"condition-{given['key']}", kind=self.words(f"class-{given.get('class', 'bard')}"))

    def abilities(self, foes: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> list[str]:
        """What Enemies do when their Attack card triggers it."""
        return [self.words(f"ability-{number}", effect=self.steps(steps, view))
                for number, steps in foes["abilities"].items()]

    def nature(self, foes: dict[str, Any]) -> str:
        """`Elite, tier 2, moved by Events`; empty for the plainest."""
        kind = "boss" if foes["boss"] else foes["type"]
        parts = [self.words(f"foe-{kind}"), *([self.words("foe-tier", tier=foes["tier"])] if foes["tier"] else []),
                 *([self.words("foe-active")] if foes["active"] else [])]
        return ", ".join(parts)

    def cost(self, cost: dict[str, Any]) -> str:
        parts = []
        for name, value in cost.items():
            if name == "tokens":
                continue
            what = value
            if name == "token":
                what = cost.get("tokens", 1)
            elif name == "rune":
                what = self.words(f"rune-{value}")
            elif name == "discard":
                what = self.status(value)
            elif name == "give_up":
                what = self.words(f"belonging-{value}")
            parts.append(self.words(f"cost-{name}", what=what))
        return ", ".join(parts)

    def status(self, kind: str) -> str:
        return self.words(f"status-{ {'+any': 'good', '-any': 'bad', 'any': 'any'}[kind] }") if kind.endswith("any") \
            else status_word(self.words, kind)

    def steps(self, steps: list[dict[str, Any]], view: dict[str, Any] = NO_VIEW) -> str:
        return self.words("step-then").join(self.step(step, view) for step in steps) or self.words("step-nothing")

    def step(self, step: dict[str, Any], view: dict[str, Any] = NO_VIEW) -> str:
        """One instruction of the book, with whom it is about unless that goes without saying."""
        verb = step["verb"]
        inner = [self.steps(block, view) for block in step.get("blocks", []) if block]
        if "if" in step:
            return self.words("effect-if", condition=self.condition(step["if"], view),
                              effect=self.words("step-else").join(inner) or self.words("step-nothing"))
        n = step.get("n", 1)
        amount = n if isinstance(n, int) else self.words(f"amount-{n}")
        args: dict[str, Any] = {
            "n": amount, "change": signed(n) if isinstance(n, int) else amount, "times": step.get("times", 1),
            "what": self.object(step, view), "inner": self.words("step-or").join(inner) or "none",
            "difficulty": step.get("difficulty", 0), "deck": step.get("deck", "none"),
            "each": "yes" if step.get("each") else "no",
        }
        args |= self.stepping(str(step.get("place", "")), args["what"], view)
        said = self.words(f"step-{verb}", **args)
        kind = str(step.get("who", "")).partition(":")[0]
        return self.words(f"who-{kind}", step=said) if kind in ("all", "party", "one", "others") else said

    def stepping(self, place: str, said: str, view: dict[str, Any]) -> dict[str, str]:
        """The place of a step in the forms of a sentence; `here` has them too."""
        if place == "here":
            return {form: self.words(f"here{end}") for form, end in OF_PLACE.items() if end}
        return self.forms(place, said, view)

    def object(self, step: dict[str, Any], view: dict[str, Any]) -> str:
        """What a step names."""
        if "kinds" in step:
            return self.words("step-or").join(self.words(f"rune-{kind}") for kind in step["kinds"])
        if "kind" in step:
            return self.words(f"belonging-{step['kind']}") if step["verb"] == "give_up" else self.status(step["kind"])
        if "card" in step:
            return self.prose(step["named"]) if "named" in step else self.card(step["card"], view)
        if "type" in step:
            return self.words(f"test-{step['type']}")
        if "place" in step:
            return self.words("here") if step["place"] == "here" else self.place(step["place"], view)
        if "poi" in step:
            return self.poi(step["poi"], view)
        if "against" in step:
            return group_word(self.words, step["against"])
        for name in ("entry", "word", "deck", "toward", "flag"):
            if name in step:
                return str(step[name])
        return "none"

    # Events

    def event(self, event: dict[str, Any]) -> str:
        """What happened."""
        args = self.named(event, self.point_of(event))
        args.setdefault("hero", self.who(event["seat"]) if event.get("seat") is not None else "none")
        args["answer"] = event.get("yes", "none")
        args["passed"] = event.get("passed", "none")
        return capital(self.words(f"event-{event['kind']}", **args).rstrip())       # a place may have no text
