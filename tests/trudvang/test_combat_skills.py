"""Skills: each does what it says.

The numbers of the Feats stand here once more, so that a slip of the data shows.
"""

import re
from pathlib import Path

import pytest

from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.edge.view_combat import groups_view
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, HERO_FEAT, SKILL, TYPE
from meadhall.games.trudvang.fight import ATTACKS, PLANNING
from meadhall.games.trudvang.rules.planning import Allocate
from meadhall.games.trudvang.rules.runes import DrawRunes
from meadhall.games.trudvang.rules.windows import PLAN_WINDOW, barred_by
from optional import unwrap
from trudvang.arena import do, duo, fill, hit_all, misses, owner, put, resolve, slots, status, table, units
from trudvang.scene import ask, bag, offered, refused, run, track


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
@pytest.mark.parametrize(
    ("feat", "answers", "attack"),
    [
        ("rousing-verse-1", ["hero briya"], [0, 1]),
        ("rousing-verse-2", [], [1, 1]),
        ("rousing-verse-3", ["hero kattly"], [2, 1]),
        ("blood-howl-1", [], [2, 0]),
        ("blood-howl-2", [], [3, 0]),
        ("blood-howl-3", [], [3, 0]),
        ("nobody-here", [], [2, 0]),
        ("trolls-strength-1", [], [1, 0]),
        ("trolls-strength-2", [], [2, 0]),
        ("trolls-strength-3", [], [2, 0]),
    ],
)
def test_deal_more(feat, answers, attack):
    s = pair(feat)
    was = s.hp[0]
    run(s, f"play {feat}", *answers)
    assert s.fight.attack == attack
    assert was - s.hp[0] == (1 if "howl" in feat else 0)
    assert track(s) == (["+attack"] if feat == "trolls-strength-3" else [])


@pytest.mark.rule("TL-STATUS-03", "TL-STATUS-04", "TL-GLOSS-21")
@pytest.mark.parametrize(
    ("feat", "answers", "tokens"),
    [
        ("ballad-of-ash-1", [], ["+cp"]),
        ("ballad-of-ash-2", ["gain +attack"], ["+cp", "+attack"]),
        ("ballad-of-ash-3", ["gain +health", "gain +defence"], ["+defence", "+health"]),
        ("woven-insight-1", None, ["+attack"]),
        ("woven-insight-2", None, ["+cp"]),
        ("battle-fury-1", [], ["+attack"]),
        ("battle-fury-2", ["gain +attack"], ["+defence", "+attack"]),
        ("battle-fury-3", [], ["+attack", "+attack"]),
        ("focus-1", ["gain -defence"], ["+attack", "-defence"]),
        ("focus-2", [], ["+attack"]),
        ("focus-3", ["gain +cp"], ["+attack", "+cp"]),
    ],
)
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
@pytest.mark.parametrize(
    ("feat", "before", "answers", "after"),
    [
        ("ballad-of-ash-3", ["-cp", "+cp"], ["gain +health", "gain +attack"], ["+attack", "+health"]),
        ("sleight-3", ["-cp", "+attack", "-health"], ["discard -health"], ["-cp", "+attack"]),
    ],
)
def test_a_bad_token_is_discarded(feat, before, answers, after):
    s = duo(feat, "E:1")
    status(s, 0, *before)
    run(resolve(s), f"play {feat}", *answers)
    assert track(s) == after


@pytest.mark.rule("TL-GLOSS-12")
@pytest.mark.parametrize(
    ("feat", "count", "cp"),
    [
        ("old-tales-1", 2, 0),
        ("old-tales-2", 3, 0),
        ("old-tales-3", 3, 1),
        ("tracking-1", 2, 0),
        ("tracking-2", 3, 1),
        ("tracking-3", 4, 1),
        ("woven-insight-1", 1, 0),
        ("woven-insight-2", 2, 0),
    ],
)
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
@pytest.mark.parametrize(
    ("feat", "answers", "health"),
    [
        ("chorus-1", ["hero briya"], [0, 1]),
        ("chorus-2", ["hero kattly"], [2, 0]),
        ("chorus-3", [], [2, 2]),
        ("lindwurms-blood-1", [], [2, 0]),
        ("lindwurms-blood-2", [], [3, 0]),
        ("lindwurms-blood-3", [], [3, 2]),
        ("song-of-the-first-morning", ["either 2"], [3, 3]),
    ],
)
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
    run(s, "play song-of-the-first-morning")  # all are at full health: only refreshing changes anything
    assert s.exhausted == [0, 0]


