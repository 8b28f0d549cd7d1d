"""The rulebook's long example: Maelling against the City Guard, from the first rune to the last blow."""

import pytest

from meadhall.games.trudvang.fight import ATTACKS, ITEMS, TRACKS
from meadhall.games.trudvang.saga import ident
from trudvang.arena import HERE, begin, miss, misses, on_top, put, resolve, slots, status, table, units
from trudvang.scene import ask, bag, offered, run, told, track

DECK = ("tracking-1", "dodge-1", "focus-1", "quick-shot-1")


def guarded():
    """Fixture MG: four players, only Maelling is in arji."""
    s = table("maelling", "D:1!!", players=4)
    s.cp[0] = 2
    s.exhausted[0] = 1
    status(s, 0, "-attack", "+cp", "-defence")
    s.titles[0] = [ident("CALM")]
    s.title_runes[0] = [3]
    s.bags[0][3] += 1
    s.pool[3] -= 1
    s.companions[0] = [ident("OX"), ident("WULTERFISH")]
    s.items[0] = [ident("ITEM-TRAPS")]
    s.stories = [ident("MUNGAN")]
    s.people = {ident("MUNGAN"): HERE}
    on_top(s, s.attack_deck, "zero-a", "miss")
    on_top(s, s.feat_decks[0], *DECK)
    return s


def planned(*script):
    s = begin(guarded())
    run(s, *script)
    return s


FIRST = ("rune dark", "rune earth", "rune fire", "place earth focus-1.1")
SECOND = ("draw", "rune dark", "rune water", "rune wind", "place water dodge-1.1", "place wind quick-shot-1.1")


@pytest.mark.case("TL-CASE-03")
@pytest.mark.rule("TL-COMBAT-PLAN-06", "TL-COMBAT-PLAN-03", "TL-FEAT-03", "TL-MISS-01")
def test_first_draw():
    s = planned("rune dark", "rune earth", "rune fire")
    assert {"place earth focus-1.1", "place fire focus-1.2"} <= set(offered(s))
    run(s, "place earth focus-1.1", "place fire focus-1.2")
    assert (miss(s), slots(s, "focus-1"), s.fight.used[0]) == (["dark"], ["earth", "fire"], [0, 0, 0, 0])
    assert sum("-" in slots(s, feat) for feat in DECK) == 3
    assert (ask(s), s.fight.draws[0]) == ("planning.draw", 1)
    assert sum(bag(s).values()) == 16 - 3


@pytest.mark.case("TL-CASE-04")
@pytest.mark.rule("TL-COMBAT-PLAN-06", "TL-COMBAT-PLAN-07", "TL-COMBAT-PLAN-08")
def test_second_draw():
    s = planned(*FIRST, "place fire focus-1.2", "draw", "rune dark", "rune water", "rune wind")
    assert sorted(offered(s)) == ["place water dodge-1.1", "place wind quick-shot-1.1", "place wind tracking-1.1"]
    run(s, "place water dodge-1.1", "place wind quick-shot-1.1")
    assert (miss(s), ask(s)) == (["dark", "dark"], "planning.draw")


def after_three():
    """Focus and Quick Shot full, Dodge with its water, four misses."""
    s = guarded()
    put(s, 0, "tracking-1", "-", "-")
    put(s, 0, "dodge-1", "water", "-")
    put(s, 0, "focus-1", "earth", "fire")
    put(s, 0, "quick-shot-1", "wind", "earth")
    misses(s, 0, "dark", "dark", "dark", "fire")
    s.fight.stopped = [0, 1, 1, 1]
    return s


@pytest.mark.case("TL-CASE-06")
@pytest.mark.rule("TL-COMBAT-PLAN-09", "TL-COMBAT-PLAN-14", "TL-COMBAT-PLAN-06")
def test_a_fifth_miss_ends_planning():
    from meadhall.games.trudvang.rules.combat import EndCombat, Step
    from meadhall.games.trudvang.rules.planning import PlanRound

    s = after_three()
    s.do(PlanRound(), *[Step(step) for step in range(1, 6)], EndCombat())
    run(s, "draw", "rune earth", "rune earth", "rune wind")
    assert set(offered(s)) == {"place earth dodge-1.2", "place wind tracking-1.1"}
    run(s, "place earth dodge-1.2")  # wind finds Tracking, the other earth nothing
    assert (slots(s, "tracking-1"), slots(s, "dodge-1")) == (["wind", "-"], ["water", "earth"])
    assert miss(s) == ["dark", "dark", "dark", "fire", "earth"]
    assert s.fight.stopped[0] == 1
    assert ask(s) == "loss.answer"  # the Miss track bites, and the Title may answer


