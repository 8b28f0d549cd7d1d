"""The box: counts, the chart, the dial and the cards, with what the rulebook says of them."""

import math
import re
from collections import Counter, deque
from itertools import combinations
from typing import Any

import pytest

import meadhall
from fire_and_axe.voyage import begin, game, stock, table
from meadhall.games.fire_and_axe import cards, chart
from meadhall.games.fire_and_axe.data import COMPONENTS, FILES, Components, locate_on_chart, read_data_files
from meadhall.games.fire_and_axe.rules.effects import EFFECTS
from meadhall.games.fire_and_axe.rules.runes import EFFECT_OF
from optional import unwrap
from scenario import offered, run

C = COMPONENTS
WATER = {water.id: water for water in C.waters}
PORT = {port.id: port for port in C.ports}
HOME = {home.id: home for home in C.homelands}
NODES: dict[str, Any] = {**WATER, **PORT, **HOME}
NEAR = {name: {chart.SPACES[to] for to in chart.NEAR[at]} for name, at in chart.SPACE_OF.items() if name != "winter"}


def days(start, passing=lambda name: True):
    found, queue = {start: 0}, deque([start])
    while queue:
        space = queue.popleft()
        if space != start and not passing(space):
            continue
        for to in sorted(NEAR[space] - set(found)):
            found[to] = found[space] + 1
            queue.append(to)
    return found


def sailable(start, *steps):
    return all(to in NEAR[space] for space, to in zip((start, *steps), steps, strict=False))


@pytest.mark.rule("FA-COMP-05")
def test_the_box_holds_what_is_printed():
    counts = C.counts
    assert (counts["runes"], counts["conflict-runes"], counts["sagas"], counts["dice"]) == (33, 9, 27, 3)
    assert (counts["small-towns"], counts["large-towns"], counts["final-tokens"]) == (12, 3, 3)
    assert sum(cards.COPIES) == 33
    assert sum(copies for copies, conflict in zip(cards.COPIES, cards.CONFLICT, strict=True) if conflict) == 9
    assert Counter(cards.SAGA_ERA) == {1: 9, 2: 9, 3: 9}
    assert (len(cards.TREASURES[chart.SMALL]), len(cards.TREASURES[chart.LARGE])) == (12, 3)
    s = table("A.ship=rome A.crew=1")
    assert unwrap(run(s, "raid")).options == [f"die {n}" for n in range(1, 7)]


@pytest.mark.rule("FA-COMP-02", "FA-COMP-05")
@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("runes.toml", "rune"),
        ("sagas.toml", "saga"),
        ("waters.toml", "water"),
        ("treasures.toml", "treasure"),
        ("ports.toml", "region"),
    ],
)
def test_a_missing_component_is_noticed(name, entry):
    short = read_data_files()
    short[name] = short[name].rsplit(f"[[{entry}]]", 1)[0]
    with pytest.raises(meadhall.Fault) as caught:
        Components(short)
    assert caught.value.key == "data-count"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('id = "orkney"', 'id = "orkney"\nflag = 1', "toml-key"),
        ("value = 2", "value = two", "toml-line"),
        ('zone = "W"', 'zone = "X"', "toml-word"),
        ('"faeroe_bank", "norse_sea"', '"faeroe_bank", "norsk_sea"', "fire_and_axe-data-name"),
        ("r-notown", "r-nothing", "data-reason"),
        ('id = "vinland"', 'id = "london"', "data-count"),
    ],
)
def test_bad_data_is_refused(old, new, key):
    bad = read_data_files()
    bad["ports.toml"] = bad["ports.toml"].replace(old, new, 1)
    with pytest.raises(meadhall.Fault) as caught:
        Components(bad)
    assert caught.value.key == key


def test_every_entry_says_where_it_comes_from():
    for name, entry in C.entries():
        assert entry.source in ("rulebook", "public", "partly", "reconstructed")
        assert entry.source == "rulebook" or entry.reason, name
    for port in C.ports:
        facts = [fact for part in port.reason.split("; ") for fact in part.partition(":")[0].split(", ")]
        assert sorted(facts) == ["name", "region", "town", "value", "waters", "zone"], port.id
    assert len(FILES) == 8
    assert game.data_hash() == C.hash


@pytest.mark.rule("FA-COMP-02")
@pytest.mark.parametrize("of", ["tusks", "fish", "furs"])
def test_eleven_goods_of_each_kind(of):
    s = begin(5)
    assert stock(s)[of] + (of == "fish") == 11 == cards.GOODS_EACH
    assert sum(good.number for good in C.goods) == 33


