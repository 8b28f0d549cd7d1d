"""How a combat begins and ends: both sides, XP, survivors, the defeated, the Wyrd."""

from dataclasses import replace

import pytest

from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.feats import FEAT_OF, WYRDS
from meadhall.games.trudvang.fight import ATTACKS
from meadhall.games.trudvang.rules.growth import remove_wyrd
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import HERE, add_foes, begin, fill, put, resolve, table, units
from trudvang.scene import ask, bag, run


@pytest.mark.case("TL-CASE-57")
@pytest.mark.rule("TL-COMBAT-RES-30", "TL-COMBAT-RES-31")
def test_the_defeated_gain_nothing():
    s = table("volgr,maelling,briya", "D:1 draugr:1")
    fill(s, 0, "axe-storm-2")
    s.hp[1] = 1
    resolve(s)
    run(s, "enemy D.1", "defend maelling", "card zero", "defend volgr", "card zero", "play axe-storm-2", "hit D.1")
    assert (s.groups, s.xp, s.down) == ([], [1, 0, 1], [0, 1, 0])


@pytest.mark.case("TL-CASE-58")
@pytest.mark.rule("TL-COMBAT-RES-30", "TL-CAMP-07")
def test_side_quests_give_none():
    s = table("maelling", "draugr:1")
    adventure = s.house.saga.adventures[s.adventure]
    s.house.saga.adventures[s.adventure] = replace(adventure, side=True, gives_xp=False)
    try:
        fill(s, 0, "quick-shot-1")
        run(resolve(s), "play quick-shot-1")
        assert (s.groups, s.xp) == ([], [0])
    finally:
        s.house.saga.adventures[s.adventure] = adventure


@pytest.mark.rule("TL-COMBAT-RES-30", "TL-COMBAT-RES-31", "TL-GEN-04")
@pytest.mark.parametrize(("foes", "won"), [("draugr:1", 1), ("E:1", 0)])
def test_what_a_victory_brings_comes_only_with_one(foes, won):
    s = table("maelling,volgr", foes)
    s.stories = [ident("FEAST")]  # 1 CP when a combat is won
    fill(s, 0, "quick-shot-1")
    run(resolve(s, ATTACKS), "play quick-shot-1")
    assert (s.fight, s.cp, s.xp) == (None, [won, won], [won, won])


@pytest.mark.rule("TL-COMBAT-RES-15", "TL-HP-06", "TL-COMBAT-RES-14")
def test_survivors_keep_their_damage():
    s = table("volgr", "E:1")
    fill(s, 0, "cleave-1")
    foe = s.groups[0]
    foe.acted, foe.attack, foe.defence, foe.still = [1], [-1], [-2], [1]
    run(resolve(s, ATTACKS), "play cleave-1")
    assert (s.xp, s.fight) == ([0], None)
    assert (foe.acted, foe.attack, foe.defence, foe.still) == ([0], [0], [0], [0])  # until the end of the combat
    begin(s)
    assert ask(s) == "feat.draw"
    assert units(s) == [3]  # its DEF was lowered


@pytest.mark.rule("TL-COMBAT-RES-16")
def test_with_every_hero_down_it_is_over():
    s = table("maelling,briya", "draugr:3")
    s.hp = [1, 1]
    s.groups[0].units = [1, 0, 0]
    run(resolve(s), "enemy draugr.1", "defend maelling", "card zero", "card zero")
    assert (s.down, s.fight, units(s), s.xp) == ([1, 1], None, [1, 0, 0], [0, 0])
    assert sum(bag(s).values()) == 15


@pytest.mark.case("TL-CASE-102")
@pytest.mark.rule("TL-DEFEAT-05", "TL-DEFEAT-11")
def test_a_kill_frees_of_the_wyrd():
    s = table("volgr,briya", "draugr:2! E:1")
    s.wyrds.remove(WYRDS[0])
    put(s, 0, "wyrd-of-frost", "water", "wind", "earth")
    fill(s, 0, "heavy-blow-1")
    fill(s, 1, "backstab-1")
    run(resolve(s, ATTACKS), "play wyrd-of-frost", "pass", "play backstab-1", "hit draugr.!")
    assert WYRDS[0] not in s.wyrds  # a partner's kill does not count
    run(s, "play heavy-blow-1", "hit draugr.1")
    assert (WYRDS[0] in s.wyrds, s.cp[0]) == (True, 2)
    assert WYRDS[0] not in [*s.feat_decks[0].out, *s.feat_decks[0].cards()]
    assert bag(s)["water"] == 1


@pytest.mark.rule("TL-COMBAT-PLAN-01", "TL-ENGAGE-01", "TL-COMBAT-RES-15")
def test_a_combat_needs_both_sides():
    s = table("volgr", "")
    begin(s)
    assert (ask(s), s.fight) == ("over", None)
    add_foes(s, "draugr:1")
    begin(s)
    assert (ask(s), unwrap(s.fight).place) == ("feat.draw", HERE)


@pytest.mark.rule("TL-GEN-02", "TL-COMBAT-PLAN-01")
def test_who_is_moved_away_is_out_of_it():
    s = table("volgr,briya", "draugr:1")
    fill(s, 0, "iron-hide-1")
    s.companions[0] = [ident("GULL")]
    run(resolve(s), "use GULL")
    assert (unwrap(s.fight).heroes, s.feat_decks[0].out) == ([1], [FEAT_OF["iron-hide-1"]])
    run(s, "card zero")
    assert (s.hp, s.fight) == ([12, 7], None)


@pytest.mark.rule("TL-BOOK-10", "TL-COMBAT-RES-14")
def test_an_end_in_the_middle_of_a_fight():
    s = table("volgr", "draugr:1")
    put(s, 0, "iron-hide-1", "earth", "earth")
    s.companions[0] = [ident("HOMEWARD")]
    s.groups[0].acted = [1]
    run(resolve(s), "use HOMEWARD")
    deck = s.feat_decks[0]
    assert s.groups[0].acted == [0]
    assert (s.fight, len([*deck.cards(), *deck.out]), s.played) == (None, 8, [s.adventure])


@pytest.mark.rule("TL-ENEMY-02", "TL-HP-06")
def test_a_group_that_has_left_comes_fresh_to_its_next_combat():
    s = table("volgr", "draugr:1 garm:1")
    run(resolve(s), "enemy garm.1", "card miss")
    s.groups[1].place = REGION_OF["sylvan"]
    run(s, "card miss")
    assert (s.fight, s.groups[1].acted) == (None, [0])


@pytest.mark.rule("TL-DEFEAT-05")
def test_a_wyrd_on_the_table_can_be_taken_away():
    s = table("volgr", "E:1")
    s.wyrds.remove(WYRDS[0])
    put(s, 0, "wyrd-of-frost", "water", "-", "-")
    remove_wyrd(s, 0)
    assert (WYRDS[0] in s.wyrds, unwrap(s.fight).feats[0], bag(s)["water"]) == (True, [], 1)
