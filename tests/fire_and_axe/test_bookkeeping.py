"""What acts leave behind on the table, counted anew: at random tables of an open seed, or in the golden games."""

import random
from typing import Any

import pytest

import meadhall
from agreement import moments
from fire_and_axe.voyage import game, table
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.cards import KINDS
from meadhall.games.fire_and_axe.chart import PORT_IDS, PORTS, SPACES
from meadhall.games.fire_and_axe.data import COMPONENTS
from meadhall.games.fire_and_axe.rules.dice import RollDie
from meadhall.games.fire_and_axe.rules.runes import ANTICLOCKWISE, CLOCKWISE, LEAVE, TURNS
from scenario import ask, offered, run

PLACES: list[Any] = [*COMPONENTS.ports, *COMPONENTS.waters, *COMPONENTS.homelands]
ZONE_OF = {place.id: place.zone for place in PLACES}


@pytest.fixture
def luck(request):
    seed = random.SystemRandom().randrange(1 << 32)
    print(f"seed {seed}")
    return random.Random(seed)


@pytest.mark.rule("FA-WEATHER-01", "FA-WEATHER-02", "FA-WEATHER-03")
def test_the_clear_days_of_a_space_are_those_of_its_zone_by_the_wind():
    s = table("A.ship=york")
    shown = {cover.turns: cover.clear for cover in COMPONENTS.covers}
    assert set(shown) == set(range(4))
    for s.wind in range(4):
        for space, name in enumerate(SPACES):
            assert s.count_clear_days(space) == shown[s.wind][ZONE_OF[name]], (s.wind, name)


@pytest.mark.rule("FA-WEATHER-04", "FA-WEATHER-07")
@pytest.mark.parametrize("wind", range(4))
def test_the_wind_turns_a_quarter_either_way_all_round(wind):
    for move, step in ((LEAVE, 0), (CLOCKWISE, 1), (ANTICLOCKWISE, 3)):
        s = table(f"A.ship=york A.crew=1 wind={wind} agenda=TurnWind(0)>Act(0)>CleanUp(0)")
        run(s, f"turn {TURNS[move]}" if move else "leave")
        assert s.wind == (wind + step) % 4


@pytest.mark.rule("FA-COMP-05", "FA-RAID-03")
def test_a_die_shows_one_to_six(luck):
    s = table("A.ship=york A.crew=2")
    rng = Rng.seeded(luck.randrange(1 << 30))
    thrown = {int(RollDie(0).sample(s, rng)) for _ in range(300)}
    assert thrown == set(range(1, 7))


@pytest.mark.rule("FA-INFO-02", "FA-RAID-02")
def test_the_ports_are_shown_as_they_are():
    for states in moments("fire_and_axe").values():
        for s in states:
            shown, of = game.view(s, None), range(PORTS)
            assert set(shown["goods"]) == set(shown["worth"]) == {PORT_IDS[port] for port in of if s.market[port] >= 0}
            assert shown["settled"] == {PORT_IDS[port]: s.settled[port] for port in of if s.settled[port] >= 0}
            assert set(shown["raided"]) == {PORT_IDS[port] for port in of if s.towns[port] >= 0}
            assert shown["tried"] == [SPACES[port] for port in s.tried]


@pytest.mark.rule("FA-RAID-02")
def test_a_town_raided_by_the_first_seat_without_a_treasure_is_shown():
    s = table("A.ship=biscay raided=york:A")
    assert game.view(s, 1)["raided"]["york"]["seat"] == 0


@pytest.mark.rule("FA-RAID-06", "FA-RAID-12", "FA-TASK-02")
@pytest.mark.parametrize(
    ("script", "over"),
    [(["raid", "die 6", "treasure 2"], True), (["raid", "die 1", "stop"], True), (["raid", "die 1"], False)],
)
def test_when_a_raid_is_over_nothing_of_it_is_left(script, over):
    s = table("A.ship=york A.crew=2")
    run(s, *script)
    assert (s.attack == 0, list(s.dice) == []) == (over, over)
    assert (s.might, s.walls, s.shield) == (0, 0, 0)
    assert game.position(game.from_position(game.position(s))) == game.position(s)


@pytest.mark.rule("FA-RAID-09", "FA-RAID-04")
def test_what_shielded_one_roll_does_not_shield_the_next():
    s = table("A.ship=york A.crew=3")
    run(s, "raid")
    s.shield = 1  # as a rune leaves it: this roll costs nobody
    run(s, "die 1")
    before = int(s.crew[0])
    run(s, "roll", "die 1")
    assert s.crew[0] == before - 1


@pytest.mark.rule("FA-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_is_drawn_begins_and_the_others_start_with_more(players):
    for first in range(players):
        s = game.new(players, {})
        for _ in range(400):
            if meadhall.decide(s) is None or (s.active == first and s.vp[first] == 1):
                break
            texts = offered(s)
            meadhall.play(s, f"first {'ABCDE'[first]}" if f"first {'ABCDE'[first]}" in texts else texts[0])
        assert (s.first, s.active) == (first, first)
        assert [s.vp[(first + step) % players] for step in range(players)] == list(range(1, players + 1))


@pytest.mark.rule("FA-DRAW-05", "FA-INFO-03", "FA-SETUP-12")
def test_runes_are_never_made_nor_lost():
    whole = None
    for states in moments("fire_and_axe").values():
        for s in states:
            if s.house.given["conflict"] and not s.house.given.get("two_players"):
                count = sum(s.deck) + len(s.discard) + len(s.table) + sum(len(hand) for hand in s.hands)
                whole = whole or count
                assert count == whole
    assert whole


@pytest.mark.rule("FA-RUNE-01", "FA-INFO-02")
def test_two_runes_of_a_kind_are_one_answer(luck):
    s = table("A.ship=york")
    for _ in range(50):
        s.hands[0] = [luck.randrange(KINDS) for _ in range(3)]
        assert sorted(s.list_kinds(0)) == sorted(set(s.hands[0]))


@pytest.mark.rule("FA-LOSS-05", "FA-SAIL-07")
def test_a_sail_that_costs_nothing_opens_no_window_and_one_that_costs_asks_round_the_table():
    asked = {True: 0, False: 0}
    for frame in ("Act", "FairWind", "Cover", "TurnWind"):
        for s in moments("fire_and_axe").get(frame, []):
            for text in offered(s):
                if text.startswith("sail "):
                    twin = s.copy()
                    twin.sail = twin.limit - twin.prep - 1  # the last Day: the winds that are left cost the most
                    twin.legal = None
                    if text in offered(twin):
                        meadhall.play(twin, text)
                        asked[twin.owed > 0] += 1
                        names = [type(below).__name__ for below in twin.agenda]
                        assert ("Cover" in names) == (twin.owed > 0), text
                        assert ("LossWindow" in names or ask(twin) == "loss.cover") == (twin.owed > 0), text
    assert all(asked.values())
