"""Attacks of Heroes: strength less defence, hits, targets, and what each Attack Feat does besides.

The numbers of the Feats stand here once more, so that a slip of the data shows.
"""

import pytest

from meadhall.games.trudvang.cards import HEALTH
from meadhall.games.trudvang.feats import ATTACK, FEAT_OF, FEATS, IGNORE_DEFENCE, IS_ATTACK, TYPE
from meadhall.games.trudvang.fight import ATTACKS, SKILLS
from meadhall.games.trudvang.rules.foes import defence_of
from meadhall.games.trudvang.rules.strikes import damage_of
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import duo, fight_of, fill, hit_all, marked, put, resolve, rows, table, units
from trudvang.scene import offered, refused, run, told, track

# An Attack: strength, hits and what is special about it, for Levels I, II and Legendary.
ATTACKS_OF = {
    "cutting-jest": ("3", "4", "5 cripple:1"),
    "dagger-dance": ("2 fast", "3 fast", "2 twice fast"),
    "gallows-laughter": ("6 others-cp",),
    "vitner-bolt": ("4", "5", "6 ignore"),
    "chain-of-sparks": ("2 twice", "2 thrice", "3 thrice"),
    "frost-grip": ("3", "3 cripple:1", "4 cripple:2"),
    "storm-of-vitner": ("3 thrice",),
    "soul-shatter": ("3", "4", "5 kill-health"),
    "dim-fire": ("3", "4", "4 ignore"),
    "axe-storm": ("2 twice", "3 twice", "3 thrice"),
    "headlong-charge": ("2 fast", "3 fast", "4 fast daze"),
    "cleave": ("3 surplus", "4 surplus", "6 surplus"),
    "heavy-blow": ("5", "6", "8"),
    "quick-shot": ("3 fast", "3 fast kill-cp", "4 fast kill-cp"),
    "mighty-shot": ("5", "6", "7 ignore"),
    "crippling-shot": ("2 cripple:1", "3 cripple:1", "4 cripple:2"),
    "beast-call": ("3", "4", "4 status:+health"),
    "rain-of-arrows": ("2 every",),
    "backstab": ("3 damaged:1", "4 damaged:1", "5 damaged:2"),
    "twin-knives": ("2 twice", "2 twice fast", "3 twice fast"),
    "ambush": ("2 fast alone:1", "3 fast alone:1", "4 fast alone:2"),
    "throat-of-the-matter": ("4 disarm",),
}


def times(marks):
    return 3 if "thrice" in marks else 2 if "twice" in marks else 1


def strike(feat, marks, foes):
    s = resolve(duo(feat, foes), SKILLS if "fast" in marks else ATTACKS)
    run(s, f"play {feat}")
    return s


@pytest.mark.rule("TL-FEAT-01")
def test_every_attack_is_tried_here():
    assert {row[0] for row in rows(ATTACKS_OF)} == {name for feat, name in enumerate(FEATS) if TYPE[feat] == ATTACK}


@pytest.mark.rule("TL-FEAT-11", "TL-COMBAT-RES-03", "TL-GLOSS-04", "TL-GLOSS-06", "TL-GLOSS-25", "TL-COMBAT-RES-24")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(ATTACKS_OF))
def test_an_attack_deals_its_strength_less_defence(feat, n, marks):
    s = strike(feat, marks, "E:1")  # a Boss of 24 health and DEF 1 takes whatever comes
    more = int(marked(marks, "alone") or 0)
    each = n + more if "ignore" in marks else n + more - 1
    assert units(s) == [each * times(marks)]
    assert s.fight.used[0] == [1]
    assert (s.groups[0].attack[0], s.groups[0].still[0]) == (-int(marked(marks, "cripple") or 0), 0)
    assert (s.cp[1], track(s)) == (1 if "others-cp" in marks else 0, ["+health"] if marked(marks, "status") else [])
    assert "play " + feat not in offered(s)


