"""The terminal's own words: complete in three languages, none idle, and commands that nobody can confuse."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

import meadhall
import meadhall.terminal
from meadhall.book.format.vocabulary import WINDOWS
from meadhall.core.game import GAMES, register
from meadhall.games import SHIPPED
from meadhall.games.trudvang.edge.view_combat import STEPS
from meadhall.games.trudvang.state import REASONS
from meadhall.games.trudvang.terminal.hero_text import PARTS
from meadhall.games.yggdrasil.cards import ENEMIES, ON_BOARD, WORLDS
from meadhall.games.yggdrasil.state import REASONS as ENDS
from meadhall.terminal.game_ui import Teller
from meadhall.terminal.key_bindings import ANSWERS as OPTION_KEYS
from meadhall.terminal.key_bindings import COMMANDS as KEYS
from meadhall.terminal.messages import COMMANDS, Speech, folded, key_of, list_command_words, load_sources, vocabulary
from meadhall.terminal.plain_teller import PlainTeller, find_teller
from meadhall.words import LANGUAGES, texts

FOLDER = Path(meadhall.terminal.__file__).parent


def verbs_of(game: str) -> list[str]:
    """The keys of the answers, where every answer has one named after its verb."""
    return [key for text in texts("en", game) for key in re.findall(r"^(move-[\w-]+) =", text, re.MULTILINE)]


TELLERS = {game: find_teller(game) for game in SHIPPED}
VERBS = {
    "norsaga": {
        "play",
        "place",
        "discard",
        "dismiss",
        "take",
        "give",
        "swap",
        "keep",
        "stop",
        "done",
        "pass",
        "choose",
    },
    "fire_and_axe": {
        "load",
        "launch",
        "draw",
        "sail",
        "trade",
        "raid",
        "settle",
        "play",
        "discard",
        "winter",
        "end",
        "pass",
        "turn",
        "leave",
        "lose",
        "roll",
        "stop",
        "place",
        "refuse",
        "demand",
        "reroll",
        "board",
        "stow",
        "done",
        "choose",
        "steal",
    },
    # “help” is an answer too, where a brother in arms is asked for help; “aide”, “Hilfe” and “commands” still are not.
    "yggdrasil": {key.removeprefix("move-") for key in verbs_of("yggdrasil")} - {"help"},
    "trudvang": {key.removeprefix("move-") for key in verbs_of("trudvang")},
}


YGGDRASIL = [
    *(f"gain-{world}" for world in WORLDS),
    *(f"margin-{way}" for way in (*ENDS, "page-turn") if way != "book"),
    *(f"ladder-{enemy}" for enemy in ENEMIES[:ON_BOARD]),
    *(f"bond-{kind}" for kind in ("brothers", "bloods", "chances", "travels")),
    *(f"warn-{warning}" for warning in ("may-die", "moves-nobody", "will-die", "in-vain")),
    *(f"first-{verb}" for verb in ("journey", "give", "take")),
    *(f"second-{verb}" for verb in ("journey", "give", "take", "under", "order", "buy")),
]


TRUDVANG = [
    *(f"at-{window}" for window in WINDOWS),
    *(f"step-{step}" for step in STEPS),
    *(f"reason-{reason}" for reason in REASONS[1:]),
    *(f"{deck}-{part}" for deck in ("deck", "feats") for part in PARTS),
    *(f"owned-{how}" for how in ("item", "companion", "companion-turned", "title", "idle")),
    *(
        f"kind-{kind}"
        for kind in ("location", "item", "companion", "personality", "title", "world", "adventure", "side_quest")
    ),
]


def keys(language: str, game: str) -> dict[str, tuple[str, ...]]:
    """Each message with its attributes: the terminal's, then those for a game."""
    return {
        entry.id.name: tuple(sorted(attribute.id.name for attribute in entry.attributes))
        for text in load_sources(language, game)
        for entry in FluentResource(text).body
        if isinstance(entry, (Message, Term))
    }


