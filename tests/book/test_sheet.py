"""The whole campaign against its sheet: cards, what expires, how full the stories area gets, parties that play it."""

from collections import Counter

import pytest

from book.conftest import WORLD
from meadhall.book.lint.campaign_checks import ALWAYS_THERE, STORIES, CampaignExplorer
from meadhall.book.lint.linter import lint
from meadhall.book.loader import load_draft
from meadhall.games.trudvang.books import open_book, path_of
from meadhall.playtests.playtest import Playtest


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The book without its translations."""
    made = tmp_path_factory.mktemp("winter")
    for path in path_of("winter_owed").glob("*.yaml"):
        if "." not in path.stem:
            (made / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def linted(folder):
    manuscript = load_draft(folder)
    return manuscript, lint(manuscript, WORLD)


def test_the_linter_finds_nothing(linted):
    assert [(one.code, one.key, one.file) for one in linted[1].findings] == []


def test_the_cards_are_those_of_the_sheet(folder):
    kinds = Counter(card.kind for card in open_book(folder).cards.values())
    assert kinds == {
        "world": 6,
        "personality": 4,
        "location": 5,
        "companion": 3,
        "title": 5,
        "item": 5,
        "phase": 3,
        "adventure": 5,
        "side_quest": 4,
    }


def test_a_side_quest_that_expires_is_gone(linted):
    manuscript, found = linted
    years = CampaignExplorer(manuscript, found.walks)
    begin = next(iter(years.next_states("M1", years.begin())))
    later = begin
    for adventure_id in ("M2", "M3"):
        later = next(iter(years.next_states(adventure_id, later)))
    assert "S2" in later.open
    # The linter does not know whether S2 was played: if it was not, it is gone.
    assert any("S2" not in year.open for year in years.next_states("M4", later))


def test_the_stories_area_is_full_but_not_too_full(folder, tmp_path):
    """The sheet counts twelve; one World card more is one too many."""
    for path in folder.iterdir():
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    cards, first = tmp_path / "cards.yaml", tmp_path / "m3.yaml"
    cards.write_text(cards.read_text(encoding="utf-8") + "  W9: {kind: world, name: One More}\n", encoding="utf-8")
    first.write_text(
        first.read_text(encoding="utf-8").replace("- sleeve: W4\n", "- sleeve: W4\n      - sleeve: W9\n"),
        encoding="utf-8",
    )
    found = [one for one in lint(load_draft(tmp_path), WORLD).findings if one.code == "W12"]
    assert [one.args for one in found] == [{"count": STORIES + 1, "most": STORIES}]
    assert ALWAYS_THERE == 3


def test_parties_play_whole_campaigns(folder):
    found = list(Playtest(open_book(folder), str(folder), 200).run_all(3, 1))
    assert [trial.fault for trial in found if trial.fault] == []
    assert all(trial.end for trial in found)


@pytest.mark.parametrize("name", ["s2", "m3"])
def test_one_chapter_may_be_play_tested_alone(folder, name):
    """A Side Quest, and a voyage: parties find their Ship, and goals out at sea."""
    held = open_book(folder / f"{name}.yaml")
    tested = Playtest(held, name, 40)
    list(tested.run_all(10, 1))
    assert tested.coverage.wanted["entries"]
    assert not {*tested.coverage.wanted["entries"]} & {*tested.coverage.missing()}
