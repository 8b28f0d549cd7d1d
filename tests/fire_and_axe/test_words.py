"""Every sentence exists, nothing is said that nobody asks for, and whole games can be heard."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import meadhall
from edges import both_say
from fire_and_axe import greedy
from fire_and_axe.voyage import FIFTEEN, game, owned, table
from fire_and_axe.words_helpers import NAMES
from meadhall.core.agenda import answer, pending
from meadhall.games.fire_and_axe.cards import PIECES, RUNES, SAGAS
from meadhall.games.fire_and_axe.chart import REGION_IDS, SPACE_OF
from meadhall.games.fire_and_axe.options import TWO
from meadhall.words import LANGUAGES, Words
from optional import unwrap
from scenario import run
from words.sources import said_of_answers

SOURCE = Path(meadhall.__file__).parent / "games" / "fire_and_axe"
FOR_EDGES = re.compile(r"title|tagline|term-.+|region-.+|zone-.")


@cache
def messages(name):
    """Every message and attribute of a file."""
    found = set()
    for entry in FluentParser().parse((SOURCE / "words" / name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def calls(*names):
    for path in SOURCE.rglob("*.py"):
        if path.parent.name == "terminal":  # which has words of its own
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in names
                and node.args
            ):
                yield node


def constants(node):
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def events():
    return {kind for call in calls("Event", "log_event", "log_seat_event") for kind in constants(call.args[0])}


def faults():
    return {key for call in calls("Fault") for key in constants(call.args[0]) if key.startswith("fire_and_axe-")}


def verbs():
    return {text.split()[0] for _, asked, _ in games() for _, options, _ in asked for text in options}


def expected():
    keys = {f"space-{name}{form}" for name in SPACE_OF for form in ("", ".to", ".in")}
    keys |= {f"piece-{name}{form}" for name in PIECES for form in ("", ".one")}
    keys |= {f"{of}-{name}" for name in RUNES for of in ("rune", "effect")} | {f"saga-{name}" for name in SAGAS}
    keys |= {f"region-{name}" for name in REGION_IDS} | {f"goal-{kind}" for kind in ("trade", "raid", "settle")}
    keys |= {f"task-{kind}" for kind in ("trade", "raid", "settle")} | {f"era-{era}" for era in (1, 2, 3)}
    keys |= {"direction-clockwise", "direction-anticlockwise", "nothing", "dealer", "rune", "saga"}
    keys |= {
        f"ask-{frame.ask.replace('.', '-')}{form}"
        for frame in game.frames.values()
        if frame.ask
        for form in ("", ".wait")
    }
    keys |= {f"event-{kind}" for kind in events()} | {f"move-{verb}" for verb in verbs()}
    keys |= {f"fault-{key}" for key in faults()}
    for option in (*game.options, TWO):  # a table names the variant for two, though nobody chooses it
        keys |= {f"option-{option.name}", f"option-{option.name}.doc"}
        choices = () if isinstance(option.choices, range) else option.choices
        keys |= {f"option-{option.name}.{value}" for value in choices if re.fullmatch("[a-z_]+", str(value))}
    return keys


def test_the_game_has_all_its_words_and_no_others():
    there = messages("en.ftl")
    assert expected() - there == set()
    others = {key for key in there - expected() if not FOR_EDGES.fullmatch(key)}
    assert others - both_say("fire_and_axe", others) - said_of_answers("fire_and_axe", others) == set()


def test_every_rule_and_chapter_is_told():
    there = messages("en.rules.ftl")
    ledger = (SOURCE / "rules.toml").read_text(encoding="utf-8")
    rules = set(re.findall(r'id = "(FA-[A-Z]+-\d+)"', ledger))
    assert there == rules | {f"chapter-{name}" for name in re.findall(r'id = "([a-z]+)"', ledger)}


@pytest.mark.parametrize("name", ["en.ftl", "en.rules.ftl"])
def test_english_typography(name):
    text = (SOURCE / "words" / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search("[\"'„«]", line)] == []


class Strict(Words):
    """Refuses to say a key instead of its words."""

    def __init__(self, language):
        super().__init__(language, "fire_and_axe")
        self.said = {}

    def __call__(self, key, **args):
        asked = (key, *args.items())
        if asked not in self.said:
            assert self.has(key), key
            text = super().__call__(key, **args)
            assert text.strip() == text
            assert text
            assert "{" not in text, text
            assert "  " not in text, text
            self.said[asked] = text
        return self.said[asked]


LANGUAGES_HERE = [language for language in LANGUAGES if (SOURCE / "words" / f"{language}.ftl").is_file()]


@cache
def games():
    """Hasty games, chosen because together they have everything: how many play, every question, every event."""
    return [*(game_of(seed) for seed in (11, 13, 14, 19, 22, 23, 25)), rarities()]


def game_of(seed):
    players = (3, 4, 5, 2)[seed % 4]
    s = game.new(players, {"off_turn": ("anytime", "reactions")[seed % 2], "round_cap": 60})
    s.log = []
    rng = meadhall.Rng.seeded(seed)
    asked = []
    while moves := pending(s):
        decision = unwrap(meadhall.decide(s))
        asked.append((decision.seat, decision.options, (decision.ask, decision.about)))
        answer(s, greedy.pick(s, moves, rng))
    return players, asked, s.log


def rarities():
    """What hardly ever happens: unrest that dies down, a settlement that is taken over, a ward, sitting out."""
    told: list[Any] = []
    for position, script in (
        ("A.ship=horn A.hand=unrest settled=horn:B", ["play unrest", "leave", "die 1"]),
        ("A.ship=horn A.crew=2 A.hand=usurper settled=horn:B", ["play usurper", "leave"]),
        ("A.ship=horn A.hand=unrest settled=horn:B", ["play unrest", "leave", "die 6"]),
        (
            "A.ship=lion A.hand=tireless_oars B.ship=rome B.hand=thors_ward",
            ["play tireless_oars", "leave", "play thors_ward", "leave"],
        ),
        (f"settled={owned(FIFTEEN, 'B')} A.ship=lion", ["end"]),
    ):
        s = table(position)
        run(s, *script)
        told += unwrap(s.log)
    return 3, [], told


def test_the_games_hear_of_everything():
    heard = {ask for _, asked, _ in games() for _, _, (ask, _) in asked}
    assert heard == {frame.ask for frame in game.frames.values() if frame.ask}
    assert {event.kind for _, _, log in games() for event in log} == events()


@pytest.mark.parametrize("language", LANGUAGES_HERE)
def test_games_can_be_heard_from_every_seat(language):
    words = Strict(language)
    for players, asked, log in games():
        readers = [game.phrases(words, NAMES[:players], you) for you in (*range(players), None)]
        for seat, options, (ask, about) in asked:
            for reader in readers:
                assert reader.prompt(seat, ask, about if reader.you == seat else None)
            labels = [readers[seat].answer(option, seat) for option in options]
            assert len(set(labels)) == len(labels), "two answers that sound alike"
        for event in log:
            for reader in readers:
                assert reader.event(event.fields_for(reader.you))


@pytest.mark.parametrize("language", LANGUAGES_HERE)
def test_nobody_is_called_by_name_to_their_face(language):
    words = Strict(language)
    for players, _, log in games()[:3]:
        for you in range(players):
            reader = game.phrases(words, ["Xerxes" if seat == you else "Bera" for seat in range(players)], you)
            for event in log:
                assert "Xerxes" not in reader.event(event.fields_for(you)), event.kind


def test_what_is_hidden_is_not_said():
    words = Strict("en")
    for players, _, log in games()[:3]:
        spectator = game.phrases(words, NAMES[:players], None)
        for event in log:
            if event.kind == "draw":
                assert re.fullmatch(r"\w+ draws a rune\.", spectator.event(event.fields_for(None)))


def test_a_refusal_quotes_the_rule():
    words = Words("en", "fire_and_axe")
    assert words("FA-LOAD-13") in words.refusal(meadhall.Refusal("FA-LOAD-13", {"answer": "load fish"}))
    for key in faults():
        assert words.has(f"fault-{key}")
