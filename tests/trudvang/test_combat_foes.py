"""Enemies: stats, groups, Bosses, the Attack deck, Threat, and their way over the map."""

import pytest

from meadhall.book.conditions import Who
from meadhall.book.steps import RevealEnemyCards
from meadhall.games.trudvang.attack_cards import ABILITY, ATTACK_DECK, ATTACK_IDS, MISSES, MODIFIER, RESHUFFLES
from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.fight import ATTACKS
from meadhall.games.trudvang.groups import CARD, NPC, group_of
from meadhall.games.trudvang.rules.enemies import (
    check_dead,
    clear_enemies,
    defeat_enemies,
    heal_enemies,
    place_group,
    status_on_enemy,
    unmark,
)
from meadhall.games.trudvang.rules.foes import OF_CARD, attack_of, defence_of, foes_of, health_of, unit_name
from meadhall.games.trudvang.rules.marching import move_enemies
from meadhall.games.trudvang.rules.sleeves import reveal_enemy_cards
from meadhall.games.trudvang.rules.threat import place_threat, remove_threat, supply
from meadhall.games.trudvang.rules.who import scene_of_all
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.view_combat import groups_view
from trudvang.arena import (
    HERE,
    add_foes,
    ask,
    asked,
    do,
    fill,
    offered,
    on_top,
    refused,
    resolve,
    run,
    table,
    told,
    track,
    units,
)

DRAUGR, TROLL, GARM, BULL = range(4)
TWO_CLEAVERS = 6
MINUS_ATTACK, PLUS_DEFENCE = 5, 6


def placed(s, figure, count, where="arji", source=CARD, poi=-1, threat=True):
    return do(s, place_group(s, figure, count, REGION_OF[where], source, poi, threat))


def at(where):
    return REGION_OF[where]


# Stats

@pytest.mark.rule("TL-ENEMY-01", "TL-ENEMY-04", "TL-ENEMY-05", "TL-ENEMY-06", "TL-ENEMY-14", "TL-GLOSS-23")
def test_where_the_stats_come_from():
    s = table("maelling", "draugr:1 garm:1 F:2 D:1")
    stats = [(foes_of(s, group).health, foes_of(s, group).attack, foes_of(s, group).defence) for group in s.groups]
    assert stats == [(2, 2, 0), (2, 3, 0), (5, 2, 0), (2, 3, 0)]
    assert [group.elite() for group in s.groups] == [False, False, True, False]
    add_foes(s, "garm:1")
    s.groups[-1].poi = 3                               # a regular one that belongs to a POI still follows its card
    assert foes_of(s, s.groups[-1]).health == 2
    assert [unit_name(s, index, 0) for index in range(5)] == ["draugr.1", "garm.1", "F.1", "D.1", "garm~2.1"]


@pytest.mark.rule("TL-ENEMY-01", "TL-ENEMY-07", "TL-COMP-03", "TL-COMP-04")
def test_the_enemies_of_the_box():
    assert {figure.id: figure.count for figure in COMBAT.figures} == {
        "draugr": 8, "forest_troll": 8, "garm": 4, "bull_troll": 4, "erkki": 1, "blodughadda": 1, "two_cleavers": 1}
    assert {token.id: token.count for token in COMBAT.tokens} == {"threat": 15, "enemy": 5, "elite": 4}
    stats = {card.id: (card.health, card.attack, card.defence) for card in COMBAT.enemies}
    assert (stats["DRAUGR-1"], stats["DRAUGR-4"], stats["BULL-TROLL-4"]) == ((2, 2, 0), (4, 4, 1), (8, 5, 2))
    assert {card.figure for card in COMBAT.enemies if card.event_active} == {"draugr", "garm"}
    assert len(COMBAT.enemies) == 15


@pytest.mark.case("TL-CASE-141")
@pytest.mark.rule("TL-ENEMY-05", "TL-ENEMY-10", "TL-ENEMY-14")
def test_elite_and_regular_in_one_fight():
    s = table("maelling", "F:1! garm:1")
    fill(s, 0, "mighty-shot-1")
    resolve(s)
    run(s, "enemy F.1", "card zero-a")
    assert track(s) == ["-health"]                     # the Weregarms' ability
    run(s, "enemy garm.1", "card minus-1-a")
    assert s.cp == [0]                                 # the Garm's own would take CP
    run(s, "card miss")
    run(s, "play mighty-shot-1", "hit F.!")
    assert ([group.units for group in s.groups], s.groups[0].threat) == ([[0], [0]], 0)


