"""Campaigns as a player keeps them: begun, played, listed, exported, imported, restarted."""

import io
import shlex
import zipfile
from pathlib import Path

import pytest

from meadhall.tables.saved_games import find_home
from meadhall.words import LANGUAGES

SEATS = ("--seats", "me=Bera,thrall", "--seed", 3)


@pytest.fixture
def winter(hall):
    assert hall("campaign", "new", "Winter Nights", *SEATS).code == 0
    return find_home() / "campaigns" / "winter-nights"


def typed(answers):
    return "".join(f"{one}\n" for one in answers)


@pytest.fixture
def sat(hall, monkeypatch):
    """An evening at the table, which ends when the answers do."""

    def evening(name, *answers):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed(answers)))
        return hall("campaign", "play", *([name] if name else []), "--plain")

    return evening


def test_a_campaign_begins_as_the_page_about_the_game_says(hall):
    page = (Path(__file__).parents[2] / "docs" / "trudvang.md").read_text(encoding="utf-8")
    [line] = [line for line in page.splitlines() if line.startswith("meadhall campaign new")]
    assert hall(*shlex.split(line, comments=True)[1:]).code == 0


def test_a_campaign_goes_on_where_it_was_left(hall, shell, winter):
    first = shell("campaign", "play", "winter nights", "--plain", stdin=typed([1, 1]))
    assert first.code == 0
    assert "Frost came to Ejdland" in first.out
    assert "meadhall campaign play 'Winter Nights' --plain" in first.out
    again = shell("campaign", "play", "--plain")
    assert "The story so far:" in again.out
    assert "You are in Ejdland. Where do you go?" in again.out
    [one] = hall("campaign", "list", "--json").json
    assert (one["name"], one["book"], one["adventure"], one["round"]) == ("Winter Nights", "winter_owed", "M1", 1)
    assert (one["sittings"], one["over"], one["names"]) == (1, False, ["Bera", "Thrall"])


def test_a_campaign_is_told_back_in_a_terminal(hall, sat, winter):
    assert "Nothing has been told yet" in hall("campaign", "chronicle", "winter nights").out
    sat("winter nights", *[1] * 12)
    said = hall("campaign", "chronicle", "winter nights", "--lang", "fr")
    assert said.code == 0
    assert "La saga de " in said.out
    assert hall("campaign", "chronicle", "winter nights", "--json").json["chapters"][0]["title"] == "Frost in the Rye"


def test_a_list_of_campaigns_calls_books_and_adventures_by_their_titles(hall, winter):
    """In the reader's language, and without opening the book."""
    line = (
        "Winter Nights: The Winter That Was Owed, Frost in the Rye, before the first round; Bera, Thrall; "
        "1 sitting, last played "
    )
    assert hall("campaign", "list").out.startswith(line)
    assert "Reif im Roggen, vor der ersten Runde" in hall("campaign", "list", "--lang", "de").out
    story = winter / "story.json"
    story.write_text("[]", encoding="utf-8")
    assert hall("campaign", "list").out.startswith("There is no campaign yet.")


def test_json_of_a_sitting_stands_alone(shell, winter):
    said = shell("campaign", "play", "winter-nights", "--json", stdin="1\n")
    assert said.json["game"] == "trudvang"
    assert said.json["over"] is False


def test_exported_and_imported_it_is_the_same_campaign(hall, sat, winter, tmp_path, monkeypatch):
    sat("winter-nights", 1, 1)
    said = hall("campaign", "export", "winter nights", "--json").json
    assert (said["file"], said["sittings"]) == ("winter-nights.campaign", 1)
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "elsewhere"))
    came = hall("campaign", "import", said["file"])
    assert (came.code, came.out.splitlines()[-1]) == (0, "To play: meadhall campaign play 'Winter Nights'")
    assert "You are in Ejdland. Where do you go?" in sat("winter nights").out
    assert hall("campaign", "import", said["file"], "--name", "Twin", "--json").json["current"] is True
    assert [one["name"] for one in hall("campaign", "list", "--json").json] == ["Twin", "Winter Nights"]


def test_a_restart_begins_the_adventure_again(hall, sat, winter):
    sat("winter-nights", 1, 1, 1)
    said = hall("campaign", "restart", "winter-nights")
    assert (said.code, "Frost in the Rye” begins again" in said.out) == (0, True)
    assert "Who leads this adventure?" in sat("winter-nights").out
    assert hall("campaign", "list", "--json").json[0]["sittings"] == 2


def test_a_book_of_ones_own_is_asked_for_where_it_is_not(hall, sat, tmp_path, monkeypatch):
    assert hall("story", "new", "goat.yaml").code == 0
    assert hall("campaign", "new", "Goats", "--book", "goat.yaml").code == 0
    assert sat("goats", 1).code == 0
    assert hall("campaign", "export", "goats").code == 0
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "elsewhere"))
    refused = hall("campaign", "import", "goats.campaign")
    assert (refused.code, "--book PATH" in refused.err) == (2, True)
    assert hall("campaign", "import", "goats.campaign", "--book", "goat.yaml").code == 0
    assert sat("goats").code == 0
    (tmp_path / "goat.yaml").unlink()
    gone = hall("campaign", "play", "goats")
    assert (gone.code, gone.err.count("goat.yaml")) == (2, 1)


