"""Checks of rules and words: answers can be read, refusals cite a rule, every sentence is there in each language."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from meadhall.conformance.sample import Sample
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import decide, legal_texts
from meadhall.core.fault import Fault
from meadhall.core.game import Game, find_folder
from meadhall.words import LANGUAGES, Words

KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.M)
BARE = re.compile(r"\{ ?\$|^(?:ask|move|event)-[\w-]+$")  # a message that is missing, or lacks an argument
WORD = re.compile(r"[a-z_]{2,}")  # a value such as `normal`; letters of seats and figures name themselves
NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora", "Ulf", "Vé", "Yrsa"]
NONSENSE = ("", "xyzzy", "pass pass pass", "☃", "0", "a" * 5_000)


def read_ledger(game: Game) -> set[str] | None:
    """The ids of the rules; None for a game that keeps no ledger."""
    path = find_folder(game.name) / "rules.toml"
    if not path.is_file():
        return None
    return {rule["id"] for rule in tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])}


def check_answers(sample: Sample) -> Iterator[str]:
    for state in sample.positions:
        frame, moves = state.agenda[-1], list(pending(state))
        name = type(frame).__name__
        said = legal_texts(state)
        if len(set(said)) != len(said):
            yield f"two answers to {name} have the same text: {sorted(said)[:6]}"
        for move, text in zip(moves, said, strict=True):
            if " ".join(text.split()) != text or not text:
                yield f"the answer {text!r} to {name} has idle spaces or none at all"
            elif sample.game.read(state, text) != move:
                yield f"{name} reads its own answer {text!r} as another"
        for nonsense in NONSENSE:
            try:
                sample.game.read(state, nonsense)
            except Fault:
                continue
            yield f"{name} takes {nonsense[:20]!r} for an answer"


def check_refusals(sample: Sample) -> Iterator[str]:
    known = read_ledger(sample.game)
    for state in sample.positions:
        frame, moves = state.agenda[-1], set(pending(state))
        name, candidates = type(frame).__name__, list(frame.candidates(state))
        if not moves <= set(candidates):
            yield f"candidates() of {name} leaves out what options() lists"
        for move in candidates:
            rule = frame.why(state, move)
            if frame.seat != CHANCE and bool(rule) == (move in moves):
                verb = "forbids" if rule else "allows"
                yield f"why() of {name} {verb} {frame.text(state, move)!r}, and options() says otherwise"
            elif rule and known is not None and rule not in known:
                yield f"{name} cites {rule}, which is not in rules.toml"


def has_docstrings(frame: type) -> bool:
    """Return whether the class comes from Python source: the compiler leaves docstrings out."""
    return str(getattr(sys.modules.get(frame.__module__), "__file__", "")).endswith(".py")


def check_documents(sample: Sample) -> Iterator[str]:
    """Frames that ask name a rule in their docstring, and the game's own three rules are in the ledger."""
    known = read_ledger(sample.game)
    if known is None:
        yield "there is no rules.toml; without one, nobody can read the rules at the table"
        return
    game = sample.game
    yield from (f"{rule} is cited by the game and not in rules.toml" for rule in list_own_rules(game) - known)
    for name, frame in game.frames.items():
        if not frame.ask or not has_docstrings(frame):
            continue
        if not any(rule in (base.__doc__ or "") for base in frame.__mro__ for rule in known):
            yield f"the docstring of {name} names no rule of rules.toml"


def list_own_rules(game: Game) -> set[str]:
    return {rule for rule in (game.rule_over, game.rule_asked, game.rule_undo) if not rule.startswith("TABLE-")}


def check_words(sample: Sample) -> Iterator[str]:
    folder = find_folder(sample.game.name) / "words"
    if not (folder / "en.ftl").is_file():
        yield "there is no words/en.ftl; without it the game has no title, and answers read as programs write them"
        return
    rules = read_ledger(sample.game) or set()
    english = list_keys(folder, "en")
    for language in LANGUAGES:
        there = list_keys(folder, language)
        if not there:
            yield f"there is no words/{language}.ftl"
            continue
        for wrong in sorted(english ^ there):
            yield f"{wrong} is {'missing in' if wrong in english else 'only in'} {language}"
        said = Words(language, sample.game.name)
        wanted = {"title", "tagline", *rules, *list_option_keys(sample.game)}
        wanted |= {f"ask-{ask.replace('.', '-')}" for ask in sample.asks if is_asked_of_people(sample.game, ask)}
        for key in sorted(wanted):
            if not said.has(key):
                yield f"{language} has no message {key}"


def list_option_keys(game: Game) -> Iterator[str]:
    """Yield the messages of every option: its name, its explanation, and a name for each value that is a word."""
    for option in game.options:
        key = f"option-{option.name}"
        yield from (key, f"{key}.doc")
        for value in option.offered():
            if isinstance(value, str) and WORD.fullmatch(value) and value not in option.titles():
                yield f"{key}.{value}"


def list_keys(folder: Path, language: str) -> set[str]:
    files = [path for path in folder.glob(f"{language}.*ftl") if path.is_file()]
    return {key for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))}


def is_asked_of_people(game: Game, ask: str) -> bool:
    return any(frame.ask == ask and frame.whom != CHANCE for frame in game.frames.values())


def check_sentences(sample: Sample) -> Iterator[str]:
    """Every question, answer and event can be said to everybody, in every language."""
    if not (find_folder(sample.game.name) / "words" / "en.ftl").is_file():
        return
    for state in [*sample.positions, *(state for state, _ in sample.ends)]:
        asked = decide(state)
        seats = len(sample.game.view(state, None)["players"])
        for language in LANGUAGES:
            heard = Words(language, sample.game.name)
            for you in (0, None):
                view = sample.game.view(state, you)
                phrases = sample.game.phrases(heard, NAMES[:seats], you)
                said = [("event", event.kind, phrases.event(event.fields_for(you))) for event in (state.log or [])[-6:]]
                if asked is not None and asked.seat != CHANCE:
                    said.append(("question", asked.ask, phrases.prompt(asked.seat, asked.ask, asked.about)))
                    said += [("answer", text, phrases.answer(text, asked.seat, view)) for text in asked.options[:20]]
                for what, name, sentence in said:
                    if not sentence or BARE.search(sentence):
                        yield f"{language} has no good sentence for the {what} {name!r}: {sentence!r}"


CHECKS = {
    "answers": check_answers,
    "refusals": check_refusals,
    "rules": check_documents,
    "words": check_words,
    "sentences": check_sentences,
}