@pytest.mark.rule("TL-STATUS-11", "TL-STATUS-12", "TL-HP-08")
def test_tokens_on_a_card_or_poi():
    s = table("maelling", "draugr:2 D:1 F:1")
    status_on_enemy(s, OF_CARD + DRAUGR, PLUS_DEFENCE)
    status_on_enemy(s, 3, MINUS_ATTACK)
    status_on_enemy(s, 3, 1)                           # only ATK and DEF
    assert [defence_of(s, s.groups[0], unit) for unit in (0, 1)] == [1, 1]
    assert (attack_of(s, s.groups[1], 0), attack_of(s, s.groups[2], 0)) == (2, 2)
    for _ in range(4):
        status_on_enemy(s, 3, MINUS_ATTACK)
    assert attack_of(s, s.groups[1], 0) == 0
    assert s.status_pool == [6, 6, 1, 5]
    unmark(s, 3)
    assert (attack_of(s, s.groups[1], 0), s.status_pool) == (3, [6, 6, 6, 5])
    for card, defence in (("DRAUGR-1", 1), ("DRAUGR-2", 0)):       # the same card again, then another
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
    assert len(s.groups) == 1                          # as far as possible


# Placing

@pytest.mark.rule("TL-ENEMY-08", "TL-ENEMY-09", "TL-ENEMY-10", "TL-HP-05")
def test_groups_keep_their_identity():
    s = table("maelling", "")
    placed(s, DRAUGR, 2)
    placed(s, DRAUGR, 1)
    placed(s, TROLL, 1, "grim_sea")
    assert [(group.units, group.place) for group in s.groups] == [
        ([0, 0], HERE), ([0], HERE), ([0], at("grim_sea"))]
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


@pytest.mark.case("TL-CASE-157")
@pytest.mark.rule("TL-ENEMY-12", "TL-THREAT-13", "TL-THREAT-04")
def test_the_least_damaged_figure_goes():
    s = table("maelling", "draugr:3@sylvan draugr:1@fylges draugr:1@manjord draugr:1@soj draugr:1@dranvelt "
              "draugr:1@arji", players=4)
    s.groups[0].units = [0, 1, 1]
    placed(s, DRAUGR, 1)                               # only one group can give
    assert (units(s), s.groups[0].threat, s.groups[0].tokens) == ([1, 1, 0], 1, [1])
    assert (units(s, 6), s.groups[6].threat) == ([0, 0, 0], 2)


@pytest.mark.rule("TL-ENEMY-11", "TL-ENEMY-12")
def test_each_group_keeps_one_and_a_token_is_needed():
    s = table("maelling", "garm:1@sylvan garm:2@fylges garm:1@soj")
    placed(s, GARM, 3)
    assert [group.figures() for group in s.groups] == [1, 1, 1, 1]
    s = table("maelling", "garm:2@fylges garm:2@soj")
    s.loose = [at("manjord") * 4 + 1] * 15
    placed(s, GARM, 1)
    assert [group.figures() for group in s.groups] == [2, 2]       # no Threat token, no figure


@pytest.mark.rule("TL-ENEMY-13", "TL-BOSS-10")
def test_tokens_run_out():
    s = table("maelling", "")
    placed(s, NPC, 7, source=3, poi=3)
    assert units(s) == [0] * 5
    s = table("maelling", "")
    placed(s, GARM, 3, source=5, poi=5)
    placed(s, GARM, 3, source=5, poi=5)
    assert [len(group.units) for group in s.groups] == [3, 1]      # four Garms, four Elite tokens


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
    assert len(s.groups[0].units) == 1                 # a plural name is still one unit
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
    assert ask(s) == "defender.choose"                 # chosen anew, and nobody else may attack between
    run(s, "defend briya", "card miss", "defend maelling", "card miss")
    run(s, "defend maelling", "card miss")
    assert len(told(s, "revealed")) == 5
    s = table("maelling,volgr,briya", "E:1 draugr:2")
    run(resolve(s), "enemy E.1", "defend volgr", "card miss")
    assert [event["unit"] for event in told(s, "attacked")] == ["E.1"]