@pytest.mark.rule("FA-COMP-03", "FA-COMP-04")
def test_fifteen_crew_and_one_ship_of_seven_slots_each():
    s = begin(4)
    assert (s.supply, s.crew, len(s.ships)) == ([15] * 4, [0] * 4, 4)
    assert (cards.CREW_EACH, cards.SLOTS[1:], C.counts["slots"]) == (15, [5, 6, 7], 7)


@pytest.mark.rule("FA-COMP-01")
def test_three_to_five_play_and_two_a_variant_with_a_name():
    for players in range(game.players[0], game.players[1] + 1):
        s = game.new(players)
        assert (len(s.ships), game.options_of(s)["two_players"]) == (players, players == 2)
        assert game.view(s, 0)["options"]["two_players"] is (players == 2)
        assert game.options_of(game.new(players, game.options_of(s))) == game.options_of(s)
    for players, options, key in (
        (2, {"two_players": False}, "fire_and_axe-two-players"),
        (3, {"two_players": True}, "fire_and_axe-two-players"),
        (3, {"two_players": "on"}, "fire_and_axe-two-players"),
        (2, {"two_players": "perhaps"}, "option-value"),
        (1, {}, "players-count"),
        (6, {}, "players-count"),
    ):
        with pytest.raises(meadhall.Fault) as caught:
            game.new(players, options)
        assert caught.value.key == key


@pytest.mark.rule("FA-COMP-06")
def test_points_never_run_out():
    s = table("A.ship=constantinople A.cargo=fish A.vp=99999")
    run(s, "trade fish")
    assert s.vp[0] == 99999 + 7


# The chart


def test_the_chart_is_a_graph_of_waters_with_harbours():
    assert (len(C.waters), len(C.ports), len(C.homelands)) == (54, 45, 3)
    assert chart.SPACE_OF["winter"] == chart.WINTER
    assert chart.NEAR[chart.WINTER] == []
    for name, near in NEAR.items():
        assert near
        assert name not in near
        assert len(chart.NEAR[chart.SPACE_OF[name]]) == len(near)
        for other in near:
            assert name in NEAR[other]
    for water in C.waters:
        assert set(water.near) == {other for other in NEAR[water.id] if other in WATER}
    assert len(days("denmark")) == len(NODES)
    assert NEAR["sweden"] == {"baltic_sv"}


@pytest.mark.rule("FA-SAIL-08", "FA-SAIL-02")
def test_ports_and_homelands_touch_water_alone():
    for name in [*PORT, *HOME]:
        assert NEAR[name] == set(NODES[name].waters)
        assert NEAR[name] <= set(WATER)
    for home in HOME:  # so no port is a short cut
        assert days(home) == days(home, lambda name: name in WATER)


@pytest.mark.rule("FA-WEATHER-01", "FA-WEATHER-02")
def test_every_space_lies_in_one_zone_and_two_ports_between_two():
    both = set()
    for name in (*PORT, *HOME):
        node, zones = NODES[name], {WATER[water].zone for water in NEAR[name]}
        if len(zones) > 1:
            both.add(name)
            assert zones == {"N", "W"}
            assert node.zone == "W"
        else:
            assert zones == {node.zone}
    assert both == {"faeroes", "shetland"}
    assert {home.id: home.zone for home in C.homelands} == {"denmark": "W", "norway": "N", "sweden": "E"}
    assert [chart.ZONES[zone] for zone in chart.ZONE] == [NODES[name].zone for name in chart.SPACES]


@pytest.mark.case("FA-CASE-12")
@pytest.mark.rule("FA-REGION-01", "FA-REGION-02")
def test_regions_have_three_ports_and_some_are_independent():
    assert len(C.regions) == 12
    for region in C.regions:
        assert len(region.ports) == 3
        assert {PORT[name].region for name in region.ports} == {region.id}
        for name in region.ports:
            mates = {chart.SPACES[mate] for mate in chart.MATES[chart.SPACE_OF[name]]}
            assert mates == set(region.ports) - {name}
    regions = {tuple(region.ports) for region in C.regions}
    assert {("bayeux", "rouen", "nantes"), ("kiev", "gnezdovo", "lubech"), ("faeroes", "shetland", "orkney")} <= regions
    alone = {port.id for port in C.ports if not port.region}
    assert {"paris", "rome", "constantinople", "arles", "lindisfarne"} <= alone
    assert len(alone) == 9
    assert all(not chart.MATES[chart.SPACE_OF[name]] for name in alone)


