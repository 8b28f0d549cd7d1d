"""The story tools and the file of a saga of Yggdrasil."""

import re
from pathlib import Path

import pytest

from meadhall.words import LANGUAGES
from optional import unwrap

DOCS = Path(__file__).parents[2] / "docs"


def feast(tmp_path, old="", new=""):
    """The saga of the page on sagas of Yggdrasil, perhaps with a slip."""
    text = unwrap(re.search(r"```toml\n(.*?)```", (DOCS / "yggdrasil_sagas.md").read_text(encoding="utf-8"), re.S))[1]
    assert old in text
    path = tmp_path / "feast.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_reads_a_saga_of_yggdrasil(hall, language, tmp_path):
    said = hall("story", "check", feast(tmp_path), "--lang", language)
    assert (said.code, said.err, "The feast" in said.out) == (0, "", True)
    assert hall("story", "check", feast(tmp_path), "--json").json["findings"] == []


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("horns >= 3|2", "hornz >= 3|2", "hornz"),
        ('then = ["send', 'thne = ["send', "thne"),
        ("dead >= 6", "dead > = 6", "> ="),
        ('id = "feast"', 'id = feast"', "feast"),
        ('at = ["asgard"]', 'at = ["asgrad"]', "asgrad"),
    ],
)
def test_check_names_the_line_of_a_saga(hall, old, new, word, tmp_path):
    path = feast(tmp_path, old, new)
    said = hall("story", "check", path)
    line = next(at for at, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if word in text)
    assert (said.code, said.out.startswith(f"feast.toml:{line}  ")) == (1, True), said.out
    assert hall("story", "check", path, "--json").json["findings"][0]["line"] == line


@pytest.mark.parametrize("command", ["graph", "export", "test"])
def test_what_is_for_books_says_so_of_a_saga(hall, command, tmp_path):
    said = hall("story", command, feast(tmp_path))
    assert (said.code, said.out) == (2, "")
    assert "meadhall story check" in said.err
