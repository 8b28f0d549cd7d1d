"""The words about books: the same in all languages, none missing, none unused."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import meadhall
from book.words_helpers import TYPOGRAPHY
from meadhall.words import LANGUAGES

FOLDER = Path(meadhall.__file__).parent / "book"
CODE = "".join(
    path.read_text(encoding="utf-8").replace("from __future__ import annotations", "") for path in FOLDER.rglob("*.py")
)
BUILT = re.compile(r"kind-\w+|zone-\w+|near")  # put together of two parts


def messages(language):
    found = {}
    for entry in FluentParser().parse((FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found
            found[entry.id.name] = set(re.findall(r"'VariableReference'[^}]*?'name': '(\w+)'", str(entry.to_json())))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same(language):
    assert messages("en") == messages(language)


def raised():
    """The keys of all findings: the fourth argument, or the first of `yaml_error` and `YamlDiagnosis`."""
    calls = [node for node in ast.walk(ast.parse(CODE)) if isinstance(node, ast.Call)]
    places = {"Finding": 3, "yaml_error": 0, "YamlDiagnosis": 0}
    named = [
        (node.args, places[name])
        for node in calls
        if (name := getattr(node.func, "id", getattr(node.func, "attr", ""))) in places
    ]
    constants = {arg.value for args, place in named if isinstance(arg := args[place], ast.Constant)}
    assert {"twice", "tab", "dead-end"} <= constants
    return constants


def test_no_sentence_is_unused_and_none_is_missing():
    keys = {key.removeprefix("fault-saga-") for key in messages("en") if key != "fault-saga"}
    named = {key for key in keys if not BUILT.fullmatch(key)}
    assert [key for key in named if f'"{key}"' not in CODE and f'"saga-{key}"' not in CODE] == []
    kinds = {f"kind-{word}" for word in re.findall(r'    expected = "([\w-]+)"', CODE)}
    assert kinds <= keys
    assert raised() - keys == set()
    assert {f"zone-{zone}" for zone in ("combat", "would", "passive", "always")} <= keys


@pytest.mark.parametrize(("language", "wrong"), TYPOGRAPHY.items())
def test_each_language_keeps_its_own_typography(language, wrong):
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    said = [re.sub(r'\{ "[{}]" \}', "", line) for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(wrong, line)] == []
