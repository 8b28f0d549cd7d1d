"""Every sentence exists in every language, nothing is said that nobody asks for, and whole games can be heard."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall import Refusal, Rng, SeededDealer, decide, play
from meadhall.bots import LEVELS
from meadhall.games.norsaga.cards import EMBELLISHMENTS, IDS, SAGA_IDS, SPOT_NAMES
from meadhall.games.norsaga.data import COMPONENTS
from meadhall.games.norsaga.phrase import Phrases, kind
from meadhall.words import LANGUAGES, Words

SOURCE = Path(meadhall.__file__).parent
HALL = SOURCE / "words"
GAME = SOURCE / "games" / "norsaga" / "words"
norsaga = meadhall.game("norsaga")

# German puts an article before another's spot but none before yours.
MAY_DIFFER = {"event-possess": {"target_you"}}
# Words that edges ask for without the rules knowing: headings, switches, opponents.
FOR_EDGES = re.compile(r"title|tagline|you|yes|no|on|off|(term|step|bot)-.+")
# Asks of frames that others refine; only a position written by hand asks them.
REFINED = {"card.play", "card.pick", "hero.dismiss", "player.pick"}


# The files

class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The variables of every message (`ask-x`) and attribute (`ask-x.wait`) of a file."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def sets() -> list[tuple[Path, Path]]:
    """Each English file with its translations."""
    return [
        (path, path.with_name(language + path.name[2:]))
        for folder in (HALL, GAME) for path in sorted(folder.glob("en.*ftl")) for language in LANGUAGES[1:]
    ]


@pytest.mark.parametrize(("english", "other"), sets(), ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_the_languages_say_the_same(english: Path, other: Path) -> None:
    ours, theirs = messages(english), messages(other)

    assert set(ours) == set(theirs)
    for key in ours:
        assert ours[key] ^ theirs[key] <= MAY_DIFFER.get(key, set()), key


@pytest.mark.parametrize("folder", [HALL, GAME], ids=["hall", "norsaga"])
def test_each_language_keeps_its_own_typography(folder: Path) -> None:
    wrong = {"en": r"[\"'„«]", "fr": r"[\"'“„]| [:;!?»]|« |[\w}][:;!?](?: |$)", "de": r"[\"'«”]"}
    for language, pattern in wrong.items():
        for path in folder.glob(f"{language}.*ftl"):
            text = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))

            assert re.findall(f".*(?:{pattern}).*", text) == [], path


def test_no_message_of_the_hall_hides_one_of_the_game() -> None:
    assert not set(messages(HALL / "en.ftl")) & set(messages(GAME / "en.ftl"))


# What the code asks for

# The edges (commands, terminal, server) say their faults in words of their own.
RULES_AND_TABLE = ("core", "words", "games/norsaga", "tables", "bots")


@cache
def trees() -> list[ast.Module]:
    paths = [path for folder in RULES_AND_TABLE for path in sorted((SOURCE / folder).rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def calls(*names: str) -> Iterator[ast.Call]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
                yield node


def constants(node: ast.AST) -> list[str]:
    """The texts an expression may be: `"a" if x else "b"` is both."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def faults() -> list[tuple[str, set[str]]]:
    """Each fault that can be raised, with the arguments it brings."""
    return [
        (key, {str(keyword.arg) for keyword in call.keywords})
        for call in calls("Fault", "Illegal") if call.args for key in constants(call.args[0])
    ]


def events() -> set[str]:
    named = [call.args[0] for call in calls("Event", "tell") if call.args]
    named += [call.args[3] for call in calls("put") if len(call.args) > 3]
    return {kind for node in named for kind in constants(node)}


