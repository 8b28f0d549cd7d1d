"""Enemies: stats, groups, Bosses, and how they come to the map."""

import pytest

from meadhall.book.model.conditions import Who
from meadhall.book.model.steps import RevealEnemyCards
from meadhall.games.trudvang.cards import LETTERS, REGION_OF
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.enemy_groups import DRAUGR, FOREST_TROLL, GARM, NPC, TWO_CLEAVERS
from meadhall.games.trudvang.rules.enemies import (
    check_dead,
    defeat_enemies,
    figures_on_map,
    heal_enemies,
    status_on_enemy,
    unmark,
)
from meadhall.games.trudvang.rules.foes import OF_CARD, attack_of, defence_of, foes_of, health_of, unit_name
from meadhall.games.trudvang.rules.sleeves import reveal_enemy_cards
from meadhall.games.trudvang.rules.threat import place_threat
from meadhall.games.trudvang.rules.who import scene_of_all
from meadhall.games.trudvang.saga import ident
from trudvang.arena import HERE, add_foes, do, fill, placed, resolve, table, units
from trudvang.scene import ask, asked, offered, refused, run, told, told_story, track

MINUS_ATTACK, PLUS_DEFENCE = 5, 6


@pytest.mark.rule("TL-ENEMY-01", "TL-ENEMY-04", "TL-ENEMY-05", "TL-ENEMY-06", "TL-ENEMY-14", "TL-GLOSS-23")
def test_where_the_stats_come_from():
    s = table("maelling", "draugr:1 garm:1 F:2 D:1")
    stats = [(foes_of(s, group).health, foes_of(s, group).attack, foes_of(s, group).defence) for group in s.groups]
    assert stats == [(2, 2, 0), (2, 3, 0), (5, 2, 0), (2, 3, 0)]
    assert [group.elite() for group in s.groups] == [False, False, True, False]
    add_foes(s, "garm:1")
    s.groups[-1].poi = 3  # a regular one that belongs to a POI still follows its card
    assert foes_of(s, s.groups[-1]).health == 2
    assert [unit_name(s, index, 0) for index in range(5)] == ["draugr.1", "garm.1", "F.1", "D.1", "garm~2.1"]


@pytest.mark.rule("TL-ENEMY-06")
def test_an_npc_is_a_token_and_no_figure():
    """It takes no figure from the box, however few are left, and there are as many as there are tokens."""
    s = told_story(
        "- reveal_poi: D",
        "enemies=DRAUGR-1 groups=draugr@soj:0.0.0.0.0.0.0.0",
        pois="""
        D: {colour: red, name: Guards, read: end-done, foes: {type: npc, count: 6, health: 2, attack: 1, defence: 0}}
    """,
    )
    figures, tokens = s.groups
    assert (tokens.kind, tokens.source, tokens.poi, len(tokens.units)) == (NPC, 3, 3, 5)
    assert (figures.kind, len(figures.units), figures_on_map(s, DRAUGR), figures_on_map(s, NPC)) == (DRAUGR, 8, 8, 5)
    assert told(s, "enemies")[0]["group"] == "D"


@pytest.mark.rule("TL-ENEMY-01", "TL-ENEMY-07", "TL-COMP-03", "TL-COMP-04")
def test_the_enemies_of_the_box():
    assert {figure.id: figure.count for figure in COMBAT.figures} == {
        "draugr": 8,
        "forest_troll": 8,
        "garm": 4,
        "bull_troll": 4,
        "erkki": 1,
        "blodughadda": 1,
        "two_cleavers": 1,
    }
    assert {token.id: token.count for token in COMBAT.tokens} == {"threat": 15, "enemy": 5, "elite": 4}
    assert {card.figure for card in COMBAT.enemies if card.event_active} == {"draugr", "garm"}


STATS = {  # health, ATK, DEF by tier
    "draugr": {1: (2, 2, 0), 2: (3, 2, 0), 3: (3, 3, 1), 4: (4, 4, 1)},
    "forest_troll": {1: (3, 3, 0), 2: (4, 3, 0), 3: (5, 4, 0), 4: (6, 4, 1)},
    "garm": {1: (2, 3, 0), 2: (3, 3, 0), 3: (4, 4, 0), 4: (5, 4, 1)},
    "bull_troll": {2: (5, 4, 1), 3: (6, 5, 1), 4: (8, 5, 2)},
}
ABILITIES = {  # the second one of tiers 1 and 2, then of 3 and 4
    "draugr": ([{"gain_status": "-health"}], [{"modify_enemy_attack": 1}], [{"modify_enemy_attack": 2}]),
    "forest_troll": ([{"gain_status": "-defence"}], [{"lose_health": 1}], [{"lose_health": 2}]),
    "garm": ([{"lose_cp": 1}], [{"take": 1}], [{"take": 2}]),
    "bull_troll": (["exhaust"], *[[{"gain_status": "-attack"}, {"gain_status": "-defence"}]] * 2),
}


