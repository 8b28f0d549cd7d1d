"""Every question, answer, event, option and rule has its English words, and whole games can be heard."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import meadhall.games.yggdrasil as package
from edges import both_say
from meadhall.core.agenda import answer, pending
from meadhall.core.decision import decide
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    FIGURES,
    GODS,
    JOTNAR,
    PLACES,
    RUNES,
    STONES,
    STRENGTHS,
    TOKENS,
    WORLDS,
)
from meadhall.games.yggdrasil.edge.answer_costs import TERMS
from meadhall.games.yggdrasil.edge.blunder_warnings import BLUNDERS
from meadhall.games.yggdrasil.edge.phrases import Phrases
from meadhall.games.yggdrasil.rules.sheets import BONDS, ROWS
from meadhall.games.yggdrasil.saga import POOLS
from meadhall.games.yggdrasil.sagas.reader import find_builtin_saga
from meadhall.games.yggdrasil.sagas.saga_messages import list_keys
from meadhall.games.yggdrasil.state import REASONS, SAGAS
from meadhall.words import Words
from words.sources import said_of_answers
from yggdrasil.scene import table, yggdrasil
from yggdrasil.starts import RICH
from yggdrasil.whole_games_helpers import VARIANTS, careful

FOLDER = Path(package.__file__).parent
NAMES = ["Bera", "Orm", "Ase", "Jarl", "Gro"]


@cache
def messages(name):
    found = set()
    for entry in FluentParser().parse((FOLDER / "words" / name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


@cache
def trees():
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(FOLDER.rglob("*.py"))
        if path.parent.name != "terminal"
    ]


def constants(node):
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def called(*names):
    for tree in trees():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and node.args
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in names
            ):
                yield from constants(node.args[0])


def verbs():
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "text":
                written = [text for part in ast.walk(node) for text in constants(part) if re.match("[a-z]+( |$)", text)]
                found |= {text.split()[0] for text in written if text != ast.get_docstring(node)}
    return found | {"under"}


def expected():
    keys = {"title", "tagline", "dealer", "table", "card", "face-blank", "die-god", "die-vanir", "stone-sides"}
    keys |= {f"god-{name}{form}" for name in GODS for form in ("", ".power", ".start")}
    keys |= {f"world-{name}" for name in PLACES} | {f"world-{name}.action" for name in WORLDS}
    keys |= {f"enemy-{name}" for name in ENEMIES} | {f"reason-{name}" for name in REASONS}
    keys |= {f"warn-{name}" for name in BLUNDERS} | {f"terms-{name}" for name in TERMS}
    for kind, names in (("jotun", JOTNAR), ("artifact", ARTIFACT_IDS), ("creature", CREATURES)):
        keys |= {f"{kind}-{name}{form}" for name in names for form in ("", ".effect")}
    for kind, known in (
        ("strength", STRENGTHS),
        ("stone", STONES),
        ("rune", RUNES),
        ("thing", ("elf", "die", "life")),
        ("does", ROWS),
        ("row", ROWS),
        ("bond", ROWS[BONDS:]),
        ("campaign", ("ragnarok",)),
    ):
        keys |= {f"{kind}-{name}" for name in known}
    sagas = [find_builtin_saga(name) for name in SAGAS]
    for piece, names_of_it in (
        ("figure", list(FIGURES)),
        ("token", list(TOKENS)),
        ("pool", list(POOLS)),
        ("stand", ["quay", "deck", "out"]),
    ):
        keys |= {f"{piece}-{name}" for name in names_of_it}
    keys |= {f"figure-{name}.effect" for name in ("garm", "modgud", "ganglati", "ganglot")}
    keys |= {key for saga in sagas for key in list_keys(saga)}
    asks = {frame.ask for frame in yggdrasil.frames.values() if frame.ask}
    keys |= {f"ask-{ask.replace('.', '-')}{form}" for ask in asks for form in ("", ".wait")}
    keys |= {f"event-{kind}" for kind in called("Event", "log_god", "log_count", "log_world")}
    keys |= {f"move-{verb}" for verb in verbs()}
    keys |= {f"fault-{key}" for key in called("Fault") if key.startswith("yggdrasil-")}
    for option in yggdrasil.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.doc"}
        keys |= {f"option-{option.name}.{value}" for value in option.choices if isinstance(value, str)}
    return keys


def test_the_game_has_all_its_words_and_no_others():
    assert expected() - messages("en.ftl") == set()
    others = messages("en.ftl") - expected()
    assert others - both_say("yggdrasil", others) - said_of_answers("yggdrasil", others) == set()


def test_every_rule_has_its_sentence_and_its_source():
    ledger = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    rules = messages("en.rules.ftl")
    assert {rule["id"] for rule in ledger["rule"]} == {key for key in rules if key.startswith("YG-")}
    chapters = {chapter["id"] for chapter in ledger["chapter"]}
    assert {key for key in rules if not key.startswith("YG-")} == {f"chapter-{chapter}" for chapter in chapters}
    for rule in ledger["rule"]:
        assert rule["chapter"] in chapters
        assert set(rule["source"]) <= {"de", "ruling"}
        assert rule["source"]
        assert "ruling" not in rule["source"] or rule["reason"], rule["id"]
    words = Words("en", "yggdrasil")
    for rule in (rule for rule in rules if rule.startswith("YG-")):
        assert len(words(rule)) > 20, rule


@pytest.mark.parametrize("name", ["en.ftl", "en.rules.ftl"])
def test_the_typography_is_english(name):
    lines = (FOLDER / "words" / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"[\"'„«]", line)] == []


class Strict(Words):
    """Refuses to say a key instead of its words; remembers what it said, for games repeat themselves."""

    def __init__(self, language, game):
        super().__init__(language, game)
        self.said = {}

    def __call__(self, key, **args):
        asked = (key, *args.items())
        if asked not in self.said:
            self.said[asked] = self.checked(key, args)
        return self.said[asked]

    def checked(self, key, args):
        assert self.has(key), key
        text = super().__call__(key, **args)
        assert text, key
        assert text == text.strip(), key
        assert not re.search(r"\bnone\b|[{}]|  ", text), (key, text)
        return text


def heard(state, seed, readers):
    rng = Rng.seeded(seed)
    while (decision := decide(state)) is not None:
        asked = decision.seat if decision.seat >= 0 else 0
        for reader in readers:
            about = decision.about if decision.seat < 0 or reader.you == decision.seat else None
            assert reader.prompt(decision.seat, decision.ask, about)
        labels = [readers[asked].answer(option, decision.seat) for option in decision.options]
        assert len(set(labels)) == len(labels), (decision.ask, labels)
        answer(state, careful(state, pending(state), rng))
    for event in state.log:
        for reader in readers:
            assert reader.event(event.fields_for(reader.you))


def test_whole_games_can_be_heard_by_everybody():
    words = Strict("en", "yggdrasil")
    games = [(players, yggdrasil.new(players, options)) for players, options in VARIANTS]
    games += [(state.players, state) for state in (table(text) for text in RICH * 4)]
    for seed, (players, state) in enumerate(games):
        state.log = []
        heard(state, seed, [Phrases(words, NAMES[:players], you) for you in (*range(players), None)])


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("midgard", "Loki zieht nach Midgard."),
        ("cage", "Loki kommt in den Kerker."),
    ],
)
def test_german_moves_to_a_world_but_into_the_cage(place, said):
    reader = Phrases(Words("de", "yggdrasil"), NAMES, 0)

    assert reader.event({"kind": "stand", "enemy": "loki", "place": place}) == said
