"""The box: components, their counts and provenance, and general principles."""

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import (
    DISTANCE,
    KINDS,
    LAND_DISTANCE,
    REGION_OF,
    ROADS,
    SEA,
    SHORES,
    SLEEVE,
    SUPPLY,
    TEST_RUNE,
    TESTS,
)
from meadhall.games.trudvang.data import COMPONENTS, Components
from meadhall.games.trudvang.data_files import texts
from meadhall.games.trudvang.enemy_groups import CARD, DRAUGR, NO_POI, Group
from meadhall.games.trudvang.rules.enemies import place_group
from meadhall.games.trudvang.rules.who import is_sleeved
from meadhall.games.trudvang.saga import ident
from trudvang.scene import ask, names, offered, run, table, tale, told_story, trudvang


@pytest.mark.rule("TL-COMP-11", "TL-COMP-01", "TL-COMP-03")
def test_the_counts_of_the_box():
    assert sum(SUPPLY) == 108
    kinds = [card.kind for card in COMPONENTS.cards]
    assert [kinds.count(kind) for kind in ("phase", "rule", "location", "item")] == [3, 2, 4, 6]
    assert (len(COMPONENTS.regions), sum(SEA), len(COMPONENTS.heroes), len(COMPONENTS.events)) == (21, 3, 6, 14)
    for hero in COMPONENTS.heroes:
        assert sum(hero.runes.values()) == 15
    for entry in [*COMPONENTS.regions, *COMPONENTS.heroes, *COMPONENTS.events, *COMPONENTS.cards]:
        assert entry.source == "rulebook" or entry.reason, entry


@pytest.mark.rule("TL-COMP-11")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("regions.toml", "sea = true", "sea = false"),
        ("events.toml", "do = ", "does = "),
        ("heroes.toml", "[[hero]]", "[[hero"),
        ("cards.toml", 'kind = "item"', 'kind = "phase"'),
    ],
)
def test_a_wrong_count_or_an_unknown_field_in_the_data_is_refused(file, old, new):
    changed = texts()
    assert old in changed[file]
    changed[file] = changed[file].replace(old, new, 1)
    with pytest.raises(Fault) as fault:
        Components(changed)
    assert fault.value.key in ("data-count", "toml-key", "toml-line")


@pytest.mark.rule("TL-TRAVEL-02", "TL-TRAVEL-05", "TL-SHIP-10", "TL-CARD-17")
def test_the_map_is_what_the_examples_say():
    at = REGION_OF
    assert at["manjord"] in ROADS[at["fylges"]]
    assert {at["fylges"], at["arji"]} <= set(ROADS[at["sylvan"]])
    assert at["grim_sea"] in SHORES[at["sylvan"]]
    assert at["manjord"] not in ROADS[at["sylvan"]] + SHORES[at["sylvan"]]
    for region in range(21):
        assert all(region in ROADS[other] for other in ROADS[region])
        assert all(region in SHORES[other] for other in SHORES[region])
        assert not SEA[region] or (not ROADS[region] and not SLEEVE[region])
    assert [name for name, number in at.items() if not SEA[number] and LAND_DISTANCE[0][number] == 99] == ["soj"]
    assert DISTANCE[at["sylvan"]][at["manjord"]] == 2


@pytest.mark.rule("TL-TEST-03", "TL-TEST-01")
def test_each_test_has_its_rune():
    assert {name: KINDS[TEST_RUNE[number]] for number, name in enumerate(TESTS)} == {
        "charisma": "water",
        "agility": "earth",
        "intelligence": "wind",
        "strength": "fire",
    }


@pytest.mark.rule("TL-COMP-05", "TL-COMP-06", "TL-HP-06")
def test_damage_and_xp_are_counted_without_end():
    s = table("A.xp=2 enemies=BULL-TROLL-4 groups=bull_troll@arji:7.7.7.7", tale())
    assert isinstance(s.groups[0], Group)
    assert sum(s.groups[0].units) == 28
    many = told_story("- gain_xp: 2", "A.ultimates=- A.upgrades=/ A.xp=90 B.xp=0")
    assert list(many.xp) == [92, 2]


@pytest.mark.rule("TL-COMP-04", "TL-COMP-12")
def test_personality_tokens_are_finite():
    rest = "region: arji, effect_type: skill, effects: [{at: combat, do: [{gain_cp: 1}]}]"
    cards = "\n".join(f"P{n}: {{kind: personality, name: P{n}, {rest}}}" for n in range(10))
    s = told_story("\n".join(f"- sleeve: P{n}" for n in range(10)), "stories=DEFEAT", cards)
    assert (len(s.people), is_sleeved(s, ident("P9"))) == (9, True)


@pytest.mark.rule("TL-COMP-09", "TL-COMP-10")
def test_a_replaced_location_is_back_in_the_tray_and_out_of_sight():
    cards = "INN: {kind: location, name: Inn, region: sylvan}"
    s = told_story("- sleeve: INN", cards=cards)
    seen = trudvang.view(s, 0)["cards"]
    assert ("INN" in seen, "CITY-VODD" in seen) == (True, False)
    again = told_story("- sleeve: INN\n- sleeve: CITY-VODD", cards=cards)
    assert names(again, [again.locations[16]]) == ["CITY-VODD"]


@pytest.mark.rule("TL-GEN-14")
def test_a_card_that_forbids_wins_over_a_loss_the_book_orders_only_as_far_as_it_says():
    cards = "WARM: {kind: title, name: Warm, effects: [{at: would_lose_health, mandatory: true, do: [{prevent: 1}]}]}"
    s = told_story("- lose_health: 2", "A.titles=WARM:-", cards)
    assert list(s.hp) == [8, 7]


@pytest.mark.rule("TL-GEN-11")
def test_what_happens_at_once_to_several_is_ordered_by_the_players_where_it_matters():
    cards = """
        ONE: {kind: world, name: One, effects: [{at: end, do: [{gain_cp: 1, who: all}]}]}
        TWO: {kind: world, name: Two, effects: [{at: end, do: [{lose_cp: 1, who: all}]}]}
    """
    s = told_story("- read: end-done", "stories=ONE,TWO", cards)
    assert offered(s) == ["end ONE", "end TWO"]
    run(s, "end TWO")
    assert (list(s.cp), ask(s)) == ([1, 1], "over")


@pytest.mark.rule("TL-GEN-12")
def test_everybody_sees_the_same_and_a_redeal_changes_nothing():
    s = table("A.feats=dodge-1/chorus-1")
    meadhall.pending(s)
    views = [{**trudvang.view(s, seat), "you": 0} for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    twin = trudvang.redeal(s, 0, Rng.seeded(1))
    assert trudvang.position(twin) == trudvang.position(s)


@pytest.mark.rule("TL-GEN-02", "TL-GEN-14", "TL-THREAT-04")
@pytest.mark.case("TL-CASE-196")
def test_a_group_placed_without_threat_has_none_and_the_next_one_has():
    s = table(
        "players=4 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=fylges D.hero=lydana "
        "D.at=fylges enemies=DRAUGR-1"
    )
    s.agenda.clear()
    s.do(*place_group(s, DRAUGR, 1, REGION_OF["arji"], CARD, NO_POI, False))
    meadhall.pending(s)
    assert [len(group.units) for group in s.groups] == [1]
    s.legal = None
    s.do(*place_group(s, DRAUGR, 1, REGION_OF["soj"], CARD, NO_POI))
    meadhall.pending(s)
    assert [len(group.units) for group in s.groups] == [1, 3]