@pytest.mark.rule("TL-GLOSS-11", "TL-CP-01")
@pytest.mark.parametrize(
    ("feat", "cp"),
    [
        ("sleight-1", 1),
        ("sleight-2", 2),
        ("sleight-3", 2),
        ("wyrd-of-frost", 2),
        ("wyrd-of-ash", 2),
        ("wyrd-of-tide", 2),
        ("wyrd-of-root", 2),
    ],
)
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
    assert ask(s) == "defender.choose"  # there is nothing to shout at before
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
    run(s, "play woven-insight-3")  # only the bolt has a single open slot
    run(s, "card miss")
    assert slots(s, "vitner-bolt-1") == ["wind", "-"]
    run(s, "play vitner-bolt-1")
    assert units(s) == [3]
    assert s.fight is None
    assert bag(s)["wind"] == before["wind"] + 2


@pytest.mark.rule("TL-GLOSS-03", "TL-ATTACK-10", "TL-FEAT-14")
@pytest.mark.parametrize(
    ("feat", "lost", "cp"),
    [
        ("galder-word-1", 3, 0),
        ("galder-word-2", 3, 1),
        ("galder-word-3", 3, 0),
        ("silence-1", 3, 0),
        ("silence-2", 2, 0),
        ("silence-3", 1, 0),
    ],
)
def test_an_ability_is_cancelled(feat, lost, cp):
    s = table(f"{owner(feat)},briya", "D:1")
    fill(s, 0, feat)
    resolve(s)
    run(s, "defend briya", "card zero-a", f"play {feat}")
    assert (s.hp[1], track(s, 1), s.cp[0]) == (9 - lost, [], cp)
    s = table(f"{owner(feat)},briya", "D:1")
    fill(s, 0, feat)
    run(resolve(s), "defend briya", "card zero")  # nothing was triggered
    assert s.hp[1] == 6


@pytest.mark.rule("TL-FEAT-13", "TL-GLOSS-03")
def test_galder_word_legendary_cancels_two():
    s = table("felerion", "D:3")
    fill(s, 0, "galder-word-3")
    run(resolve(s), "card zero-a", "play galder-word-3", "card minus-1-a", "play galder-word-3", "card zero-a")
    assert track(s) == ["-health"]  # the third goes through


@pytest.mark.rule("TL-STATUS-12", "TL-COMBAT-RES-22")
@pytest.mark.parametrize(
    ("feat", "answers", "defence"),
    [
        ("unweave-1", ["unit bull_troll.1"], [[-1, 0], [0]]),
        ("unweave-2", ["group bull_troll"], [[-1, -1], [0]]),
        ("unweave-3", [], [[-2, -2], [-2]]),
    ],
)
def test_unweave_lowers_defence(feat, answers, defence):
    s = pair(feat, "bull_troll:2 G:1")
    s.groups[0].units[1] = 1  # so that the two can be told apart
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
    unwrap(s.fight).stopped[0] = 0
    do(s, [DrawRunes(0, 1), Allocate(0, 0)])
    run(s, "rune wind")
    if ask(s) == "planning.allocate":
        run(s, f"place wind {feat}.2")
    assert unwrap(s.fight).used[0][0] == 1
    assert ask(s) == "runes.draw"
    run(s, *["rune dark"] * count)
    assert len(unwrap(s.fight).miss[0]) == 1 + count - (1 if feat == "rune-reading-3" else 0)


