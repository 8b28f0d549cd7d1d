"""Norsaga has all its words and no others, and whole games of it can be heard in every language."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import meadhall
from conformance.walk import BRIEF
from meadhall import Rng, SeededDealer, decide, play
from meadhall.games.norsaga.cards import EMBELLISHMENTS, IDS, SAGA_IDS, SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.edge.component_facts import find_kind
from meadhall.games.norsaga.edge.phrases import Phrases
from meadhall.words import LANGUAGES
from meadhall.words.phrases import grammar_of
from words.sources import (
    FOR_EDGES,
    Strict,
    calls,
    constants,
    files,
    folder_of,
    messages,
    own_faults,
    said_of_answers,
    tree,
)

RULES = ("games/norsaga",)
GAME = folder_of("norsaga") / "en.ftl"
norsaga = meadhall.game("norsaga")
# Asks of frames that others refine; only a position written by hand asks them.
REFINED = {"card.play", "card.pick", "hero.dismiss", "player.pick"}


# What the code asks for


def events() -> set[str]:
    named = [call.args[0] for call in calls(RULES, "Event", "log_event") if call.args]
    named += [call.args[3] for call in calls(RULES, "put") if len(call.args) > 3]
    return {kind for node in named for kind in constants(node)}


def verbs() -> set[str]:
    """The first words of the answers, as the frames write them."""
    found: set[str] = set()
    for path in files(*RULES):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef) and node.name == "text":
                written = [text for part in ast.walk(node) for text in constants(part) if re.match("[a-z]+( |$)", text)]
                found |= {text.split()[0] for text in written if text != ast.get_docstring(node)}
    return found | {frame.verb for frame in norsaga.frames.values() if hasattr(frame, "verb")}


def asks() -> set[str]:
    return {frame.ask for frame in norsaga.frames.values() if frame.ask}


def expected_of_norsaga() -> set[str]:
    """Every key the rules, the data and the options lead to."""
    keys = {f"hero-{name}" for name in IDS} | {f"class-{find_kind(name)}" for name in IDS}
    keys |= {f"saga-{name}" for name in SAGA_IDS} | {f"trait-{letter}" for letter in "RGBYKP"}
    keys |= {f"class-{entry.kind}" for entry in COMPONENTS.classes}
    keys |= {f"{of}-{name}" for name in EMBELLISHMENTS for of in ("embellishment", "effect")}
    keys |= {f"spot-{name}{form}" for name in SPOT_NAMES for form in ("", ".object")}
    keys |= {f"ask-{ask.replace('.', '-')}{form}" for ask in asks() for form in ("", ".wait")}
    keys |= {f"event-{name}" for name in events()} | {f"move-{verb}" for verb in verbs()}
    keys |= {"move-embellish", "move-place-at", "place", "place.object", "card", "nothing", "dealer"}
    keys |= {f"brings-{name}" for name in (grammar_of("norsaga") or {})["brings"]}
    keys |= {f"fault-{key}" for key, _ in own_faults("norsaga")}
    for option in norsaga.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.doc"}
        choices = () if isinstance(option.choices, range) else option.choices
        keys |= {f"option-{option.name}.{value}" for value in choices if re.fullmatch("[a-z]+", str(value))}
    return keys


def test_the_code_is_read_rightly() -> None:
    assert {"play", "place", "draw", "win", "lapse"} <= events()
    assert {"play", "dismiss", "swap", "pass", "stop", "draw"} <= verbs()
    assert len(asks()) > 25


def test_the_game_has_all_its_words_and_no_others() -> None:
    there = {key for key in messages(GAME) if not FOR_EDGES.fullmatch(key)}

    assert expected_of_norsaga() - there == set()
    others = there - expected_of_norsaga()
    assert others - said_of_answers("norsaga", others) == set()
    assert {"step-1", "step-2", "step-3"} <= set(messages(GAME))


# Whole games, heard by everybody

NAMES = ["Bera", "Orm", "Åse", "Jarl"]
OFTEN = 30


def options_of(seed: int) -> dict[str, Any]:
    """Short games, some of them at the limits of turns and of skalds, some without advanced cards."""
    return {
        "turn_cap": 12 if seed % 5 == 0 else 70,
        "grant_cap": 1 if seed % 4 == 0 else 30,
        "basic": seed % 10 == 7,
        "sagas": ("normal", "all", "difficult")[seed % 3],
    }


@cache
def games() -> list[tuple[int, list[tuple[meadhall.Decision, Any]], list[meadhall.core.event.Event]]]:
    """Twenty games at random: how many play, every question with the asked player's view, every event."""
    return [game_of(seed) for seed in range(20)]


