"""Everything has its words: questions, answers, events, cards, options, rules; whole adventures can be heard."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import meadhall.games.trudvang as package
from edges import both_say
from meadhall.book.format.board_verbs import CHANGING
from meadhall.book.format.vocabulary import WINDOWS as TIMES
from meadhall.book.model.steps import Step
from meadhall.core.agenda import CHANCE, answer, pending
from meadhall.core.decision import decide
from meadhall.core.rng import Rng
from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.builtin_cards import BUILT_IN
from meadhall.games.trudvang.cards import CLASSES, EVENTS, HEROES, KINDS, REGIONS, TESTS
from meadhall.games.trudvang.edge.phrases import Phrases
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.rules.foretell import DECKS
from meadhall.games.trudvang.rules.losses import WINDOWS
from meadhall.games.trudvang.rules.windows import ASKS
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.state import REASONS
from meadhall.games.trudvang.status_tokens import STATUSES
from meadhall.words import LANGUAGES, Words
from trudvang.scene import trudvang
from words.sources import said_of_answers

FOLDER = Path(package.__file__).parent
NAMES = ["Bera", "Orm", "Ase", "Jarl"]
FLOW = (
    "read",
    "visit",
    "choose",
    "ask_each",
    "one_of",
    "may",
    "if",
    "test",
    "remember",
    "forget",
    "remember_always",
    "tally",
    "tally_always",
    "tell",
    "give_up",
)
OURS = ("darken", "sink_feat", "buy_rune", "carrion_sky", "stray_pack")
AMOUNTS = (
    "heroes",
    "party_size",
    "per_negative_status",
    "per_positive_status",
    "per_token",
    "tally",
    "per_enemy",
    "rounds",
    "half_health_up",
    "all",
    "permanent",
)


@cache
def messages(name):
    found = set()
    for entry in FluentParser().parse((FOLDER / "words" / name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, entry.id.name
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


@cache
def trees():
    """Every file that speaks at the table. The chronicle and the terminal have words and tests of their own."""
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(FOLDER.rglob("*.py"))
        if path.name != "chronicle_text.py" and path.parent.name != "terminal"
    ]


def constants(node):
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def called(*names, place=0, functions=False):
    """The first words of calls: of methods, or of plain functions that are given the table before them."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > place:
                plain = getattr(node.func, "id", "")
                name = plain if functions else getattr(node.func, "attr", plain)
                if name in names and (functions or not isinstance(node.func, ast.Name) or name == "Fault"):
                    yield from constants(node.args[place])


def verbs():
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "text":
                written = [text for part in ast.walk(node) for text in constants(part)]
                found |= {text.split()[0] for text in written if re.fullmatch("[a-z-]+ ?[^.]*", text)}
    return found


def told_kinds():
    return {*called("say", "tell", "tell_count"), *called("tell", place=1, functions=True)}


FORMS = ("", ".in", ".to", ".from")


