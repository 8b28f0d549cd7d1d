"""Trudvang Legends at the terminal: book, map, dashboards and combats told and drawn, and an adventure by ear."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.edge.odds import percent
from meadhall.games.trudvang.terminal.ui import Teller
from meadhall.terminal.app import Hall
from meadhall.terminal.board_pane import Board
from meadhall.terminal.game_ui import Place
from meadhall.words import LANGUAGES
from optional import unwrap
from terminal.adventurers import TRUDVANG, asked_at, at, teller_at, walk
from terminal.conftest import Play, SitDown
from terminal.plain_ui_helpers import by_ear
from terminal.table_screen_helpers import mine, reads, sees, shown, table_of, until
from trudvang.scene import told_story
from trudvang.view_helpers import BAGS, CHOICE, ELEVEN

SEATS = "me=Bera,thrall"
KEYS = re.compile(r"\b(terminal|event(?!-active)|ask|move|fault|feat|card|region|hero|status|step)-[a-z]|[{}]")


def lines(told: Teller) -> str:
    return "\n".join(line for topic in told.topics for line in told.tell(topic, ""))


# The book


def test_the_page_is_told_as_it_stands_in_the_book() -> None:
    heading, *page = teller_at(at("hero.travel")).tell("page", "")

    assert heading == "Frost in the Rye, the beginning"
    assert page[0].startswith("Frost came to Ejdland")
    assert "*" not in "".join(page)


def test_the_story_has_every_page_with_what_came_of_it() -> None:
    told = teller_at(at("hero.travel"))
    told.log = lambda: [
        {"kind": "adventure", "adventure": "M1", "title": "Frost in the Rye"},
        {"kind": "read", "entry": "intro", "text": "It *begins*.\n\nSlowly."},
        {"kind": "choose", "label": "Ask him", "path": "x"},
        {"kind": "gain-cp", "seat": 0, "count": 2},
        {"kind": "round", "round": 1},
        {"kind": "lose-cp", "seat": 0, "count": 1},
        {"kind": "read", "entry": "12", "text": "It goes on."},
    ]

    assert told.tell("story", "") == [
        "“Frost in the Rye”",
        "",
        "The beginning",
        "It begins.",
        "Slowly.",
        "– “Ask him”",
        "– Bera gains 2 CP.",
        "",
        "Entry 12",
        "It goes on.",
    ]
    assert told.outcome() == []
    told.earlier = lambda: [{"kind": "adventure", "title": "Before"}, {"kind": "read", "entry": "3", "text": "Once."}]
    assert told.tell("story", "")[:5] == ["“Before”", "", "Entry 3", "Once.", "“Frost in the Rye”"]
    assert told.happened({"kind": "read", "entry": "intro", "text": "It *begins*."}) == "It begins."


def test_who_sits_down_in_the_middle_hears_at_least_the_page() -> None:
    """A table that began from a position has no record of what was read before."""
    told = teller_at(at("hero.travel"))

    assert told.log() == told.earlier() == []
    assert told.tell("story", "") == told.tell("page", "")


def test_before_the_first_page_nothing_has_been_read() -> None:
    told = teller_at(TRUDVANG.new(2, {}))

    assert told.tell("page", "") == ["No page has been read yet."]
    assert told.tell("story", "") == ["No page has been read yet."]
    assert told.turn() == "The party gathers."
    assert told.tell("sheet", "") == ["Bera (you) has not chosen a Hero yet."]


# What answers cost


def test_a_choice_tells_its_price_and_its_odds() -> None:
    asked = asked_at(told_story(CHOICE, BAGS, more=ELEVEN))

    assert asked.line("choose climb") == "Climb the wall. Costs 2 CP; Agility 1: Kattly 100%, Volgr 100%"
    assert asked.line("choose talk") == "Talk to the guard."


def test_a_closed_branch_is_listed_with_its_price() -> None:
    closed = asked_at(told_story(CHOICE, BAGS, more=ELEVEN)).decision().closed

    assert [one.label for one in closed if one.explained] == [
        "Not open: Pay him. Costs 4 CP, and no Hero here can pay it."
    ]


def test_a_feat_to_be_learned_tells_what_it_asks_for() -> None:
    state = at("upgrade.pick", players=1, seed=0)
    asked = meadhall.decide(state)
    assert asked is not None

    said = r"(Attack|Block|Skill): .* wanted · replaces .* I$"
    assert all(re.search(said, line) for line in asked_at(state).lines().values())


# The map


def test_the_map_has_every_region_with_its_borders_and_who_is_there() -> None:
    told = teller_at(at("hero.travel"))
    map_ = told.tell("map", "")

    assert len(map_) == len(REGIONS)
    assert any(line.startswith("Dranvelt: Draugr (2), City of Ildebaad. By land: ") for line in map_)
    assert any(line.endswith("By Ship: the Storm Sea.") for line in map_)
    assert "The Storm Sea (sea). By Ship: Icepeak, Ejdland, Wildland, the Sea of Mists." in map_


def test_an_event_under_way_stands_above_the_page() -> None:
    state = TRUDVANG.new(2, {"adventure": "winter_owed"})
    for text in ("hero volgr", "hero kattly", "leader volgr", "stay", "stay", "event marks-on-the-stone"):
        meadhall.play(state, text)
    scene = teller_at(state).draw(0, Place(60, 14, {}, False)).plain

    assert scene.startswith("Event: Marks on the Stone. Intelligence 2. ")
    assert "Frost in the Rye, the beginning" in scene


def test_a_region_is_told_in_full() -> None:
    told = teller_at(at("hero.travel"))
    [*region] = told.tell("map", "dran")

    assert "Draugr (regular, tier 1, event-active) in Dranvelt:" in region
    assert "  First ability: gain a negative health status." in region
    assert "  Second ability: the Enemy’s attack: +1." in region
    assert "  No. 1: health 2 of 2, attack 2, defence 0" in region
    assert any(line.startswith("City of Ildebaad (Location, Dranvelt). When exploring: 2 CP") for line in region)
    assert any(line.startswith("Next to it, Ejdland: ") for line in region)
    assert any("is 1 border away." in line for line in region)
    assert "Nothing here is called “Mordor”." in told.tell("map", "Mordor")[0]


def test_the_tokens_of_a_card_begin_a_sentence() -> None:
    """An author writes “broken promises”; after a full stop it has a capital."""
    [ledger] = [line for line in teller_at(at("hero.travel")).tell("cards", "") if "(World)" in line]
    assert re.search(r"\(World\)\. [A-Z][a-z ]+: \d of \d+\.", ledger)


def test_a_place_that_can_be_gone_to_says_who_is_there() -> None:
    assert "Draugr (2)" in asked_at(at("hero.travel")).line("travel dranvelt")
    assert asked_at(at("hero.travel")).line("travel icepeak") == "Travel to Icepeak"


# Heroes


def test_a_dashboard_tells_bag_odds_feats_and_belongings() -> None:
    state = at("hero.travel")
    told = teller_at(state)
    sheet = "\n".join(told.tell("sheet", ""))
    hero = told.heroes[0]
    total = sum(hero["bag"].values())

    assert f"health {hero['hp']} of {hero['most']}, 0 CP, 0 XP" in sheet
    assert f"{total} runes in the bag; the next is: " in sheet
    assert f"Dark {hero['bag']['dark']} ({percent(hero['bag']['dark'] / total)}%)" in sheet
    assert "8 Feats in the deck." in sheet
    assert "Item: " in sheet
    assert told.tell("sheet", told.hero(1)) == told.tell("sheet", "orm")
    assert "Nothing here is called “Gimli”." in told.tell("sheet", "Gimli")[0]


@pytest.mark.parametrize(("chance", "said"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)])
def test_only_what_is_certain_is_said_to_be(chance: float, said: int) -> None:
    assert percent(chance) == said


@pytest.mark.rule("TL-SETUP-04", "TL-SETUP-33")
@pytest.mark.parametrize(
    ("language", "hero", "item"),
    [
        ("en", "Volgr: Warrior, 12 health; Water 1, Fire 4, ", "Notched Axe: In the Item step: 1 CP: deal 2"),
        ("fr", "Volgr\xa0: Guerrier, 12 PV\xa0; Eau 1, Feu 4, ", "Hache ébréchée\xa0: À l’étape des Objets\xa0: 1 PC"),
        ("de", "Volgr: Krieger, 12 Leben; Wasser 1, Feuer 4, ", "Schartige Axt: Im Gegenstandsschritt: 1 CP"),
    ],
)
def test_what_is_chosen_at_the_start_is_told(language: str, hero: str, item: str) -> None:
    """A Hero, a hired hand, an Item: never a name alone."""
    assert asked_at(at("hero.choose"), 0, language).line("hero volgr").startswith(hero)
    state = TRUDVANG.new(1, {"adventure": "winter_owed"})
    meadhall.play(state, "hero volgr")
    assert asked_at(state, 0, language).line("hire kattly").count(" I") >= 4
    meadhall.play(state, "hire kattly")
    assert asked_at(state, 0, language).line("item ITEM-AXE").startswith(item)


def test_the_sheet_of_a_hero_nobody_plays_is_the_hero_card() -> None:
    sheet = teller_at(TRUDVANG.new(2, {})).tell("sheet", "volgr")

    assert sheet[0] == "Volgr: health 12."
    assert sheet[1].startswith("Warrior. Exhaust effect: Deal +2 in this combat")
    assert sheet[2].startswith("15 runes in the bag; the next is: Water 1 (7%), Fire 4 (27%)")
    assert sheet[3].startswith("Item: Notched Axe. In the Item step: 1 CP: deal 2")
    assert "Cleave I (Attack; Fire, Fire). Attack 3; surplus damage goes to another unit of the group." in sheet


def test_feats_are_told_in_full_by_hero_and_by_name() -> None:
    """Those of one's own Hero wherever they are, also laid out in a combat; any other by its name."""
    state = at("planning.draw")
    seat = unwrap(meadhall.decide(state)).seat
    told = teller_at(state, seat)
    own = told.tell("feats", "")

    assert len(own) == 1 + 8 + 8 + 2
    assert own == told.tell("feats", told.hero(seat))
    assert [line.partition(" (")[0] for line in told.tell("feats", "cleave")] == [
        "Cleave I",
        "Cleave II",
        "Cleave, Legendary",
    ]
    assert told.tell("feats", "headlong charge i") == ["Headlong Charge I (Fast Attack; Fire, Wind). Attack 2."]
    assert told.tell("feats", "cleaf")[0].startswith("Nothing here is called “cleaf”. The nearest: ")
    assert teller_at(TRUDVANG.new(2, {})).tell("feats", "") == ["Bera (you) has not chosen a Hero yet."]


