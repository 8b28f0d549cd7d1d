"""Each of the 160 Feats does what it says. The numbers stand here once more, so that a slip of the data shows."""

import re
from pathlib import Path

import pytest

from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import HEALTH, HEROES
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, HERO_FEAT, LEVEL, SLOTS
from meadhall.games.trudvang.fight import ATTACKS, ENEMIES, PLANNING, SKILLS
from meadhall.games.trudvang.rules.planning import Allocate
from meadhall.games.trudvang.rules.runes import DrawRunes
from meadhall.games.trudvang.rules.windows import PLAN_WINDOW, barred
from meadhall.games.trudvang.view_combat import groups_view
from trudvang.arena import (
    ask,
    bag,
    do,
    fill,
    misses,
    offered,
    put,
    refused,
    resolve,
    run,
    slots,
    status,
    table,
    track,
    units,
)

# An Attack: strength, hits and what is special about it, for Levels I, II and Legendary.
ATTACKS_OF = {
    "cutting-jest": ("3", "4", "5 cripple:1"), "dagger-dance": ("2 fast", "3 fast", "2 twice fast"),
    "gallows-laughter": ("6 others-cp",), "vitner-bolt": ("4", "5", "6 ignore"),
    "chain-of-sparks": ("2 twice", "2 thrice", "3 thrice"), "frost-grip": ("3", "3 cripple:1", "4 cripple:2"),
    "storm-of-vitner": ("3 thrice",), "soul-shatter": ("3", "4", "5 kill-health"), "dim-fire": ("3", "4", "4 ignore"),
    "axe-storm": ("2 twice", "3 twice", "3 thrice"), "headlong-charge": ("2 fast", "3 fast", "4 fast daze"),
    "cleave": ("3 surplus", "4 surplus", "6 surplus"), "heavy-blow": ("5", "6", "8"),
    "quick-shot": ("3 fast", "3 fast kill-cp", "4 fast kill-cp"), "mighty-shot": ("5", "6", "7 ignore"),
    "crippling-shot": ("2 cripple:1", "3 cripple:1", "4 cripple:2"), "beast-call": ("3", "4", "4 status:+health"),
    "rain-of-arrows": ("2 every",), "backstab": ("3 damaged:1", "4 damaged:1", "5 damaged:2"),
    "twin-knives": ("2 twice", "2 twice fast", "3 twice fast"),
    "ambush": ("2 fast alone:1", "3 fast alone:1", "4 fast alone:2"), "throat-of-the-matter": ("4 disarm",),
}
# A Block: what it takes off, and what is special about it.
BLOCKS_OF = {
    "reel-aside": ("2", "3", "4 cp"), "mistwall": ("2", "3 anyone", "4 anyone"),
    "grey-prayer": ("2", "3", "3 anyone cp"),
    "bone-ward": ("2", "2 two", "3 two"), "ancestors-hands": ("5 anyone two",), "iron-hide": ("3", "4", "5"),
    "shield-wall": ("2 anyone", "3 anyone", "3 anyone two"), "last-stand": ("99 low-two",), "dodge": ("2", "3", "4"),
    "smoke": ("2", "2 cancel", "4 cancel"), "vanish": ("2", "3", "99"),
}


def rows(table_of):
    """One row a Feat: its id, its number and its marks."""
    found = []
    for line, levels in table_of.items():
        for level, text in enumerate(levels, 1):
            number, *marks = text.split()
            found.append((f"{line}-{level}" if len(levels) > 1 else line, int(number), marks))
    return found


def times(marks):
    return 3 if "thrice" in marks else 2 if "twice" in marks else 1


def marked(marks, name):
    return next((mark.partition(":")[2] for mark in marks if mark.partition(":")[0] == name), None)


def owner(feat):
    return HEROES[HERO_FEAT[FEAT_OF[feat]]]


def duo(feat, foes):
    """The owner of a Feat and a partner whose Skill keeps the window open."""
    mate, skill = ("volgr", "battle-fury-1") if owner(feat) == "briya" else ("briya", "sleight-1")
    s = table(f"{owner(feat)},{mate}", foes)
    fill(s, 0, feat)
    fill(s, 1, skill)
    return s