def test_values_and_towns_are_as_the_rulebook_shows_them():
    printed = {
        "faeroes": 2,
        "shetland": 2,
        "orkney": 2,
        "iona": 3,
        "lindisfarne": 2,
        "bayeux": 4,
        "kiev": 4,
        "rome": 5,
        "constantinople": 5,
        "reykjanes": 3,
    }
    assert {name: PORT[name].value for name in printed} == printed
    assert all(2 <= port.value <= (4 if port.region else 5) for port in C.ports)
    assert {port.id for port in C.ports if port.town == "large"} == {"paris", "rome", "constantinople"}
    assert {PORT[name].town for name in ("bayeux", "lubech")} == {"small"}
    assert {PORT[name].town for name in ("kiev", "balearics")} == {"none"}


def test_the_worked_voyages_can_be_sailed():
    assert NODES["cadiz"].zone == "W"
    assert "seville" in NEAR["cadiz"]
    assert sailable("cadiz", "alboran", "balearics", "lion", "arles", "lion", "tyrrhenian", "rome")
    assert (days("cadiz")["balearics"], days("balearics")["arles"], days("arles")["rome"]) == (2, 2, 3)
    assert (days("kiev")["lubech"], "gnezdovo" in NEAR["dnieper_m"]) == (2, False)
    north = ["norway_coast", "halogaland", "finnmark", "white_sea", "bjarmaland"]
    assert sailable("norway", *north)
    assert {NODES[name].zone for name in north} == {"N"}
    west = ["skagerrak", "north_sea_e", "north_sea_w", "caithness", "pentland", "faeroe_bank"]
    assert sailable("denmark", *west)
    assert {NODES[name].zone for name in west} == {"W"}
    assert days("norway")["bjarmaland"] == 5
    assert days("denmark")["caithness"] == 4
    assert any(WATER[name].zone == "N" for name in NEAR["faeroe_bank"] if name in WATER)
    assert sailable(
        "sweden",
        "baltic_sv",
        "finland",
        "neva",
        "volkhov",
        "lovat",
        "dnieper_u",
        "dnieper_m",
        "dnieper_l",
        "black_sea",
        "constantinople",
    )
    assert sailable("reykjanes", "iceland_s", "irminger", "labrador", "vinland_sea", "vinland")
    assert sailable("faeroes", "norse_sea", "iceland_e", "horn")


def test_the_middle_sea_is_reached_both_ways_and_the_dvina_is_a_dead_end():
    without_river = days("denmark", lambda name: name not in ("dnieper_l",))
    assert "constantinople" in without_river
    assert "constantinople" in days("sweden", lambda name: name != "cadiz")
    assert NEAR["dvina"] == {"riga", "polotsk"}


@pytest.mark.parametrize(
    ("port", "denmark", "norway", "sweden"),
    [
        ("faeroes", 4, 3, 7),
        ("york", 4, 4, 7),
        ("dublin", 7, 6, 10),
        ("hamburg", 2, 4, 6),
        ("seville", 9, 10, 13),
        ("wolin", 4, 5, 3),
        ("kiev", 11, 12, 8),
        ("reykjanes", 6, 5, 9),
        ("paris", 6, 7, 10),
        ("rome", 12, 13, 14),
        ("constantinople", 13, 14, 10),
        ("bjarmaland", 6, 5, 9),
        ("vinland", 9, 8, 12),
        ("balearics", 10, 11, 14),
    ],
)
def test_distances_from_the_homelands(port, denmark, norway, sweden):
    assert [days(home)[port] for home in ("denmark", "norway", "sweden")] == [denmark, norway, sweden]


def test_no_port_of_a_saga_is_out_of_reach():
    near = [days(home) for home in HOME]
    assert all(min(found[port] for found in near) <= 14 for saga in C.sagas for port in saga.ports)


def test_the_drawn_chart_has_room_and_no_crossing_lines():
    place = {name: locate_on_chart(node.lon, node.lat) for name, node in NODES.items()}
    assert all(0 <= x <= 1600 and 0 <= y <= 1230 for x, y in place.values())
    assert all(math.dist(place[a], place[b]) >= 28 for a, b in combinations(place, 2))

    def left(a, b, c):
        return (c[1] - a[1]) * (b[0] - a[0]) > (b[1] - a[1]) * (c[0] - a[0])

    lines = [(a, b) for a in NEAR for b in NEAR[a] if a < b]
    for one, other in combinations(lines, 2):
        if not set(one) & set(other):
            a, b, c, d = (place[name] for name in (*one, *other))
            assert not (left(a, c, d) != left(b, c, d) and left(a, b, c) != left(a, b, d)), (one, other)


