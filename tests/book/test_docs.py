"""The pages for authors: the tutorial ends in a book that is clean, and the reference leaves nothing out."""

import re

import pytest

from book.docs_helpers import REFERENCE, TUTORIAL, lamp, pieces
from meadhall.book.authoring.scaffold import read_template
from meadhall.book.format import vocabulary as v
from meadhall.book.format.condition_types import FACTS
from meadhall.book.format.verb_table import VERBS
from meadhall.book.format.yaml_reader import read_page
from meadhall.cli import main
from meadhall.commands.cli.output import load_command_words
from meadhall.games.trudvang.books import world


def test_the_tutorial_ends_in_a_clean_adventure(tmp_path, found):
    path = tmp_path / "lamp.yaml"
    path.write_text(lamp(), encoding="utf-8")
    assert found(path) == []


def shown(after):
    """The lines that the tutorial shows as the answer of a command, the first of them known."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", TUTORIAL, re.S | re.M)
    return next(block for block in blocks if block.startswith(after)).splitlines()


def test_the_tutorial_says_what_the_check_says_of_its_first_pages(tmp_path, found):
    path = tmp_path / "lamp.yaml"
    path.write_text(pieces(TUTORIAL)[1], encoding="utf-8")
    words = load_command_words("en", None)
    said = [f"{one.file}:{one.line}  SAGA-{one.code}  {words.fault(one.sentence)}" for one in found(path)]
    assert said == shown("lamp.yaml:9")


def test_the_tutorial_says_what_its_parties_meet(tmp_path, capsys):
    path = tmp_path / "lamp.yaml"
    path.write_text(lamp(), encoding="utf-8")
    assert main(["story", "test", str(path), "--games", "12", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[:3] == shown("Entries:")[:3]


def test_the_tutorial_begins_with_what_story_new_writes():
    written = read_template("en").splitlines()
    assert [line for line in pieces(TUTORIAL)[0].splitlines() if line not in written] == []


@pytest.mark.parametrize(
    "word",
    [
        *VERBS,
        *FACTS,
        *v.WINDOWS,
        *v.CARD_KINDS,
        *v.SINGLE_WHO,
        *v.NAMED_AMOUNTS,
        *v.DECKS,
        *v.ENEMY_TYPES,
        *v.BOSS_FIGURES,
        *v.OUTCOMES,
        *v.TESTS,
    ],
)
def test_the_reference_names_every_word(word):
    assert re.search(rf"`[^`\n]*\b{word}\b[^`\n]*`", REFERENCE)


def test_the_reference_lists_every_region():
    """A line for each, in the order of the map: its id, land or sea, the way there by road and by Ship."""
    told = re.findall(r"^\| `(\w+)` \| (land|sea) \| ([\w, ]*?) ?\| ([\w, ]*?) ?\|$", REFERENCE, re.M)
    assert told == [
        (region, "sea" if one.sea else "land", ", ".join(one.roads), ", ".join(one.shores))
        for region, one in world().regions.items()
    ]


def test_the_reference_names_every_check():
    codes = [f"E{number:02}" for number in range(1, 27)] + [f"W{number:02}" for number in range(1, 15)]
    assert re.findall(r"^\| ([EW]\d\d) \|", REFERENCE, re.M) == codes


@pytest.mark.parametrize("piece", pieces(REFERENCE)[1:])
def test_the_examples_of_the_reference_can_be_read(piece):
    read_page(piece, "book.md")