def strike(feat, marks, foes):
    s = resolve(duo(feat, foes), SKILLS if "fast" in marks else ATTACKS)
    run(s, f"play {feat}")
    return s


def hit_all(s, target):
    while ask(s) in ("target.choose", "target.surplus"):
        run(s, target if target in offered(s) else offered(s)[0])


@pytest.mark.rule("TL-FEAT-11", "TL-COMBAT-RES-03", "TL-GLOSS-04", "TL-GLOSS-06", "TL-GLOSS-25", "TL-COMBAT-RES-24")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(ATTACKS_OF))
def test_an_attack_deals_its_strength_less_defence(feat, n, marks):
    s = strike(feat, marks, "E:1")                     # a Boss of 24 health and DEF 1 takes whatever comes
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
    fill(s, 0, "wyrd-of-frost")                        # something to be asked about in step 2 besides
    resolve(s, SKILLS)
    assert ("play " + feat in offered(s)) == ("fast" in marks)
    if "fast" not in marks:
        assert refused(s, "play " + feat) == "TL-FEAT-11"


@pytest.mark.rule("TL-FEAT-11", "TL-HP-03", "TL-COMBAT-RES-11")
@pytest.mark.parametrize(("feat", "n", "marks"), [
    row for row in rows(ATTACKS_OF) if {"kill-cp", "kill-health"} & set(row[2])])
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
    assert (sorted(s.groups[0].units), s.groups[-1].units) == (left or [0], [0])      # the Garm is of another group
    s = strike("heavy-blow-1", [], "draugr:3")
    hit_all(s, "hit draugr.1")
    assert units(s) == [0, 0]                          # elsewhere what is too much is lost


@pytest.mark.rule("TL-FEAT-11")
@pytest.mark.parametrize(("feat", "n", "marks"), [row for row in rows(ATTACKS_OF) if marked(row[2], "damaged")])
def test_more_against_the_wounded(feat, n, marks):
    s = duo(feat, "E:1")
    s.groups[0].units[0] = 1
    resolve(s, ATTACKS)
    run(s, f"play {feat}")
    assert units(s) == [1 + n + int(marked(marks, "damaged")) - 1]


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
    assert s.groups[0].still == [1]                    # 4 less DEF 2 leave a mark
    run(s, "pass")
    assert (s.fight.step, s.groups[0].acted) == (ATTACKS, [0])      # nobody attacked


@pytest.mark.rule("TL-STATUS-12", "TL-BOSS-01")
def test_throat_of_the_matter_disarms_a_survivor():
    s = strike("throat-of-the-matter", [], "bull_troll:1 E:1")
    run(s, "hit bull_troll.1")
    assert (units(s), s.groups[0].attack[0] < -5) == ([3], True)


@pytest.mark.rule("TL-COMBAT-RES-24", "TL-THREAT-10")
def test_rain_of_arrows_falls_on_everybody():
    s = strike("rain-of-arrows", [], "draugr:2! bull_troll:1 G:1")
    assert [group.units for group in s.groups] == [[1], [0]]      # Draugr and their `!` fall, DEF helps the others


# Blocks

def defend(feat, foes="D:1", hero=0, card="zero", hp=0):
    mate = "volgr" if owner(feat) == "briya" else "briya"
    s = table(f"{owner(feat)},{mate}", foes)
    fill(s, 0, feat)
    s.hp[0] = hp or s.hp[0]
    resolve(s, ENEMIES)
    run(s, f"defend {HEROES[s.hero[hero]]}", f"card {card}")
    return s


@pytest.mark.rule("TL-FEAT-12", "TL-GLOSS-01", "TL-COMBAT-RES-05")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(BLOCKS_OF))
def test_a_block_takes_off_an_attack(feat, n, marks):
    s = defend(feat, card="plus-3")                    # an attack of 6
    was = s.hp[0]
    assert ask(s) == "combat.use"
    run(s, f"play {feat}")
    assert was - s.hp[0] == max(0, 6 - n)
    assert s.cp[0] == int("cp" in marks)
    assert s.fight is None