@pytest.mark.rule("TL-ENEMY-01", "TL-ENEMY-03", "TL-ENEMY-04")
def test_the_cards_of_every_tier():
    found = {(card.figure, card.tier): (card.health, card.attack, card.defence) for card in COMBAT.enemies}
    assert found == {(figure, tier): stats for figure, tiers in STATS.items() for tier, stats in tiers.items()}
    for card in COMBAT.enemies:
        first, low, high = ABILITIES[card.figure]
        assert (card.ability1, card.ability2) == (first, low if card.tier < 3 else high), card.id


@pytest.mark.case("TL-CASE-141")
@pytest.mark.rule("TL-ENEMY-05", "TL-ENEMY-10", "TL-ENEMY-14")
def test_elite_and_regular_in_one_fight():
    s = table("maelling", "F:1! garm:1")
    fill(s, 0, "mighty-shot-1")
    resolve(s)
    run(s, "enemy F.1", "card zero-a")
    assert track(s) == ["-health"]  # the Weregarms' ability
    run(s, "enemy garm.1", "card minus-1-a")
    assert s.cp == [0]  # the Garm's own would take CP
    run(s, "card miss")
    run(s, "play mighty-shot-1", "hit F.!")
    assert ([group.units for group in s.groups], s.groups[0].threat) == ([[0], [0]], 0)


@pytest.mark.rule("TL-STATUS-11", "TL-STATUS-12", "TL-HP-08")
def test_tokens_on_a_card_or_poi():
    s = table("maelling", "draugr:2 D:1 F:1")
    status_on_enemy(s, OF_CARD + DRAUGR, PLUS_DEFENCE)
    status_on_enemy(s, 3, MINUS_ATTACK)
    status_on_enemy(s, 3, 1)  # only ATK and DEF
    seen = [(mark["group"], mark["status"]) for mark in told(s, "status-enemy")]
    assert seen == [("draugr", "+defence"), ("D", "-attack")]
    assert [defence_of(s, s.groups[0], unit) for unit in (0, 1)] == [1, 1]
    assert (attack_of(s, s.groups[1], 0), attack_of(s, s.groups[2], 0)) == (2, 2)
    for _ in range(4):
        status_on_enemy(s, 3, MINUS_ATTACK)
    assert attack_of(s, s.groups[1], 0) == 0
    assert s.status_pool == [6, 6, 1, 5]
    unmark(s, 3)
    assert (attack_of(s, s.groups[1], 0), s.status_pool) == (3, [6, 6, 6, 5])
    for card, defence in (("DRAUGR-1", 1), ("DRAUGR-2", 0)):  # the same card again, then another
        step = RevealEnemyCards(verb="reveal_enemy_card", path="", line=0, who=Who("party"), cards=(card,))
        reveal_enemy_cards(s, step, scene_of_all(s, 0), [])
        assert defence_of(s, s.groups[0], 0) == defence


@pytest.mark.case("TL-CASE-142")
@pytest.mark.rule("TL-HP-04")
def test_healing():
    s = table("maelling", "bull_troll:2")
    s.groups[0].units = [2, 4]
    heal_enemies(s, HERE, 3)
    assert units(s) == [0, 1]


@pytest.mark.case("TL-CASE-73")
@pytest.mark.rule("TL-HP-07", "TL-COMBAT-RES-32", "TL-HP-03")
def test_a_new_card_changes_those_who_stand():
    s = table("maelling", "draugr:1 draugr:2")
    s.groups[0].units = [1]
    s.groups[1].units = [2, 0]
    s.enemy_cards[DRAUGR] = ident("DRAUGR-2")
    check_dead(s)
    assert (health_of(s, s.groups[0], 0), [group.units for group in s.groups]) == (3, [[1], [2, 0]])
    s.enemy_cards[DRAUGR] = ident("DRAUGR-1")
    check_dead(s)
    assert ([group.units for group in s.groups], s.xp) == ([[1], [0]], [0])


