"""Resolution: Skills, the Enemies' attacks, Attacks, Items, and how a combat ends."""

from dataclasses import replace

import pytest

from meadhall.games.trudvang.feats import FEAT_OF, WYRDS
from meadhall.games.trudvang.fight import ATTACKS, ENEMIES, ITEMS, SKILLS
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.view_combat import fight_view
from trudvang.arena import (
    HERE,
    add_foes,
    ask,
    asked,
    bag,
    begin,
    fight_of,
    fill,
    offered,
    on_top,
    put,
    refused,
    resolve,
    run,
    status,
    table,
    told,
    track,
    units,
)

# Attacks of Heroes

@pytest.mark.case("TL-CASE-42")
@pytest.mark.rule("TL-COMBAT-RES-03", "TL-STATUS-09")
def test_a_weak_attack_on_a_hard_target():
    s = table("volgr", "G:1")                          # DEF 2
    fill(s, 0, "cleave-1")
    s.fight.attack[0] = -2
    run(resolve(s, ATTACKS), "play cleave-1")
    assert units(s) == [0]
    s = table("volgr", "draugr:1")                     # the total is never below 0
    fill(s, 0, "cleave-1")
    s.fight.attack[0] = -5
    run(resolve(s, ATTACKS), "play cleave-1")
    assert units(s) == [0]


@pytest.mark.case("TL-CASE-43")
@pytest.mark.rule("TL-COMBAT-RES-24", "TL-GLOSS-05", "TL-GLOSS-06", "TL-STATUS-09")
def test_each_hit_may_pick_another():
    s = table("volgr", "bull_troll:2")                 # DEF 1; each has 2 of 5 health left
    s.groups[0].units = [3, 3]
    fill(s, 0, "axe-storm-1")
    s.fight.attack[0] = 1
    resolve(s, ATTACKS)
    run(s, "play axe-storm-1")                         # the two are alike, so nobody is asked
    assert (s.groups, s.fight) == ([], None)
    s = table("volgr", "bull_troll:1 E:1")
    fill(s, 0, "axe-storm-1")
    run(resolve(s, ATTACKS), "play axe-storm-1", "hit bull_troll.1", "hit E.1")
    assert [group.units for group in s.groups] == [[1], [1]]


@pytest.mark.case("TL-CASE-45")
@pytest.mark.rule("TL-THREAT-10", "TL-THREAT-12", "TL-COMBAT-RES-22")
def test_the_threat_goes_first():
    s = table("volgr", "draugr:2! garm:1")
    fill(s, 0, "heavy-blow-1")
    run(resolve(s, ATTACKS), "play heavy-blow-1")
    assert offered(s) == ["hit draugr.!", "hit garm.1"]
    assert refused(s, "hit draugr.1") == "TL-THREAT-12"
    run(s, "hit draugr.!")
    assert (units(s), s.groups[0].threat) == ([0, 0], 0)


@pytest.mark.case("TL-CASE-46")
@pytest.mark.rule("TL-COMBAT-RES-12", "TL-COMBAT-RES-13", "TL-FEAT-18")
def test_a_fast_attack_ends_it():
    s = table("maelling", "draugr:1")
    fill(s, 0, "quick-shot-1", "focus-1")
    run(resolve(s), "play quick-shot-1")
    assert (s.fight, track(s), told(s, "revealed"), s.xp) == (None, [], [], [1])


@pytest.mark.rule("TL-COMBAT-RES-13")
def test_the_card_that_killed_is_finished():
    s = table("kattly,volgr", "draugr:1")
    fill(s, 0, "gallows-laughter")
    fill(s, 1, "battle-fury-1")
    run(resolve(s, ATTACKS), "play gallows-laughter")
    assert (s.cp, track(s, 1), s.fight) == ([0, 1], [], None)      # Volgr's Skill comes too late


@pytest.mark.case("TL-CASE-127")
@pytest.mark.rule("TL-GLOSS-25")
def test_ignoring_defence():
    s = table("felerion", "G:2")
    fill(s, 0, "vitner-bolt-3")
    run(resolve(s, ATTACKS), "play vitner-bolt-3")
    assert units(s) == [0]                             # 6 on 4 health in spite of DEF 2


