"""Files that people write: whatever does not fit its format is one fault with its place, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from meadhall.core.fault import Fault
from meadhall.files.strict import Name, Strict, Text
from meadhall.files.toml_loader import decode_toml, read_text
from meadhall.words import LANGUAGES, Words


class Told(Struct, tag_field="do", tag="tell", forbid_unknown_fields=True, frozen=True):
    what: Text


class Done(Struct, tag_field="do", tag="give", forbid_unknown_fields=True, frozen=True):
    coins: int


class Guest(Strict, kw_only=True, frozen=True):
    name: Name
    says: Annotated[dict[Literal["en", "fr"], Text], Meta(min_length=1)]
    rank: Literal["karl", "jarl"] = "karl"
    deeds: list[str | Told | Done] = []


class Feast(Strict, kw_only=True, frozen=True):
    guest: Annotated[list[Guest], Meta(min_length=1)]
    horns: int = 3
    mead: float = 0.5
    late: bool = False
    even: Annotated[int, Meta(multiple_of=2)] = 0
    notes: dict[str, Any] = {}


FEAST = """
horns = 4
[[guest]]
name = "bera"
says.en = "Skal"
[[guest]]
name = "egil"
says.fr = "Santé"
deeds = ["drinks", { do = "tell", what = "a tale" }, { do = "give", coins = 2 }]
"""


def refused(text: str) -> Fault:
    with pytest.raises(Fault) as caught:
        decode_toml("feast.toml", text, Feast)
    return caught.value


def test_what_fits_is_read() -> None:
    feast = decode_toml("feast.toml", FEAST, Feast)
    assert (feast.horns, [guest.name for guest in feast.guest]) == (4, ["bera", "egil"])
    assert feast.guest[1].deeds == ["drinks", Told("a tale"), Done(2)]


@pytest.mark.parametrize(
    ("was", "becomes", "key", "where", "told"),
    [
        ("horns = 4", "horn = 4", "toml-key", "horn", {"nearest": "horns"}),
        ("horns = 4", "horns = true", "toml-value", "horns", {"found": "true", "kind": "whole"}),
        ("horns = 4", "horns = 1.5", "toml-value", "horns", {"found": "1.5", "kind": "whole"}),
        ("horns = 4", 'mead = "much"', "toml-value", "mead", {"found": "much", "kind": "number"}),
        ("horns = 4", "late = 1", "toml-value", "late", {"found": "1", "kind": "truth"}),
        ("horns = 4", "notes = []", "toml-value", "notes", {"found": "[…]", "kind": "table"}),
        ("[[guest]]", "[guest]", "toml-value", "guest", {"found": "{…}", "kind": "list"}),
        ('name = "egil"', "", "toml-missing", "guest 2, name", {}),
        ('name = "egil"', 'name = ""', "toml-missing", "guest 2, name", {}),
        ('name = "egil"', 'name = "Egil S."', "toml-value", "guest 2, name", {"found": "Egil S.", "kind": "name"}),
        ('name = "egil"', 'name = ["egil"]', "toml-value", "guest 2, name", {"kind": "text"}),
        ('says.fr = "Santé"', "says = {}", "toml-missing", "guest 2, says", {}),
        ('says.fr = "Santé"', 'says.no = "Skål"', "toml-key", "guest 2, says, no", {"nearest": "en, fr"}),
        ('says.fr = "Santé"', "says.fr = 7", "toml-value", "guest 2, says, fr", {"found": "7", "kind": "text"}),
        (
            'name = "egil"',
            'name = "egil"\nrank = "jarls"',
            "toml-word",
            "guest 2, rank",
            {"found": "jarls", "right": "jarl"},
        ),
        ('"drinks"', "7", "toml-value", "guest 2, deeds 1", {"found": "7", "kind": "text"}),
        ("coins = 2", 'coins = "2"', "toml-value", "guest 2, deeds 3, coins", {"kind": "whole"}),
        ("coins = 2", "coin = 2", "toml-key", "guest 2, deeds 3, coin", {"nearest": "coins"}),
        ('do = "tell", ', "", "toml-missing", "guest 2, deeds 2, do", {}),
        ('do = "tell"', 'do = "tells"', "toml-word", "guest 2, deeds 2, do", {"found": "tells", "right": "tell"}),
        ('do = "tell"', "do = []", "toml-word", "guest 2, deeds 2, do", {"found": "[…]"}),
    ],
)
def test_a_mistake_is_named_with_its_place(was: str, becomes: str, key: str, where: str, told: dict[str, str]) -> None:
    assert was in FEAST
    text = FEAST.replace(was, becomes, 1)
    fault = refused(text[: text.index("[[guest]]")] if becomes == "[guest]" else text)
    assert fault.key == key
    assert fault.args_of_key.items() >= {"file": "feast.toml", "where": where, **told}.items()
    for language in LANGUAGES:
        said = Words(language).fault(fault)
        assert "feast.toml" in said
        assert where in said


@pytest.mark.parametrize(
    ("text", "line", "shown"),
    [
        ("horns = ", "1", "horns ="),
        ("\nhorns = four\n", "2", "horns = four"),
        ("[[guest]]\nname = 'egil", "2", "name = 'egil"),
        ("notes = [1,\n2\n\n", "2", "2"),
        ("a" * 99, "1", "a" * 60),
    ],
)
def test_what_is_no_toml_is_named_with_its_line(text: str, line: str, shown: str) -> None:
    fault = refused(text)
    assert (fault.key, fault.args_of_key) == ("toml-line", {"file": "feast.toml", "line": line, "text": shown})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("even = 3\n" + FEAST, "toml-refused"),
        (f"horns = {'9' * 5000}", "toml-refused"),
        (f"notes.a = {'[' * 5000}{']' * 5000}", "toml-deep"),
    ],
)
def test_what_only_a_reader_of_numbers_or_depths_refuses(text: str, key: str) -> None:
    assert refused(text).key == key


def test_a_file_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "feast.toml"
    with pytest.raises(Fault) as caught:
        read_text(file)
    assert caught.value.key == "file-unreadable"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Fault) as caught:
        read_text(file)
    assert (caught.value.key, caught.value.args_of_key) == ("toml-text", {"file": str(file)})
    file.write_bytes(b"\xef\xbb\xbfhorns = 4")
    assert read_text(file) == "horns = 4"