def game_of(seed: int) -> tuple[int, list[tuple[meadhall.Decision, Any]], list[meadhall.core.event.Event]]:
    players = 2 + seed % 3
    state: Any = norsaga.new(players, {} if seed == 5 else options_of(seed))
    state.log = []
    dealer, rng = SeededDealer(seed), Rng.seeded(seed)
    asked = []
    while (decision := decide(state)) is not None:
        asked.append((decision, norsaga.view(state, decision.seat) if decision.seat >= 0 else None))
        if decision.seat < 0:
            play(state, dealer.deal(state))
        else:
            play(state, decision.options[rng.below(len(decision.options))])
    return players, asked, state.log


def test_the_games_hear_of_everything() -> None:
    questions = [decision for _, asked, _ in games() for decision, _ in asked]
    answers = {option.split()[0] for decision in questions for option in decision.options}

    assert {decision.ask for decision in questions} == asks() - REFINED
    assert {event.kind for _, _, log in games() for event in log} == events()
    assert answers == verbs() | set(EMBELLISHMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_can_be_heard_from_every_seat(language: str) -> None:
    """In brief, the answers to a question that comes again and again are heard in the languages by turns."""
    words = Strict(language, "norsaga")
    heard: dict[Any, str] = {}  # without a look at the table, the same is said each time

    def answer(reader: Phrases, option: str, seat: int, view: Any = None) -> str:
        if view is not None:
            return reader.answer(option, seat, view)
        if (reader.you, seat, option) not in heard:
            heard[reader.you, seat, option] = reader.answer(option, seat)
        return heard[reader.you, seat, option]

    times: Counter[str] = Counter()
    for players, asked, log in games():
        readers = [Phrases(words, NAMES[:players], you) for you in (*range(players), None)]
        for decision, view in asked:
            times[decision.ask] += 1
            for reader in readers:
                about = decision.about if reader.you == decision.seat else None
                assert reader.prompt(decision.seat, decision.ask, about)
                assert answer(reader, decision.options[0], decision.seat)
            if BRIEF and times[decision.ask] > OFTEN and LANGUAGES[times[decision.ask] % len(LANGUAGES)] != language:
                continue
            labels = [answer(readers[decision.seat], option, decision.seat, view) for option in decision.options]
            assert len(set(labels)) == len(labels), "two answers that sound alike"
        for event in log:
            for reader in readers:
                assert reader.event(event.fields_for(reader.you))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_by_name_to_their_face(language: str) -> None:
    """Whatever the reader does or suffers, the sentence says `you` and not their name; only the list of those
    whose grants lapsed is a list of names."""
    words = Strict(language, "norsaga")
    for players, _, log in games()[:6]:
        for you in range(players):
            reader = Phrases(words, ["Xerxes" if seat == you else "Bera" for seat in range(players)], you)
            for event in log:
                if event.kind != "lapse":
                    assert "Xerxes" not in reader.event(event.fields_for(you)), event.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_not_said(language: str) -> None:
    """A spectator hears of draws, looks and swaps, but no card's name in them."""
    words = Strict(language, "norsaga")
    for players, _, log in games()[:6]:
        spectator = Phrases(words, NAMES[:players], None)
        for event in log:
            if event.kind in ("draw", "look", "swap"):
                assert "(" not in spectator.event(event.fields_for(None))
