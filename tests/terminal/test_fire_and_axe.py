"""Fire & Axe at the terminal: the chart told and drawn, voyages reckoned, and whole games by ear and by keys."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from fire_and_axe import greedy
from meadhall.core.agenda import answer, pending
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.chart import PORT_IDS, SPACES
from meadhall.games.fire_and_axe.data import COMPONENTS
from meadhall.games.fire_and_axe.edge.routes import find_departure, find_routes
from meadhall.games.fire_and_axe.edge.voyage import Voyage
from meadhall.games.fire_and_axe.terminal.panes import PANES, Panes
from meadhall.terminal.app import Hall
from meadhall.terminal.board_pane import Board
from meadhall.terminal.game_ui import Place
from meadhall.terminal.messages import speech
from meadhall.words import LANGUAGES
from optional import unwrap
from terminal.conftest import Play, SitDown
from terminal.fire_and_axe_helpers import FIRE_AND_AXE, NAMES, SEA, SEATS, later, teller, teller_at
from terminal.plain_ui_helpers import by_ear
from terminal.table_screen_helpers import clicks, mine, reads, sees, shown, table_of, until

UNFIT = (
    "fire_and_axe players=2 options=two_players:True A.hand=usurper A.vp=2 B.hand=fair_wind B.vp=1 "
    "open=S1-S-R,S1-D-S,S1-S-T first=B round=1 active=B agenda=StartWindow(0,1)>Act(1)>CleanUp(1)"
)

# The voyage


def test_a_route_tells_days_losses_and_the_way() -> None:
    assert teller().tell("route", "Bremen") == ["Bremen: 2 Days by German Bight; losses: 0."]
    assert teller().tell("route", "lindisfarne") == [
        "Lindisfarne: 3 Days by Eastern North Sea, Western North Sea; losses: 1."
    ]


def test_a_route_that_spares_more_is_told_after_the_quickest() -> None:
    [line] = teller(SEA.replace("prep=1 sail=3", "prep=0 sail=0 wind=2")).tell("route", "wolin")

    assert line.startswith("Wolin: 3 Days by Kattegat, Western Baltic;")


def test_a_route_says_when_the_days_do_not_suffice() -> None:
    [line] = teller().tell("route", "dublin")

    assert line.endswith("That is more than the Days you have (3).")


def test_a_route_knows_closed_ports_the_ship_itself_and_what_is_no_goal() -> None:
    assert teller().tell("route", "hamburg") == ["Hamburg is closed: another ship lies there (Orm)."]
    assert teller().tell("route", "skag") == ["Your ship is already in the Skagerrak."]
    assert teller().tell("route", "winter") == ["No ship sails to this place: Wintering Zone."]


def test_a_place_is_known_by_its_name_its_beginning_and_its_notation() -> None:
    for language, name in {"en": "Seville", "fr": "séville", "de": "SEVILLA"}.items():
        told = teller(language=language)
        assert told.place_called(name) == ("seville", [])
        assert told.place_called("north_sea_w") == ("north_sea_w", [])
    assert teller().place_called("consta") == ("constantinople", [])
    found, [line] = teller().place_called("Hambourg")
    assert (found, line) == ("", "“Hambourg” does not name a single place. The nearest: " + line.rpartition(": ")[2])
    assert "Hamburg" in line


def test_alone_a_route_lists_the_ports_within_reach_nearest_first() -> None:
    heading, *ports = teller().tell("route", "")

    assert heading == "Your ship is in the Skagerrak. With 3 Days you reach these ports:"
    assert "Bremen: 2 Days, losses 0" in ports
    assert not [line for line in ports if line.startswith("Hamburg")]
    days = [int(unwrap(re.search(r": (\d+) Day", line))[1]) for line in ports]
    assert days == sorted(days)
    assert max(days) <= 3


@pytest.mark.parametrize("seed", range(6))
def test_the_voyage_is_the_one_the_table_reckons(seed: int) -> None:
    """In the turn of a ship, what is reckoned from the view alone is what the game itself looked up."""
    state = later(seed, 60 + 80 * seed)
    for _ in range(120):
        view = FIRE_AND_AXE.view(state, None)
        if view["asked"] and view["asked"]["ask"] == "turn.act":
            voyage = Voyage(view, view["active"])
            for space, legs in find_routes(find_departure(state, view["active"])).items():
                in_time = [way for way in voyage.find_ways(SPACES[space]) if way.in_time]
                assert [(way.days, way.losses) for way in in_time] == [(leg.days, leg.losses) for leg in legs]
        answer(state, greedy.pick(state, pending(state), Rng.seeded(seed)))


def test_out_of_turn_the_next_turn_is_reckoned() -> None:
    assert Voyage(FIRE_AND_AXE.view(FIRE_AND_AXE.from_position(SEA), 1), 1).left == 7
    assert Voyage(FIRE_AND_AXE.view(FIRE_AND_AXE.from_position(SEA), 0), 0).left == 3


# The table in words


def test_the_chart_has_every_space_and_each_water_once() -> None:
    told = teller()
    lines = told.tell("chart", "")

    assert sum(len(told.tell("chart", zone)) for zone in ("north", "East", "SOUTH", "west")) == len(lines)
    for name in SPACES:
        assert any(told.space(name) in line for line in lines), name
    waters = [line.partition(":")[0] for line in lines if ": next to" in line]
    assert sorted(waters) == sorted(told.space(water.id) for water in COMPONENTS.waters)


def test_a_semicolon_has_its_space_in_french() -> None:
    told = "\n".join(teller(language="fr").tell("chart", "shetland"))
    assert "\xa0; " in told
    assert not re.search(r"\w\)?; ", told)


def test_the_chart_tells_what_is_in_a_port() -> None:
    lines = teller().tell("chart", "shetland")

    assert lines[:2] == ["Shetland: zone West, clear Days 5.", "Value 2."]
    assert "settlement of Orm" in lines
    assert "Named by “Earls of the Isles” (settle: Faeroes, Shetland, Orkney)." in lines
    assert "Bremen (3, furs)" in "\n".join(teller().tell("chart", "german bight"))
    assert "Hamburg (4, town, ship of Orm)" in "\n".join(teller().tell("chart", "german bight"))


def test_the_topics_tell_the_table() -> None:
    told = teller()
    every = {topic: "\n".join(told.tell(topic, "")) for topic in told.topics}

    assert "Aboard: crew 3, fish 2. Free slots: 0 of 5." in every["ship"]
    assert "Towns taken: Iona." in every["ship"]
    assert "Clear Days: North 2, East 4, South 7, West 5" in every["weather"]
    assert "Days used: preparation 1, sailing 3, of 7." in every["weather"]
    assert "bonus 2 VP. Still missing: Hamburg." in every["sagas"]
    assert "In demand: fish" in every["market"]
    assert "Bremen: furs" in every["market"]
    assert "You hold 2 runes:\nFair Wind: " in every["hand"]
    assert "Bera (you) found 4 VP on Iona." in every["known"]
    assert "small: 2, 3, 3, 4, 4, 5," in every["known"]
    assert "Bera (you): 15 VP: 12 held, 3 Bloodied Axe" in every["score"]
    assert "Orm’s longship is in Hamburg." in told.tell("ship", "orm")
    assert "Nobody here is called" in told.tell("ship", "Ragnar")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told_in_every_language(language: str) -> None:
    for seed in range(4):
        state = later(seed, 150 * seed)
        for seat in (0, 2, None):
            told = teller_at(state, seat, language)
            lines = [line for topic in told.topics for line in told.tell(topic, "")]
            lines += [line for board in range(told.boards()) for line in told.describe(board)]
            lines += [line for port in PORT_IDS for line in told.tell("chart", port) + told.tell("route", port)]
            lines += [told.turn(), told.beam(), *told.legend()]

            assert not [line for line in lines if re.search(r"\b(terminal|space|term|zone|era)-\w|[{}]|  $", line)]


def test_what_a_seat_cannot_know_changes_nothing_it_is_told() -> None:
    for seed in range(4):
        state = later(seed, 120 + 90 * seed)
        twin = FIRE_AND_AXE.redeal(state, 1, Rng.seeded(seed))
        one, other = teller_at(state, 1), teller_at(twin, 1)
        for topic in one.topics:
            assert one.tell(topic, "") == other.tell(topic, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_begins_with_a_capital(language: str) -> None:
    phrases = FIRE_AND_AXE.phrases(speech(language, "fire_and_axe"), NAMES[:3], 0)
    for option in ("load fish", "sail skagerrak", "trade furs", "lose crew", "demand tusks", "steal fish B"):
        said = phrases.answer(option, 0)
        assert said[0].isupper(), said


# Plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_by_ear_alone(language: str, sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    by_ear(sit_down(SEATS, seed=5, lang=language, game=FIRE_AND_AXE, round_cap=4), monkeypatch)


def test_whose_turn_it_is_is_told_once(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the news; not again before every question, nor in the next line."""
    heard = by_ear(sit_down(SEATS, seed=5, game=FIRE_AND_AXE, round_cap=4), monkeypatch)
    told = [bool(re.search("(: it is|Era:) .*turn\\.|turn begins", line)) for line in heard]

    assert sum(told) > 4
    assert [line for before, line in pairwise(heard) if before.startswith("Chosen: ") and " Era: " in line] == []
    assert [pair for pair, both in zip(pairwise(heard), pairwise(told), strict=True) if all(both)] == []


