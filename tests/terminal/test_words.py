"""The terminal's own words: complete in three languages, none idle, and commands that nobody can confuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import meadhall
import meadhall.terminal
from meadhall.terminal.norsaga import Teller
from meadhall.terminal.screen import COMMANDS as KEYS
from meadhall.terminal.screen import KEYS as OPTION_KEYS
from meadhall.terminal.speech import COMMANDS, Speech, folded, source, vocabulary, words_for
from meadhall.words import LANGUAGES
from terminal.conftest import NORSAGA

FOLDER = Path(meadhall.terminal.__file__).parent


def keys(language: str) -> dict[str, tuple[str, ...]]:
    """Each message with its attributes."""
    return {
        entry.id.name: tuple(sorted(attribute.id.name for attribute in entry.attributes))
        for entry in FluentResource(source(language)).body if hasattr(entry, "attributes")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str):
    assert keys(language) == keys("en")


def test_no_key_is_idle():
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    built = {f"terminal-do-{name}" for name in (*COMMANDS, *Teller.topics)}
    built |= {f"terminal-key-{name}" for _, name in KEYS}
    built |= {f"terminal-norsaga-slot-{pair}" for pair in ("P", "G12", "G34")}
    for key in keys("en"):
        short = key.removeprefix("terminal-").removeprefix("norsaga-")
        assert key in built or f'"{short}"' in code or f"'{short}'" in code or key in code, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_ours_hides_one_of_the_hall_or_the_game(language: str):
    from meadhall.words import texts

    others = {
        entry.id.name for text in texts(language, "norsaga") for entry in FluentResource(text).body
        if hasattr(entry, "attributes")
    }
    assert not others & set(keys(language))


def test_no_word_means_two_commands():
    meanings: dict[str, set[str]] = {}
    for command in (*COMMANDS, *Teller.topics):
        for language in LANGUAGES:
            for word in words_for(language, command):
                meanings.setdefault(folded(word), set()).add(command)
    assert not {word: found for word, found in meanings.items() if len(found) > 1}


def test_no_command_is_the_first_word_of_an_answer():
    verbs = {"play", "place", "discard", "dismiss", "take", "give", "swap", "keep", "stop", "done", "pass", "choose"}
    assert not verbs & set(vocabulary(Teller.topics))


def test_option_keys_and_command_keys_are_apart():
    assert not set(OPTION_KEYS) & {key for key, _ in KEYS}
    assert len(set(OPTION_KEYS)) == len(OPTION_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_set_as_the_language_wants(language: str):
    text = "\n".join(line for line in source(language).splitlines() if not line.startswith("#"))
    if language == "fr":
        assert not re.search(" [:;?!»]|« ", text), "a no-break space belongs there"
        assert "«\u00a0" in text
    if language == "de":
        assert text.count("„") == text.count("“")
    assert '"' not in text.replace('{ " " }', "").replace('{ "" }', "")


def test_a_game_without_a_teller_gets_the_bare_one():
    from meadhall.terminal.teller import Bare, teller_of

    assert teller_of("fidchell") is Bare
    bare = Bare(Speech("en", "norsaga"), None, {"game": "fire_and_axe"}, ["Bera"])
    assert bare.title() == "Fire And Axe"
    assert NORSAGA.name == "norsaga"
