"""Items, Companions, Titles and Personalities in a combat."""

import pytest

from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.feats import ATTACK
from meadhall.games.trudvang.fight import ATTACKS, ENEMIES, ITEMS
from meadhall.games.trudvang.rules.combat_verbs import MoveRune, PutBack, ReuseFeat
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import HERE, do, fight_of, fill, put, resolve, slots, table, units
from trudvang.scene import ask, asked, offered, refused, run, told, track


@pytest.mark.case("TL-CASE-153")
@pytest.mark.rule("TL-COMBAT-RES-23", "TL-COMBAT-RES-09", "TL-GLOSS-02")
def test_deal_is_no_attack():
    s = table("maelling", "G:1")
    fight_of(s).attack[0] = -1
    s.items[0] = [ident("STAFF"), ident("ITEM-TRAPS")]
    s.cp[0] = 1
    resolve(s, ITEMS)
    run(s, "use STAFF")
    assert units(s) == [1]  # 3 - 2
    assert s.fight is None  # the Traps are on top now, but cost 2


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
    run(s, "pass")  # now Volgr must
    assert (s.cp, s.flipped) == ([1, 0], [ident("TOLL")])
    run(s, "defend volgr", "card miss")
    assert (s.fight, s.flipped) == (None, [])
    s = table("maelling", "D:1")
    s.stories = [ident("HERALD")]  # without a type: at the start of step 2
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
    while unwrap(s.fight).step == ENEMIES:
        run(s, "card miss" if ask(s) == "attack.reveal" else offered(s)[0])
    run(s, "play cleave-1", "hit E.1")
    assert units(s, 1) == [5]  # 3 doubled, less DEF 1
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


@pytest.mark.rule("TL-GLOSS-05", "TL-COMBAT-RES-23")
def test_a_title_against_one_type():
    s = table("volgr", "draugr:1 garm:1")
    fill(s, 0, "axe-storm-1")
    s.groups[0].units = [-2]  # room to see the damage
    s.groups[1].units = [-2]
    s.titles[0] = [ident("BANE")]
    s.title_runes[0] = [-1]
    run(resolve(s, ATTACKS), "play axe-storm-1", "hit draugr.1", "hit garm.1")
    assert [group.units for group in s.groups] == [[1], [0]]


@pytest.mark.rule("TL-COMBAT-RES-10", "TL-GLOSS-08")
def test_a_title_answers_a_defeat_without_a_blow():
    s = table("lydana", "draugr:1 E:1")
    fill(s, 0, "gate-of-grey")
    s.cp[0] = 1
    s.hp[0] = 5
    s.titles[0] = [ident("BONE-TAKER")]
    s.title_runes[0] = [-1]
    run(resolve(s), "play gate-of-grey", "use BONE-TAKER")
    assert (s.hp, s.cp) == ([6], [0])


@pytest.mark.rule("TL-GEN-04", "TL-COMBAT-RES-10", "TL-CP-04")
def test_what_lies_on_the_table_is_about_the_heroes_of_the_combat():
    s = table("maelling,volgr", "draugr:1", players=3)
    fill(s, 0, "quick-shot-1")
    s.hp = [5, 5, 5]
    s.cp = [1, 3, 3]
    s.stories = [ident("FEAST"), ident("LEECH")]
    s.locations[HERE] = ident("SHRINE")
    run(resolve(s), "play quick-shot-1")
    assert (s.cp, s.hp, asked(s)) == ([2, 4, 3], [6, 6, 5], (1, "combat.answer"))  # the Leech wants its price
    run(s, "use LEECH")
    assert (s.cp, s.hp) == ([2, 2, 3], [6, 7, 5])
    s = table("maelling", "draugr:1")
    fill(s, 0, "quick-shot-1")
    s.hp = [5]
    s.locations[REGION_OF["sylvan"]] = ident("SHRINE")
    run(resolve(s), "play quick-shot-1")
    assert s.hp == [5]  # that one lies elsewhere


@pytest.mark.rule("TL-GEN-02", "TL-COMBAT-PLAN-01")
def test_who_is_carried_off_in_the_last_moment_is_out_of_it():
    s = table("maelling,volgr", "draugr:2")
    s.titles[0] = [ident("EAGLE")]
    s.title_runes[0] = [-1]
    s.hp[0] = 1
    run(resolve(s), "defend maelling", "card zero", "use EAGLE")
    assert (s.hp[0], s.down[0], unwrap(s.fight).heroes) == (1, 0, [1])
    assert ask(s) == "attack.reveal"  # the second Draugr finds only Volgr


@pytest.mark.rule("TL-GLOSS-05", "TL-GLOSS-01", "TL-FEAT-05")
def test_a_kit_changes_attacks_blocks_and_slots():
    s = table("maelling", "E:1")
    s.items[0] = [ident("KIT")]
    fight = fight_of(s)
    run(resolve(s, ITEMS), "use KIT")
    assert (fight.attack, fight.block, fight.dark) == ([1], [1], [1])


@pytest.mark.rule("TL-GEN-02", "TL-RUNE-02")
def test_runes_just_drawn_are_put_back_and_drawn_anew():
    s = table("maelling", "E:1")
    s.drawn[0] = [1, 0, 1, 0, 1, 0]
    for kind in (0, 2, 4):
        s.bags[0][kind] -= 1
    do(s, [PutBack(0, 2, [])])
    assert offered(s) == ["return water", "return earth", "return dark"]
    run(s, "return dark")
    assert offered(s) == ["return water", "return earth"]
    run(s, "return water", "rune fire", "rune wind")
    assert s.drawn[0] == [0, 1, 1, 1, 0, 0]


@pytest.mark.rule("TL-FEAT-13", "TL-GEN-02")
def test_only_a_spent_feat_of_the_type_is_used_again():
    s = table("volgr", "E:1")
    fill(s, 0, "cleave-1", "axe-storm-1", "battle-fury-1", "heavy-blow-1").used[0] = [1, 1, 1, 0]
    do(s, [ReuseFeat(0, ATTACK)])
    assert offered(s) == ["again cleave-1", "again axe-storm-1"]
    run(s, "again axe-storm-1")
    assert unwrap(s.fight).left[0] == [0, 1, 0, 0]


@pytest.mark.rule("TL-FEAT-06", "TL-GEN-02")
def test_runes_are_moved_as_long_as_one_likes():
    s = table("volgr", "E:1")
    put(s, 0, "cleave-1", "fire", "-")
    put(s, 0, "axe-storm-1", "-", "earth")
    do(s, [MoveRune(0, 3)])
    run(s, "move cleave-1.1 axe-storm-1.1", "move axe-storm-1.1 cleave-1.1", "enough")
    assert (slots(s, "cleave-1"), slots(s, "axe-storm-1"), s.agenda.to_list()) == (["fire", "-"], ["-", "earth"], [])


@pytest.mark.rule("TL-FEAT-17", "TL-COMBAT-PLAN-12")
def test_a_rune_that_is_moved_may_fill_an_instant_feat():
    s = table("felerion", "E:1")
    put(s, 0, "rune-reading-1", "earth", "-")
    put(s, 0, "vitner-bolt-1", "wind", "-")
    do(s, [MoveRune(0, 1)])
    run(s, "move vitner-bolt-1.1 rune-reading-1.2")
    assert (unwrap(s.fight).used[0], ask(s)) == ([1, 0], "runes.draw")