@pytest.mark.rule("TL-BOSS-08")
def test_threat_on_a_boss_by_instruction():
    s = table("maelling,volgr", "E:1")
    do(s, place_threat(s, HERE, 1))
    assert ([health_of(s, s.groups[0], unit) for unit in (0, 1)], s.groups[0].threat) == ([24, 12], 1)
    resolve(s)
    run(s, "enemy E.!", "defend volgr", "card miss")
    run(s, "defend volgr", "card miss", "defend volgr", "card miss")
    assert s.fight is None


# The Attack deck

@pytest.mark.rule("TL-ATTACK-01", "TL-ATTACK-02", "TL-ATTACK-03")
def test_the_twelve_cards():
    cards = sorted((int(MODIFIER[card]), int(ABILITY[card]), MISSES[card], RESHUFFLES[card]) for card in ATTACK_DECK)
    plain = [(-2, 2), (-1, 1), (-1, 2), (0, 1), (0, 1), (0, 0), (0, 0), (1, 0), (1, 0), (2, 0)]
    special = [(3, 0, False, True), (0, 0, True, True)]
    assert cards == sorted([*((n, ability, False, False) for n, ability in plain), *special])
    assert all(MODIFIER[card] <= 0 for card in ATTACK_DECK if ABILITY[card])


@pytest.mark.case("TL-CASE-54")
@pytest.mark.rule("TL-ATTACK-05", "TL-ATTACK-09", "TL-ATTACK-10", "TL-ATTACK-01")
def test_plus_three_reshuffles_afterwards():
    s = table("volgr", "draugr:2")
    fill(s, 0, "iron-hide-1")
    run(resolve(s), "card zero", "pass")
    assert len(s.attack_deck.out) == 1
    run(s, "card plus-3")
    assert s.attack_deck.left() == 10                  # not before the attack is over
    run(s, "pass")
    assert (s.hp, s.attack_deck.left(), s.attack_deck.out) == ([12 - 2 - 5], 12, [])


@pytest.mark.case("TL-CASE-55")
@pytest.mark.rule("TL-ATTACK-09", "TL-BOSS-03")
def test_plus_three_may_come_twice():
    s = table("volgr", "E:1", players=3)
    run(resolve(s), "card plus-3")
    assert "card plus-3" in offered(s)


@pytest.mark.rule("TL-ATTACK-06", "TL-ATTACK-05", "TL-GLOSS-16")
def test_a_miss_is_nothing_at_all():
    s = table("volgr", "D:1")
    fill(s, 0, "iron-hide-1", "battle-fury-1")
    run(resolve(s), "pass", "card miss")
    assert (s.hp, s.fight.step, track(s)) == ([12], ATTACKS, [])   # nobody was asked to block


@pytest.mark.rule("TL-ATTACK-04", "TL-ENEMY-03")
def test_without_the_ability_only_the_modifier_counts():
    s = table("volgr", "two_cleavers:1")
    run(resolve(s), "card minus-1-a")
    assert (s.hp, told(s, "ability")) == ([9], [])
    s = table("volgr,briya", "D:1")
    run(resolve(s), "defend briya", "card zero-a")
    assert (track(s, 0), track(s, 1)) == ([], ["-health"])         # the defender's


@pytest.mark.rule("TL-ATTACK-08", "TL-ATTACK-07")
def test_an_empty_deck_is_made_anew():
    s = table("volgr", "draugr:1")
    s.attack_deck.out = s.attack_deck.bag[:]
    s.attack_deck.bag = []
    resolve(s)
    assert (ask(s), len(offered(s)), s.attack_deck.out) == ("attack.reveal", 9, [])
    on_top(s, s.attack_deck, "zero")
    assert ATTACK_IDS[s.attack_deck.next()[0]] == "zero"


# Threat