@pytest.mark.case("TL-CASE-123")
@pytest.mark.rule("TL-FEAT-07", "TL-FEAT-13")
def test_the_last_health_for_a_howl():
    s = table("volgr,briya", "draugr:1")
    fill(s, 0, "blood-howl-1")
    s.hp[0] = 1
    run(resolve(s), "play blood-howl-1")
    assert (s.down, s.hp[0], s.fight.attack[0], s.fight.heroes) == ([1, 0], 0, 0, [1])
    assert s.feat_decks[0].out == [FEAT_OF["blood-howl-1"]]


@pytest.mark.rule("TL-FEAT-15", "TL-FEAT-16", "TL-FEAT-10", "TL-COMBAT-RES-08")
def test_what_is_passed_over_may_come_later():
    s = table("volgr", "D:1")
    fill(s, 0, "battle-fury-1", "cleave-1")
    resolve(s)
    run(s, "pass", "card zero")
    assert (s.fight.step, offered(s)) == (ENEMIES, ["pass", "play battle-fury-1"])
    run(s, "pass")
    assert (s.fight.step, offered(s)) == (ATTACKS, ["pass", "play battle-fury-1", "play cleave-1"])
    run(s, "pass")
    assert (s.fight.step, offered(s)) == (ITEMS, ["pass", "play battle-fury-1"])
    run(s, "play battle-fury-1")
    assert (track(s), s.fight, units(s)) == (["+attack"], None, [0])


@pytest.mark.rule("TL-COMBAT-RES-02", "TL-GEN-11")
def test_heroes_act_in_any_order():
    s = table("volgr,briya", "E:1")
    fill(s, 0, "battle-fury-1")
    fill(s, 1, "sleight-1")
    resolve(s)
    assert asked(s) == (0, "combat.use")
    run(s, "pass")
    assert asked(s) == (1, "combat.use")
    run(s, "play sleight-1")
    assert asked(s) == (0, "combat.use")               # Volgr is asked again after Briya has acted
    run(s, "play battle-fury-1")
    assert s.fight.step == ENEMIES


@pytest.mark.rule("TL-FEAT-03", "TL-FEAT-13", "TL-FEAT-12", "TL-FEAT-17")
def test_why_not():
    s = table("felerion", "E:1")
    put(s, 0, "galder-word-1", "wind", "earth")
    put(s, 0, "mistwall-1", "-", "water")
    fill(s, 0, "woven-insight-1", "rune-reading-1", "mistwall-2")
    resolve(s)
    assert refused(s, "play mistwall-1") == "TL-FEAT-03"
    assert refused(s, "play galder-word-1") == "TL-GLOSS-03"
    assert refused(s, "play rune-reading-1") == "TL-FEAT-17"
    assert refused(s, "play mistwall-2") == "TL-FEAT-12"
    run(s, "play woven-insight-1", "show zero", "top zero")
    s = table("volgr", "E:1")
    fill(s, 0, "battle-fury-1", "blood-howl-1")
    run(resolve(s), "play battle-fury-1")
    assert refused(s, "play battle-fury-1") == "TL-FEAT-13"


# Attacks of Enemies

@pytest.mark.case("TL-CASE-48")
@pytest.mark.rule("TL-STATUS-09", "TL-COMBAT-RES-05")
def test_defence_is_never_below_nothing():
    s = table("maelling", "D:1")
    fight_of(s).defence[0] = -1
    run(resolve(s), "card zero")
    assert s.hp == [7]


@pytest.mark.case("TL-CASE-49")
@pytest.mark.rule("TL-ATTACK-10", "TL-GLOSS-13", "TL-ATTACK-04", "TL-COMBAT-RES-18")
def test_a_feeble_blow_with_a_sting():
    s = table("maelling", "G:1")                       # ATK 1, ability-2 takes 1 health
    run(resolve(s), "card minus-2")
    assert s.hp == [9]


@pytest.mark.case("TL-CASE-51")
@pytest.mark.rule("TL-GLOSS-18", "TL-COMBAT-RES-19")
def test_an_extra_attack():
    for first in (True, False):
        s = table("maelling", "E:1")                   # ATK 5, ability-1 take 2
        fill(s, 0, "dodge-1")
        resolve(s)
        run(s, "card zero-a")
        assert fight_view(s)["blows"][-1]["strength"] == 2
        assert (len(s.fight.blows), offered(s)) == (2, ["pass", "play dodge-1"])
        run(s, "play dodge-1" if first else "pass")
        if not first:
            assert s.hp == [8]
            run(s, "play dodge-1")
        assert s.hp == [10 - 5]
        assert len(told(s, "revealed")) == 1


