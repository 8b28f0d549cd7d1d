"""Campaigns: saved with every answer, side by side, restarted, and going on after their book was edited."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.book.authoring.scaffold import read_template
from meadhall.core.fault import Fault
from meadhall.core.record import Record
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.saga import add_book
from meadhall.tables.campaign import (
    BEGAN,
    MANIFEST,
    POSITION,
    STORY,
    Book,
    Campaign,
    Campaigns,
    CampaignShelf,
    make_slug,
)
from meadhall.tables.campaign_archive import Parcel, pack
from meadhall.tables.campaign_games import to_storied
from meadhall.tables.seats import Seat
from optional import unwrap
from tables.campaign_helpers import play_to, three_goats
from tables.conftest import TRUDVANG, Begin, edited, play_on


def fault(call: object, *args: object) -> str:
    with pytest.raises(Fault) as caught:
        call(*args)  # type: ignore[operator]
    return caught.value.key


def test_a_campaign_is_saved_before_its_first_answer_and_with_every_one(begin: Begin) -> None:
    campaign = begin()
    first = campaign.read(POSITION)
    table = play_on(campaign, 5)

    assert first != campaign.read(POSITION) == TRUDVANG.position(table.state)
    assert Record.load(campaign.find_last()).answers == table.record.answers
    assert campaign.story()["adventure"] == TRUDVANG.view(table.state, None)["adventure"]["id"]
    assert campaign.story()["heroes"][0]["hero"]


def test_it_goes_on_where_it_was_left_in_the_same_sitting(begin: Begin, campaigns: Campaigns) -> None:
    before = play_on(begin(), 5)
    table, path = campaigns.find("goats").take_up()

    assert TRUDVANG.position(table.state) == TRUDVANG.position(before.state)
    assert path.name == "001.record"


def test_an_answer_counts_though_the_position_was_not_written(begin: Begin) -> None:
    """A crash between the record and the position beside it loses nothing that was answered."""
    campaign = begin()
    play_on(campaign, 3)
    behind = campaign.read(POSITION)
    table = play_on(campaign, 1)
    (campaign.folder / POSITION).write_text(behind, encoding="utf-8")

    assert len(Campaign.load(campaign.folder).take_up()[0].record.answers) == len(table.record.answers)


def test_campaigns_lie_side_by_side(begin: Begin, campaigns: Campaigns) -> None:
    play_on(begin("One"), 2)
    play_on(begin("Two", players=3), 4)

    assert {campaign.name for campaign in campaigns.all()} == {"One", "Two"}
    assert campaigns.find("ONE").read(POSITION) != campaigns.find("two").read(POSITION)
    assert fault(begin, "one") == "campaign-there"
    assert fault(campaigns.find, "Tow") == "campaign-unknown"


@pytest.mark.parametrize("name", ["", "   ", "!!!", "x" * 41, "two\nlines\x07"])
def test_a_name_that_cannot_be_is_refused(campaigns: Campaigns, name: str) -> None:
    assert fault(campaigns.place_for, name) == "campaign-name"


def test_the_folder_never_leaves_the_campaigns() -> None:
    assert make_slug("../../Ætt & Örlög") == "tt-orlog"
    assert make_slug("..") == ""


def test_a_restart_begins_the_adventure_again_with_the_same_heroes(begin: Begin) -> None:
    campaign = begin(players=2)
    table = play_on(campaign, 12)
    again, path = campaign.restart()
    view, was = TRUDVANG.view(again.state, None), TRUDVANG.view(table.state, None)

    assert path.name == "002.record"
    assert view["round"] == 0 < was["round"]
    assert [hero["hero"] for hero in view["heroes"]] == [hero["hero"] for hero in was["heroes"]]
    assert campaign.take_up()[1] == path
    assert len(campaign.sittings()) == 2
    assert Record.load(campaign.sittings()[0]).answers == table.record.answers


def test_the_beginning_of_the_adventure_is_kept_across_sittings(begin: Begin) -> None:
    campaign = begin()
    play_on(campaign, 9)
    began = campaign.read(BEGAN)
    campaign.restart()
    play_on(campaign, 5)

    assert campaign.read(BEGAN) == began
    assert Campaign.load(campaign.folder).read(BEGAN) == began


def test_undoing_the_choice_of_an_adventure_undoes_its_beginning(begin: Begin) -> None:
    campaign = begin()
    table, path = campaign.take_up()
    shelf = CampaignShelf(campaign)
    shelf.save(table, path)
    before = campaign.read(BEGAN)
    table.answer(0, "hero kattly")
    shelf.save(table, path)
    assert campaign.read(BEGAN) != before

    table.back_to(0)
    shelf.save(table, path)
    assert campaign.read(BEGAN) == before


# Older books


def test_words_of_the_book_may_change_and_the_sitting_goes_on(begin: Begin, goat: Path) -> None:
    campaign = begin()
    before = play_on(campaign, 6)
    edited(goat, "The Lost Goat", "The Found Goat")
    assert not campaign.is_current()

    table, path = campaign.take_up()
    assert (path.name, TRUDVANG.position(table.state)) == ("001.record", TRUDVANG.position(before.state))
    assert Campaign.load(campaign.folder).is_current()


def test_comments_do_not_make_another_edition(begin: Begin, goat: Path) -> None:
    campaign = begin()
    goat.write_text("# My own goat.\n\n" + goat.read_text(encoding="utf-8"), encoding="utf-8")
    edited(goat, "My own goat", "My old goat")

    assert campaign.is_current()


def test_a_record_that_no_longer_holds_gives_way_to_the_position(begin: Begin) -> None:
    campaign = begin()
    play_on(campaign, 6)
    stood = campaign.read(POSITION)
    manifest = {**campaign.manifest, "edition": "older"}
    (campaign.folder / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")
    record = Record.load(campaign.find_last())
    del record.answers[1:]
    record.save(campaign.find_last())

    table, path = Campaign.load(campaign.folder).take_up()
    assert path.name == "002.record"
    assert table.record.header["position"] == stood


def test_a_book_that_lost_the_place_offers_one_choice(begin: Begin) -> None:
    campaign = begin("Goats of winter")
    play_on(campaign, 6)
    (campaign.folder / POSITION).write_text("trudvang journal=nowhere", encoding="utf-8")
    manifest = {**campaign.manifest, "edition": "older"}
    (campaign.folder / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")

    with pytest.raises(Fault) as caught:
        Campaign.load(campaign.folder).take_up()
    assert caught.value.key == "campaign-changed"
    assert caught.value.args_of_key["command"] == "meadhall campaign restart 'Goats of winter'"
    assert Campaign.load(campaign.folder).restart()[1].name == "002.record"


def test_a_book_that_lost_the_adventure_says_so(begin: Begin) -> None:
    campaign = begin()
    (campaign.folder / BEGAN).write_text("trudvang journal=nowhere", encoding="utf-8")

    assert fault(campaign.restart) == "campaign-lost"


def test_without_its_secret_a_sealed_sitting_goes_on_from_the_position(begin: Begin) -> None:
    campaign = begin()
    play_on(campaign, 4)
    campaign.restart()
    for secret in campaign.folder.rglob("*.secret"):
        secret.unlink()
    stood = campaign.read(POSITION)

    table, path = campaign.take_up()
    assert (path.name, table.record.header["position"]) == ("003.record", stood)


# People


def test_other_people_may_take_the_seats(begin: Begin) -> None:
    campaign = begin()
    play_on(campaign, 4)
    table, path = campaign.take_up([Seat("thrall", "Thrall")])

    assert (path.name, table.seats[0].kind) == ("002.record", "thrall")
    assert Campaign.load(campaign.folder).seats == [Seat("thrall", "Thrall")]


def test_nobody_joins_in_the_middle_of_an_adventure(begin: Begin) -> None:
    campaign = begin()
    play_on(campaign, 4)

    assert fault(campaign.take_up, [Seat("me", "Bera"), Seat("me", "Orm")]) == "trudvang-seats"
    assert len(campaign.sittings()) == 1


def test_the_next_adventure_goes_on_from_the_last(begin: Begin, tmp_path: Path) -> None:
    campaign = begin("Three", players=2, book=three_goats(tmp_path / "three"))
    play_to(campaign, "adventure.choose")
    assert campaign.story()["played"] == {"X0": "end-bones"}
    first = campaign.read(BEGAN)

    table, path = campaign.take_up()
    table.answer(0, "adventure X1")
    CampaignShelf(campaign).save(table, path)
    assert campaign.story()["adventure"] == "X1"
    assert first != campaign.read(BEGAN) == campaign.read(POSITION)

    again, _ = campaign.restart()
    assert TRUDVANG.view(again.state, None)["adventure"]["id"] == "X1"


def test_people_join_and_leave_between_two_adventures(begin: Begin, tmp_path: Path) -> None:
    campaign = begin("Three", players=2, book=three_goats(tmp_path / "three"))
    play_to(campaign, "hero.change")
    heroes = [one["hero"] for one in campaign.story()["heroes"]]

    table, path = campaign.take_up([Seat("me", name) for name in ("Bera", "Orm", "Åse")])
    assert (path.name, unwrap(table.decision).ask, unwrap(table.decision).seat) == ("002.record", "hero.choose", 2)
    assert [one["hero"] for one in campaign.story()["heroes"]] == [*heroes, ""]


def goats(folder: Path, *names: str) -> Book:
    """A campaign of these adventures, on the shelf; written once more, it has grown."""
    folder.mkdir(exist_ok=True)
    frame = f"saga: 1\ncampaign: {{id: goats, title: Goats, first: X0}}\nadventures: [{', '.join(names)}]\n"
    (folder / "campaign.yaml").write_text(frame, encoding="utf-8")
    for name in names:
        text = read_template("en").replace("id: X0", f"id: {name}")
        (folder / f"{name.lower()}.yaml").write_text(text, encoding="utf-8")
    add_book("goats", open_book(folder))
    return Book("goats", str(folder))


@pytest.mark.rule("TL-CAMP-14")
def test_a_campaign_told_to_its_end_goes_on_when_its_book_has_grown(
    begin: Begin, campaigns: Campaigns, tmp_path: Path
) -> None:
    campaign = begin("Goats", players=2, book=goats(tmp_path / "goats", "X0"))
    play_to(campaign, "nothing")
    kept = campaign.story()
    assert (campaign.is_over(), fault(campaign.take_up)) == (True, "campaign-over")
    pack(campaign, tmp_path / "before")

    goats(tmp_path / "goats", "X0", "X1")
    for one in (campaign, Parcel.open(tmp_path / "before.campaign").unwrap(campaigns, "Sent", campaign.book)):
        assert not one.is_over()
        table, path = one.take_up()
        assert (path.name, table.decision and table.decision.ask) == ("002.record", "hero.change")
        assert one.story() == kept
        play_to(one, "party.visit")
        assert (one.story()["adventure"], one.story()["played"]) == ("X1", {"X0": "end-bones"})
        assert len(one.sittings()) == 2


# Damage


@pytest.mark.parametrize("file", [MANIFEST, STORY])
def test_a_damaged_campaign_hides_no_other(begin: Begin, campaigns: Campaigns, file: str) -> None:
    begin("Whole")
    hurt = begin("Hurt")
    (hurt.folder / file).write_text("{", encoding="utf-8")

    assert [campaign.name for campaign in campaigns.all()] == ["Whole"]
    assert fault(lambda: campaigns.find("hurt").story()) == "campaign-damaged"


def test_a_campaign_without_its_sittings_says_so(begin: Begin) -> None:
    campaign = begin()
    campaign.find_last().unlink()

    assert fault(campaign.take_up) == "campaign-damaged"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("meadhall-campaign", 2, "campaign-format"),
        ("book", 5, "campaign-manifest"),
        ("names", [], "campaign-manifest"),
        ("seats", [3], "campaign-manifest"),
    ],
)
def test_a_manifest_is_looked_over(begin: Begin, field: str, value: object, key: str) -> None:
    campaign = begin()
    (campaign.folder / MANIFEST).write_text(json.dumps({**campaign.manifest, field: value}), encoding="utf-8")

    assert fault(Campaign.load, campaign.folder) == key


def test_a_shipped_book_needs_no_file(begin: Begin) -> None:
    campaign = begin("Ferry", book=Book("example_x1"))

    assert campaign.book == Book("example_x1", "")
    assert campaign.is_current()


def test_a_game_that_tells_no_story_has_no_campaigns() -> None:
    with pytest.raises(Fault) as refused:
        to_storied(meadhall.game("norsaga"))
    assert (refused.value.key, refused.value.args_of_key) == ("campaign-none-here", {"game": "norsaga"})