def expected():
    keys = {
        "title",
        "tagline",
        "dealer",
        "table",
        "nobody",
        "both",
        "poi",
        "poi-named",
        "miss-track",
        "hired-card",
        "foes-of",
        "group-again",
        "unit-gone",
        "unit-named",
        "unit-threat",
        "unit-figure",
        "threat-loose",
        "slot",
        "happening",
        "effect-for",
        "effect-if",
        "effect-when",
        "card-rune",
        "card-mandatory",
        "hero-face",
        "hired-face",
        "step-or",
        "step-then",
        "step-else",
        "step-nothing",
        "foe-tier",
        "foe-active",
        "price-cost",
        "price-test",
        "odds-hero",
        "stand-passed",
        "stand-failed",
        "ability-1",
        "ability-2",
        "status-good",
        "status-bad",
        "status-any",
        "suffer-health",
        "suffer-cp",
        "defend-loss",
    }
    keys |= {f"hero-{name}{form}" for name in HEROES for form in ("", ".exhaust", ".miss")}
    keys |= {f"class-{name}" for name in CLASSES} | {f"region-{name}{form}" for name in REGIONS for form in FORMS}
    keys |= {f"{name}{form}" for name in ("here", "space", "space-named") for form in FORMS}
    keys |= {f"rune-{name}" for name in (*KINDS, "any")} | {f"test-{name}" for name in TESTS}
    keys |= {f"status-{'good' if name[0] == '+' else 'bad'}-{name[1:]}" for name in STATUSES}
    keys |= {f"figure-{name}{form}" for name in (*FIGURES, "npc") for form in ("", ".one")}
    keys |= {f"attack-{name}" for name in ATTACK_IDS} | {f"deck-{name}" for name in DECKS}
    keys |= {f"card-{card.id}" for card in BUILT_IN}
    keys |= {f"happening-{name}{form}" for name in EVENTS for form in ("", ".effect")}
    keys |= {f"feat-{name}{form}" for name in FEATS for form in ("", ".effect")}
    keys |= {f"reason-{name}" for name in REASONS} | {f"window-{name}" for name in (*WINDOWS, *ASKS)}
    keys |= {f"at-{name}" for name in TIMES}
    keys |= {f"condition-{name}" for name in ("token", "class", "other")}
    keys |= {f"foe-{name}" for name in ("regular", "elite", "npc", "boss")}
    keys |= {f"step-{verb}" for verb in (*CHANGING, *FLOW, *OURS) if verb != "if"}
    keys |= {f"amount-{name}" for name in AMOUNTS}
    keys |= {f"who-{name}" for name in ("all", "party", "one", "others")}
    keys |= {f"belonging-{name}" for name in ("item", "title", "companion")}
    keys |= {f"benefit-{name}" for name in ("attack", "cp", "health", "refresh")}
    keys |= {f"cost-{name}" for name in ("cp", "health", "exhaust", "discard", "token", "rune", "give_up")}
    asks = {frame.ask for frame in trudvang.frames.values() if frame.ask}
    keys |= {f"ask-{ask.replace('.', '-')}{form}" for ask in asks for form in ("", ".wait")}
    keys |= {f"event-{kind}" for kind in told_kinds()}
    keys |= {f"fault-{key}" for key in called("Fault", "SagaDeadEnd") if key.startswith("trudvang-")}
    keys |= {f"fault-{key}" for key in called("Fault", "SagaDeadEnd", functions=True) if key.startswith("trudvang-")}
    for option in trudvang.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.doc"}
        if option.name != "adventure":
            keys |= {f"option-{option.name}.{value}" for value in option.choices if isinstance(value, str)}
    return keys


def test_the_game_has_all_its_words_and_no_others():
    written = messages("en.ftl")
    answers = {key for key in written if key.startswith("move-")}
    assert expected() - written == set()
    others = written - expected() - answers
    assert others - both_say("trudvang", others) - said_of_answers("trudvang", others) == set()
    assert verbs() - {key.removeprefix("move-") for key in answers} <= {"card", "cp", "health", "miss", "loose"}


def test_every_rule_has_its_sentence_and_its_source():
    ledger = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    rules = messages("en.rules.ftl")
    assert len(ledger["rule"]) >= 524  # rules are added, none is ever taken away
    assert {rule["id"] for rule in ledger["rule"]} == {key for key in rules if key.startswith("TL-")}
    chapters = {chapter["id"] for chapter in ledger["chapter"]}
    assert {key for key in rules if not key.startswith("TL-")} == {f"chapter-{chapter}" for chapter in chapters}
    for rule in ledger["rule"]:
        assert rule["chapter"] in chapters
        assert rule["source"]
        assert set(rule["source"]) <= {"en", "ruling"}
        assert ("ruling" in rule["source"]) == ("reason" in rule), rule["id"]


@pytest.mark.parametrize("name", ["en.ftl", "en.rules.ftl"])
def test_the_typography_is_english(name):
    lines = (FOLDER / "words" / name).read_text(encoding="utf-8").splitlines()
    bare = [re.sub(r'\{ ?"[^"]*" ?\}', "", line) for line in lines if not line.startswith("#")]
    assert [line for line in bare if re.search(r"[\"'„«]", line)] == []


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
        assert not re.search(r"\bnone\b|[{}]|  |\$", text), (key, text, args)
        return text


def heard(state, seed, readers, most=4000):
    rng = Rng.seeded(seed)
    while (decision := decide(state)) is not None and most:
        most -= 1
        asked = decision.seat if decision.seat >= 0 else 0
        for reader in readers:
            about = decision.about if decision.seat < 0 or reader.you == decision.seat else None
            assert reader.prompt(decision.seat, decision.ask, about)
        seen = trudvang.view(state, asked)
        labels = [readers[asked].answer(option, decision.seat, seen) for option in decision.options]
        assert len(set(labels)) == len(labels), (decision.ask, labels, decision.options)
        frame = state.agenda[-1]
        legal = pending(state)
        answer(state, frame.sample(state, rng) if decision.seat == CHANCE else legal[rng.below(len(legal))])
    for event in state.log:
        for reader in readers:
            assert reader.event(event.fields_for(reader.you))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_adventures_can_be_heard_by_everybody(players, language):
    words = Strict(language, "trudvang")
    state = trudvang.new(players, {"adventure": "example_x1", "round_cap": 25})
    state.log = []
    heard(state, players, [Phrases(words, NAMES[:players], you) for you in (*range(players), None)], most=700)