@pytest.mark.case("TL-CASE-129")
@pytest.mark.rule("TL-GLOSS-20", "TL-GLOSS-18")
def test_take_two_twice():
    s = table("maelling", "E:1")
    fill(s, 0, "dodge-1", "dodge-2")
    run(resolve(s), "card minus-2", "play dodge-1", "pass", "play dodge-2")
    assert s.hp == [10 - 3]                            # both extra attacks were met, nothing is left for the first


@pytest.mark.rule("TL-GLOSS-20", "TL-GLOSS-24")
def test_double_touches_the_printed_value():
    s = table("maelling", "H:1")                       # ATK 2, ability-2 doubles
    s.marks.append([7, 4])                             # a +attack token on POI H
    run(resolve(s), "card minus-1-b")
    assert s.hp == [10 - (2 * 2 + 1 - 1)]


@pytest.mark.case("TL-CASE-52")
@pytest.mark.rule("TL-COMBAT-RES-18", "TL-COMBAT-RES-07", "TL-COMBAT-RES-21")
def test_an_ability_may_fell_the_defender():
    s = table("maelling,volgr", "G:2")
    fill(s, 0, "dodge-1")
    s.hp[0] = 1
    resolve(s)
    run(s, "defend maelling", "card minus-2")
    assert (s.down, s.fight.heroes, s.attack_deck.out) == ([1, 0], [1], [0])
    assert ask(s) == "attack.reveal"                   # the next one can only choose Volgr
    run(s, "card zero")
    assert s.hp == [0, 11]


@pytest.mark.rule("TL-COMBAT-RES-04", "TL-COMBAT-RES-06", "TL-COMBAT-RES-21", "TL-ENEMY-02")
def test_players_choose_attackers_and_defenders():
    s = table("maelling,volgr", "draugr:2 garm:1 bull_troll:1")
    resolve(s)
    assert asked(s) == (-3, "enemy.choose")
    assert offered(s) == ["enemy draugr.1", "enemy garm.1", "enemy bull_troll.1"]      # the two Draugr are alike
    run(s, "enemy garm.1")
    assert (asked(s), offered(s)) == ((-3, "defender.choose"), ["defend maelling", "defend volgr"])
    run(s, "defend volgr", "card zero")
    assert refused(s, "enemy garm.1") == "TL-ENEMY-02"
    run(s, "enemy draugr.1", "defend volgr", "card zero", "enemy draugr.2", "defend volgr", "card miss")
    run(s, "defend maelling", "card miss")
    assert s.hp == [10, 12 - 3 - 2]


@pytest.mark.case("TL-CASE-124", "TL-CASE-130")
@pytest.mark.rule("TL-FEAT-14", "TL-GLOSS-03")
def test_another_hero_cancels_the_ability():
    s = table("felerion,maelling", "D:1")
    fill(s, 0, "galder-word-1")
    run(resolve(s), "defend maelling", "card minus-1-a")
    assert asked(s) == (0, "combat.use")
    run(s, "play galder-word-1")
    assert (track(s, 1), s.hp[1]) == ([], 8)           # the modifier still counts: 3 - 1


@pytest.mark.rule("TL-GLOSS-03", "TL-GEN-02")
def test_cards_answer_an_attack():
    s = table("maelling,volgr", "D:1")
    s.companions = [[ident("RAVEN")], [ident("TWIN")]]
    run(resolve(s), "defend maelling", "card plus-3", "use RAVEN")
    assert asked(s) == (1, "combat.use")
    run(s, "use TWIN")
    assert s.hp == [10, 9]                             # 3 without the modifier, on Volgr
    s = table("maelling", "D:1")
    s.cp[0] = 3
    s.items[0] = [ident("TALLY")]
    run(resolve(s), "card plus-3", "use TALLY")
    assert (s.hp, s.cp) == ([10], [0])


@pytest.mark.rule("TL-COMBAT-RES-19", "TL-GLOSS-01", "TL-COMBAT-RES-20")
def test_several_blocks_against_one_attack():
    s = table("volgr,felerion", "D:1")
    fill(s, 0, "iron-hide-1")
    fill(s, 1, "mistwall-2", "mistwall-1")
    run(resolve(s), "defend volgr", "card plus-3", "play iron-hide-1")
    assert offered(s) == ["pass", "play mistwall-2"]
    assert refused(s, "play mistwall-1") == "TL-COMBAT-RES-20"
    run(s, "play mistwall-2")
    assert s.hp == [12, 8]                             # 6 - 3 - 3