@pytest.mark.rule("TL-COMBAT-RES-20")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(BLOCKS_OF))
def test_a_block_for_others_says_so(feat, n, marks):
    s = defend(feat, hero=1)
    was = HEALTH[s.hero[1]]
    if "anyone" in marks:
        run(s, f"play {feat}")
        assert was - s.hp[1] == max(0, 3 - n)
    else:
        assert (s.fight, was - s.hp[1]) == (None, 3)   # nobody was asked


@pytest.mark.rule("TL-FEAT-13")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(BLOCKS_OF))
def test_a_block_meets_one_attack_or_two(feat, n, marks):
    s = defend(feat, "D:2")
    was = s.hp[0]
    name = HEROES[s.hero[0]]
    run(s, f"play {feat}", f"defend {name}", "card zero")
    twice = "two" in marks
    assert (ask(s) == "combat.use") == twice
    if twice:
        run(s, f"play {feat}")
    assert was - s.hp[0] == max(0, 3 - n) * (2 if twice else 1) + (0 if twice else 3)


@pytest.mark.rule("TL-FEAT-13", "TL-FEAT-12")
def test_last_stand_lasts_when_there_is_little_to_lose():
    s = defend("last-stand", "D:2", hp=3)
    run(s, "play last-stand", "defend volgr", "card plus-3", "play last-stand")
    assert (s.hp[0], s.fight) == (3, None)


@pytest.mark.rule("TL-GLOSS-03", "TL-COMBAT-RES-18")
@pytest.mark.parametrize(("feat", "left"), [("smoke-2", 8), ("smoke-3", 9)])
def test_smoke_cancels_the_ability(feat, left):
    s = defend(feat, card="zero-a")
    run(s, f"play {feat}")
    assert (s.hp[0], track(s)) == (left, [])
    s = defend("smoke-1", card="zero-a")
    assert track(s) == ["-health"]                     # the plain one comes too late for that
    run(s, "play smoke-1")
    assert s.hp[0] == 8


# Skills: (Feat, setup, answers, what is then so)

def lone(feat, foes="E:1", **changes):
    """The owner alone; a second Skill keeps the combat open."""
    s = table(owner(feat) if HERO_FEAT[FEAT_OF[feat]] >= 0 else "lydana", foes)
    fill(s, 0, feat, "wyrd-of-ash")
    for name, value in changes.items():
        getattr(s, name)[0] = value
    return resolve(s)


def pair(feat, foes="E:1", **changes):
    s = duo(feat, foes)
    for name, value in changes.items():
        getattr(s, name)[0] = value
    return resolve(s)


@pytest.mark.rule("TL-GLOSS-05", "TL-FEAT-09", "TL-GEN-04")
@pytest.mark.parametrize(("feat", "answers", "attack"), [
    ("rousing-verse-1", ["hero briya"], [0, 1]), ("rousing-verse-2", [], [1, 1]),
    ("rousing-verse-3", ["hero kattly"], [2, 1]),
    ("blood-howl-1", [], [2, 0]), ("blood-howl-2", [], [3, 0]), ("blood-howl-3", [], [3, 0]),
    ("nobody-here", [], [2, 0]), ("trolls-strength-1", [], [1, 0]), ("trolls-strength-2", [], [2, 0]),
    ("trolls-strength-3", [], [2, 0]),
])
def test_deal_more(feat, answers, attack):
    s = pair(feat)
    was = s.hp[0]
    run(s, f"play {feat}", *answers)
    assert s.fight.attack == attack
    assert was - s.hp[0] == (1 if "howl" in feat else 0)
    assert track(s) == (["+attack"] if feat == "trolls-strength-3" else [])


@pytest.mark.rule("TL-STATUS-03", "TL-STATUS-04", "TL-GLOSS-21")
@pytest.mark.parametrize(("feat", "answers", "tokens"), [
    ("ballad-of-ash-1", [], ["+cp"]), ("ballad-of-ash-2", ["gain +attack"], ["+cp", "+attack"]),
    ("ballad-of-ash-3", ["gain +health", "gain +defence"], ["+defence", "+health"]),
    ("woven-insight-1", None, ["+attack"]), ("woven-insight-2", None, ["+cp"]),
    ("battle-fury-1", [], ["+attack"]), ("battle-fury-2", ["gain +attack"], ["+defence", "+attack"]),
    ("battle-fury-3", [], ["+attack", "+attack"]), ("focus-1", ["gain -defence"], ["+attack", "-defence"]),
    ("focus-2", [], ["+attack"]), ("focus-3", ["gain +cp"], ["+attack", "+cp"]),
])
def test_tokens_are_gained(feat, answers, tokens):
    s = pair(feat)
    run(s, f"play {feat}")
    if answers is None:
        if feat == "woven-insight-2":
            run(s, "gain +cp")
        while ask(s).startswith("deck"):
            run(s, offered(s)[0])
    else:
        run(s, *answers)
    assert track(s) == tokens


