"""Cards that answer a combat: how often, for whom, and what they find when they act."""

import pytest

from meadhall.games.trudvang.fight import ATTACKS, ENEMIES
from meadhall.games.trudvang.rules.windows import DEFEND_WINDOW, cards_in
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import HERE, begin, fight_of, fill, misses, put, resolve, rune_count, table, units
from trudvang.scene import ask, asked, offered, refused, run, told


def titled(s, *names, seat=0):
    s.titles[seat] = [ident(name) for name in names]
    s.title_runes[seat] = [-1] * len(names)
    return s


def people(s, *names):
    s.stories = [ident(name) for name in names]
    s.people = {ident(name): HERE for name in names}
    return s


# How often


@pytest.mark.rule("TL-FEAT-13")
def test_what_a_title_offers_for_nothing_in_every_step_is_used_once_in_a_combat():
    s = resolve(titled(table("volgr", "E:1"), "BREATH"))
    run(s, "use BREATH")
    assert (s.cp, ask(s)) == ([1], "attack.reveal")  # it is not offered again
    run(s, "card miss")
    assert s.fight is None
    assert offered(resolve(s)) == ["pass", "use BREATH"]  # in the next combat it is


@pytest.mark.rule("TL-FEAT-13", "TL-COMBAT-RES-05")
def test_what_answers_an_attack_for_nothing_is_used_once_for_each_attack():
    s = titled(table("volgr", "draugr:2"), "WARD")
    s.stories = [ident("MIST")]
    run(resolve(s, ENEMIES), "card plus-2")
    assert offered(s) == ["pass", "use MIST", "use WARD"]
    run(s, "use WARD")
    assert offered(s) == ["pass", "use MIST"]
    run(s, "use MIST")
    assert (ask(s), told(s, "landed")[0]["count"]) == ("attack.reveal", 2)  # 2 and 2 more, less both
    run(s, "card zero")
    assert offered(s) == ["pass", "use MIST", "use WARD"]


@pytest.mark.rule("TL-FEAT-13", "TL-GLOSS-18")
def test_an_extra_attack_is_part_of_the_attack_it_was_made_in():
    s = titled(table("volgr", "E:1"), "WARD")
    run(resolve(s, ENEMIES), "card zero-a", "use WARD")
    assert [one["count"] for one in told(s, "landed")] == [2 - 1, 5]
    assert s.fight is None


@pytest.mark.rule("TL-FEAT-13", "TL-CP-03")
def test_what_has_a_price_is_used_as_often_as_it_is_paid():
    s = titled(table("volgr", "draugr:1"), "SOLD")
    s.cp[0] = 2
    run(resolve(s, ENEMIES), "card zero", "use SOLD", "use SOLD")
    assert (s.cp, s.fight) == ([0], None)


# What they find


@pytest.mark.rule("TL-GLOSS-16", "TL-GEN-08")
def test_no_attack_is_made_to_miss_before_there_is_one():
    s = table("volgr", "draugr:1")
    s.companions[0] = [ident("FEINT")]
    run(resolve(s), "use FEINT", "card zero")
    assert (s.cp, told(s, "landed")[0]["count"]) == ([1], 2)  # the rest is done, and the attack lands


@pytest.mark.rule("TL-GLOSS-17", "TL-COMBAT-RES-10")
def test_a_mandatory_card_that_answers_a_kill_is_not_passed_over():
    s = titled(table("volgr", "draugr:1 E:1"), "GRIEF", "BONE-TAKER")
    fill(s, 0, "heavy-blow-1")
    s.cp[0], s.hp[0] = 2, 5
    run(resolve(s, ATTACKS), "play heavy-blow-1", "hit draugr.1")
    assert (s.cp, asked(s), offered(s)) == ([1], (0, "combat.answer"), ["pass", "use BONE-TAKER"])


@pytest.mark.rule("TL-COMBAT-RES-20", "TL-CARD-10")
def test_a_block_of_a_personality_for_its_user_alone_needs_the_defender():
    s = people(table("volgr,maelling", "draugr:1"), "SHELL")
    run(resolve(s, ENEMIES), "defend maelling", "card zero")
    assert (asked(s), offered(s)) == ((1, "combat.use"), ["pass", "use SHELL"])
    assert cards_in(s, 0, DEFEND_WINDOW) == []
    run(s, "use SHELL")
    assert told(s, "landed")[0]["count"] == 0