@pytest.mark.rule("TL-FEAT-17", "TL-MISS-01")
@pytest.mark.parametrize(("feat", "count"), [("walk-the-mist-1", 1), ("walk-the-mist-2", 2), ("walk-the-mist-3", 3)])
def test_walk_the_mist_empties_the_miss_track(feat, count):
    s = table("lydana", "E:1")
    s.exhausted[0] = 1
    put(s, 0, feat, "wind", "-")
    misses(s, 0, "dark", "dark", "dark", "water")
    unwrap(s.fight).stopped[0] = 0
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
@pytest.mark.parametrize(
    ("feat", "answers", "still", "attack", "defence"),
    [
        ("snare-1", ["unit draugr.1"], [0, 0], [-2, 0], [0, 0]),
        ("snare-2", ["unit draugr.1"], [1, 0], [0, 0], [0, 0]),
        ("snare-3", ["unit draugr.1"], [1, 0], [0, 0], [-1, 0]),
        ("still-the-world", ["unit draugr.1", "unit draugr.2"], [1, 1], [0, 0], [0, 0]),
    ],
)
def test_units_are_held(feat, answers, still, attack, defence):
    s = pair(feat, "draugr:2 E:1")
    s.groups[0].units[1] = 1
    run(s, f"play {feat}")
    assert not any("E.1" in option for option in offered(s))  # never a Boss
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
    run(s, "play gate-of-grey")  # the `!` must go first, the others are too big or a Boss
    assert (units(s), s.groups[0].threat) == ([0], 0)
    assert refused(lone("gate-of-grey", "bull_troll:1"), "play gate-of-grey") == "TL-GLOSS-08"


@pytest.mark.rule("TL-GLOSS-07", "TL-GLOSS-24", "TL-MISS-07")
@pytest.mark.case("TL-CASE-126")
def test_berserk_doubles_and_lashes_back():
    s = table("volgr", "E:1")
    fill(s, 0, "berserk", "cleave-1", "axe-storm-1")
    unwrap(s.fight).attack[0] = 1  # a +attack status
    status(s, 0, "-health")
    run(resolve(s, ATTACKS), "play berserk", "play cleave-1")
    assert units(s) == [6]  # (3 x 2) + 1 - 1
    run(s, "play axe-storm-1")
    assert units(s) == [6 + 2 + 2]  # only one Attack is doubled
    assert (s.fight, s.hp[0]) == (None, 12 - 2 - 1)


@pytest.mark.rule("TL-COMBAT-RES-23")
@pytest.mark.parametrize(
    ("feat", "first", "second"), [("poison-edge-1", 3, 2), ("poison-edge-2", 4, 2), ("poison-edge-3", 3, 3)]
)
def test_poison_edge(feat, first, second):
    s = table("briya", "E:1")
    fill(s, 0, feat, "backstab-1", "twin-knives-1", "wyrd-of-ash")
    run(resolve(s, ATTACKS), f"play {feat}", "play backstab-1")
    assert units(s) == [first]  # 3 - 1, and the poison
    run(s, "play twin-knives-1")
    assert units(s) == [first + second]  # once for the whole Attack


@pytest.mark.rule("TL-FEAT-09", "TL-DEFEAT-11")
@pytest.mark.parametrize(
    ("feat", "most", "token"), [("pilfer-1", 2, []), ("pilfer-2", 3, []), ("pilfer-3", 3, ["+cp"])]
)
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
    assert s.cp[0] == 0  # somebody else's kills


@pytest.mark.rule("TL-GEN-02", "TL-COMBAT-RES-06")
def test_nobody_here_cannot_be_chosen():
    s = table("briya,volgr", "D:1")
    fill(s, 0, "nobody-here")
    run(resolve(s), "play nobody-here")
    assert ask(s) == "attack.reveal"  # Volgr it is
    run(s, "card zero")
    assert s.hp == [9, 9]
    s = table("briya", "D:1")
    fill(s, 0, "nobody-here")
    run(resolve(s), "play nobody-here")
    assert (s.hp, s.fight) == ([9], None)  # the guard finds nobody


@pytest.mark.rule("TL-FEAT-01")
def test_every_skill_is_tried_here():
    named = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)*", Path(__file__).read_text(encoding="utf-8")))
    assert {name for feat, name in enumerate(FEATS) if TYPE[feat] == SKILL} - named == set()


@pytest.mark.rule("TL-FEAT-10")
def test_nothing_but_cards_is_used_while_planning():
    s = table("briya", "E:1")
    fill(s, 0, "sleight-1")
    unwrap(s.fight).step = PLANNING
    assert barred_by(s, 0, 0, PLAN_WINDOW) == "TL-FEAT-10"