@pytest.mark.rule("TL-STATUS-13")
@pytest.mark.parametrize(("feat", "before", "answers", "after"), [
    ("ballad-of-ash-3", ["-cp", "+cp"], ["gain +health", "gain +attack"], ["+attack", "+health"]),
    ("sleight-3", ["-cp", "+attack", "-health"], ["discard -health"], ["-cp", "+attack"]),
])
def test_a_bad_token_is_discarded(feat, before, answers, after):
    s = duo(feat, "E:1")
    status(s, 0, *before)
    run(resolve(s), f"play {feat}", *answers)
    assert track(s) == after


@pytest.mark.rule("TL-GLOSS-12")
@pytest.mark.parametrize(("feat", "count", "cp"), [
    ("old-tales-1", 2, 0), ("old-tales-2", 3, 0), ("old-tales-3", 3, 1), ("tracking-1", 2, 0), ("tracking-2", 3, 1),
    ("tracking-3", 4, 1), ("woven-insight-1", 1, 0), ("woven-insight-2", 2, 0),
])
def test_the_attack_deck_is_foretold(feat, count, cp):
    s = pair(feat)
    shown = ["minus-2", "zero", "miss", "plus-3"][:count]
    run(s, f"play {feat}")
    if feat == "woven-insight-2":
        run(s, "gain +cp")
    run(s, *[f"show {card}" for card in shown])
    assert ask(s) == "deck.foretell"
    run(s, *[f"bottom {card}" for card in shown[1:]], f"top {shown[0]}")
    deck = s.attack_deck
    assert [ATTACK_IDS[card] for card in deck.top] == shown[:1]
    assert [ATTACK_IDS[card] for card in deck.bottom] == shown[1:]
    assert (s.cp[0], len(deck.bag)) == (cp, 12 - count)


@pytest.mark.rule("TL-GLOSS-12", "TL-GEN-02")
def test_hunters_patience_arranges_the_next_five():
    s = pair("hunters-patience")
    shown = ["minus-2", "zero", "miss", "plus-3", "plus-1"]
    run(s, "play hunters-patience", *[f"show {card}" for card in shown])
    assert refused(s, "bottom zero") == "TL-GEN-02"
    order = ["miss", "minus-2", "plus-3", "plus-1", "zero"]
    run(s, *[f"top {card}" for card in order[:4]])
    assert [ATTACK_IDS[card] for card in s.attack_deck.top] == order
    assert s.fight.attack == [2, 0]


@pytest.mark.rule("TL-GLOSS-11", "TL-HP-01", "TL-FEAT-09")
@pytest.mark.parametrize(("feat", "answers", "health"), [
    ("chorus-1", ["hero briya"], [0, 1]), ("chorus-2", ["hero kattly"], [2, 0]), ("chorus-3", [], [2, 2]),
    ("lindwurms-blood-1", [], [2, 0]), ("lindwurms-blood-2", [], [3, 0]), ("lindwurms-blood-3", [], [3, 2]),
    ("song-of-the-first-morning", ["either 2"], [3, 3]),
])
def test_heroes_are_healed(feat, answers, health):
    s = duo(feat, "E:1")
    s.hp = [4, 4]
    s.exhausted = [0, 1]
    run(resolve(s), f"play {feat}", *answers)
    assert [hp - 4 for hp in s.hp] == health


@pytest.mark.rule("TL-FEAT-08", "TL-GLOSS-26", "TL-EXH-05")
def test_song_of_the_first_morning_is_one_or_the_other():
    s = duo("song-of-the-first-morning", "E:1")
    s.exhausted = [1, 1]
    s.hp[0] = 5
    run(resolve(s), "play song-of-the-first-morning", "either 1")
    assert (s.exhausted, s.hp[0]) == ([0, 0], 5)
    s = pair("song-of-the-first-morning", exhausted=1)
    run(s, "play song-of-the-first-morning")           # all are at full health: only refreshing changes anything
    assert s.exhausted == [0, 0]


