"""How a game's questions, answers and events become sentences. A game writes that down once, in `phrases.toml` beside
its Fluent files; this reads it, and for boards `client/i18n/phrases.js`. docs/words.md tells how."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from meadhall.core.agenda import CHANCE, TABLE
from meadhall.words import Words, words_of

Given = Mapping[str, Any]  # what an event or a question tells; for an answer, who gives it and what they see
Maker = str | dict[str, Any] | list[Any]
Own = Callable[..., Any]
HOLE = re.compile(r"\{([\w.]*)\}")


@cache
def grammar_of(game: str) -> dict[str, Any] | None:
    """The grammar of a game's sentences, JSON-ready; None for a game that speaks by itself."""
    found = words_of(game) / "phrases.toml"
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else None


@cache
def holes(key: str) -> tuple[str, tuple[str, ...]]:
    """Split a template into its text and its placeholders. Cached."""
    return HOLE.sub("{}", key), tuple(HOLE.findall(key))


class Phrases:
    """Speaks to one reader: `you` is their seat, None for a spectator. `printed` is what stands on the components."""

    def __init__(
        self, words: Words, names: list[str], you: int | None, grammar: dict[str, Any], printed: dict[str, Any]
    ) -> None:
        self.words = words
        self.names = names
        self.you = you
        self.grammar = grammar
        self.printed = printed
        self.own: dict[str, Own] = {  # the game adds what is its own
            "plain": lambda value, given: value,
            "number": lambda value, given: int(value),
            "size": lambda value, given: len(value),
            "seat": lambda value, given: self.seat(value),
            "you": lambda value, given: self.is_you(value),
        }

    # Who is who

    def seat(self, seat: int | str) -> str:
        return self.names[number(seat)]

    def who(self, seat: int) -> str:
        if seat == CHANCE:
            return self.words("dealer")
        return self.words("table") if seat == TABLE else self.seat(seat)

    def is_you(self, seat: int | str | None) -> str:
        return "yes" if seat is not None and number(seat) == self.you else "no"

    # What is said

    def prompt(self, seat: int, ask: str, about: dict[str, Any] | None = None) -> str:
        """What is asked of whom. `about` is known to the asked seat alone; a question to the table is put to everybody
        who sits at it."""
        key = f"ask-{ask.replace('.', '-')}"
        asked = seat == self.you or (seat == TABLE and self.you is not None)
        if not asked or about is None:
            return self.words(f"{key}.wait", seat=self.who(seat))
        return self.words(key, **self.args("question", {**about, "asked": seat}))

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        """An answer in words; with a view, also what it would change."""
        verb, *tokens = text.split()
        alone = self.grammar.get("alone")
        if alone and not tokens and self.fits(alone["known"], verb):
            return self.words(alone["key"], **self.made(alone["args"], verb, {"asked": seat, "view": view}))
        args = self.named_by(text, seat, view)
        keys = [key for name, key in self.grammar.get("key", {}).get(verb, {}).items() if name in args]
        said = self.words(keys[0] if keys else f"move-{verb}", **{**self.usual("answer"), **args})
        return self.begun("answer", said)

    def named_by(self, text: str, seat: int, view: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the words of an answer name, as arguments of its sentence."""
        verb, *tokens = text.split()
        given = {"asked": seat, "view": view, "tokens": tokens}
        if verb in self.grammar.get("all", {}):
            return self.made(self.grammar["all"][verb], tokens, given)
        args: dict[str, Any] = {}
        for token in tokens:
            word = self.word(verb, token)
            again = "again" in word and not args.keys().isdisjoint(word["args"])
            args |= self.made(word["again" if again else "args"], token, given)
        return args

    def word(self, verb: str, token: str) -> dict[str, Any]:
        """What a word of an answer is: the first of the grammar that it may be."""
        for word in self.grammar["word"]:
            if verb in word.get("verbs", [verb]) and self.fits(word, token):
                found: dict[str, Any] = word
                return found
        raise LookupError(f"{verb} {token}")

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as this reader may know it; the last word of a sentence may be empty."""
        return self.begun("event", self.words(f"event-{event['kind']}", **self.args("event", event)).rstrip())

    def begun(self, of: str, said: str) -> str:
        """With a capital, where the sentences of a game begin with words that have none."""
        return said[:1].upper() + said[1:] if of in self.grammar.get("capital", []) else said

    def brings(self, facts: Given) -> str:
        """What an answer would bring, as its preview has it."""
        return str(self.make("brings", facts, {}))

    def parts(self, of: str, given: Given) -> list[str]:
        """What a thing consists of, part by part; each of several is one."""
        said: list[Any] = []
        for name, maker in self.grammar[of].items():
            value: Any = given.get(name)
            if is_there(value):
                several = isinstance(maker, dict) and "each" in maker
                said += (
                    [self.make(maker["each"], one, given) for one in value]
                    if several
                    else [self.make(maker, value, given)]
                )
        return [str(one) for one in said if is_there(one)]

    # How it is made

    def usual(self, of: str) -> dict[str, Any]:
        return dict(self.grammar.get("usual", {}).get(of, {}))

    def args(self, of: str, given: Given) -> dict[str, Any]:
        """The arguments of a sentence: those usual for an event or a question, those of its own kind first."""
        makers = {
            **self.grammar.get("field", {}),
            **self.grammar.get(of, {}),
            **self.grammar.get("kind", {}).get(given.get("kind"), {}),
        }
        found = {
            name: self.make(maker, given.get(name), given)
            for name, maker in makers.items()
            if given.get(name) is not None or (isinstance(maker, dict) and "from" in maker)
        }
        return {**self.usual(of), **{name: said for name, said in found.items() if said is not None}}

    def made(self, makers: dict[str, Maker], value: Any, given: Given) -> dict[str, Any]:
        """Arguments that are all made of one value; what cannot be made is left out."""
        found = {name: self.make(maker, value, given) for name, maker in makers.items()}
        return {name: said for name, said in found.items() if said is not None}

    def make(self, maker: Maker, value: Any, given: Given) -> Any:
        """Return one argument of a sentence; None if the maker does not fit. A table is described by its fields."""
        if isinstance(value, dict):
            given = {**value, "view": given.get("view")}
        if isinstance(maker, str):
            return self.simple(maker, value, given)
        if isinstance(maker, list):
            made = (self.make(one, value, given) for one in maker if not isinstance(one, str) or self.fits(one, value))
            return next((one for one in made if is_there(one)), None)
        if "from" in maker:
            value = next((given[field] for field in maker["from"] if given.get(field) is not None), None)
        if value is None or not self.fits(maker, value):
            return None
        if "like" in maker:
            value = taken_apart(maker["like"], value)
        return self.compound(maker, value[maker["part"] - 1] if "part" in maker else value, given)

    def fits(self, maker: Maker, value: Any) -> bool:
        """Whether a value may be said like this: there is such a message, and it looks as it should."""
        if isinstance(maker, str):
            return "{" not in maker or self.words.has(self.fill(maker, value))
        if isinstance(maker, list):
            return any(self.fits(one, value) for one in maker)
        return ("like" not in maker or re.fullmatch(maker["like"], str(value)) is not None) and (
            "known" not in maker or self.fits(maker["known"], value)
        )

    def simple(self, maker: str, value: Any, given: Given) -> Any:
        """A message with the value in it, or what the grammar or the game calls by this name."""
        if "{" in maker:
            key = self.fill(maker, value)
            return self.words(key) if key else ""
        if maker in self.grammar.get("made", {}):
            return self.make(self.grammar["made"][maker], value, given)
        name, *rest = maker.split()
        return self.own[name](value, given, *rest)

    def compound(self, maker: dict[str, Any], value: Any, given: Given) -> Any:
        """What a table makes of a value."""
        if "make" in maker:
            return self.make(maker["make"], value, given)
        if "text" in maker:
            return maker["text"]
        if "is" in maker or "same" in maker:
            return "yes" if value == (maker["is"] if "is" in maker else given.get(maker["same"])) else "no"
        if "say" in maker:
            args = self.made(maker.get("args", {}), value, given)
            return (
                self.words(self.fill(maker["say"], value), **args) if len(args) == len(maker.get("args", {})) else None
            )
        if "parts" in maker:
            return ", ".join(self.parts(maker["parts"], value))
        return self.several(maker, self.fact(maker["of"], value) if "of" in maker else value, given)

    def several(self, maker: dict[str, Any], values: Any, given: Given) -> str:
        """Join values: `each` in turn, `once` without duplicates, `none` if empty; `tally` adds how many there are."""
        if "tally" in maker:
            return ", ".join(
                f"{self.make(maker['tally'], one, given)} {list(values).count(one)}" for one in dict.fromkeys(values)
            )
        made = [self.make(maker["each"], one, given) for one in (dict.fromkeys(values) if "once" in maker else values)]
        said = [str(one) for one in made if is_there(one)]
        if "and" in maker and len(said) > 1:
            return self.words(maker["and"], first=", ".join(said[:-1]), last=said[-1])
        between = self.words(maker["join"]) if "join" in maker else ", "
        return between.join(said) or (self.words(maker["none"]) if "none" in maker else "")

    def fill(self, key: str, value: Any) -> str:
        """`hero-{}` with the value in it, `god-{1}` with a part of it, `class-{heroes.kind}` with a printed fact.
        Return '' if a value is missing."""
        form, paths = holes(key)
        facts = [str(self.fact(path, value) if path else value) for path in paths]
        return form.format(*facts) if all(facts) else ""

    def fact(self, path: str, value: Any) -> Any:
        """`heroes.kind`: what is printed under heroes for this value, there the kind; `sagas`: the whole entry; `1`:
        the first part of the value; of a table, its field."""
        if path.isdecimal():
            return value[int(path) - 1]
        if isinstance(value, dict):
            return value.get(path, "")
        table, _, field = path.partition(".")
        entry = self.printed[table][value]
        return entry[field] if field else entry


class PlainPhrases(Phrases):
    """Sentences of a game that has no grammar. A message gets the words of an answer as `$one`, `$two` and so on, and
    the fields of a question or an event by their names, a seat as the player's name. Where there is no message, the
    game's own word is shown."""

    def prompt(self, seat: int, ask: str, about: dict[str, Any] | None = None) -> str:
        key = f"ask-{ask.replace('.', '-')}"
        if not self.words.has(key):
            return self.words("plain-ask", name=self.who(seat), ask=ask.replace(".", " "))
        asked = (seat == self.you or (seat == TABLE and self.you is not None)) and about is not None
        if not asked and self.words.has(f"{key}.wait"):
            return self.words(f"{key}.wait", seat=self.who(seat))
        return self.words(key, **self.fields({"seat": seat, **(about or {})}))

    def answer(self, text: str, seat: int, view: dict[str, Any] | None = None) -> str:
        verb, *tokens = text.split()
        if not self.words.has(f"move-{verb}"):
            return text
        args = dict(zip(NUMBERED, map(self.thing, tokens), strict=False))
        return self.words(f"move-{verb}", **{**dict.fromkeys(NUMBERED, ""), **args})

    def event(self, event: dict[str, Any]) -> str:
        kind = event["kind"]
        fields = self.fields(event)
        if self.words.has(f"event-{kind}"):
            return self.words(f"event-{kind}", **fields).rstrip()
        told = ", ".join(f"{name} {value}" for name, value in fields.items() if name not in ("kind", "n", "you"))
        return self.words("labelled", name=kind, text=told)

    def fields(self, given: Given) -> dict[str, Any]:
        """Plain arguments: seats by name, lists one after the other."""
        found: dict[str, Any] = {}
        for name, value in given.items():
            if name == "seat" and isinstance(value, int):
                found[name] = self.who(value)
                found["you"] = self.is_you(value)
            elif isinstance(value, list):
                found[name] = ", ".join(self.thing(str(one)) for one in value)
            elif isinstance(value, (int, float)) and not isinstance(value, bool):
                found[name] = value
            elif value is not None and not isinstance(value, dict):
                found[name] = self.thing(str(value))
        return found

    def thing(self, token: str) -> str:
        """A thing by its message `thing-…`, where it has one."""
        key = f"thing-{token}"
        return self.words(key) if THING.fullmatch(key) and self.words.has(key) else token


NUMBERED = ("one", "two", "three", "four", "five", "six")
THING = re.compile(r"[A-Za-z][\w-]*")


def plain_phrases(game: Any, words: Words, names: list[str], you: int | None) -> Phrases:
    """The sentences of a game, by its grammar where it has one."""
    grammar = grammar_of(game.name)
    if grammar is None:
        return PlainPhrases(words, names, you, {}, game.printed())
    return Phrases(words, names, you, grammar, game.printed())


def number(seat: int | str) -> int:
    """Events count the seats, answers have letters for them."""
    return seat if isinstance(seat, int) else ord(seat) - ord("A")


def is_there(said: Any) -> bool:
    """Whether there is something to say; 0 is."""
    return said is not None and said is not False and said != "" and said != []


def taken_apart(like: str, value: Any) -> Any:
    """The parts that a pattern puts into brackets; without brackets, the value itself."""
    found = re.fullmatch(like, str(value))
    return found.groups() if found is not None and found.groups() else value