@pytest.mark.rule("TL-COMBAT-RES-20", "TL-GLOSS-16")
def test_an_answer_that_is_no_block_helps_whoever_defends():
    s = people(table("volgr,maelling", "draugr:1"), "VEIL")
    run(resolve(s, ENEMIES), "defend maelling", "card zero", "pass")
    assert (asked(s), offered(s)) == ((0, "combat.use"), ["pass", "use VEIL"])
    run(s, "use VEIL")
    assert (s.fight, told(s, "landed")[0]["count"]) == (None, 0)


@pytest.mark.rule("TL-THREAT-10", "TL-COMBAT-RES-11", "TL-COMBAT-RES-18")
@pytest.mark.parametrize(("attacker", "lands"), [("draugr.1", 0), ("draugr.!", 1)])
def test_a_threat_falls_in_the_place_of_the_figure_and_takes_its_attack_with_it(attacker, lands):
    s = table("volgr", "draugr:1!")
    s.companions[0] = [ident("THORNS")]
    s.groups[0].units = [1, 0]  # one more would be too much for the figure, not for the `!`
    run(resolve(s, ENEMIES), f"enemy {attacker}")
    run(s, "card zero", "use THORNS")
    assert units(s) == [1]
    assert len(told(s, "landed")) == lands


@pytest.mark.rule("TL-COMBAT-RES-01", "TL-COMBAT-RES-07", "TL-MISS-04")
def test_a_hero_whom_anothers_backlash_has_felled_has_no_track_to_look_at():
    s = table("volgr,maelling", "E:1")
    titled(s, "OATH")
    titled(s, "LOYAL", seat=1)
    misses(s, 0, *["dark"] * 5)
    s.hp[1] = 1
    was = s.hp[0]
    run(resolve(s, 1), "use OATH")
    assert (s.down, s.hp[0], unwrap(s.fight).heroes) == ([0, 1], was, [0])
    assert told(s, "track-good") == []  # Maelling had no misses, but is out of the combat
    assert s.cp == [0, 0]


# Feats and runes


@pytest.mark.rule("TL-COMBAT-RES-12", "TL-COMBAT-RES-14", "TL-RUNE-02")
def test_runes_drawn_when_the_combat_is_won_go_back_to_the_bag():
    s = table("volgr", "draugr:2")
    s.companions[0] = [ident("AVALANCHE")]
    fight_of(s)
    before = (rune_count(s), s.bags[0][:])
    run(resolve(s), "use AVALANCHE")
    run(s, "rune fire", "rune wind")
    assert (s.fight, s.groups, sum(s.drawn[0])) == (None, [], 0)
    assert (rune_count(s), s.bags[0], told(s, "miss")) == (*before, [])


@pytest.mark.rule("TL-COMBAT-PLAN-17", "TL-COMBAT-PLAN-05")
def test_a_hero_who_draws_no_feats_plays_with_none():
    s = titled(table("volgr", "draugr:1"), "EMPTY-HANDS")
    deck = s.feat_decks[0]
    deck.out, deck.bag = deck.bag, []
    begin(s)
    assert (ask(s), s.fight.feats, len(deck.out)) == ("runes.draw", [[]], 8)  # nor is the deck made anew for it


@pytest.mark.rule("TL-FEAT-03", "TL-FEAT-17")
def test_an_instant_feat_that_is_made_active_is_used_at_once():
    s = table("felerion", "E:1")
    s.companions[0] = [ident("SPARK")]
    put(s, 0, "rune-reading-1", "earth")
    misses(s, 0)
    resolve(s)
    run(s, "use SPARK")
    assert (ask(s), unwrap(s.fight).used[0]) == ("runes.draw", [1])


@pytest.mark.rule("TL-FEAT-03")
def test_no_feat_to_make_active():
    s = table("felerion", "E:1")
    fill(s, 0, "woven-insight-3", "wyrd-of-ash")
    put(s, 0, "rune-reading-1")
    resolve(s)
    assert refused(s, "play woven-insight-3") == "TL-FEAT-03"


@pytest.mark.rule("TL-COMBAT-RES-22", "TL-BOSS-01")
@pytest.mark.parametrize(("foes", "held"), [("E:1", False), ("draugr:1", True)])
def test_nobody_left_to_hold_back(foes, held):
    """A Boss is never held, and whoever is held already is not held again."""
    s = table("maelling", foes)
    fill(s, 0, "snare-2", "wyrd-of-ash")
    if held:
        s.groups[0].still = [1]
    assert refused(resolve(s), "play snare-2") == "TL-COMBAT-RES-22"