@pytest.mark.rule("TL-GLOSS-11", "TL-CP-01")
@pytest.mark.parametrize(("feat", "cp"), [
    ("sleight-1", 1), ("sleight-2", 2), ("sleight-3", 2), ("wyrd-of-frost", 2), ("wyrd-of-ash", 2),
    ("wyrd-of-tide", 2), ("wyrd-of-root", 2),
])
def test_chronicle_points(feat, cp):
    s = table("briya", "E:1")
    fill(s, 0, feat, "battle-fury-1")
    run(resolve(s), f"play {feat}")
    assert s.cp == [cp]


@pytest.mark.rule("TL-GEN-02", "TL-GLOSS-16", "TL-GLOSS-19")
@pytest.mark.parametrize(("feat", "lost"), [("mocking-shout-1", 2), ("mocking-shout-2", 1), ("mocking-shout-3", 0)])
def test_mocking_shout_draws_the_attack(feat, lost):
    s = table("kattly,briya", "D:1")
    fill(s, 0, feat)
    resolve(s)
    assert ask(s) == "defender.choose"                 # there is nothing to shout at before
    run(s, "defend briya", "card zero", f"play {feat}")
    assert s.hp == [9 - lost, 9]


@pytest.mark.rule("TL-FEAT-03")
@pytest.mark.case("TL-CASE-133")
def test_woven_insight_legendary_makes_a_feat_active():
    s = table("felerion", "E:1")
    put(s, 0, "woven-insight-3", "wind")
    put(s, 0, "vitner-bolt-1", "wind", "-")
    put(s, 0, "chain-of-sparks-1", "-", "-")
    before = bag(s)
    resolve(s)
    run(s, "play woven-insight-3")                     # only the bolt has a single open slot
    run(s, "card miss")
    assert slots(s, "vitner-bolt-1") == ["wind", "-"]
    run(s, "play vitner-bolt-1")
    assert units(s) == [3]
    assert s.fight is None
    assert bag(s)["wind"] == before["wind"] + 2


@pytest.mark.rule("TL-GLOSS-03", "TL-ATTACK-10", "TL-FEAT-14")
@pytest.mark.parametrize(("feat", "lost", "cp"), [
    ("galder-word-1", 3, 0), ("galder-word-2", 3, 1), ("galder-word-3", 3, 0), ("silence-1", 3, 0),
    ("silence-2", 2, 0), ("silence-3", 1, 0),
])
def test_an_ability_is_cancelled(feat, lost, cp):
    s = table(f"{owner(feat)},briya", "D:1")
    fill(s, 0, feat)
    resolve(s)
    run(s, "defend briya", "card zero-a", f"play {feat}")
    assert (s.hp[1], track(s, 1), s.cp[0]) == (9 - lost, [], cp)
    s = table(f"{owner(feat)},briya", "D:1")
    fill(s, 0, feat)
    run(resolve(s), "defend briya", "card zero")       # nothing was triggered
    assert s.hp[1] == 6


@pytest.mark.rule("TL-FEAT-13", "TL-GLOSS-03")
def test_galder_word_legendary_cancels_two():
    s = table("felerion", "D:3")
    fill(s, 0, "galder-word-3")
    run(resolve(s), "card zero-a", "play galder-word-3", "card minus-1-a", "play galder-word-3", "card zero-a")
    assert track(s) == ["-health"]                     # the third goes through


@pytest.mark.rule("TL-STATUS-12", "TL-COMBAT-RES-22")
@pytest.mark.parametrize(("feat", "answers", "defence"), [
    ("unweave-1", ["unit bull_troll.1"], [[-1, 0], [0]]), ("unweave-2", ["group bull_troll"], [[-1, -1], [0]]),
    ("unweave-3", [], [[-2, -2], [-2]]),
])
def test_unweave_lowers_defence(feat, answers, defence):
    s = pair(feat, "bull_troll:2 G:1")
    s.groups[0].units[1] = 1                           # so that the two can be told apart
    run(s, f"play {feat}", *answers)
    assert [group.defence for group in s.groups] == defence
    assert [unit["defence"] for unit in groups_view(s)[0]["units"]] == [max(0, 1 + change) for change in defence[0]]


