"""The hired hand in a solo combat: its Feats, their runes, its exhaust effect."""

import pytest

from meadhall.games.trudvang.cards import FIRE, SUPPLY
from meadhall.games.trudvang.feats import FEAT_OF, SOLO
from meadhall.games.trudvang.fight import ATTACKS, ENEMIES
from meadhall.games.trudvang.rules.exhaust import refresh
from meadhall.games.trudvang.rules.planning import Allocate
from meadhall.games.trudvang.rules.runes import DrawRunes
from optional import unwrap
from trudvang.arena import HAND, do, fight_of, fill, hired, resolve, rune_count, units
from trudvang.scene import ask, offered, refused, run, track


@pytest.mark.rule("TL-FEAT-19", "TL-SOLO-08")
def test_the_hand_is_marked_solo():
    assert all(SOLO[FEAT_OF[name]] for name in HAND)


@pytest.mark.case("TL-CASE-28")
@pytest.mark.rule("TL-SOLO-08", "TL-SOLO-09", "TL-SOLO-10", "TL-SOLO-17", "TL-SOLO-18", "TL-SOLO-23")
def test_the_fullest_feats_may_be_used():
    s = hired("D:1 E:1", 2, 2, 1, 1)
    resolve(s)
    assert offered(s) == ["pass", "hire trolls-strength-2"]  # Silence has nothing to answer yet
    assert refused(s, "hire lindwurms-blood-2") == "TL-SOLO-09"
    run(s, "pass", "enemy D.1", "card zero-a", "hire silence-1")
    assert offered(s) == ["move water", "move wind"]
    run(s, "move wind")
    assert (s.hired_runes[0], s.hired_runes[-1], track(s)) == ([1, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0], [])
    while ask(s) != "over":
        assert not any(option.startswith("hire ") for option in offered(s))  # one in a combat
        run(s, "keep" if ask(s) == "hired.spend" else "card miss" if ask(s) == "attack.reveal" else "pass")
    assert s.hired_used == 0
    s.hp[0] = 8
    resolve(s)
    assert offered(s) == ["pass", "hire trolls-strength-2"]  # the next combat: only this one has two runes
    run(s, "hire trolls-strength-2", "move wind")
    assert unwrap(s.fight).attack == [2]
    s.fight = None
    s.agenda.clear()
    s.hired_used = 0
    s.hp[0] = 5
    resolve(s)
    assert offered(s) == ["pass", "hire trolls-strength-2", "hire lindwurms-blood-2"]  # one rune on each
    assert rune_count(s) == list(SUPPLY)


@pytest.mark.rule("TL-SOLO-17", "TL-FEAT-13")
def test_all_of_them_where_the_table_likes():
    s = hired("E:1", 1, 1, 1, 1, hired_feats="all")
    s.hp[0] = 3
    run(resolve(s), "hire trolls-strength-2")
    assert offered(s) == ["pass", "hire lindwurms-blood-2"]
    assert refused(s, "hire trolls-strength-2") == "TL-FEAT-13"  # each once
    run(s, "hire lindwurms-blood-2")
    assert (s.hp, unwrap(s.fight).attack, s.hired_used) == ([6], [2], 2 + 8)
    s = hired("E:1", 1, 1, 1, 1)
    s.hp[0] = 3
    fill(s, 0, "woven-insight-2")
    run(resolve(s), "hire trolls-strength-2")
    assert refused(s, "hire lindwurms-blood-2") == "TL-SOLO-17"


@pytest.mark.rule("TL-SOLO-10", "TL-SOLO-18")
def test_a_last_use_and_then_face_down():
    s = hired("E:1", 0, 0, 0, 0)
    s.hp[0] = 3
    resolve(s, ATTACKS)
    assert offered(s) == ["pass", "hire trolls-strength-2", "hire soul-shatter-2", "hire lindwurms-blood-2"]
    run(s, "hire soul-shatter-2")
    assert (units(s), s.hired_down) == ([3], 4)
    assert s.fight is None
    resolve(s, ATTACKS)
    assert refused(s, "hire soul-shatter-2") == "TL-SOLO-10"
    s = hired("E:1", 2, 0, 0, 0)
    s.hired_down = 1  # only those face up are compared
    resolve(s, ATTACKS)
    assert "hire soul-shatter-2" in offered(s)


@pytest.mark.rule("TL-SOLO-23", "TL-SOLO-08")
def test_timing_holds_for_them_too():
    s = hired("D:1", 1, 1, 1, 1, hand=("iron-hide-1", "cleave-1", "axe-storm-1", "shield-wall-3"))
    resolve(s)
    assert ask(s) == "attack.reveal"  # Attacks and Blocks have nothing to do in step 2
    run(s, "card plus-3", "hire shield-wall-3")
    run(s, "keep")
    assert s.hp == [8 - 3]
    s = hired("D:2", 1, 1, 1, 1, hand=("iron-hide-1", "cleave-1", "axe-storm-1", "shield-wall-3"))
    run(resolve(s, ENEMIES), "card zero", "hire shield-wall-3", "card zero", "hire shield-wall-3")
    assert (s.hp, sum(s.hired_runes[3])) == ([8], 0)  # both attacks met, one rune moved


@pytest.mark.rule("TL-SOLO-19", "TL-SOLO-13", "TL-EXH-01")
def test_a_second_exhaust():
    s = hired("E:1", 1, 1, 1, 1)
    s.hp[0] = 4
    fight_of(s)
    do(s, [DrawRunes(0, 3), Allocate(0, 1)])
    run(s, "rune dark", "rune dark", "rune dark")
    assert offered(s) == ["miss dark", "exhaust felerion", "exhaust lydana"]
    run(s, "exhaust lydana")
    assert (s.hired_exhausted, s.exhausted, s.hp, s.bags[0][4]) == (1, [0], [6], 5)
    refresh(s, 0)
    assert (s.hired_exhausted, s.exhausted) == (0, [0])
    s.exhausted[0] = s.hired_exhausted = 1
    refresh(s, 0)
    assert (s.hired_exhausted, s.exhausted) == (0, [0])
    assert s.bags[0][FIRE] == 1