@pytest.mark.rule("TL-FEAT-11", "TL-FEAT-18", "TL-GLOSS-15", "TL-COMBAT-RES-02", "TL-COMBAT-RES-08")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(ATTACKS_OF))
def test_only_fast_attacks_come_before_the_enemies(feat, n, marks):
    s = duo(feat, "E:1")
    fill(s, 0, "wyrd-of-frost")  # something to be asked about in step 2 besides
    resolve(s, SKILLS)
    assert ("play " + feat in offered(s)) == ("fast" in marks)
    if "fast" not in marks:
        assert refused(s, "play " + feat) == "TL-FEAT-11"


@pytest.mark.rule("TL-FEAT-11", "TL-HP-03", "TL-COMBAT-RES-11")
@pytest.mark.parametrize(
    ("feat", "n", "marks"), [row for row in rows(ATTACKS_OF) if {"kill-cp", "kill-health"} & set(row[2])]
)
def test_a_kill_is_rewarded(feat, n, marks):
    s = duo(feat, "draugr:2")
    s.hp[0] -= 2
    was = s.hp[0]
    resolve(s, SKILLS if "fast" in marks else ATTACKS)
    run(s, f"play {feat}")
    assert (units(s), s.cp[0], s.hp[0] - was) == ([0], int("kill-cp" in marks), int("kill-health" in marks))
    s = strike(feat, marks, "E:1")
    assert (s.cp[0], s.hp[0]) == (0, HEALTH[s.hero[0]])


@pytest.mark.rule("TL-FEAT-11")
@pytest.mark.parametrize(("feat", "left"), [("cleave-1", [0, 1]), ("cleave-2", [0]), ("cleave-3", [])])
def test_surplus_goes_on_in_the_group(feat, left):
    s = strike(feat, [], "draugr:3 garm:1")
    hit_all(s, "hit draugr.1")
    hit_all(s, "hit draugr.2")
    assert (sorted(s.groups[0].units), s.groups[-1].units) == (left or [0], [0])  # the Garm is of another group
    s = strike("heavy-blow-1", [], "draugr:3")
    hit_all(s, "hit draugr.1")
    assert units(s) == [0, 0]  # elsewhere what is too much is lost


@pytest.mark.rule("TL-FEAT-11")
@pytest.mark.parametrize(("feat", "n", "marks"), [row for row in rows(ATTACKS_OF) if marked(row[2], "damaged")])
def test_more_against_the_wounded(feat, n, marks):
    s = duo(feat, "E:1")
    s.groups[0].units[0] = 1
    resolve(s, ATTACKS)
    run(s, f"play {feat}")
    assert units(s) == [1 + n + int(unwrap(marked(marks, "damaged"))) - 1]


@pytest.mark.rule("TL-FEAT-11")
@pytest.mark.parametrize(("feat", "n", "marks"), [row for row in rows(ATTACKS_OF) if marked(row[2], "alone")])
def test_less_when_another_feat_was_used(feat, n, marks):
    s = duo(feat, "E:1")
    fill(s, 0, "sleight-1")
    resolve(s)
    run(s, "play sleight-1", f"play {feat}")
    assert units(s) == [n - 1]


@pytest.mark.rule("TL-BOSS-01", "TL-COMBAT-RES-04")
def test_headlong_charge_legendary_stops_a_survivor():
    s = strike("headlong-charge-3", ["fast"], "bull_troll:2 E:1")
    run(s, "hit bull_troll.1")
    assert (units(s), s.groups[0].still) == ([3, 0], [1, 0])
    s = strike("headlong-charge-3", ["fast"], "G:1")
    assert s.groups[0].still == [1]  # 4 less DEF 2 leave a mark
    run(s, "pass")
    assert (s.fight.step, s.groups[0].acted) == (ATTACKS, [0])  # nobody attacked


@pytest.mark.rule("TL-STATUS-12", "TL-BOSS-01")
def test_throat_of_the_matter_disarms_a_survivor():
    s = strike("throat-of-the-matter", [], "bull_troll:1 E:1")
    run(s, "hit bull_troll.1")
    assert (units(s), s.groups[0].attack[0] < -5) == ([3], True)


@pytest.mark.rule("TL-COMBAT-RES-24", "TL-THREAT-10")
def test_rain_of_arrows_falls_on_everybody():
    s = strike("rain-of-arrows", [], "draugr:2! bull_troll:1 G:1")
    assert [group.units for group in s.groups] == [[1], [0]]  # Draugr and their `!` fall, DEF helps the others


