"""The chronicle of a campaign: prose made from its records, in three languages, of what everybody saw."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots.match import play_match
from meadhall.core.event import Event
from meadhall.core.record import Record
from meadhall.games.trudvang.saga import saga_of
from meadhall.tables.campaign_games import to_storied
from meadhall.tables.chronicle import render_lines, write_chronicle
from meadhall.tables.journal import list_chapters
from meadhall.words import LANGUAGES, tale_texts
from meadhall.words.narration import Skald, last_of, opening_of
from tables.campaign_helpers import play_to
from tables.conftest import Begin, edited

SOURCE = Path(meadhall.__file__).parent
PLAYED = {"trudvang": {"adventure": "winter_owed"}, "yggdrasil": {"campaign": "ragnarok"}}
TELLING = {
    "trudvang": ("games/trudvang/edge/chronicle_text.py",),
    "yggdrasil": ("games/yggdrasil/edge/chronicle_text.py",),
}
HALL = ("tables/chronicle.py", "words/narration.py")
KEY = re.compile(r"^tale-([\w-]+) =", re.M)


@cache
def played(game: str, seed: int, players: int = 3) -> Record:
    """A campaign played by karls."""
    of = meadhall.game(game)
    return play_match(of, players, of.check(PLAYED[game], players), ["karl"] * players, seed).record


@cache  # a chronicle replays its record; no test changes what it gets
def told(game: str, language: str = "en", seed: int = 5) -> dict[str, Any]:
    return write_chronicle([played(game, seed)], language)


def text_of(one: dict[str, Any]) -> str:
    return "\n".join(render_lines(one))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("game", PLAYED)
def test_a_campaign_of_karls_is_told_without_a_missing_word(game: str, seed: int, language: str) -> None:
    text = text_of(told(game, language, seed))

    assert re.findall(r"tale-\S+|[{}$]|\bspace:\S+|\bNone\b|[a-z]+_[a-z]+", text) == []
    assert len(text.split()) > 80
    assert not re.search(r"  | \.|\(\)", text)


@pytest.mark.parametrize("game", PLAYED)
def test_each_language_tells_the_same_in_its_own_words(game: str) -> None:
    found = [told(game, language) for language in LANGUAGES]

    assert len({text_of(one) for one in found}) == len(LANGUAGES)
    for key in ("tracks", "marks", "over"):
        assert len({str([chapter[key] for chapter in one["chapters"]]) for one in found}) == 1
    assert len({tuple(figure["count"] for figure in one["figures"]) for one in found}) == 1


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_asked_for_and_none_else_is(game: str, language: str) -> None:
    """Keys stand in the code as they are, but for what is counted, which is named after its count."""
    there = {key for source in tale_texts(language, game) for key in KEY.findall(source)}
    code = "\n".join((SOURCE / path).read_text(encoding="utf-8") for path in (*HALL, *TELLING[game]))
    written = set(re.findall(r'"([\w-]+)"', code))

    assert {key for key in there if key.removeprefix("count-") not in written} == set()
    assert set(re.findall(r'(?:skald|clause|say|remembered)\("([\w-]+)"', code)) <= there


def test_what_the_record_holds_is_told_once() -> None:
    """Names, labels, ways, fights, gains: all of one adventure, as its events have it."""
    chapter = list_chapters([played("trudvang", 5)])[0]
    one = told("trudvang")["chapters"][0]
    text = " ".join(one["paragraphs"])
    kinds = [event["kind"] for event in chapter.deeds]
    counts = {figure["name"]: figure["count"] for figure in one["figures"]}

    for event in chapter.deeds:
        if event["kind"] == "choose":
            assert event["label"][""] in text
        if event["kind"] in ("gain-card", "to-come") and event.get("named"):
            assert text.count(f"“{event['named']['']}”") == 1
    assert counts["choices"] == kinds.count("choose")
    assert counts["foes"] == sum(event["unit"][-1] != "!" for event in chapter.deeds if event["kind"] == "slain")
    assert counts["fights"] == kinds.count("combat-won") + kinds.count("combat-over")
    assert [cast["called"] for cast in one["cast"]] == ["Volgr", "Maelling", "Briya"]
    assert one["tracks"]["volgr"][:2] == ["ejdland", "wildland"]
    assert one["epigraph"].startswith("Frost came to Ejdland")


def test_a_saga_tells_what_was_done_for_its_pages_and_what_came_of_it() -> None:
    chapter = list_chapters([played("yggdrasil", 5)])[0]
    one = told("yggdrasil")["chapters"][0]
    text = " ".join(one["paragraphs"])
    errands = [event for event in chapter.deeds if event["kind"] == "errand"]
    skald = Skald(meadhall.game("yggdrasil"), "en")

    assert errands
    assert {figure["name"]: figure["count"] for figure in one["figures"]}["deeds"] == len(errands)
    for event in errands:
        assert f"“{skald.args(event)['errand']}”" in text
    broken = {event["world"] for event in chapter.deeds if event["kind"] == "token" and event["token"] == "broken"}
    assert ("turned out to be broken" in text) == bool(broken)
    kinds = [event["kind"] for event in chapter.events]  # of the journal
    assert kinds.count("errand") == len(errands)
    assert kinds.index("page") < kinds.index("errand") < kinds.index("tally")
    assert not {"turn", "round", "reveal", "fight"} & set(kinds)


def test_a_journal_has_the_fights_against_opponents_of_a_saga_alone() -> None:
    of = to_storied(meadhall.game("yggdrasil"))

    assert of.tells(Event("fight", {"god": "odin", "foe": "skoll", "power": 3}))
    assert not of.tells(Event("fight", {"god": "odin", "foe": "surt", "power": 3}))
    assert of.recalls(Event("fight", {"god": "odin", "foe": "surt", "power": 3}))


def test_a_sentence_that_comes_again_is_worded_otherwise() -> None:
    skald = Skald(meadhall.game("trudvang"), "en")
    said = [skald("choose", label="Wait.") for _ in range(8)]

    assert len(set(said)) == 8
    assert skald("choose", label="Wait.") == said[0]


def retold(*events: dict[str, Any], language: str = "en") -> str:
    """One adventure made of these events, after two Heroes or one have come to Ejdland."""
    tale = to_storied(meadhall.game("trudvang")).recount(list(events), Skald(meadhall.game("trudvang"), language))
    return " ".join(sentence for paragraph in tale.paragraphs for sentence in paragraph)


def named(kind: str, card: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "card": card, "named": {"": f"Card {card}"}, **more}


START = {"kind": "place-heroes", "place": "ejdland", "heroes": ["briya"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_hired_is_company(language: str) -> None:
    alone = retold(START, language=language)
    hired = retold({"kind": "hired", "hero": "kattly"}, START, language=language)

    assert "Kattly" in hired
    assert alone.rpartition(",")[2] not in hired  # “, alone.”


def test_threat_before_a_group_is_no_enemy() -> None:
    fought = [{"kind": "slain", "unit": unit, "of": {"": "The Thane"}} for unit in ("D.!", "D.!", "D.1")]

    assert "one enemy lay still" in retold(START, *fought, {"kind": "combat-won", "place": "ejdland"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_takes_the_place_of_another_is_told_once(language: str) -> None:
    text = retold(START, named("replace-card", "F3"), named("sleeve", "F3"), named("sleeve", "W1"), language=language)

    assert text.count("Card F3") == text.count("Card W1") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hero_leaves_behind_is_not_gained_again(language: str) -> None:
    """Between two adventures somebody goes on with another Hero, and the cards go to those who stay."""
    gain = named("gain-card", "I1", hero="volgr")
    over = [{"kind": "adventure-over"}, {"kind": "hero", "hero": "volgr"}]
    first, again = retold(START, gain, language=language), retold(START, *over, gain, language=language)

    assert first.rpartition("Card I1")[0] not in again
    assert again.count("Volgr") == 2


@pytest.mark.parametrize(
    ("language", "label"), [("en", "“What?”"), ("fr", "«\u00a0Quoi\u00a0?\u00a0»"), ("de", "„Was?“")]
)
def test_speech_is_quoted_once(language: str, label: str) -> None:
    text = retold(START, {"kind": "choose", "label": {"": label, language: label}}, language=language)

    assert label in text
    assert text.count(label[0]) == text.count(label[-1]) == 1


def test_what_nobody_met_is_not_told() -> None:
    """Cards of the book that this group never came by stand nowhere in it."""
    met = str([chapter.deeds for chapter in list_chapters([played("trudvang", 5)])])
    unmet = [card.name for card in saga_of("winter_owed").book.cards.values() if card.name and card.name not in met]

    text = text_of(told("trudvang"))
    assert len(unmet) > 5
    assert [name for name in unmet if f"“{name}”" in text] == []


def test_a_campaign_that_was_played_to_its_end_names_its_ending() -> None:
    one = told("trudvang")

    assert (one["over"], one["ending"]) == (True, one["ending"] or None)
    assert one["ending"] in one["closing"]
    assert len(one["chapters"]) > 3


def test_what_was_begun_again_is_counted_and_not_told(begin: Begin) -> None:
    campaign = begin(players=2)
    play_to(campaign, "branch.choose")
    campaign.restart()
    play_to(campaign, "nothing")
    one = write_chronicle([Record.load(path) for path in campaign.sittings()], "en")

    [chapter] = one["chapters"]
    assert chapter["notes"] == ["They had begun it once before, and that is not told here."]
    assert " ".join(chapter["paragraphs"]).count("The story finds") == 1
    assert (one["over"], one["title"]) == (True, "The Lost Goat")


def test_a_story_that_goes_on_says_so(begin: Begin) -> None:
    campaign = begin()
    play_to(campaign, "branch.choose")
    one = write_chronicle([Record.load(path) for path in campaign.sittings()], "en")

    assert (one["over"], one["closing"]) == (False, "Here the telling stops for tonight. The story does not.")
    assert one["chapters"][0]["closing"] == ""


def test_before_the_first_page_there_is_nothing_to_tell(begin: Begin) -> None:
    one = write_chronicle([Record.load(path) for path in begin().sittings()], "en")

    assert (one["chapters"], one["closing"]) == ([], "Nothing has been told yet: the first page is still to be read.")


def test_a_book_that_lost_a_page_is_told_as_far_as_it_goes(begin: Begin, goat: Path) -> None:
    campaign = begin(players=2)
    play_to(campaign, "nothing")
    edited(goat, "region: arji", "region: soj")
    one = write_chronicle([Record.load(path) for path in campaign.sittings()], "en")

    assert one["chapters"][0]["notes"] == [
        "The book has been rewritten since, and not all of this can be told any more."
    ]


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("One. Two. Three.", "One.", "One. Two. Three."),
        ("“Go,” she said. He went.\n\nNobody came.", "“Go,” she said.", "Nobody came."),
        ("“Stay. Do not go,” she said.", "", "“Stay. Do not go,” she said."),
        ("x" * 300 + ". Short end.", "", "Short end."),
        ("„Geh. Bleib nicht.“", "", "„Geh. Bleib nicht.“"),
    ],
)
def test_what_is_quoted_can_stand_by_itself(text: str, first: str, last: str) -> None:
    assert (opening_of(text), last_of(text)) == (first, last)
