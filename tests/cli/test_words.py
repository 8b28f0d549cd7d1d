"""The words of the command line: the same in all languages, none missing, none unused, none that clashes."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Placeable, TextElement

import meadhall
from meadhall.commands.cli.arguments import list_arguments
from meadhall.commands.cli.command_line import load_command
from meadhall.commands.cli.output import load_command_words, load_plain_words, read_messages
from meadhall.commands.cli.registry import COMMANDS, GROUPS
from meadhall.words import LANGUAGES, texts

FOLDER = Path(meadhall.__file__).parent / "commands"
PAGES = [name for name in COMMANDS if name not in GROUPS] + [
    f"{group} {name}" for group in GROUPS for name in GROUPS[group]
]
CODE = "".join(
    path.read_text(encoding="utf-8")
    for path in [*FOLDER.rglob("*.py"), *FOLDER.parent.glob("scaffold/*.py"), FOLDER.parent / "cli.py"]
)


def parsed(text):
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes})
    return found


def names_in(pattern):
    return set(re.findall(r"'VariableReference'[^}]*?'name': '(\w+)'", str(pattern.to_json())))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same_with_the_same_variables(language):
    english, other = parsed(read_messages("en")), parsed(read_messages(language))
    assert list(english) == list(other)
    assert [key for key in english if names_in(english[key]) != names_in(other[key])] == []


def test_help_says_exactly_what_the_parser_takes():
    wanted = {
        f"help-{name.replace(' ', '-')}.{argument.name.lstrip('-').lower()}"
        for name in PAGES
        for argument in list_arguments(name, load_command(name))
    }
    pages = "|".join(name.replace(" ", "-") for name in PAGES)
    found = {key for key in load_plain_words("en") if re.fullmatch(rf"help-({pages})\..+", key)}
    assert {key for key in found if not key.endswith(".more")} == wanted


def test_every_other_key_is_said_somewhere():
    """Keys made of two parts are known by the first."""
    built = r"(data|doctor|doctor-problem|lab|rules-from|sim|tournament)-\w+|help-.+"
    built += r"|story-(graph|in-a-game|part|page).*"
    keys = {key for key in parsed(read_messages("en")) if not re.fullmatch(built, key)}
    assert [key for key in keys if f'"{key.removeprefix("fault-")}"' not in CODE and f"'{key}'" not in CODE] == []


def test_every_fault_of_the_commands_has_its_sentence():
    raised = set(re.findall(r'Fault\("([\w-]+)"', CODE)) | {"line-flag", "line-number"}
    for language in LANGUAGES:
        words = load_command_words(language, None)
        assert [key for key in raised if not words.has(f"fault-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_read_without_fluent_as_fluent_would_read_it(language):
    quick = load_plain_words(language)
    for key, pattern in parsed(read_messages(language)).items():
        if key.startswith("help"):
            assert not any(isinstance(element, Placeable) for element in pattern.elements)
            assert quick[key] == "".join(e.value for e in pattern.elements if isinstance(e, TextElement)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_also_the_halls_or_a_games(language):
    own = set(parsed(read_messages(language)))
    for text in texts(language, "norsaga"):
        assert own & set(parsed(text)) == set()
