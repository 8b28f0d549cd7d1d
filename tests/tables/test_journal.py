"""The journal of a campaign: told from its records, whatever happened to its sittings."""

from __future__ import annotations

from pathlib import Path

from meadhall.core.record import Record
from meadhall.tables.campaign import Campaign, CampaignShelf
from meadhall.tables.journal import Chapter, list_chapters
from meadhall.tables.seats import Seat
from tables.campaign_helpers import play_to, three_goats
from tables.conftest import Begin, edited


def journal(campaign: Campaign) -> list[Chapter]:
    return list_chapters([Record.load(path) for path in campaign.sittings()])


def pages(chapter: Chapter) -> list[str]:
    return [event["entry"] for event in chapter.events if event["kind"] == "read"]


def begin_next(campaign: Campaign, adventure: str) -> None:
    table, path = campaign.take_up()
    table.answer(0, f"adventure {adventure}")
    CampaignShelf(campaign).save(table, path)


def test_an_adventure_is_a_chapter_of_the_pages_that_were_read(begin: Begin) -> None:
    campaign = begin(players=2)
    play_to(campaign, "nothing")
    [told] = journal(campaign)

    assert (told.title, told.over, told.tried) == ("The Lost Goat", True, 0)
    assert pages(told) == ["intro", "10", "end-bones"] == campaign.story()["journal"]
    assert told.heroes == campaign.story()["heroes"]
    assert [one["hero"] for one in told.before] == [one["hero"] for one in told.heroes]


def test_nothing_is_told_before_the_first_page(begin: Begin) -> None:
    assert journal(begin()) == []


def test_only_what_belongs_into_a_journal_is_told(begin: Begin) -> None:
    campaign = begin()
    play_to(campaign, "nothing")

    assert {event["kind"] for event in journal(campaign)[0].events} <= {"read", "choose", "unlock", "gain-card", "tell"}


def test_what_was_begun_again_is_counted_and_not_told(begin: Begin) -> None:
    campaign = begin(players=2)
    play_to(campaign, "branch.choose")
    assert pages(journal(campaign)[0]) == ["intro", "10"]
    campaign.restart()
    assert journal(campaign) == []

    play_to(campaign, "nothing")
    [told] = journal(campaign)
    assert (pages(told), told.tried, told.over) == (["intro", "10", "end-bones"], 1, True)


def test_a_sitting_that_goes_on_from_a_position_is_the_same_chapter(begin: Begin) -> None:
    campaign = begin()
    play_to(campaign, "branch.choose")
    campaign.take_up([Seat("me", "Orm")])
    play_to(campaign, "nothing")
    [told] = journal(campaign)

    assert (pages(told), told.names, told.tried) == (["intro", "10", "end-bones"], ["Bera 0"], 0)


def test_every_adventure_is_a_chapter(begin: Begin, tmp_path: Path) -> None:
    campaign = begin("Three", players=2, book=three_goats(tmp_path / "three"))
    play_to(campaign, "adventure.choose")
    begin_next(campaign, "X2")
    play_to(campaign, "branch.choose")
    first, second = journal(campaign)

    assert (first.over, second.over) == (True, False)
    assert pages(second) == ["intro", "10"]
    assert second.before == first.heroes


def test_what_an_edited_book_can_no_longer_tell_is_marked(begin: Begin, goat: Path) -> None:
    campaign = begin()
    play_to(campaign, "branch.choose")
    edited(goat, "region: arji", "region: fylges")
    [told] = journal(campaign)

    assert told.lost
    assert pages(told) == ["intro"]


def test_a_later_sitting_knows_what_earlier_ones_told(begin: Begin) -> None:
    """With other people the campaign goes on in a sitting of its own; begun again, its adventure is told anew."""
    campaign = begin(players=2)
    play_to(campaign, "branch.choose")
    first = campaign.find_last()
    table, path = campaign.take_up([Seat("me", "Orm"), Seat("me", "Ulf")])
    shelf = CampaignShelf(campaign)
    told = shelf.earlier(table, path)

    assert path != first
    assert [event.get("entry") for event in told if event["kind"] in ("adventure", "read")] == [None, "intro", "10"]
    assert told[0]["title"] == "The Lost Goat"
    assert shelf.earlier(table, first) == []
    again, third = campaign.restart()
    assert shelf.earlier(again, third) == told[:1]
