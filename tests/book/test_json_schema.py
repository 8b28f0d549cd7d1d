"""The schema for editors says what the loader says: it takes the shipped books and refuses what the loader refuses."""

import json
import re

import jsonschema_rs
import pytest

from book.conftest import CLEAN, FIXTURES, WORLD
from meadhall.book.format.condition_types import FACTS
from meadhall.book.format.json_schema import build_schema
from meadhall.book.format.verb_table import VERBS
from meadhall.book.format.yaml_nodes import MappingNode, SequenceNode
from meadhall.book.format.yaml_reader import read_page
from meadhall.games.trudvang.books import FOLDER

SCHEMA = build_schema(WORLD)
VALIDATOR = jsonschema_rs.validator_for(SCHEMA)


def plain(node):
    """As an editor's YAML would read it."""
    if isinstance(node, MappingNode):
        return {key.text: plain(value) for key, value in node.pairs}
    if isinstance(node, SequenceNode):
        return [plain(item) for item in node.items]
    if not node.quoted and re.fullmatch(r"-?\d+", node.text):
        return int(node.text)
    return {"true": True, "false": False}.get(node.text, node.text) if not node.quoted else node.text


def fits(text):
    return VALIDATOR.is_valid(plain(read_page(text, "x.yaml")))


GOOD = [
    *sorted(FOLDER.rglob("*.yaml")),
    *sorted(FIXTURES.glob("*/right.yaml")),
    *sorted(FIXTURES.glob("*/right/*.yaml")),
]


@pytest.mark.parametrize("path", GOOD, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_good_files_fit(path):
    assert fits(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("reveal_poi: A", "reveal_pio: A"),
        ("first: true}", "frist: true}"),
        ("- reveal_poi: A", "- {reveal_poi: A, who: all}"),
        ("- reveal_poi: A", "- reveal_poi"),
        ("difficulty: 2", "difficulty: two"),
        ("type: charisma, ", ""),
        ("region: arji", "region: arij"),
        ("{quest: 1}", "{qeust: 1}"),
        ("kind: companion", "kind: compagnon"),
        ("  B:\n", "  M:\n"),
        ("saga: 1", "saga: 2"),
    ],
)
def test_what_the_loader_refuses_does_not_fit(old, new):
    assert fits(CLEAN)
    assert not fits(CLEAN.replace(old, new, 1))


def test_every_verb_and_every_condition_is_in_it():
    steps = SCHEMA["$defs"]["step"]["anyOf"]
    named = {one["required"][0] for one in steps[1:]}
    assert named == set(VERBS)
    assert set(SCHEMA["$defs"]["condition"]["properties"]) == {*FACTS, "any", "all", "not"}


def test_every_reference_is_defined():
    pointed = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(SCHEMA)))
    assert pointed == set(SCHEMA["$defs"])