@pytest.mark.rule("TL-GLOSS-01", "TL-CARD-10")
def test_titles_and_personalities_add_to_blocks():
    s = table("maelling", "D:1")
    fill(s, 0, "dodge-1")
    s.titles[0] = [ident("IRON")]
    s.title_runes[0] = [-1]
    s.stories = [ident("AUD")]
    s.people = {ident("AUD"): HERE}
    run(resolve(s), "card plus-3", "play dodge-1")
    assert fight_view(s)["blows"][0]["loss"] == 3      # 6 - (2 + 1)
    run(s, "use AUD")
    assert s.hp == [10]


@pytest.mark.rule("TL-COMBAT-RES-11", "TL-GLOSS-08")
def test_a_unit_that_falls_in_the_middle_of_its_attack_does_no_harm():
    s = table("lydana", "draugr:2")
    fill(s, 0, "gate-of-grey")
    resolve(s)
    run(s, "pass", "card plus-3", "play gate-of-grey", "defeat draugr.1")
    assert (units(s), s.hp, ask(s)) == ([0], [9], "attack.reveal")
    assert s.attack_deck.left() == 12                  # its card was discarded all the same


@pytest.mark.rule("TL-COMBAT-RES-17", "TL-THREAT-06")
def test_a_unit_that_comes_in_the_fight_attacks_too():
    s = table("maelling", "H:1")                       # its ability brings a Threat
    run(resolve(s), "card zero-a")
    assert (units(s), s.groups[0].threat) == ([0, 0], 1)
    assert ask(s) == "attack.reveal"
    run(s, "card zero")
    assert (s.hp, s.fight) == ([6], None)


# Items and cards

@pytest.mark.case("TL-CASE-153")
@pytest.mark.rule("TL-COMBAT-RES-23", "TL-COMBAT-RES-09", "TL-GLOSS-02")
def test_deal_is_no_attack():
    s = table("maelling", "G:1")
    fight_of(s).attack[0] = -1
    s.items[0] = [ident("STAFF"), ident("ITEM-TRAPS")]
    s.cp[0] = 1
    resolve(s, ITEMS)
    run(s, "use STAFF")
    assert units(s) == [1]                             # 3 - 2
    assert s.fight is None                             # the Traps are on top now, but cost 2


@pytest.mark.rule("TL-COMBAT-RES-09", "TL-COMBAT-RES-23")
def test_one_item_after_another_each_once():
    s = table("maelling", "E:1")
    s.items[0] = [ident("ITEM-TRAPS"), ident("STAFF")]
    s.cp[0] = 8
    run(resolve(s, ITEMS), "use ITEM-TRAPS")
    assert offered(s) == ["pass", "use STAFF"]
    run(s, "use STAFF")
    assert (units(s), s.fight, s.items[0]) == ([2 + 2], None, [ident("ITEM-TRAPS"), ident("STAFF")])


@pytest.mark.case("TL-CASE-60")
@pytest.mark.rule("TL-COMBAT-RES-10")
def test_a_rotated_companion_is_not_offered():
    s = table("maelling", "D:1")
    s.companions[0] = [ident("OX")]
    s.rotated = [ident("OX")]
    run(resolve(s), "card zero-a")
    assert (track(s), s.fight) == (["-health"], None)


@pytest.mark.case("TL-CASE-148")
@pytest.mark.rule("TL-COMBAT-RES-10", "TL-GEN-05")
def test_a_companion_elsewhere_does_not_help():
    s = table("maelling", "D:1", players=2)
    s.companions[1] = [ident("OX")]
    run(resolve(s), "card zero-a")
    assert track(s) == ["-health"]


@pytest.mark.case("TL-CASE-61")
@pytest.mark.rule("TL-GLOSS-17", "TL-COMBAT-RES-10")
def test_a_mandatory_personality_is_used():
    s = table("maelling,volgr", "D:1")
    s.cp = [1, 1]
    s.stories = [ident("TOLL")]
    s.people = {ident("TOLL"): HERE}
    resolve(s)
    assert offered(s) == ["pass", "use TOLL"]
    run(s, "pass")                                     # now Volgr must
    assert (s.cp, s.flipped) == ([1, 0], [ident("TOLL")])
    run(s, "defend volgr", "card miss")
    assert (s.fight, s.flipped) == (None, [])
    s = table("maelling", "D:1")
    s.stories = [ident("HERALD")]                      # without a type: at the start of step 2
    s.people = {ident("HERALD"): HERE}
    resolve(s)
    assert (ask(s), s.cp) == ("attack.reveal", [1])
    assert refused(begin_toll(), "pass") == "TL-GLOSS-17"