@pytest.mark.rule("TL-ENEMY-16", "TL-GLOSS-08", "TL-THREAT-16", "TL-COMBAT-RES-32")
def test_defeat_enemies_by_order_of_the_book():
    s = table("maelling", "draugr:2! garm:1 E:1")
    do(s, defeat_enemies(s, s.shared(), 1, -1, HERE, 0, True))
    assert (asked(s)[1], offered(s)) == ("enemy.defeat", ["defeat draugr.!", "defeat garm.1"])
    assert refused(s, "defeat draugr.1") == "TL-THREAT-16"
    assert refused(s, "defeat E.1") == "TL-GLOSS-08"
    run(s, "defeat draugr.!")
    assert (units(s), s.xp) == ([0, 0], [0])
    do(s, defeat_enemies(s, s.shared(), -1, DRAUGR, HERE, 0, False))
    assert [unit_name(s, index, 0) for index in range(len(s.groups))] == ["garm.1", "E.1"]
    do(s, defeat_enemies(s, s.shared(), 3, -1, HERE, 2, False))
    assert len(s.groups) == 1  # as far as possible


@pytest.mark.rule("TL-ENEMY-08", "TL-ENEMY-09", "TL-ENEMY-10", "TL-HP-05")
def test_groups_keep_their_identity():
    s = table("maelling", "")
    placed(s, DRAUGR, 2)
    placed(s, DRAUGR, 1)
    placed(s, FOREST_TROLL, 1, "grim_sea")
    assert [(group.units, group.place) for group in s.groups] == [
        ([0, 0], HERE),
        ([0], HERE),
        ([0], REGION_OF["grim_sea"]),
    ]
    assert unit_name(s, 1, 0) == "draugr~2.1"


@pytest.mark.case("TL-CASE-64")
@pytest.mark.rule("TL-ENEMY-11", "TL-ENEMY-12", "TL-THREAT-03")
@pytest.mark.parametrize("players", [2, 3])
def test_running_out_of_figures(players):
    s = table("maelling", "draugr:3@sylvan draugr:3@fylges draugr:2@manjord", players=players)
    placed(s, DRAUGR, 2)
    assert offered(s) == ["group draugr sylvan", "group draugr fylges", "group draugr manjord"]
    run(s, "group draugr sylvan", "group draugr fylges")
    assert [(len(group.units), group.threat) for group in s.groups[:3]] == [(3, 1), (3, 1), (2, 0)]
    assert (s.groups[3].figures(), s.groups[3].threat) == (2, players - 2)


@pytest.mark.rule("TL-ENEMY-10", "TL-ENEMY-11", "TL-ENEMY-13")
@pytest.mark.parametrize(("foes", "figures"), [("garm:2@sylvan", [2, 1]), ("garm:2@sylvan garm:2@fylges", [2, 2])])
def test_an_elite_borrows_nothing(foes, figures):
    s = table("maelling", foes)
    weregarms = LETTERS.index("F")  # their figure is a Garm's
    placed(s, GARM, 1, source=weregarms, poi=weregarms, threat=False)
    assert [(group.figures(), group.threat) for group in s.groups] == [(count, 0) for count in figures]


@pytest.mark.rule("TL-ENEMY-11")
def test_a_group_may_be_borrowed_whole():
    s = table("maelling", "draugr:4@sylvan draugr:4@fylges")
    placed(s, DRAUGR, 3)
    run(s, "group draugr sylvan", "group draugr fylges", "group draugr sylvan")
    assert [(group.figures(), group.threat) for group in s.groups] == [(2, 2), (3, 1), (3, 0)]


@pytest.mark.case("TL-CASE-157")
@pytest.mark.rule("TL-ENEMY-12", "TL-THREAT-13", "TL-THREAT-04")
def test_the_least_damaged_figure_goes():
    s = table(
        "maelling",
        "draugr:3@sylvan draugr:1@fylges draugr:1@manjord draugr:1@soj draugr:1@dranvelt draugr:1@arji",
        players=4,
    )
    s.groups[0].units = [1, 0, 1]
    placed(s, DRAUGR, 1)  # only one group can give
    assert (units(s), s.groups[0].threat, s.groups[0].tokens) == ([1, 1, 0], 1, [1])
    assert (units(s, 6), s.groups[6].threat) == ([0, 0, 0], 2)


@pytest.mark.rule("TL-ENEMY-11", "TL-ENEMY-12")
def test_each_group_keeps_one_and_a_token_is_needed():
    s = table("maelling", "garm:1@sylvan garm:2@fylges garm:1@soj")
    placed(s, GARM, 3)
    assert [group.figures() for group in s.groups] == [1, 1, 1, 1]
    s = table("maelling", "garm:2@fylges garm:2@soj")
    s.loose = [REGION_OF["manjord"] * 4 + 1] * 15
    placed(s, GARM, 1)
    assert [group.figures() for group in s.groups] == [2, 2]  # no Threat token, no figure


@pytest.mark.rule("TL-ENEMY-13", "TL-BOSS-10")
def test_tokens_run_out():
    s = table("maelling", "")
    placed(s, NPC, 7, source=3, poi=3)
    assert units(s) == [0] * 5
    s = table("maelling", "")
    placed(s, GARM, 3, source=5, poi=5)
    placed(s, GARM, 3, source=5, poi=5)
    assert [len(group.units) for group in s.groups] == [3, 1]  # four Garms, four Elite tokens


