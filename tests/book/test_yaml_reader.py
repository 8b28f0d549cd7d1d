"""The YAML that a story may use: texts stay texts, and what is more than a story needs is refused with its line."""

from typing import Any

import pytest
import yaml

from meadhall.book.format.yaml_nodes import MappingNode, ScalarNode, SequenceNode
from meadhall.book.format.yaml_reader import YamlError, read_page
from meadhall.games.trudvang.books import FOLDER


@pytest.mark.parametrize(
    ("text", "code", "key", "line"),
    [
        ("", "E00", "empty", 1),
        ("a: 1\ntext: He said: go", "E00", "colon", 2),
        ("a: {b: [1}", "E00", "bracket", 1),
        ("a: {b: c\nd: e", "E00", "bracket", 1),
        ('x: 1\na: {b: "c}\nd: {e: "f"}', "E00", "bracket", 2),
        ("a:\n\tb: 1", "E00", "tab", 2),
        ("- a\nb: c", "E00", "indent", 2),
        ("a:\n  text: He sat\n    do: [b]", "E00", "indent", 3),
        ("a:\n  text: >\n    He sat\n  and sat.\n  do: [b]", "E00", "indent", 4),
        ("a:\n  text: b\n  do\n    - c: 1", "E00", "no-colon", 3),
        ("a\n  b: 1", "E00", "no-colon", 1),
        ("a:\n  b:c\n\n  d: e", "E00", "space", 2),
        ("a: - b", "E00", "dash", 1),
        ("a: 1\nb: @home", "E00", "starts", 2),
        ("a: 'It's late'", "E00", "after-quote", 1),
        ("a: 1\nb: 'x", "E00", "quote", 2),
        ("a: &x 1", "E00", "anchor", 1),
        ("a: 1\nb: *x", "E00", "anchor", 2),
        ("a: 1\nb: *Never* open it.", "E00", "anchor", 2),
        ("a:\n  - b: 1\n  -c: 2", "E00", "glued-dash", 3),
        ("a:\n  – b: 1\n  - c: 2", "E00", "strange-dash", 2),
        ("a:\n\u00a0 - b: 1\n  - c: 2", "E00", "hard-space", 2),
        ("a:\n  kind item\n  name: Lamp", "E00", "no-colon", 2),
        ("a: 1\nb [M1, M2]\nc: 2", "E00", "no-colon", 2),
        ("a:\n  text: >\n    – Hello: he said\n   do: [b]", "E00", "indent", 4),
        ("a: " + "[" * 20_000, "E00", "deep", 1),
        ("a: !wolf 1", "E00", "tag", 1),
        ("a: !!str 1", "E00", "tag", 1),
        ("a: 1\n---\nb: 2", "E00", "documents", 2),
        ("? [a]\n: b", "E00", "key", 1),
        ("a: 1\nb: \x00", "E00", "character", 2),
        ("a: " + "[" * 70 + "]" * 70, "E00", "deep", 1),
        ("a: 1\nb: 2\na: 3", "E02", "twice", 3),
        ("a: %wolf", "E00", "starts", 1),
        ('a: "\\q"', "E00", "yaml", 1),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text, code, key, line):
    with pytest.raises(YamlError) as caught:
        read_page(text, "x.yaml")
    found = caught.value.finding
    assert (found.code, found.key, found.line, found.file) == (code, key, line, "x.yaml")


def test_a_huge_file_is_refused_unread():
    with pytest.raises(YamlError) as caught:
        read_page("a" * 2_000_001, "x.yaml")
    assert caught.value.finding.key == "too-big"


@pytest.mark.parametrize("word", ["yes", "no", "on", "off", "010", "0x10", "1e3", "~", "null", "2026-01-01", "1_000"])
def test_nothing_is_guessed(word):
    """Plain YAML would make booleans, octals, dates and nothings of these."""
    read: Any = read_page(f"a: {word}", "x.yaml")
    assert read.get("a").text == word


def test_pieces_know_their_lines():
    read = read_page("a: 1\nb:\n  - c\n  - {d: e}\n", "x.yaml")
    assert isinstance(read, MappingNode)
    assert [(key.text, key.line) for key, _ in read.pairs] == [("a", 1), ("b", 2)]
    listing = read.get("b")
    assert isinstance(listing, SequenceNode)
    assert [item.line for item in listing.items] == [3, 4]
    inner = listing.items[1]
    assert isinstance(inner, MappingNode)
    assert inner.in_braces


def test_a_note_right_behind_a_text_is_told_from_one_apart():
    read: Any = read_page("a: Take the #3 road\nb: Take it  # a note\nc: 'Take #3'", "x.yaml")
    assert [(read.get(key).text, read.get(key).cut) for key in "abc"] == [
        ("Take the", True),
        ("Take it", False),
        ("Take #3", False),
    ]


def test_a_quoted_text_is_marked_so():
    read = read_page("a: 'true'", "x.yaml")
    assert isinstance(read, MappingNode)
    assert read.get("a") == ScalarNode("true", 1, True)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.yaml")), ids=lambda path: path.name)
def test_both_parsers_find_the_same(path, monkeypatch):
    """The C reader is used where it is installed; Python's own reads the same book."""
    text = path.read_text(encoding="utf-8")
    quick = read_page(text, path.name)
    monkeypatch.delattr(yaml, "CSafeLoader")
    assert read_page(text, path.name) == quick
