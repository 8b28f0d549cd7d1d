"""How a game's questions, answers and events become sentences. A game writes that down once, in `phrases.toml` beside
its Fluent files; this reads it for Python, `client/core/phrases.js` for the browser. docs/words.md tells how."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from meadhall.core.agenda import CHANCE, TABLE
from meadhall.words import Words, words_of

Given = Mapping[str, Any]       # what an event or a question tells; for an answer, who gives it and what they see
Maker = str | dict[str, Any] | list[Any]
Own = Callable[..., Any]
HOLE = re.compile(r"\{([\w.]*)\}")


@cache
def grammar_of(game: str) -> dict[str, Any] | None:
    """The grammar of a game's sentences, JSON-ready; None for a game that speaks by itself."""
    found = words_of(game) / "phrases.toml"
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else None


class Phrases:
    """Speaks to one reader: `you` is their seat, None for a spectator. `printed` is what stands on the components."""

    def __init__(self, words: Words, names: list[str], you: int | None, grammar: dict[str, Any],
                 printed: dict[str, Any]) -> None:
        self.words = words
        self.names = names
        self.you = you
        self.grammar = grammar
        self.printed = printed
        self.own: dict[str, Own] = {        # the game adds what is its own
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
        given = {"asked": seat, "view": view}
        alone = self.grammar.get("alone")
        if alone and not tokens and self.words.has(self.fill(alone["known"], verb)):
            return self.words(alone["key"], **self.made(alone["args"], verb, given))
        args: dict[str, Any] = dict(self.grammar.get("usual", {}).get("answer", {}))
        if verb in self.grammar.get("all", {}):
            args |= self.made(self.grammar["all"][verb], tokens, given)
        else:
            for token in tokens:
                word = self.word(verb, token)
                again = "again" in word and not args.keys().isdisjoint(word["args"])
                args |= self.made(word["again" if again else "args"], token, given)
        keys = [key for name, key in self.grammar.get("key", {}).get(verb, {}).items() if name in args]
        said = self.words(keys[0] if keys else f"move-{verb}", **args)
        return said[:1].upper() + said[1:] if self.grammar.get("capital") else said

    def word(self, verb: str, token: str) -> dict[str, Any]:
        """What a word of an answer is: the first of the grammar that it may be."""
        for word in self.grammar["word"]:
            if verb in word.get("verbs", [verb]) and self.fits(word, token):
                found: dict[str, Any] = word
                return found
        raise LookupError(f"{verb} {token}")

    def fits(self, maker: Maker, value: Any) -> bool:
        """Whether a value may be said like this: there is such a message, and it looks as it should."""
        if isinstance(maker, str):
            return "{" not in maker or self.words.has(self.fill(maker, value))
        if isinstance(maker, list):
            return any(self.fits(one, value) for one in maker)
        return ("like" not in maker or re.fullmatch(maker["like"], value) is not None) \
            and ("known" not in maker or self.fits(maker["known"], value))

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as this reader may know it."""
        return self.words(f"event-{event['kind']}", **self.args("event", event))

    def parts(self, of: str, given: Given) -> list[str]:
        """What a thing consists of, part by part; of a list, each."""
        makers = self.grammar[of]
        return [self.make(makers[name], one, given) for name, value in given.items() if name in makers
                for one in (value if isinstance(value, list) else [value])]

    # How it is made

    def args(self, of: str, given: Given) -> dict[str, Any]:
        """The arguments of a sentence: those usual for an event or a question, those of its own kind first."""
        makers = {**self.grammar.get("field", {}), **self.grammar.get(of, {}),
                  **self.grammar.get("kind", {}).get(given.get("kind"), {})}
        args: dict[str, Any] = dict(self.grammar.get("usual", {}).get(of, {}))
        for name, maker in makers.items():
            fields = maker.get("from", [name]) if isinstance(maker, dict) else [name]
            found = [given[field] for field in fields if given.get(field) is not None]
            if found:
                args[name] = self.make(maker, found[0], given)
        return args

    def made(self, makers: dict[str, Maker], value: Any, given: Given) -> dict[str, Any]:
        """Arguments that are all made of one value."""
        return {name: self.make(maker, value, given) for name, maker in makers.items()}

    def make(self, maker: Maker, value: Any, given: Given) -> Any:
        """One argument of a sentence."""
        if isinstance(maker, str):
            if "{" in maker:
                key = self.fill(maker, value)
                return self.words(key) if key else ""
            if maker in self.grammar.get("made", {}):
                return self.make(self.grammar["made"][maker], value, given)
            name, *rest = maker.split()
            return self.own[name](value, given, *rest)
        if isinstance(maker, list):
            return next((self.make(one, value, given) for one in maker if self.fits(one, value)), "")
        if "like" in maker:
            value = taken_apart(maker["like"], value)
        if "make" in maker:
            return self.make(maker["make"], value, given)
        if "is" in maker or "same" in maker:
            return "yes" if value == (maker["is"] if "is" in maker else given.get(maker["same"])) else "no"
        if "say" in maker:
            return self.words(self.fill(maker["say"], value), **self.made(maker.get("args", {}), value, given))
        if "of" in maker:
            value = self.fact(maker["of"], value)
        return self.several(maker, value, given)

    def several(self, maker: dict[str, Any], values: Any, given: Given) -> str:
        """`each`: one after the other, `once` for equals, `none` for nothing; `tally`: each with how many there are."""
        if "tally" in maker:
            return ", ".join(f"{self.make(maker['tally'], one, given)} {list(values).count(one)}"
                             for one in dict.fromkeys(values))
        ones = dict.fromkeys(values) if maker.get("once") else values
        said = ", ".join(str(self.make(maker["each"], one, given)) for one in ones)
        return said or (self.words(maker["none"]) if "none" in maker else "")

    def fill(self, key: str, value: Any) -> str:
        """`hero-{}` with the value in it, `god-{1}` with a part of it, `class-{heroes.kind}` with what is printed;
        nothing where nothing is."""
        facts = [str(value if not path else self.fact(path, value)) for path in HOLE.findall(key)]
        texts = iter(facts)
        return HOLE.sub(lambda hole: next(texts), key) if all(facts) else ""

    def fact(self, path: str, value: Any) -> Any:
        """`heroes.kind`: what is printed under heroes for this value, there the kind; `sagas`: the whole entry; `1`:
        the first part of the value."""
        if path.isdecimal():
            return value[int(path) - 1]
        table, _, field = path.partition(".")
        entry = self.printed[table][value]
        return entry[field] if field else entry


def number(seat: int | str) -> int:
    """Events count the seats, answers have letters for them."""
    return seat if isinstance(seat, int) else ord(seat) - ord("A")


def taken_apart(like: str, value: str) -> Any:
    """The parts that a pattern puts into brackets; without brackets, the value itself."""
    found = re.fullmatch(like, value)
    return found.groups() if found is not None and found.groups() else value
