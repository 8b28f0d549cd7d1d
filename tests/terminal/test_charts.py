"""The charts of the full screen: shapes from the browser's, what must be seen is seen, and keys move them."""

from __future__ import annotations

import re

import pytest
from rich.text import Text
from textual.pilot import Pilot

from charts import WRITTEN
from meadhall.games.fire_and_axe.chart import SPACES
from meadhall.games.fire_and_axe.terminal.chart import Chart, geography
from meadhall.games.trudvang.cards import REGIONS
from meadhall.games.trudvang.terminal.map_drawing import Land, folded
from meadhall.terminal.app import Hall
from meadhall.terminal.board_pane import Board
from meadhall.terminal.canvas import BRAILLE, Canvas, beside
from meadhall.terminal.game_ui import Place
from meadhall.terminal.map_viewport import Extent, Frame, Look
from meadhall.words import LANGUAGES
from terminal.adventurers import TRUDVANG, at
from terminal.adventurers import teller_at as trudvang_teller
from terminal.conftest import SitDown
from terminal.fire_and_axe_helpers import FIRE_AND_AXE, SEA, SEATS, later, teller, teller_at
from terminal.table_screen_helpers import clicks, mine, sees, shown, table_of, until

SIZES = [(60, 24), (160, 50)]
SQUARE = ((10.0, 10.0, 30.0, 10.0, 30.0, 30.0, 10.0, 30.0),)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_the_maps_are_those_of_the_browser(path):
    assert path.read_text(encoding="utf-8") == WRITTEN[path](), "run tools/charts.py"


def test_every_space_has_its_place_on_the_chart():
    places = geography().places
    assert set(places) == {*SPACES} - {"winter"}
    wide, high = geography().size
    assert all(0 < x < wide and 0 < y < high for x, y in places.values())


# Drawing


def test_a_shape_has_a_shore_of_dots_and_dots_inland():
    canvas = Canvas(Frame(20, 10, 0, 0, 2, 4))
    canvas.fill(SQUARE, "green", "green")
    rows = [row.plain for row in canvas.rows()]

    assert rows[0] == " " * 20
    assert ord(rows[3][5]) > BRAILLE
    assert {rows[4][10], rows[4][11]} == {"⠂", " "}
    assert rows[9] == " " * 20


def test_what_is_written_first_keeps_its_place():
    canvas = Canvas(Frame(20, 3, 0, 0, 1, 2))
    assert canvas.put(Text("Dublin"), [(2, 1)]) == (2, 1)
    assert canvas.put(Text("Man"), [(7, 1), (8, 1), (9, 1)]) == (9, 1), "with a letter of air between them"
    assert canvas.put(Text("Constantinople"), [(10, 0)]) is None
    assert canvas.rows()[1].plain.rstrip() == "  Dublin Man"


def test_a_name_stands_on_the_side_the_map_prefers():
    assert beside(10, 5, 2, 4, "l")[0] == (5, 5)
    assert beside(10, 5, 2, 4, "tr")[0] == (13, 5)
    assert beside(10, 5, 2, 4, "t")[0] == (9, 4)


def test_a_window_shows_all_that_is_wanted_and_never_looks_past_the_edge():
    extent = Extent((1600, 1230), 9, 21)
    frame = extent.frame(40, 10, Look(), [(800, 500), (900, 700)])
    assert frame.holds((800, 500))
    assert frame.holds((900, 700))
    far = extent.frame(40, 10, Look((5000, -900)), [])
    assert (far.left + 40 * far.across, far.top) == (1600, 0)
    whole = extent.frame(120, 45, Look(), [(800, 500)])
    assert whole.holds((1, 1))
    assert whole.holds((1599, 1229))


# The chart of Fire & Axe


@pytest.mark.parametrize("seed", range(4))
def test_the_whole_chart_has_every_ship_town_good_and_settlement(seed):
    state = later(seed, 150 + 100 * seed)
    view = FIRE_AND_AXE.view(state, 0)
    text = "\n".join(row.plain for row in Chart(teller_at(state, 0), Place(130, 50, {}, False)).rows())

    ports = re.findall(r"\d([△▲]?)([◗◆■]?)(?:⚑([A-E]))?(?=[ ‹])", text)
    assert sum(bool(town) for town, _, _ in ports) >= len(view["towns"])
    assert sum(bool(good) for _, good, _ in ports) >= len(view["goods"])
    assert sorted(owner for _, _, owner in ports if owner) == sorted("ABC"[seat] for seat in view["settled"].values())
    for seat, player in enumerate(view["players"]):
        assert player["ship"] == "winter" or re.search(f"‹[A-E]*{'ABC'[seat]}[A-E]*›", text)
    for zone in ("North", "East", "South", "West"):
        assert re.search(rf"{zone} \d", text)


@pytest.mark.parametrize("size", [(36, 7), (40, 11), (58, 8), (100, 37)])
def test_what_may_be_entered_is_seen_at_every_size(size):
    keys = ("german_bight", "kattegat", "north_sea_e", "norway_coast", "denmark")
    text = "\n".join(
        row.plain
        for row in Chart(
            teller(), Place(size[0], size[1], {name: str(at) for at, name in enumerate(keys, 1)}, False)
        ).rows()
    )
    assert [f"({at})" in text for at in range(1, 6)] == [True] * 5
    assert "‹A›" in text
    assert "(4)−1" in text, "what the weather takes"


def course_of(text: str) -> int:
    return text.count("•")


async def course_set(pilot: Pilot[int], place: str) -> None:
    await pilot.press("k", *f"route {place}", "enter", "escape")