@pytest.mark.rule("TL-FEAT-17", "TL-COMBAT-PLAN-12")
@pytest.mark.parametrize(("feat", "count"), [("rune-reading-1", 2), ("rune-reading-2", 3), ("rune-reading-3", 3)])
def test_rune_reading_draws_more(feat, count):
    s = table("felerion", "E:1")
    s.exhausted[0] = 1
    put(s, 0, feat, "earth", "-")
    put(s, 0, "mistwall-1", "-", "-")
    misses(s, 0, "dark")
    s.fight.stopped[0] = 0
    do(s, [DrawRunes(0, 1), Allocate(0, 0)])
    run(s, "rune wind")
    if ask(s) == "planning.allocate":
        run(s, f"place wind {feat}.2")
    assert s.fight.used[0][0] == 1
    assert ask(s) == "runes.draw"
    run(s, *["rune dark"] * count)
    assert len(s.fight.miss[0]) == 1 + count - (1 if feat == "rune-reading-3" else 0)


@pytest.mark.rule("TL-FEAT-17", "TL-MISS-01")
@pytest.mark.parametrize(("feat", "count"), [("walk-the-mist-1", 1), ("walk-the-mist-2", 2), ("walk-the-mist-3", 3)])
def test_walk_the_mist_empties_the_miss_track(feat, count):
    s = table("lydana", "E:1")
    s.exhausted[0] = 1
    put(s, 0, feat, "wind", "-")
    misses(s, 0, "dark", "dark", "dark", "water")
    s.fight.stopped[0] = 0
    do(s, [DrawRunes(0, 1), Allocate(0, 0)])
    run(s, "rune fire")
    if ask(s) == "planning.allocate":
        run(s, f"place fire {feat}.2")
    for _ in range(count):
        if ask(s) == "miss.return":
            run(s, "return dark")
    assert len(s.fight.miss[0] if s.fight else []) == 4 - count
    assert bag(s)["dark"] == 2 + count


@pytest.mark.rule("TL-ENEMY-02", "TL-BOSS-01", "TL-COMBAT-RES-22")
@pytest.mark.parametrize(("feat", "answers", "still", "attack", "defence"), [
    ("snare-1", ["unit draugr.1"], [0, 0], [-2, 0], [0, 0]), ("snare-2", ["unit draugr.1"], [1, 0], [0, 0], [0, 0]),
    ("snare-3", ["unit draugr.1"], [1, 0], [0, 0], [-1, 0]),
    ("still-the-world", ["unit draugr.1", "unit draugr.2"], [1, 1], [0, 0], [0, 0]),
])
def test_units_are_held(feat, answers, still, attack, defence):
    s = pair(feat, "draugr:2 E:1")
    s.groups[0].units[1] = 1
    run(s, f"play {feat}")
    assert not any("E.1" in option for option in offered(s))       # never a Boss
    run(s, *answers)
    group = s.groups[0]
    assert (group.still, group.attack, group.defence) == (still, attack, defence)


@pytest.mark.rule("TL-GEN-09")
def test_still_the_world_may_hold_fewer():
    s = pair("still-the-world", "draugr:2 E:1")
    run(s, "play still-the-world", "enough")
    assert s.groups[0].still == [0, 0]


@pytest.mark.rule("TL-GLOSS-08", "TL-THREAT-16")
def test_gate_of_grey_takes_a_small_one():
    s = pair("gate-of-grey", "garm:1! bull_troll:1 E:1")
    run(s, "play gate-of-grey")                        # the `!` must go first, the others are too big or a Boss
    assert (units(s), s.groups[0].threat) == ([0], 0)
    assert refused(lone("gate-of-grey", "bull_troll:1"), "play gate-of-grey") == "TL-GLOSS-08"