def test_what_cards_of_a_book_do_can_be_said():
    phrases = Phrases(Strict("en", "trudvang"), NAMES, 0)
    from meadhall.games.trudvang.books import book
    from meadhall.games.trudvang.effect_descriptions import describe_effect, describe_step

    said = [
        phrases.effect(describe_effect(effect))
        for name in ("example_x1", "winter_owed")
        for card in [*BUILT_IN, *book(name).cards.values()]
        for effect in card.effects
    ]
    assert "2 CP: gain a rune: Earth or Fire; refresh" in said
    assert any(one.endswith("1 damage to each Enemy (Sylvan); 1 damage to each Enemy (the Grim Sea)") for one in said)
    for name in ("example_x1", "winter_owed"):
        for block in book(name).blocks:
            for step in block.steps:
                assert isinstance(step, Step)
                assert phrases.step(describe_step(step))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Volgr travels to the Darkwoods.",
                "Enemies move from Arji to the Great Plains: Draugr.",
                "Threat is waiting on the Grim Sea.",
                "Volgr and Maelling are now in Ejdland.",
                "Briya, Volgr and Kattly sail to Soj.",
                "A combat begins at “Bell Chamber”.",
                "Volgr is now in Ejdland.",
            ],
        ),
        (
            "fr",
            [
                "Volgr se rend dans les Bois Sombres.",
                "Des Ennemis vont d’Arji vers les Grandes Plaines\xa0: Draugar.",
                "Une Menace attend sur la mer Sinistre.",
                "Volgr et Maelling sont maintenant à Ejdland.",
                "Briya, Volgr et Kattly voguent vers Soj.",
                "Un combat commence dans la case «\xa0Bell Chamber\xa0».",
                "Volgr est maintenant à Ejdland.",
            ],
        ),
        (
            "de",
            [
                "Volgr reist in den Dunkelwald.",
                "Feinde ziehen aus Arji in die Großen Ebenen: Draugr.",
                "Bedrohung wartet auf der Grimmen See.",
                "Volgr und Maelling sind jetzt in Ejdland.",
                "Briya, Volgr und Kattly fahren mit dem Schiff nach Soj.",
                "Ein Kampf beginnt auf dem Feld „Bell Chamber“.",
                "Volgr ist jetzt in Ejdland.",
            ],
        ),
    ],
)
def test_places_stand_in_whole_sentences(language, sentences):
    reader = Phrases(Words(language, "trudvang"), NAMES, None)
    events: list[dict[str, Any]] = [
        {"kind": "travel", "hero": "volgr", "place": "darkwoods"},
        {"kind": "march", "group": "draugr", "from": "arji", "place": "great_plains"},
        {"kind": "threat-waits", "place": "grim_sea"},
        {"kind": "place-heroes", "heroes": ["volgr", "maelling"], "place": "ejdland"},
        {"kind": "sail", "heroes": ["briya", "volgr", "kattly"], "place": "soj"},
        {"kind": "combat", "place": "space:4", "where": "Bell Chamber"},
        {"kind": "place-heroes", "heroes": ["volgr"], "place": "ejdland"},
    ]
    assert [reader.event(event) for event in events] == sentences


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Travel to the Great Iron Tooth", "Sail to the Storm Sea", "Explore in Arji"]),
        ("fr", ["Voyager vers la Grande Dent de Fer", "Voguer vers la mer des Tempêtes", "Explorer à Arji"]),
        ("de", ["Zum Großen Eisenzahn reisen", "Mit dem Schiff auf die Sturmsee", "In Arji erkunden"]),
    ],
)
def test_answers_name_places_as_the_language_does(language, said):
    reader = Phrases(Words(language, "trudvang"), NAMES, 0)
    assert [reader.answer(text, 0) for text in ("travel great_iron_tooth", "sail storm_sea", "explore arji")] == said


def test_emphasis_is_for_those_who_see_type():
    reader = Phrases(Words("en", "trudvang"), NAMES, None)
    assert reader.event({"kind": "read", "entry": "20", "text": "Somebody has been writing *no*."}) == reader.event(
        {"kind": "read", "entry": "20", "text": "Somebody has been writing no."}
    )
    assert reader.prose("2 * 3 is six") == "2 * 3 is six"