@pytest.mark.rule("TL-THREAT-02", "TL-THREAT-03", "TL-THREAT-04", "TL-THREAT-05", "TL-THREAT-13", "TL-BOSS-04")
@pytest.mark.parametrize(("players", "own", "instructed"), [(1, 0, 1), (2, 0, 1), (3, 1, 1), (4, 2, 2)])
def test_threat_by_the_number_of_players(players, own, instructed):
    s = table("maelling", "", players=players)
    placed(s, DRAUGR, 3)
    assert (s.groups[0].threat, len(s.groups[0].units)) == (own, 3 + own)
    placed(s, GARM, 1, "sylvan", threat=False)
    assert s.groups[1].threat == 0
    do(s, place_threat(s, at("sylvan"), 1))
    assert s.groups[1].threat == instructed
    do(s, place_threat(s, at("soj"), 1))
    assert s.loose == [at("soj") * 4 + instructed]


@pytest.mark.rule("TL-THREAT-01", "TL-THREAT-11", "TL-THREAT-12")
def test_two_marks_fall_one_after_the_other():
    s = table("volgr", "forest_troll:1!!")             # 3 health each
    fill(s, 0, "axe-storm-1", "cleave-1", "heavy-blow-1")
    run(resolve(s, ATTACKS), "play axe-storm-1")
    assert (units(s), s.groups[0].tokens) == ([0, 0], [1])         # the second hit went beyond, and is lost
    run(s, "play cleave-1")
    assert (units(s), s.groups[0].tokens) == ([0], [])
    s = table("volgr", "forest_troll:1!!")
    s.groups[0].units = [0, 0, 2]
    assert [unit["threat"] for unit in groups_view(s)[0]["units"]] == [False, True, True]
    fill(s, 0, "heavy-blow-1")
    run(resolve(s, ATTACKS), "play heavy-blow-1")
    assert (units(s), s.groups[0].tokens) == ([0, 0], [1])         # the next one starts fresh


@pytest.mark.rule("TL-THREAT-06")
def test_the_players_choose_the_group():
    s = table("maelling", "draugr:1 garm:1")
    do(s, place_threat(s, HERE, 1))
    assert (asked(s)[0], offered(s)) == (-3, ["group draugr", "group garm"])
    run(s, "group garm")
    assert [group.threat for group in s.groups] == [0, 1]
    do(s, remove_threat(s, HERE, 1))
    assert [group.units for group in s.groups] == [[0], [0]]


@pytest.mark.case("TL-CASE-66")
@pytest.mark.rule("TL-THREAT-07", "TL-THREAT-08", "TL-EVENT-04")
def test_who_comes_first_gets_what_waits():
    s = table("maelling", "draugr:1@trollridge garm:2!@dranvelt")
    s.at[0] = at("sylvan")
    do(s, place_threat(s, HERE, 1))
    do(s, move_enemies(s, -1, 1, -1))
    while ask(s) == "enemy.move":
        run(s, "to arji")
    assert {group.place for group in s.groups} == {HERE}
    assert offered(s) == ["group draugr", "group garm"]
    run(s, "group draugr")
    assert ([group.threat for group in s.groups], s.loose) == ([1, 1], [])
    s = table("maelling", "", players=3)
    do(s, place_threat(s, HERE, 1))
    placed(s, DRAUGR, 1)
    assert s.groups[0].threat == 2                     # what waited, and its own


@pytest.mark.case("TL-CASE-67")
@pytest.mark.rule("TL-THREAT-09")
def test_the_furthest_threat_is_taken():
    s = table("maelling", "")
    near, far = at("fylges"), at("icepeak")
    s.loose = [near * 4 + 1, far * 4 + 1]
    s.groups = [group_of([DRAUGR, CARD, at("soj"), -1, [0] * 14, [1] * 13, *[[0] * 14] * 4])]
    assert supply(s) == 0
    do(s, place_threat(s, HERE, 1))
    assert sorted(s.loose) == sorted([near * 4 + 1, HERE * 4 + 1])
    s.loose = []
    s.groups[0].attach(1)
    s.groups[0].attach(1)
    do(s, place_threat(s, HERE, 1))
    assert (s.loose, supply(s)) == ([], 0)             # all are attached: none is added