@pytest.mark.rule("TL-GLOSS-07", "TL-GLOSS-24", "TL-MISS-07")
@pytest.mark.case("TL-CASE-126")
def test_berserk_doubles_and_lashes_back():
    s = table("volgr", "E:1")
    fill(s, 0, "berserk", "cleave-1", "axe-storm-1")
    s.fight.attack[0] = 1                              # a +attack status
    status(s, 0, "-health")
    run(resolve(s, ATTACKS), "play berserk", "play cleave-1")
    assert units(s) == [6]                             # (3 x 2) + 1 - 1
    run(s, "play axe-storm-1")
    assert units(s) == [6 + 2 + 2]                     # only one Attack is doubled
    assert (s.fight, s.hp[0]) == (None, 12 - 2 - 1)


@pytest.mark.rule("TL-COMBAT-RES-23")
@pytest.mark.parametrize(("feat", "first", "second"), [
    ("poison-edge-1", 3, 2), ("poison-edge-2", 4, 2), ("poison-edge-3", 3, 3)])
def test_poison_edge(feat, first, second):
    s = table("briya", "E:1")
    fill(s, 0, feat, "backstab-1", "twin-knives-1", "wyrd-of-ash")
    run(resolve(s, ATTACKS), f"play {feat}", "play backstab-1")
    assert units(s) == [first]                         # 3 - 1, and the poison
    run(s, "play twin-knives-1")
    assert units(s) == [first + second]                # once for the whole Attack


@pytest.mark.rule("TL-FEAT-09", "TL-DEFEAT-11")
@pytest.mark.parametrize(("feat", "most", "token"), [
    ("pilfer-1", 2, []), ("pilfer-2", 3, []), ("pilfer-3", 3, ["+cp"])])
def test_pilfer(feat, most, token):
    s = table("briya", "draugr:5 E:1")
    fill(s, 0, feat, "twin-knives-1", "twin-knives-3", "wyrd-of-ash")
    run(resolve(s, ATTACKS), f"play {feat}")
    assert track(s) == token
    for knives in ("twin-knives-1", "twin-knives-3"):
        run(s, f"play {knives}")
        hit_all(s, "hit draugr.1")
    assert (len(s.groups[0].units), s.cp[0]) == (1, most)
    s = table("briya,volgr", "draugr:2")
    fill(s, 0, feat)
    fill(s, 1, "axe-storm-1", "battle-fury-1")
    run(resolve(s, ATTACKS), f"play {feat}", "play axe-storm-1")
    assert s.cp[0] == 0                                # somebody else's kills


@pytest.mark.rule("TL-GEN-02", "TL-COMBAT-RES-06")
def test_nobody_here_cannot_be_chosen():
    s = table("briya,volgr", "D:1")
    fill(s, 0, "nobody-here")
    run(resolve(s), "play nobody-here")
    assert ask(s) == "attack.reveal"                   # Volgr it is
    run(s, "card zero")
    assert s.hp == [9, 9]
    s = table("briya", "D:1")
    fill(s, 0, "nobody-here")
    run(resolve(s), "play nobody-here")
    assert (s.hp, s.fight) == ([9], None)              # the guard finds nobody


@pytest.mark.rule("TL-FEAT-01", "TL-FEAT-19")
def test_every_feat_is_tried_here():
    tried = {row[0] for row in [*rows(ATTACKS_OF), *rows(BLOCKS_OF)]}
    tried |= set(re.findall(r"[a-z]+(?:-[a-z0-9]+)*", Path(__file__).read_text(encoding="utf-8")))
    assert set(FEATS) - tried == set()
    assert len(FEATS) == 160
    assert [list(LEVEL).count(level) for level in range(5)] == [48, 48, 48, 12, 4]


@pytest.mark.rule("TL-FEAT-04", "TL-DEFEAT-05")
def test_slots_are_single_or_dual_and_a_wyrd_has_three():
    for feat, name in enumerate(FEATS):
        assert all(bin(mask).count("1") in (1, 2) for mask in SLOTS[feat])
        assert not name.startswith("wyrd") or len(SLOTS[feat]) == 3


@pytest.mark.rule("TL-FEAT-10")
def test_nothing_but_cards_is_used_while_planning():
    s = table("briya", "E:1")
    fill(s, 0, "sleight-1")
    s.fight.step = PLANNING
    assert barred(s, 0, 0, PLAN_WINDOW) == "TL-FEAT-10"