@pytest.mark.case("TL-CASE-198")
@pytest.mark.rule("TL-BOSS-01", "TL-BOSS-02", "TL-BOSS-03", "TL-BOSS-04", "TL-BOSS-10")
def test_a_boss_figure():
    s = table("maelling,volgr", "")
    placed(s, TWO_CLEAVERS, 1)
    assert (health_of(s, s.groups[0], 0), s.groups[0].threat) == (20, 0)
    placed(s, TWO_CLEAVERS, 1)
    assert len(s.groups) == 1
    resolve(s)
    run(s, "defend maelling", "card zero", "defend volgr", "card zero")
    assert (s.hp, s.fight) == ([6, 8], None)
    s = table("maelling", "", players=4)
    placed(s, TWO_CLEAVERS, 1)
    assert (health_of(s, s.groups[0], 0), s.groups[0].threat) == (40, 0)


@pytest.mark.rule("TL-BOSS-05", "TL-BOSS-09")
def test_heroes_in_the_game_not_here():
    s = table("maelling", "E:1", players=3)
    s.down[2] = 1
    assert health_of(s, s.groups[0], 0) == 36
    assert len(s.groups[0].units) == 1  # a plural name is still one unit
    resolve(s)
    run(s, "card miss", "card miss", "card miss")
    assert s.fight is None


@pytest.mark.case("TL-CASE-111")
@pytest.mark.rule("TL-BOSS-06", "TL-SOLO-15", "TL-BOSS-03")
def test_a_boss_alone_with_a_hired_hand():
    s = table("volgr", "E:1", hired="lydana")
    s.hired_runes = [[0] * 6]
    assert (health_of(s, s.groups[0], 0), s.groups[0].threat) == (24, 0)
    run(resolve(s), "card zero", "card zero")
    assert (s.hp, s.fight) == ([2], None)


@pytest.mark.case("TL-CASE-169")
@pytest.mark.rule("TL-BOSS-07", "TL-COMBAT-RES-04")
def test_a_boss_goes_on_once_begun():
    s = table("maelling,volgr,briya", "E:1 draugr:2")
    resolve(s)
    run(s, "enemy draugr.1", "defend volgr", "card miss")
    assert offered(s) == ["enemy E.1", "enemy draugr.2"]
    run(s, "enemy E.1", "defend volgr", "card miss")
    assert ask(s) == "defender.choose"  # chosen anew, and nobody else may attack between
    run(s, "defend briya", "card miss", "defend maelling", "card miss")
    run(s, "defend maelling", "card miss")
    assert len(told(s, "revealed")) == 5
    s = table("maelling,volgr,briya", "E:1 draugr:2")
    run(resolve(s), "enemy E.1", "defend volgr", "card miss")
    assert [event["unit"] for event in told(s, "attacked")] == ["E.1"]


@pytest.mark.rule("TL-BOSS-03", "TL-BOSS-07")
def test_after_the_last_attack_of_a_boss_anybody_may_be_next():
    s = table("maelling,volgr", "E:1! draugr:1")
    run(resolve(s), "enemy E.1", "defend volgr", "card miss", "defend volgr", "card miss")
    assert offered(s) == ["enemy E.!", "enemy draugr.1"]


@pytest.mark.rule("TL-BOSS-08")
def test_threat_on_a_boss_by_instruction():
    s = table("maelling,volgr", "E:1")
    do(s, place_threat(s, HERE, 1))
    assert ([health_of(s, s.groups[0], unit) for unit in (0, 1)], s.groups[0].threat) == ([24, 12], 1)
    resolve(s)
    run(s, "enemy E.!", "defend volgr", "card miss")
    run(s, "defend volgr", "card miss", "defend volgr", "card miss")
    assert s.fight is None


@pytest.mark.rule("TL-ENEMY-09", "TL-ENEMY-14", "TL-CARD-26")
def test_the_book_places_groups_and_ties_them_to_a_poi_if_it_says_so():
    s = told_story(
        "- place_enemies: {draugr: 2, garm: 1, in: arji, with: A}\n- place_enemies: {draugr: 1, in: soj}\n"
        "- place_enemies: {garm: 0, in: manjord}",
        "enemies=DRAUGR-1,GARM-1",
    )
    assert [(group.kind, group.place, len(group.units), group.poi) for group in s.groups] == [
        (DRAUGR, REGION_OF["arji"], 2, 0),
        (GARM, REGION_OF["arji"], 1, 0),
        (DRAUGR, REGION_OF["soj"], 1, -1),
    ]