@pytest.mark.case("TL-CASE-42")
@pytest.mark.rule("TL-COMBAT-RES-03", "TL-STATUS-09")
def test_a_weak_attack_on_a_hard_target():
    s = table("volgr", "G:1")  # DEF 2
    fill(s, 0, "cleave-1")
    unwrap(s.fight).attack[0] = -2
    run(resolve(s, ATTACKS), "play cleave-1")
    assert units(s) == [0]
    s = table("volgr", "draugr:1")  # the total is never below 0
    fill(s, 0, "cleave-1")
    unwrap(s.fight).attack[0] = -5
    run(resolve(s, ATTACKS), "play cleave-1")
    assert units(s) == [0]


@pytest.mark.case("TL-CASE-43")
@pytest.mark.rule("TL-COMBAT-RES-24", "TL-GLOSS-05", "TL-GLOSS-06", "TL-STATUS-09")
def test_each_hit_may_pick_another():
    s = table("volgr", "bull_troll:2")  # DEF 1; each has 2 of 5 health left
    s.groups[0].units = [3, 3]
    fill(s, 0, "axe-storm-1")
    unwrap(s.fight).attack[0] = 1
    resolve(s, ATTACKS)
    run(s, "play axe-storm-1")  # the two are alike, so nobody is asked
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
    assert (s.cp, track(s, 1), s.fight) == ([0, 1], [], None)  # Volgr's Skill comes too late


@pytest.mark.case("TL-CASE-127")
@pytest.mark.rule("TL-GLOSS-25")
def test_ignoring_defence():
    s = table("felerion", "G:2")
    fill(s, 0, "vitner-bolt-3")
    run(resolve(s, ATTACKS), "play vitner-bolt-3")
    assert units(s) == [0]  # 6 on 4 health in spite of DEF 2


@pytest.mark.rule("TL-FEAT-11", "TL-DEFEAT-05")
def test_a_used_feat_counts_also_when_it_has_left_the_table():
    s = table("briya", "draugr:1 E:1")
    s.wyrds.remove(FEAT_OF["wyrd-of-ash"])
    put(s, 0, "wyrd-of-ash", "fire", "earth", "wind")
    fill(s, 0, "ambush-1")
    s.companions[0] = [ident("STORM")]
    s.groups[0].units = [1]
    run(resolve(s), "play wyrd-of-ash", "use STORM", "play ambush-1")
    assert (unwrap(s.fight).feats[0], units(s)) == ([FEAT_OF["ambush-1"]], [1 + 2 - 1])


@pytest.mark.rule("TL-FEAT-11", "TL-SOLO-08", "TL-SOLO-17")
def test_feats_of_the_hired_hand_count_as_used():
    s = table("volgr", "E:1", hired="briya", hired_feats="all")
    s.hired_feats = [FEAT_OF[name] for name in ("ambush-1", "pilfer-1", "backstab-1", "smoke-1")]
    s.hired_runes = [[0] * 6 for _ in range(5)]
    run(resolve(s), "hire pilfer-1", "hire ambush-1")
    assert units(s) == [2 - 1]
    s.fight = None
    s.agenda.clear()
    s.hired_used = s.hired_down = 0
    run(resolve(s), "hire ambush-1")
    assert units(s) == [2 - 1 + 3 - 1]


@pytest.mark.rule("TL-COMBAT-RES-03", "TL-COMBAT-RES-23", "TL-COMBAT-RES-24", "TL-GLOSS-25")
def test_too_much_defence_takes_all_damage_away_and_no_more():
    s = table("maelling", "draugr:1")
    fight_of(s).attack[0] = -3
    s.groups[0].defence[0] = 5 - defence_of(s, s.groups[0], 0)
    assert [damage_of(s, 0, 0, 0, strength, 0) for strength in (0, 1, 4, 20)] == [0, 0, 0, 15]
    assert [damage_of(s, 0, 0, 0, strength, IS_ATTACK | IGNORE_DEFENCE) for strength in (0, 3, 5)] == [0, 0, 2]