def resolving(start=TRACKS):
    s = after_three()
    s.fight.slots[0][1][1] = 2
    s.bags[0][2] -= 1
    misses(s, 0, "earth")
    s.fight.stopped[0] = 1
    return resolve(s, start)


@pytest.mark.case("TL-CASE-07")
@pytest.mark.rule("TL-MISS-04", "TL-MISS-05", "TL-STATUS-06", "TL-STATUS-08", "TL-STATUS-02", "TL-COMBAT-RES-01")
def test_step_1():
    s = resolving()
    run(s, "use CALM")
    assert (s.fight.attack[0], s.fight.defence[0]) == (-1, -1)
    assert (track(s), s.hp[0]) == (["-attack", "-defence"], 10)


@pytest.mark.rule("TL-COMBAT-RES-02", "TL-COMBAT-RES-03", "TL-THREAT-11", "TL-STATUS-09")
def test_quick_shot_in_step_2():
    s = resolving()
    run(s, "use CALM", "play quick-shot-1")
    assert (units(s), s.groups[0].threat, s.groups[0].tokens) == ([0, 0], 1, [1])  # 3 - 1 kills the first `!`


@pytest.mark.case("TL-CASE-09")
@pytest.mark.rule("TL-STATUS-03", "TL-STATUS-04", "TL-STATUS-10")
def test_focus_gives_tokens_in_a_chosen_order():
    s = resolving()
    run(s, "use CALM", "play quick-shot-1", "play focus-1")
    assert set(offered(s)) == {"gain +attack", "gain -defence"}
    run(s, "gain -defence")
    assert track(s) == ["+attack", "-defence", "-attack"]
    assert s.fight.attack[0] == -1
    assert told(s, "status-gone")[-1]["status"] == "-defence"


def at_the_attack():
    s = resolving()
    run(s, "use CALM", "play quick-shot-1", "play focus-1", "gain -defence")
    return s


@pytest.mark.case("TL-CASE-10")
@pytest.mark.rule("TL-COMBAT-RES-05", "TL-STATUS-15", "TL-STATUS-09", "TL-ENEMY-03", "TL-THREAT-01")
def test_the_threat_attacks():
    s = at_the_attack()
    assert set(offered(s)) == {"enemy D.1", "enemy D.!"}
    run(s, "enemy D.!")  # the known card is turned over
    assert set(offered(s)) == {"pass", "use OX"}
    run(s, "use OX")
    assert (s.rotated, track(s)) == ([ident("OX")], ["+attack", "-defence", "-attack"])
    assert offered(s) == ["pass", "play dodge-1"]  # no Wulterfish at 2 CP
    run(s, "play dodge-1")
    assert (s.hp[0], s.fight.used[0][1]) == (8, 1)


@pytest.mark.case("TL-CASE-12")
@pytest.mark.rule("TL-COMBAT-RES-10", "TL-COMBAT-RES-08", "TL-ATTACK-05", "TL-ATTACK-06")
def test_mungan_strikes_in_step_4():
    s = at_the_attack()
    run(s, "enemy D.!", "use OX", "play dodge-1")  # the second card is a Miss, and the deck is whole again
    assert (s.attack_deck.count_left(), s.attack_deck.out, s.fight.step) == (12, [], ATTACKS)
    assert offered(s) == ["pass", "use MUNGAN"]
    run(s, "use MUNGAN")
    assert (units(s), s.groups[0].threat, s.flipped) == ([0], 0, [ident("MUNGAN")])


@pytest.mark.case("TL-CASE-13")
@pytest.mark.rule("TL-COMBAT-RES-09", "TL-COMBAT-RES-12", "TL-COMBAT-RES-14", "TL-COMBAT-RES-30", "TL-GLOSS-02")
def test_the_traps_end_it():
    s = at_the_attack()
    run(s, "enemy D.!", "use OX", "play dodge-1", "use MUNGAN")
    assert s.fight.step == ITEMS
    assert offered(s) == ["pass", "use ITEM-TRAPS"]
    run(s, "use ITEM-TRAPS")
    assert (s.groups, s.cp[0], s.items[0], s.xp[0]) == ([], 0, [ident("ITEM-TRAPS")], 1)
    assert (s.fight, s.flipped, sum(bag(s).values())) == (None, [], 16)
    assert len(s.feat_decks[0].out) == 4