@pytest.mark.parametrize("game", TELLERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str, game: str) -> None:
    assert keys(language, game) == keys("en", game)
    assert any(key.startswith(f"terminal-{game}-") for key in keys(language, game))


def drawn_by(game: str) -> Path:
    return FOLDER.parent / "games" / game / "terminal"


@pytest.mark.parametrize("game", TELLERS)
def test_no_key_is_idle(game: str) -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8") for folder in (FOLDER, drawn_by(game)) for path in folder.rglob("*.py")
    )
    built = {key_of(game, name) for name in (*COMMANDS, *TELLERS[game].topics)}
    built |= {f"terminal-key-{name}" for _, name in KEYS}
    built |= {f"terminal-norsaga-slot-{pair}" for pair in ("P", "G12", "G34")}
    built |= {f"terminal-fire_and_axe-town-{size}" for size in ("small", "large")}
    built |= {f"terminal-yggdrasil-{key}" for key in YGGDRASIL}
    built |= {f"terminal-trudvang-{key}" for key in TRUDVANG}
    for key in keys("en", game):
        short = key.removeprefix("terminal-").removeprefix(f"{game}-")
        assert key in built or f'"{short}"' in code or f"'{short}'" in code or key in code, key


@pytest.mark.parametrize("game", TELLERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_ours_hides_one_of_the_hall_or_the_game(language: str, game: str) -> None:
    others = {
        entry.id.name
        for text in texts(language, game)
        for entry in FluentResource(text).body
        if isinstance(entry, (Message, Term))
    }
    assert not others & set(keys(language, game))


@pytest.mark.parametrize("game", TELLERS)
def test_no_word_means_two_commands(game: str) -> None:
    meanings: dict[str, set[str]] = {}
    for command in (*COMMANDS, *TELLERS[game].topics):
        for language in LANGUAGES:
            for word in list_command_words(language, game, command):
                meanings.setdefault(folded(word), set()).add(command)
    assert not {word: found for word, found in meanings.items() if len(found) > 1}


@pytest.mark.parametrize("game", TELLERS)
def test_no_command_is_the_first_word_of_an_answer(game: str) -> None:
    assert not VERBS[game] & set(vocabulary(game, TELLERS[game].topics))


def test_option_keys_and_command_keys_are_apart():
    assert not set(OPTION_KEYS) & {key for key, _ in KEYS}
    assert len(set(OPTION_KEYS)) == len(OPTION_KEYS)


@pytest.mark.parametrize("game", TELLERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_set_as_the_language_wants(language: str, game: str) -> None:
    whole = "\n".join(load_sources(language, game))
    text = "\n".join(line for line in whole.splitlines() if not line.startswith("#"))
    if language == "fr":
        assert not re.search(" [:;?!»]|« ", text), "a no-break space belongs there"
        assert "«\u00a0" in text
    if language == "de":
        assert text.count("„") == text.count("“")
    assert '"' not in text.replace('{ " " }', "").replace('{ "" }', "")


def test_a_game_without_a_teller_gets_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    register("fidchell", "toy:toy")
    assert find_teller("fidchell") is PlainTeller
    GAMES.pop("fidchell")
    monkeypatch.setattr(Speech, "has", lambda self, key: False)
    told = Teller(Speech("en", "norsaga"), None, {"game": "fid_chell"}, ["Bera"])
    assert told.title() == "Fid Chell"
    assert told.topics == ()
    assert told.layout(80, 24).shown == 0


def test_a_drawing_that_lacks_something_it_imports_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would silently be replaced by the plain one."""

    def lack(place: str) -> None:
        raise ModuleNotFoundError("No module named 'braille'", name="braille")

    monkeypatch.setattr(importlib, "import_module", lack)
    with pytest.raises(ModuleNotFoundError, match="braille"):
        find_teller("norsaga")