def test_with_a_newer_book_the_campaign_goes_on(hall, sat, tmp_path):
    hall("story", "new", "goat.yaml")
    hall("campaign", "new", "Goats", "--book", "goat.yaml")
    sat("goats", 1, 1)
    goat = tmp_path / "goat.yaml"
    goat.write_text(goat.read_text(encoding="utf-8").replace("The Lost Goat", "The Old Goat"), encoding="utf-8")
    said = sat("goats", "campaign")
    assert (said.code, said.err) == (0, "")
    assert "Campaign: The Old Goat." in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_words(hall, language, winter):
    for line in (
        ("list",),
        ("export", "winter nights"),
        ("restart", "winter nights"),
        ("new", "Other"),
        ("import", "winter-nights.campaign", "--name", "Third"),
    ):
        said = hall("campaign", *line, "--lang", language)
        assert (said.code, said.err) == (0, "")
        assert "campaign-" not in said.out
        assert "{" not in said.out


def test_wrong_lines_get_one_clear_sentence(hall, winter, tmp_path):
    (tmp_path / "notes.txt").write_text("dear diary", encoding="utf-8")
    with zipfile.ZipFile(tmp_path / "holiday.zip", "w") as archive:
        archive.writestr("holiday.jpg", "x")
    hall("campaign", "export", "winter nights", "whole")
    whole = (tmp_path / "whole.campaign").read_bytes()
    (tmp_path / "cut.campaign").write_bytes(whole[: len(whole) // 2])
    for line, said in {
        ("play", "sumer"): "There is no campaign “sumer”. Try: Winter Nights",
        ("new", "winter  nights"): "There is already a campaign “winter nights”. Choose another name.",
        ("new", "!!!"): "“!!!” cannot be the name of a campaign",
        ("new", "X", "--book", "nowhere.yaml"): "nowhere.yaml",
        ("new", "X", "--option", "adventure=example_x1"): "A campaign’s book is given with --book example_x1",
        ("import", "notes.txt"): "notes.txt is not an exported campaign.",
        ("import", "holiday.zip"): "holiday.zip is not an exported campaign.",
        ("import", "cut.campaign"): "cut.campaign is",
        ("import", "none.campaign"): "There is no file none.campaign.",
        ("import", "whole.campaign", "--name", "X", "--book", "x.yaml"): "comes with the game; leave --book out.",
        ("export", "winter nights", "whole"): "whole.campaign already exists.",
        ("play", "winter nights", "--seats", "me,me,me"): "People join or leave between two adventures only.",
    }.items():
        told = hall("campaign", *line)
        assert (told.code, told.out) == (2, ""), line
        assert len(told.err.splitlines()) == 1, line
        assert said in told.err, line


def test_without_any_campaign_it_says_how_to_begin(hall):
    assert "meadhall campaign new NAME" in hall("campaign", "list").out
    assert "meadhall campaign new NAME" in hall("campaign", "play").err
    assert hall("campaign", "list", "--json").json == []


def test_a_campaign_of_yggdrasil_goes_on_with_the_next_game_until_it_is_told(hall, sat, monkeypatch):
    """Begun, lost, bought for, played again; the list says where it stands."""
    said = hall("campaign", "new", "Ragna", "--game", "yggdrasil", "--seats", "me=Bera,thrall,thrall", "--seed", 3)
    assert said.code == 0
    first = sat("ragna", *[1] * 900)
    assert "To play: meadhall campaign play Ragna" in first.err
    [one] = hall("campaign", "list", "--json").json
    assert (one["game"], one["book"], one["adventure"], one["tries"]) == ("yggdrasil", "ragnarok", "balder", 1)
    assert (one["sittings"], one["over"], one["next"]) == (1, False, True)
    assert "Ragnarok, The Death of Balder, ready to go on; Bera" in hall("campaign", "list").out
    again = sat("ragna", "sheet", 1)
    assert "“Ragna” goes on: Ragnarok, The Death of Balder." in again.err
    assert "The saga “The Death of Balder” begins once more: try 2." in again.out
    assert "1. b on the god die: succeeds in every throw of your god die · costs 3 points · 0 points left" in again.out
    assert "Saga 1 of 6: The Death of Balder, try 2." in again.out
    assert "God die: nothing; open boxes cost b (3), c (4), d (5)." in again.out
    assert "From now on b on the god die succeeds for Freyia." in again.out
    assert "Ragnarök, Balders Tod, Versuch 2, Runde 1; Bera" in hall("campaign", "list", "--lang", "de").out


def test_a_campaign_of_yggdrasil_is_carried_away_and_begun_again(hall, sat, tmp_path, monkeypatch):
    hall("campaign", "new", "Ragna", "--game", "yggdrasil", "--seats", "me=Bera,thrall", "--seed", 3)
    sat("ragna", *[1] * 900)
    sat("ragna", "1", "1", "1")
    file = hall("campaign", "export", "ragna", "--json").json["file"]
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "elsewhere"))
    assert hall("campaign", "import", file, "--json").json["sittings"] == 2
    assert hall("campaign", "restart", "ragna", "--json").json["sittings"] == 3
    assert "You have 3 experience points. What do you buy for them?" in sat("ragna").out


def test_the_number_of_gods_of_a_campaign_stays(hall):
    hall("campaign", "new", "Ragna", "--game", "yggdrasil", "--seats", "me=Bera,thrall")
    said = hall("campaign", "play", "ragna", "--seats", "me,thrall,thrall")
    assert (said.code, said.err.strip()) == (
        2,
        "This campaign goes on with 2 players only: the boxes of its sheets depend on it.",
    )


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--game", "norsaga"), "has no campaigns"),
        (("--game", "yggdrasil", "--book", "loki"), "ragnarok"),
        (("--game", "yggdrasil", "--option", "campaign=none"), "--book"),
    ],
)
def test_a_campaign_that_cannot_be_begun_says_why(hall, given, said):
    found = hall("campaign", "new", "Nothing", *given)
    assert (found.code, said in found.err) == (2, True)