# Dial, chart of losses, cards


@pytest.mark.rule("FA-WEATHER-03", "FA-WEATHER-06", "FA-SETUP-02")
def test_the_dial_moves_one_better_and_one_worse_zone_around():
    base = {zone.id: zone.base for zone in C.zones}
    assert "".join(base) == "NESW"
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
    assert [cover.best for cover in C.covers] == ["S", "W", "N", "E"]
    assert C.covers[0].clear == {"N": 2, "E": 4, "S": 7, "W": 5}
    assert (C.covers[1].clear["W"], C.covers[1].clear["N"]) == (6, 3)
    for cover in C.covers:
        assert cover.worst == opposite[cover.best]
        assert cover.clear == {z: base[z] + (z == cover.best) - (z == cover.worst) for z in base}
        assert sum(cover.clear.values()) == 18
        assert chart.CLEAR[cover.turns * 4 : cover.turns * 4 + 4] == [cover.clear[zone] for zone in base]


@pytest.mark.rule("FA-LOSS-02")
def test_two_days_a_skull():
    assert chart.SKULL == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("FA-SAGA-01", "FA-SAGA-14")
def test_sagas_name_ports_where_they_can_come_true():
    assert len({(saga.era, saga.homeland, saga.kind) for saga in C.sagas}) == 27
    for saga in C.sagas:
        assert 1 <= len(set(saga.ports)) == len(saga.ports) <= 3
        assert saga.bonus >= 0
        for port in saga.ports:
            assert saga.kind != "raid" or PORT[port].town != "none"
    irish = [saga for saga in C.sagas if set(saga.ports) == {"cork", "dublin", "man"}]
    assert [(saga.kind, saga.era, saga.bonus) for saga in irish] == [("settle", 2, 0)]
    assert sum(saga.bonus > 0 for saga in C.sagas if saga.era == 2) >= 2


@pytest.mark.rule("FA-SAGA-14")
def test_a_trade_saga_of_a_whole_region_takes_three_kinds():
    s = table("A.ship=lysufjord A.cargo=fish,furs,tusks goods=hvarf:fish,brattahlid:tusks open=S3-N-T")
    assert [text for text in offered(s) if text.startswith("trade")] == ["trade furs"]
    run(s, "trade furs")
    assert s.won[cards.SAGA_OF["S3-N-T"]] == 0


def test_treasures_are_as_far_as_known():
    assert cards.TREASURES[chart.SMALL] == [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7]
    assert cards.TREASURES[chart.LARGE] == [8, 9, 10]


def test_every_rune_has_its_effect_and_no_effect_lacks_its_rune():
    assert set(EFFECTS) == {rune.id for rune in C.runes}
    assert [EFFECTS[name] for name in cards.RUNES] == EFFECT_OF
    assert len(EFFECT_OF) == cards.KINDS == 20
    named = {rune.id: next(iter(re.findall(r"\w+", EFFECTS[rune.id].__name__))) for rune in C.runes}
    assert len(set(named.values())) == 20


def test_constants_of_the_rules_are_those_of_the_data():
    counts = C.counts
    assert (counts["days"], counts["hand"], counts["crew"], counts["goods-per-kind"]) == (
        cards.DAYS,
        cards.HAND,
        cards.CREW_EACH,
        cards.GOODS_EACH,
    )
    assert (counts["saga-spaces"], counts["rolls"], counts["dice"], counts["final-tokens"], counts["demand-bonus"]) == (
        cards.SAGA_SPACES,
        cards.ROLLS,
        cards.DICE,
        cards.TOKENS,
        cards.DEMAND_BONUS,
    )
    assert counts["sagas-per-era"] - counts["sagas-removed-per-era"] == cards.SAGAS_PER_ERA
    assert cards.SAGA_DECK == 3 * cards.SAGAS_PER_ERA
    assert cards.SLOTS[1:] == [counts[f"slots-{era}-era"] for era in ("first", "second", "third")]
    assert [cards.PIECES[cards.FIRST_DEMAND], chart.PORTS] == ["fish", counts["ports"]]