def test_alone_the_hired_hand_has_a_dashboard_too() -> None:
    told = teller_at(at("hero.travel", players=1))
    hired = told.view["hired"]["hero"]

    [first, *feats] = told.tell("sheet", hired)
    assert first.startswith("Hired hand: ")
    assert len(feats) == len(told.view["hired"]["feats"])


# Everything


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("book", "players", "seed"), [("winter_owed", 1, 2), ("winter_owed", 3, 4), ("example_x1", 4, 5)]
)
def test_everything_can_be_told_and_drawn_in_every_language(language: str, book: str, players: int, seed: int) -> None:
    for ask, state in walk(book, players, seed):
        decision = meadhall.decide(state)
        assert decision is not None
        told = teller_at(state, 0, language)
        drawn = [told.draw(board, Place(60, 14, {}, False)).plain for board in range(told.boards())]
        heard = [*asked_at(state, 0, language).lines().values(), *drawn, told.beam(), *told.brief()]
        assert not [line for line in heard if KEYS.search(line)], ask
        assert all(len(row) <= 60 for pane in drawn for row in pane.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_and_pane_has_words(language: str) -> None:
    for ask in ("hero.choose", "hero.travel", "planning.draw", "party.visit"):
        told = teller_at(at(ask), 0, language)
        panes = [line for board in range(told.boards()) for line in told.describe(board)]
        heard = [lines(told), *panes, *told.legend()]
        assert not [line for line in heard if KEYS.search(line)], ask


# Plain


def test_an_adventure_is_played_by_ear_alone(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down("me=Bera", seed=5, game=TRUDVANG, adventure="example_x1", round_cap=3)
    heard = by_ear(sitting, monkeypatch)
    assert any("It has been raining on Fylges" in line for line in heard)
    assert not KEYS.search("\n".join(heard)), "a key without words"


def test_the_commands_are_heard_in_any_language(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down(SEATS, game=TRUDVANG, adventure="winter_owed")

    said = play(sitting, "1", "1", "seite", "récit", "map arji", "tafel", "kampf", "help")

    assert "Frost in the Rye, the beginning" in said
    assert "The beginning" in said
    assert "Arji: waiting Threat." in said
    assert "3 XP to the next level" in said
    assert "There is no combat now." in said
    assert "map [REGION]: every region with its borders" in said


# Full screen


@pytest.mark.parametrize("size", [(80, 24), (132, 44)])
async def test_the_panes_show_page_map_heroes_and_cards(size: tuple[int, int], sit_down: SitDown) -> None:
    sitting = sit_down("me=Bera", game=TRUDVANG, position=TRUDVANG.position(at("hero.travel", players=1)))
    async with Hall(sitting, pace=0).run_test(size=size) as pilot:
        await sees(pilot, "Frost in the Rye, the beginning")
        await pilot.pause()
        text = shown(pilot)
        boards = [board.number for board in pilot.app.screen.query(Board) if board.display]
    assert re.search(r"♥+♡* \d/\d  CP 0/12  XP 0/3", text)
    assert "Frost came to Ejdland" in text
    assert boards == ([0, 1, 2, 3] if size[0] > 100 else boards)
    if size[0] > 100:
        assert re.search(r"\(\d\) Dranvelt ", text), "the key stands beside the region it leads to"
        assert "Dranvelt: Draugr (2)" in text
        assert "‡2" in text
        assert "Campaign: The Winter That Was Owed" in text
        assert "he should not have it.”" in text, "the page has a column of its own and is shown whole"
    assert max(len(line) for line in text.splitlines()) <= size[0]


async def test_each_pane_is_read_in_words_and_a_region_can_be_asked_for(sit_down: SitDown) -> None:
    sitting = sit_down("me=Bera", game=TRUDVANG, position=TRUDVANG.position(at("hero.travel", players=1)))
    async with Hall(sitting, pace=0).run_test(size=(132, 44)) as pilot:
        await sees(pilot, "Frost in the Rye, the beginning")
        wanted = ("So that he should", "Western Great White", "runes in the bag", "Campaign: The Winter That Was Owed")
        await reads(pilot, *wanted)
        await pilot.press("k", *"map arji", "enter")
        await sees(pilot, "Arji. By land: the Trollridge Mountains, Dranvelt")


async def test_a_region_is_travelled_to_by_key(sit_down: SitDown) -> None:
    sitting = sit_down("me=Bera", game=TRUDVANG, position=TRUDVANG.position(at("hero.travel", players=1)))
    async with Hall(sitting, pace=0).run_test(size=(132, 44)) as pilot:
        await until(pilot, lambda: bool(table_of(pilot).offered))
        options = [choice.answer for choice in table_of(pilot).offered]
        await pilot.press(str(options.index("travel dranvelt") + 1))
        await until(pilot, lambda: bool(mine(sitting)))
    assert mine(sitting)[0] == "travel dranvelt"