@pytest.mark.rule("TL-THREAT-09")
def test_players_break_ties_between_distant_ones():
    s = table("maelling", "")
    s.groups = [group_of([DRAUGR, CARD, at("soj"), -1, [0] * 14, [1] * 13, *[[0] * 14] * 4])]
    s.loose = [at("fylges") * 4 + 1, at("dranvelt") * 4 + 1]
    do(s, place_threat(s, HERE, 1))
    assert offered(s) == ["from fylges", "from dranvelt"]
    run(s, "from dranvelt")
    assert sorted(s.loose) == sorted([at("fylges") * 4 + 1, HERE * 4 + 1])


@pytest.mark.rule("TL-THREAT-14", "TL-THREAT-08")
def test_a_group_that_only_moves_gets_none():
    s = table("maelling", "draugr:1!!@trollridge", players=4)
    do(s, move_enemies(s, -1, 1, -1))
    assert (s.groups[0].place, s.groups[0].threat) == (HERE, 2)


@pytest.mark.rule("TL-THREAT-15")
def test_waiting_threat_is_no_enemy():
    s = table("maelling", "")
    do(s, place_threat(s, HERE, 2))
    assert s.enemies_at(HERE) == 0


@pytest.mark.rule("TL-END-03")
def test_the_map_is_cleared():
    s = table("maelling", "draugr:1!")
    s.loose = [at("soj") * 4 + 1]
    status_on_enemy(s, OF_CARD, PLUS_DEFENCE)
    clear_enemies(s)
    assert (s.groups, s.loose, s.marks, s.status_pool) == ([], [], [], [6] * 4)


# Over the map

@pytest.mark.case("TL-CASE-19")
@pytest.mark.rule("TL-EVENT-04", "TL-EVENT-05", "TL-EVENT-06", "TL-EVENT-07", "TL-THREAT-08", "TL-ENEMY-08")
def test_towards_the_closest():
    s = table("briya,maelling,lydana,volgr", "draugr:2!!@sylvan")
    s.at = [at("fylges"), at("arji"), at("grim_sea"), at("manjord")]
    do(s, move_enemies(s, -1, 1, -1))
    assert (asked(s), sorted(offered(s))) == ((-3, "enemy.move"), ["to arji", "to fylges"])
    assert refused(s, "to grim_sea") == "TL-EVENT-06"
    assert refused(s, "to manjord") == "TL-EVENT-07"
    run(s, "to fylges")
    assert (s.groups[0].place, s.groups[0].threat) == (at("fylges"), 2)


@pytest.mark.case("TL-CASE-69", "TL-CASE-186")
@pytest.mark.rule("TL-EVENT-07", "TL-EVENT-13", "TL-EVENT-06")
def test_who_can_be_reached():
    s = table("maelling,volgr", "garm:1@sylvan")
    s.at = [at("soj"), at("dranvelt")]                 # soj is nearer by sea
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == at("arji")
    s = table("maelling,volgr", "garm:1@sylvan")
    s.at = [at("fylges"), at("dranvelt")]
    s.down[0] = 1
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == at("arji")
    s.at[1] = at("soj")
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[0].place == at("arji")             # nobody can be reached by land


@pytest.mark.rule("TL-EVENT-08", "TL-ENEMY-07", "TL-ENEMY-15", "TL-ENEMY-17", "TL-EVENT-11")
def test_who_does_not_move():
    s = table("maelling", "draugr:1@arji forest_troll:1@sylvan F:1@sylvan garm:1@sylvan garm:1@dranvelt")
    s.groups[3].poi = 5                                # tied to a POI, with its Threat
    s.groups[3].attach(1)
    do(s, move_enemies(s, -1, 1, -1))
    assert [group.place for group in s.groups] == [HERE, at("sylvan"), at("sylvan"), at("sylvan"), HERE]
    s.groups[3].poi = -1                               # the token is discarded: it is free to go
    do(s, move_enemies(s, -1, 1, -1))
    assert s.groups[3].place == HERE


@pytest.mark.rule("TL-EVENT-04")
def test_a_type_towards_a_region():
    s = table("maelling", "forest_troll:1@manjord draugr:1@manjord")
    do(s, move_enemies(s, TROLL, 2, at("dranvelt")))
    assert [group.place for group in s.groups] == [at("dranvelt"), at("manjord")]