def begin_toll():
    s = table("maelling", "E:1")
    fill(s, 0, "focus-1")
    s.stories = [ident("TOLL")]
    s.people = {ident("TOLL"): HERE}
    return resolve(s)


@pytest.mark.rule("TL-GLOSS-05", "TL-GLOSS-07", "TL-STATUS-12", "TL-FEAT-13", "TL-GEN-02")
def test_verbs_of_cards():
    s = table("volgr,maelling", "bull_troll:2 E:1")
    fill(s, 0, "cleave-1")
    s.companions = [[ident("SMITH"), ident("DRUM")], [ident("HORN")]]
    resolve(s)
    run(s, "use SMITH", "use HORN", "group bull_troll")
    assert ([group.attack for group in s.groups], s.groups[0].defence) == ([[-1, -1], [-1]], [-1, -1])
    while s.fight.step == ENEMIES:
        run(s, "card miss" if ask(s) == "attack.reveal" else offered(s)[0])
    run(s, "play cleave-1", "hit E.1")
    assert units(s, 1) == [5]                          # 3 doubled, less DEF 1
    run(s, "use DRUM", "play cleave-1", "hit E.1")
    assert units(s, 1) == [7]


@pytest.mark.rule("TL-COMBAT-RES-10", "TL-HP-03")
def test_a_title_answers_a_kill():
    s = table("volgr", "draugr:1 E:1")
    fill(s, 0, "heavy-blow-1")
    s.cp[0] = 1
    s.hp[0] = 5
    s.titles[0] = [ident("BONE-TAKER")]
    s.title_runes[0] = [-1]
    run(resolve(s, ATTACKS), "play heavy-blow-1", "hit draugr.1", "use BONE-TAKER")
    assert (s.hp, s.cp) == ([6], [0])


@pytest.mark.rule("TL-COMBAT-RES-23", "TL-COMBAT-RES-12", "TL-COMBAT-RES-32")
def test_storm_and_white_flag():
    s = table("volgr", "draugr:2! E:1")
    s.companions[0] = [ident("STORM"), ident("WHITE-FLAG")]
    run(resolve(s), "use STORM")
    assert [group.units for group in s.groups] == [[1, 1, 1], [1]]
    run(s, "use WHITE-FLAG")
    assert (s.fight, s.xp, told(s, "attacked")) == (None, [0], [])


@pytest.mark.rule("TL-GLOSS-05")
def test_a_title_against_one_type():
    s = table("volgr", "draugr:1 garm:1")
    fill(s, 0, "axe-storm-1")
    s.groups[0].units = [-2]                           # room to see the damage
    s.groups[1].units = [-2]
    s.titles[0] = [ident("BANE")]
    s.title_runes[0] = [-1]
    run(resolve(s, ATTACKS), "play axe-storm-1", "hit draugr.1", "hit garm.1")
    assert [group.units for group in s.groups] == [[1], [0]]


# The end

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


@pytest.mark.rule("TL-COMBAT-RES-15", "TL-HP-06", "TL-COMBAT-RES-14")
def test_survivors_keep_their_damage():
    s = table("volgr", "E:1")
    fill(s, 0, "cleave-1")
    run(resolve(s, ATTACKS), "play cleave-1")
    assert (units(s), s.xp, s.fight) == ([2], [0], None)
    begin(s)
    assert ask(s) == "feat.draw"
    assert units(s) == [2]


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
    assert WYRDS[0] not in s.wyrds                     # a partner's kill does not count
    run(s, "play heavy-blow-1", "hit draugr.1")
    assert (WYRDS[0] in s.wyrds, s.cp[0]) == (True, 2)
    assert WYRDS[0] not in [*s.feat_decks[0].out, *s.feat_decks[0].cards()]
    assert bag(s)["water"] == 1


@pytest.mark.case("TL-CASE-172")
@pytest.mark.rule("TL-BOOK-22", "TL-COMBAT-RES-06")
def test_a_duel():
    s = table("volgr,briya", "D:2 draugr:1")
    s.duels[3] = 0
    s.hp[0] = 4
    resolve(s)
    run(s, "enemy D.1")
    assert ask(s) == "attack.reveal"                   # Volgr, nobody else
    run(s, "card zero", "enemy draugr.1")
    assert offered(s) == ["defend volgr", "defend briya"]
    run(s, "defend volgr", "card zero")
    assert s.down == [1, 0]
    assert ask(s) == "attack.reveal"                   # the second guard turns to Briya
    run(s, "card plus-1")
    assert s.hp == [0, 5]