def test_the_commands_are_heard_in_any_language(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down(SEATS, game=FIRE_AND_AXE, position=SEA)

    said = play(sitting, "route bremen", "wetter", "marché", "ship orm", "help")

    assert "Bremen: 2 Days by German Bight; losses: 0." in said
    assert "Clear Days: North 2" in said
    assert "Stockpile: " in said
    assert "route [PLACE]: Days and losses of a voyage" in said
    assert "Nobody here is called “orm”." in said


def test_a_whole_course_is_sailed_with_one_line(sit_down: SitDown, play: Play) -> None:
    """However the place is written; each leg is told. What cannot be reached is refused as ever."""
    sitting = sit_down(SEATS, game=FIRE_AND_AXE, position=SEA.replace("sail=3", "sail=0"))

    said = play(sitting, "sail Dorestad", "sail constantinople")

    mine = [answer.text for answer in sitting.table.record.answers if answer.seat == "A"]
    assert mine == ["sail german_bight", "sail frisian", "sail dorestad"]
    assert said.index("German Bight") < said.index("Frisian")


def test_a_row_says_what_it_brings(sit_down: SitDown, play: Play) -> None:
    said = play(sit_down(SEATS, game=FIRE_AND_AXE, position=SEA))

    assert re.search(r"Sail to the German Bight: .*, 2 Days left", said)


def test_who_holds_no_rune_that_fits_is_not_asked_out_of_turn(sit_down: SitDown, play: Play) -> None:
    """Alone among bots; taken back, and beside other people, the question is put."""
    sitting = sit_down(SEATS.removesuffix(",thrall"), game=FIRE_AND_AXE, position=UNFIT)
    said = play(sitting)
    assert mine(sitting)[0] == "pass"
    assert "Chosen: " in said or "passes" in said

    asked = sit_down("me=Bera,me=Orm", game=FIRE_AND_AXE, position=UNFIT)
    play(asked, "")
    assert mine(asked) == []

    again = sit_down(SEATS.removesuffix(",thrall"), game=FIRE_AND_AXE, position=UNFIT)
    again.reader = 0
    assert again.find_automatic_answer() == "pass"
    again.answer(0, "pass")
    again.undo()
    assert again.find_automatic_answer() == ""
    fits = sit_down("me=Bera,thrall", game=FIRE_AND_AXE, position=UNFIT.replace("usurper", "foul_omen", 1))
    fits.reader = 0
    assert "play foul_omen" in unwrap(fits.table.decision).options
    assert fits.find_automatic_answer() == ""


# Full screen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_small_game_is_played_by_keys(language: str, sit_down: SitDown) -> None:
    sitting = sit_down(SEATS, lang=language, game=FIRE_AND_AXE, round_cap=1)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        while sitting.table.outcome is None:
            await until(pilot, lambda: bool(table_of(pilot).offered) or sitting.table.outcome is not None)
            await pilot.press("1")
        await sees(pilot, sitting.speech("terminal-pane-end"))
        text = shown(pilot)
    assert not re.search(r"\b(terminal|event|ask|move)-[a-z]", text)
    assert len(mine(sitting)) >= 3


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_panes_show_the_whole_table(size: tuple[int, int], sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=FIRE_AND_AXE, position=SEA), pace=0).run_test(size=size) as pilot:
        await sees(pilot, "Your ship is in the Skagerrak.")
        await pilot.pause()
        text = shown(pilot)
    assert re.search(r"Skagerrak +West 5 ‹A›", text)
    assert re.search(r"\(\d\) German Bight", text), "the key stands beside the space it sails to"
    assert re.search(r"▶ A Bera +12 VP \(15\)", text)
    assert "●●●◆◆" in text
    assert re.search(r"W 5 .* E 4", text)
    assert "Days ▮▮▮▮▯▯▯" in text
    assert re.search("In demand: ◆ fish", text)
    assert re.search("✓ Bremen", text)
    assert re.search("○ Hamburg", text)
    assert size[0] < 100 or "Markets of the Elbe +2 · Denmark · First Era" in text
    assert re.search(r"\d Fair Wind", text)
    assert max(len(line) for line in text.splitlines()) <= size[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_row_leaves_out_the_least_before_anything_is_cut(language: str) -> None:
    """At 80 columns: what the end would bring and an era go, where a ship lies and what a saga asks for stay."""
    told = teller(SEA.replace("B.ship=hamburg B.crew=2", "B.ship=winter"), 0, language)

    def drawn(pane: str, columns: int, rows: int) -> str:
        return Panes(told, Place(columns, rows, {}, False)).draw(pane).plain

    whole = drawn("ships", 60, 3).splitlines()[1]
    short = drawn("ships", len(whole) - 1, 3).splitlines()[1]
    assert ("(2)" in whole, "(2)" in short) == (True, False)
    assert short.endswith(told.space("winter"))
    assert "…" not in drawn("sagas", 38, 4)
    assert told.speech("era-1") in drawn("sagas", 64, 4)


async def test_a_narrow_screen_keeps_the_waters_and_the_ships(sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=FIRE_AND_AXE, position=SEA), pace=0).run_test(size=(60, 20)) as pilot:
        await sees(pilot, ") German Bight")
        await pilot.pause()
        assert [board.number for board in pilot.app.screen.query(Board) if board.display] == [0, 1]
        assert "A Bera" in shown(pilot)


async def test_a_space_of_the_chart_is_sailed_to_by_mouse(sit_down: SitDown) -> None:
    sitting = sit_down(SEATS, game=FIRE_AND_AXE, position=SEA)
    async with Hall(sitting, pace=0).run_test(size=(100, 36)) as pilot:
        await clicks(pilot, ") Kattegat")
        await until(pilot, lambda: bool(mine(sitting)))
    assert mine(sitting)[0] == "sail kattegat"


async def test_each_pane_is_read_in_words_and_a_route_can_be_asked_for(sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=FIRE_AND_AXE, position=SEA), pace=0).run_test(size=(100, 36)) as pilot:
        await sees(pilot, ") German Bight")
        wanted = ("Next to: ", "Aboard: crew 3, fish 2.", "Days used: preparation 1", "bonus 2 VP")
        await reads(pilot, *wanted)
        await pilot.press("k", *"route bremen", "enter")
        await sees(pilot, "Bremen: 2 Days by German Bight; losses: 0.")
    assert len(PANES) == 4