async def test_asking_for_a_way_draws_the_course_and_its_steps_are_under_the_cursor(sit_down: SitDown) -> None:
    sitting = sit_down(SEATS, game=FIRE_AND_AXE, position=SEA)
    async with Hall(sitting, pace=0).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        before = course_of(shown(pilot))
        await course_set(pilot, "dorestad")
        await sees(pilot, "→ Dorestad: 3 Days")
        assert course_of(shown(pilot)) > before
        await step(pilot, "german_bight")
        assert mine(sitting) == ["sail german_bight"]
        await step(pilot, "frisian")
        assert mine(sitting) == ["sail german_bight", "sail frisian"]
        await sees(pilot, "→ Dorestad: 1 Day")
        await pilot.press("enter")
        assert table_of(pilot).look.goal == "", "it has been reached"


async def step(pilot: Pilot[int], place: str) -> None:
    """One leg of the course, by the key that stands at it."""
    await until(pilot, lambda: any(choice.answer == f"sail {place}" for choice in table_of(pilot).offered))
    await pilot.press(table_of(pilot).map_keys()[place])


async def test_the_whole_course_is_one_answer_and_stands_under_the_cursor(sit_down: SitDown) -> None:
    """It ends before the leg that costs a piece; that one is sailed by those who want it."""
    sitting = sit_down(SEATS, game=FIRE_AND_AXE, position=SEA)
    async with Hall(sitting, pace=0).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await course_set(pilot, "dorestad")
        await sees(pilot, "Sail the whole way: Dorestad: 3 Days, losses 1")
        await pilot.press("enter")
        await sees(pilot, "→ Dorestad: 1 Day")
        assert mine(sitting) == ["sail german_bight", "sail frisian"]
        assert "Sail the whole way" not in shown(pilot)


@pytest.mark.parametrize("size", SIZES)
async def test_keys_move_the_chart_and_bring_it_back(size: tuple[int, int], sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=FIRE_AND_AXE, position=SEA), pace=0).run_test(size=size) as pilot:
        await sees(pilot, "‹A›")
        assert "⇧←↑↓→" in shown(pilot).splitlines()[-1]
        await pilot.press("plus", "plus", "plus", *["shift+right"] * 9)
        await until(pilot, lambda: "(1)" not in shown(pilot))
        await pilot.press("full_stop")
        await sees(pilot, "(1)")
        await pilot.press("c")
        await pilot.pause()
        assert [board.number for board in table_of(pilot).query(Board) if board.display] == [0]
        assert "1 Sail to" in shown(pilot), "the answers stay"
        await pilot.press("1")


async def test_the_arrows_move_a_chart_that_has_the_focus(sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=FIRE_AND_AXE, position=SEA), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        pilot.app.screen.query(Board).first().focus()
        await pilot.press("left", "left")
        assert table_of(pilot).look.at is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_is_told_in_every_language(language):
    text = "\n".join(row.plain for row in Chart(teller(language=language), Place(150, 60, {}, False)).rows())
    told = teller(language=language)
    named = [name for name in SPACES if name != "winter" and told.space(name) in text]
    assert len([name for name in named if name in geography().sides]) >= 44, "of 45 ports and 3 Homelands"
    assert len(re.findall(r"\d[△▲]?[◗◆■]?", text)) >= 45


# The map of Trudvang


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(78, 17), (66, 20), (120, 30)])
def test_the_whole_map_names_every_region(size, language):
    told = trudvang_teller(at("hero.travel"), 0, language)
    text = " ".join("\n".join(row.plain for row in Land(told, Place(size[0], size[1], {}, False)).rows()).split())
    for region in REGIONS:
        for line in folded(told.map.label(region)):
            assert line in text, region


def test_the_map_shows_who_and_what_is_where():
    state = at("hero.travel")
    view = TRUDVANG.view(state, 0)
    text = "\n".join(row.plain for row in Land(trudvang_teller(state, 0), Place(78, 20, {}, False)).rows())

    assert re.search("‹[A-D]*A[A-D]*›", text)
    assert text.count("⌂") == len(view["map"]["locations"])
    for poi in view["pois"]:
        assert poi["place"] not in REGIONS or f"◇{poi['poi']}" in text


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (100, 30), (160, 50)])
async def test_regions_are_chosen_on_the_map_at_every_size(size: tuple[int, int], sit_down: SitDown) -> None:
    state = at("hero.travel", players=1)
    sitting = sit_down("me=Bera", game=TRUDVANG, position=TRUDVANG.position(state))
    async with Hall(sitting, pace=0).run_test(size=size) as pilot:
        await pilot.pause()
        keys = {key for thing, key in table_of(pilot).map_keys().items() if thing in REGIONS}
        assert keys
        if size[0] < 100:
            assert "Frost in the Rye" in shown(pilot), "a new page comes first"
            await pilot.press("c")
        await until(pilot, lambda: all(f"({key})" in shown(pilot) for key in keys))
        key = min(keys)
        wanted = table_of(pilot).offered[int(key) - 1].answer
        await clicks(pilot, f"({key})")
        await until(pilot, lambda: bool(mine(sitting)))
    assert mine(sitting)[0] == wanted


def test_the_map_takes_the_only_pane_once_the_page_has_been_read():
    told = trudvang_teller(at("hero.travel"), 0)
    told.log = lambda: [{"kind": "read"}, {"kind": "round"}]
    things = {"arji": "3"}
    assert told.layout(80, 21, things=things).panes == (told.charts(),)
    assert told.layout(80, 21, things={"stay": "1"}).panes == ()
    told.news = told.log
    assert told.layout(80, 21, things=things).panes == ()