@pytest.mark.case("TL-CASE-178")
@pytest.mark.rule("TL-GLOSS-26", "TL-EXH-02", "TL-EXH-04")
@pytest.mark.parametrize(("exhausted", "cp", "after"), [(1, 1, (1, 0)), (1, 0, (1, 0)), (0, 0, (1, 0))])
def test_lose_cp_or_exhaust(exhausted, cp, after):
    s = table("lydana", "D:1")
    s.exhausted[0], s.cp[0], s.hp[0] = exhausted, cp, 9
    run(resolve(s), "card minus-2")
    assert ((s.exhausted[0], s.cp[0]), s.hp[0]) == (after, 8)      # and 3 - 2 for the blow; no 2 health gained


@pytest.mark.rule("TL-GLOSS-26")
def test_with_both_to_lose_the_defender_chooses():
    s = table("lydana", "D:1")
    s.cp[0] = 3
    run(resolve(s), "card minus-2")
    assert offered(s) == ["either 1", "either 2"]
    run(s, "either 1")
    assert (s.cp, s.exhausted) == ([1], [0])


@pytest.mark.rule("TL-COMBAT-PLAN-01", "TL-ENGAGE-01", "TL-COMBAT-RES-15")
def test_a_combat_needs_both_sides():
    s = table("volgr", "")
    begin(s)
    assert (ask(s), s.fight) == ("over", None)
    add_foes(s, "draugr:1")
    begin(s)
    assert (ask(s), s.fight.place) == ("feat.draw", HERE)


@pytest.mark.rule("TL-GEN-02", "TL-COMBAT-PLAN-01")
def test_who_is_moved_away_is_out_of_it():
    s = table("volgr,briya", "draugr:1")
    fill(s, 0, "iron-hide-1")
    s.companions[0] = [ident("GULL")]
    run(resolve(s), "use GULL")
    assert (s.fight.heroes, s.feat_decks[0].out) == ([1], [FEAT_OF["iron-hide-1"]])
    run(s, "card zero")
    assert (s.hp, s.fight) == ([12, 7], None)


@pytest.mark.rule("TL-BOOK-10", "TL-COMBAT-RES-14")
def test_an_end_in_the_middle_of_a_fight():
    s = table("volgr", "draugr:1")
    put(s, 0, "iron-hide-1", "earth", "earth")
    s.companions[0] = [ident("HOMEWARD")]
    run(resolve(s), "use HOMEWARD")
    deck = s.feat_decks[0]
    assert (s.fight, len([*deck.cards(), *deck.out]), s.played) == (None, 8, [s.adventure])


@pytest.mark.rule("TL-ATTACK-07", "TL-GEN-12")
def test_the_view_of_a_fight():
    s = table("volgr", "E:1")
    status(s, 0, "+attack", "-cp")
    s.fight = None
    begin(s)
    for feat in ("cleave-1", "iron-hide-1", "battle-fury-1", "heavy-blow-1"):
        run(s, "feat " + feat)
    run(s, "rune dark", "rune fire", "rune earth", "place fire cleave-1.1", "place earth iron-hide-1.1")
    shown = fight_view(s)["heroes"][0]
    assert shown["if_stopped"] == {"track": "good", "misses": 1, "health": 0, "cp": 1, "attack": 1, "defence": 0,
                                   "miss_effect": False, "active": []}
    assert shown["next_draw"]["runes"] == 3
    assert sum(shown["next_draw"]["misses"]) == pytest.approx(1, abs=0.001)
    assert shown["next_draw"]["kinds"]["dark"] == pytest.approx(4 / 12, abs=0.001)
    assert shown["feats"][0]["slots"] == [{"takes": ["fire"], "rune": "fire"}, {"takes": ["fire"], "rune": None}]


@pytest.mark.rule("TL-COMBAT-RES-02")
def test_steps_come_in_their_order():
    s = table("maelling", "E:1")
    on_top(s, s.attack_deck, "zero")
    fill(s, 0, "focus-2", "mighty-shot-1")
    resolve(s)
    assert (ask(s), s.fight.step) == ("combat.use", SKILLS)
    run(s, "play focus-2")
    assert (s.fight.step, s.hp) == (ATTACKS, [5])      # the known card needed no dealer