def verbs() -> set[str]:
    """The first words of the answers, as the frames write them."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "text":
                written = [text for part in ast.walk(node) for text in constants(part) if re.match("[a-z]+( |$)", text)]
                found |= {text.split()[0] for text in written if text != ast.get_docstring(node)}
    return found | {frame.verb for frame in norsaga.frames.values() if hasattr(frame, "verb")}


def asks() -> set[str]:
    return {frame.ask for frame in norsaga.frames.values() if frame.ask}


def expected_of_norsaga() -> set[str]:
    """Every key the rules, the data and the options lead to."""
    keys = {f"hero-{name}" for name in IDS} | {f"class-{kind(name)}" for name in IDS}
    keys |= {f"saga-{name}" for name in SAGA_IDS} | {f"trait-{letter}" for letter in "RGBYKP"}
    keys |= {f"class-{entry.kind}" for entry in COMPONENTS.classes}
    keys |= {f"{of}-{name}" for name in EMBELLISHMENTS for of in ("embellishment", "effect")}
    keys |= {f"spot-{name}{form}" for name in SPOT_NAMES for form in ("", ".object")}
    keys |= {f"ask-{ask.replace('.', '-')}{form}" for ask in asks() for form in ("", ".wait")}
    keys |= {f"event-{name}" for name in events()} | {f"move-{verb}" for verb in verbs()}
    keys |= {"move-embellish", "move-place-at", "place", "place.object", "card", "nothing", "dealer"}
    keys |= {f"fault-{key}" for key, _ in faults() if key.startswith("norsaga-")}
    for option in norsaga.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.doc"}
        choices = () if isinstance(option.choices, range) else option.choices
        keys |= {f"option-{option.name}.{value}" for value in choices if re.fullmatch("[a-z]+", str(value))}
    return keys


def test_the_code_is_read_rightly() -> None:
    assert {"play", "place", "draw", "win", "lapse"} <= events()
    assert {"play", "dismiss", "swap", "pass", "stop", "draw"} <= verbs()
    assert {"answer-illegal", "answer-unknown", "norsaga-first"} <= {key for key, _ in faults()}
    assert len(asks()) > 25


def test_the_game_has_all_its_words_and_no_others() -> None:
    there = {key for key in messages(GAME / "en.ftl") if not FOR_EDGES.fullmatch(key)}

    assert expected_of_norsaga() - there == set()
    assert there - expected_of_norsaga() == set()


def test_the_hall_has_all_its_words_and_no_others() -> None:
    expected = {f"fault-{key}" for key, _ in faults() if not key.startswith("norsaga-")}
    expected |= {"refused", "refused-unreadable"}
    there = {key for key in messages(HALL / "en.ftl") if not FOR_EDGES.fullmatch(key)}

    assert expected - there == set()
    assert there - expected == set()


def test_the_edges_find_their_words() -> None:
    there = {*messages(HALL / "en.ftl"), *messages(GAME / "en.ftl")}
    written = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))

    assert set(re.findall(r"[\"'](term-[\w-]+)[\"']", written)) - there == set()
    assert {f"bot-{level}{form}" for level in LEVELS for form in ("", ".name")} - there == set()
    assert {"step-1", "step-2", "step-3", "title", "tagline"} - there == set()


def test_a_fault_says_only_what_it_was_told() -> None:
    said = {**messages(HALL / "en.ftl"), **messages(GAME / "en.ftl")}
    for key, args in faults():
        assert said[f"fault-{key}"] <= args, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_can_be_said_in_one_line(language: str) -> None:
    words = Words(language, "norsaga")
    for key, args in faults():
        line = words.fault(meadhall.Fault(key, **dict.fromkeys(args, 2)))

        assert line != f"fault-{key}"
        assert "\n" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_quotes_the_rule(language: str) -> None:
    words = Words(language, "norsaga")

    assert words("NS-TURN-06") in words.refusal(Refusal("NS-TURN-06", {"answer": "pass"}))
    assert "NS-UI-02" in words.refusal(Refusal("NS-UI-02", {"seat": "A"}))
    assert "fly away" in words.refusal(Refusal("answer-unknown", {"answer": "fly away", "seat": "A", "ask": "x.y"}))


# Whole games, heard by everybody

NAMES = ["Bera", "Orm", "Åse", "Jarl"]


class Strict(Words):
    """Refuses to say a key instead of its words; remembers what it said, for games repeat themselves."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "norsaga")
        self.said: dict[tuple[Any, ...], str] = {}

    def __call__(self, key: str, **args: Any) -> str:
        asked = (key, *args.items())
        if asked not in self.said:
            assert self.has(key), key
            text = super().__call__(key, **args)
            assert text.strip() == text, key
            assert text, key
            assert "{" not in text, key
            assert not re.search(r"\bnone\b", text), text
            assert "  " not in text, text
            self.said[asked] = text
        return self.said[asked]


def options_of(seed: int) -> dict[str, Any]:
    """Short games, some of them at the limits of turns and of skalds, some without advanced cards."""
    return {
        "turn_cap": 12 if seed % 5 == 0 else 70, "grant_cap": 1 if seed % 4 == 0 else 30, "basic": seed % 10 == 7,
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
    words = Strict(language)
    for players, asked, log in games():
        readers = [Phrases(words, NAMES[:players], you) for you in (*range(players), None)]
        for decision, view in asked:
            for reader in readers:
                about = decision.about if reader.you == decision.seat else None
                assert reader.prompt(decision.seat, decision.ask, about)
                assert reader.answer(decision.options[0], decision.seat)
            labels = [readers[decision.seat].answer(option, decision.seat, view) for option in decision.options]
            assert len(set(labels)) == len(labels), "two answers that sound alike"
        for event in log:
            for reader in readers:
                assert reader.event(event.seen_by(reader.you))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_by_name_to_their_face(language: str) -> None:
    """Whatever the reader does or suffers, the sentence says `you` and not their name; only the list of those
    whose grants lapsed is a list of names."""
    words = Strict(language)
    for players, _, log in games()[:6]:
        for you in range(players):
            reader = Phrases(words, ["Xerxes" if seat == you else "Bera" for seat in range(players)], you)
            for event in log:
                if event.kind != "lapse":
                    assert "Xerxes" not in reader.event(event.seen_by(you)), event.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_not_said(language: str) -> None:
    """A spectator hears of draws, looks and swaps, but no card's name in them."""
    words = Strict(language)
    for players, _, log in games()[:6]:
        spectator = Phrases(words, NAMES[:players], None)
        for event in log:
            if event.kind in ("draw", "look", "swap"):
                assert "(" not in spectator.event(event.seen_by(None))
