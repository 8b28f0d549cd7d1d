"""What the table says of itself, counted anew: at moments of the golden games, and at all cards of a kind."""

from typing import Any

import pytest

import meadhall
from agreement import moments
from meadhall.games.yggdrasil.cards import ENEMIES, JOTNAR, WORLDS
from meadhall.games.yggdrasil.data import COMPONENTS
from scenario import offered
from yggdrasil.scene import table


def each_moment(*names):
    """Moments at which one of these frames asks; at any frame if none is named."""
    for name, states in moments("yggdrasil").items():
        if not names or name in names:
            yield from states


@pytest.mark.rule("YG-JOTUN-09")
def test_a_world_is_besieged_by_its_own_jotun_while_that_is_active_and_jotunheim_never():
    besiegers = {jotun.object: JOTNAR.index(jotun.id) for jotun in COMPONENTS.jotnar if jotun.kind == "besieges"}
    assert "jotunheim" not in besiegers
    assert besiegers
    s = table("")
    for active in [0, (1 << len(JOTNAR)) - 1, *(1 << jotun for jotun in range(len(JOTNAR)))]:
        s.jotnar = active
        for number, world in enumerate(WORLDS[:9]):
            jotun = besiegers.get(world, -1)
            assert s.find_besieger(number) == (jotun if jotun >= 0 and active >> jotun & 1 else -1), (world, active)


@pytest.mark.rule("YG-JOTUN-05", "YG-MAP-08")
def test_the_enemies_in_a_world_are_those_whose_figures_stand_there():
    met = 0
    for s in each_moment():
        for world in range(9):
            standing = sum(place == world for place in s.where[:5])
            extra = s.count_figures(world, s.get_page().enemies) if s.tale is not None else 0
            assert s.count_enemies(world) == standing + extra
            met += standing
    assert met


@pytest.mark.rule(
    "YG-FIGHT-SURT-01",
    "YG-FIGHT-HEL-01",
    "YG-FIGHT-LOKI-01",
    "YG-FIGHT-FEN-01",
    "YG-FIGHT-IOR-01",
    "YG-FIGHT-JOTUN-01",
    "YG-JOTUN-02",
)
def test_the_power_of_every_foe_follows_from_the_table():
    plain = 0
    for s in each_moment():
        if s.tale is not None:
            continue
        plain += 1
        expected = {"surt": s.giants + 1, "hel": s.dead + 1, "loki": bin(s.jotnar).count("1") + 1, "iormungand": 3}
        for number, name in enumerate(ENEMIES[:5]):
            if name in expected:
                assert s.find_power(number) == expected[name], name
    assert plain


@pytest.mark.rule("YG-MOVE-03")
def test_a_move_takes_the_god_there_whatever_stands_in_the_way():
    went = set()
    for s in each_moment("Move"):
        seat, before = s.agenda[-1].seat, list(s.at)
        for text in offered(s):
            if not text.startswith("move "):
                continue
            twin = s.copy()
            twin.log = []
            meadhall.play(twin, text)
            world = WORLDS.index(text.split()[1])
            assert [*twin.at[:seat], world, *twin.at[seat + 1 :]] == [
                *before[:seat],
                twin.at[seat],
                *before[seat + 1 :],
            ]
            assert any(event.kind == "go" and event.fields_for(None)["world"] == WORLDS[world] for event in twin.log)
            went.add(world)
    assert len(went) > 4


@pytest.mark.rule("YG-MOVE-03")
def test_staying_is_no_going():
    for s in each_moment("Move"):
        twin = s.copy()
        twin.log = []
        meadhall.play(twin, "stay")
        assert twin.at == s.at
        assert not [event for event in twin.log if event.kind == "go"]


@pytest.mark.rule("YG-ROUND-04", "YG-ROUND-05", "YG-DEC-02")
def test_turns_are_counted_one_after_the_other():
    for s in each_moment("Order"):
        seat_turns = int(s.turn)
        for text in offered(s):
            twin = s.copy()
            twin.log = []
            meadhall.play(twin, text)
            for _ in range(40):
                if meadhall.decide(twin) is None or any(event.kind == "turn" for event in twin.log):
                    break
                meadhall.play(twin, offered(twin)[0])
            told = [event.fields_for(None)["turn"] for event in twin.log if event.kind == "turn"]
            assert told == list(range(seat_turns + 1, seat_turns + 1 + len(told)))


@pytest.mark.rule("YG-CREA-GULLFAXI")
@pytest.mark.parametrize("jotun", JOTNAR)
def test_gullfaxi_beats_any_active_jotun_and_no_other(jotun):
    s = table(f"jotnar={jotun},{JOTNAR[(JOTNAR.index(jotun) + 1) % len(JOTNAR)]}")
    gullfaxi: Any = meadhall.game("yggdrasil").frames["Gullfaxi"]
    frame = gullfaxi(0)
    for number in range(len(JOTNAR)):
        active = bool(s.jotnar >> number & 1)
        assert (frame.why(s, number) == "") == active
        assert (number in frame.options(s)) == active
