"""Status tokens, the Miss track, BACKLASH, exhausting and refreshing; runes gained and lost."""

import pytest

from meadhall.games.trudvang.attack_cards import ATTACK_IDS
from meadhall.games.trudvang.cards import DARK, EARTH, HEROES, KINDS, WATER, WIND
from meadhall.games.trudvang.data_combat import COMBAT
from meadhall.games.trudvang.edge.view_combat import fight_view
from meadhall.games.trudvang.fight import TRACKS
from meadhall.games.trudvang.rules.exhaust import exhaust, exhaust_for, refresh
from meadhall.games.trudvang.rules.foretell import ATTACKS, foretell
from meadhall.games.trudvang.rules.runes import DrawRunes, gain_rune, lose_rune
from meadhall.games.trudvang.rules.statuses import discard_status, flip_status, gain_status, gain_statuses
from meadhall.games.trudvang.rules.triggers import backlash, trigger_negative, trigger_positive
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.status_tokens import ANY, ANY_BAD, ANY_GOOD, STATUSES
from optional import unwrap
from trudvang.arena import do, fight_of, fill, misses, put, resolve, slots, status, table
from trudvang.scene import ask, bag, offered, refused, run, told, track

PLUS_HEALTH, MINUS_HEALTH, PLUS_CP, MINUS_CP, PLUS_ATTACK, MINUS_ATTACK, PLUS_DEFENCE, MINUS_DEFENCE = range(8)


def marked(*names, hero="volgr", **changes):
    s = table(hero, "E:1")
    status(s, 0, *names)
    for name, value in changes.items():
        getattr(s, name)[0] = value
    return s


# Tokens


@pytest.mark.case("TL-CASE-16")
@pytest.mark.rule("TL-STATUS-03", "TL-STATUS-06", "TL-STATUS-01")
def test_a_new_token_pushes_the_others():
    s = marked("+health", "-cp")
    do(s, gain_status(s, 0, PLUS_ATTACK))
    assert track(s) == ["+attack", "+health", "-cp"]
    do(s, gain_status(s, 0, MINUS_DEFENCE))
    assert (track(s), s.status_pool) == (["-defence", "+attack", "+health"], [5, 6, 5, 5])
    assert [event["status"] for event in told(s, "status-gone")] == ["-cp"]


@pytest.mark.case("TL-CASE-121")
@pytest.mark.rule("TL-COMP-02", "TL-GLOSS-11")
def test_without_a_token_in_the_supply_nothing_is_gained():
    s = marked("+health", "-cp", "-cp")
    s.status_pool[2] = 0
    do(s, gain_status(s, 0, PLUS_ATTACK))
    assert track(s) == ["+health", "-cp", "-cp"]
    do(s, gain_status(s, 0, ANY_GOOD))
    assert offered(s) == ["gain +health", "gain +cp", "gain +defence"]
    assert refused(s, "gain +attack") == "TL-COMP-02"
    assert refused(s, "gain -cp") == "TL-GLOSS-21"


@pytest.mark.rule("TL-STATUS-04", "TL-GLOSS-21")
def test_several_at_once_in_the_players_order():
    s = marked()
    do(s, gain_statuses(s, 0, [MINUS_ATTACK, MINUS_DEFENCE]))
    run(s, "gain -defence")
    assert track(s) == ["-attack", "-defence"]
    do(s, gain_status(s, 0, ANY))
    assert len(offered(s)) == 8
    run(s, "gain -cp")
    assert track(s)[0] == "-cp"


@pytest.mark.case("TL-CASE-132")
@pytest.mark.rule("TL-STATUS-13", "TL-GLOSS-09")
def test_discarding_what_one_has():
    s = marked("-cp", "-health")
    assert discard_status(s, 0, ANY_GOOD) == []
    do(s, discard_status(s, 0, ANY_BAD))
    assert offered(s) == ["discard -cp", "discard -health"]
    run(s, "discard -cp")
    assert track(s) == ["-health"]
    s = marked("+attack", "-cp", "+health")
    do(s, discard_status(s, 0, ANY_GOOD))
    assert refused(s, "discard -cp") == "TL-STATUS-13"


@pytest.mark.rule("TL-STATUS-14")
def test_a_flipped_token_keeps_its_slot():
    s = marked("+attack", "-cp", "+health")
    do(s, flip_status(s, 0, MINUS_CP))
    assert track(s) == ["+attack", "+cp", "+health"]
    assert [event["status"] for event in told(s, "status-flipped")] == ["+cp"]


@pytest.mark.rule("TL-STATUS-03", "TL-GEN-09")
def test_a_title_may_keep_a_token_away():
    s = marked(cp=1)
    s.titles[0] = [ident("WATCHFUL")]
    s.title_runes[0] = [-1]
    do(s, gain_status(s, 0, MINUS_CP))
    run(s, "use WATCHFUL")
    assert (track(s), s.cp) == ([], [0])


# Triggers


@pytest.mark.case("TL-CASE-39")
@pytest.mark.rule("TL-MISS-02", "TL-STATUS-01", "TL-STATUS-02", "TL-STATUS-05", "TL-STATUS-07", "TL-COMBAT-RES-01")
def test_three_misses_are_good():
    s = marked("+health", "-cp", hero="lydana", hp=5, cp=12)
    misses(s, 0, "dark", "dark", "dark")
    fill(s, 0, "wyrd-of-ash")
    resolve(s, TRACKS)
    assert (ask(s), s.cp, s.hp, track(s)) == ("combat.use", [12], [6], ["+health", "-cp"])
    s = marked("+cp", "+attack", "+attack", hero="lydana")
    fill(s, 0, "wyrd-of-ash")
    resolve(s, TRACKS)
    assert (ask(s), s.cp, s.fight.attack, s.fight.defence) == ("combat.use", [2], [2], [0])


@pytest.mark.rule("TL-MISS-03")
def test_four_misses_are_nothing():
    s = marked("+health", "-health", hp=5)
    misses(s, 0, "dark", "dark", "dark", "dark")
    fill(s, 0, "wyrd-of-ash")
    resolve(s, TRACKS)
    assert (ask(s), s.hp, s.cp) == ("combat.use", [5], [0])
    assert unwrap(fight_view(s))["heroes"][0]["if_stopped"]["track"] == "nothing"


@pytest.mark.rule("TL-MISS-02", "TL-MISS-03", "TL-MISS-04")
@pytest.mark.parametrize(
    ("count", "track", "change"),
    [
        (0, "good", (1, 2, 0, 0)),
        (3, "good", (1, 2, 0, 0)),
        (4, "nothing", (0, 0, 0, 0)),
        (5, "bad", (-2, 0, -1, -1)),
    ],
)
def test_what_the_miss_track_would_do_is_told(count, track, change):
    s = marked("+health", "+cp", "-attack", "-defence", hero="lydana")
    fight_of(s)
    misses(s, 0, *["dark"] * count)
    told = unwrap(fight_view(s))["heroes"][0]["if_stopped"]
    assert (told["track"], told["misses"]) == (track, count)
    assert tuple(told[name] for name in ("health", "cp", "attack", "defence")) == change


@pytest.mark.case("TL-CASE-40")
@pytest.mark.rule("TL-MISS-04", "TL-MISS-06", "TL-COMBAT-RES-07", "TL-COMBAT-RES-16")
def test_five_misses_may_be_the_end():
    s = marked(hero="lydana", hp=2)
    misses(s, 0, "dark", "dark", "dark", "dark", "dark")
    resolve(s, TRACKS)
    run(s)
    assert (s.hp, s.down, s.fight, track(s)) == ([0], [1], None, [])  # not exhausted: no Miss effect
    assert told(s, "attacked") == []


@pytest.mark.rule("TL-MISS-05", "TL-STATUS-08", "TL-CP-07")
def test_the_player_orders_what_is_suffered():
    s = marked("-cp", "-health", "-attack", hp=9, cp=3)
    misses(s, 0, "dark", "dark", "dark", "dark", "dark")
    fill(s, 0, "wyrd-of-ash")
    resolve(s, TRACKS)
    assert offered(s) == ["suffer health", "suffer cp"]
    run(s, "suffer cp")
    assert (s.hp, s.cp, s.fight.attack) == ([6], [2], [-1])


@pytest.mark.rule("TL-STATUS-02", "TL-STATUS-08")
@pytest.mark.parametrize(("title", "hp", "attack"), [("CALM", 8, -1), ("HALF-CALM", 7, -1), ("SERENE", 9, 0)])
def test_titles_hold_back_the_bad_side(title, hp, attack):
    s = marked("-health", "-attack", hp=9)
    s.titles[0] = [ident(title)]
    s.title_runes[0] = [-1]
    fight_of(s)
    do(s, trigger_negative(s, 0))
    run(s, "use " + title)
    assert (s.hp, s.fight.attack) == ([hp], [attack])


@pytest.mark.case("TL-CASE-63")
@pytest.mark.rule("TL-MISS-07", "TL-GLOSS-22", "TL-MISS-04", "TL-MISS-05")
def test_backlash_whatever_the_track_says():
    s = table("maelling", "G:1")
    status(s, 0, "-cp", "+attack")
    s.cp[0] = 1
    s.exhausted[0] = 1
    misses(s, 0, "dark")
    resolve(s, 3)
    run(s, "card zero-a", "suffer health")  # the wight's ability
    assert (s.hp, s.cp, track(s)) == ([10 - 2 - 1], [0], ["-cp"])  # and 1 for the blow itself


@pytest.mark.rule("TL-STATUS-10", "TL-STATUS-15")
def test_what_is_gained_now_acts_later_and_what_acts_now_stays():
    s = marked("+attack")
    fight_of(s)
    trigger_positive(s, 0)
    do(s, gain_status(s, 0, PLUS_ATTACK))
    do(s, discard_status(s, 0, PLUS_ATTACK))
    do(s, discard_status(s, 0, PLUS_ATTACK))
    assert (s.fight.attack, track(s)) == ([1], [])


@pytest.mark.rule("TL-MISS-04")
@pytest.mark.parametrize(
    ("hero", "what"),
    [
        ("kattly", "cp"),
        ("felerion", "dark"),
        ("lydana", "-health"),
        ("volgr", "hp"),
        ("maelling", "+attack"),
        ("briya", "feat"),
    ],
)
def test_the_miss_effect_of_each_hero(hero, what):
    s = marked("+attack", hero=hero, exhausted=1, cp=3)
    health = s.hp[0]
    if hero == "briya":
        put(s, 0, "ambush-1", "earth", "earth")
        put(s, 0, "smoke-1", "wind", "-")  # not active
        fill(s, 0, "sleight-1").used[0][2] = 1  # not unused
    else:
        fill(s, 0, "wyrd-of-ash")
    before = bag(s)["dark"]
    do(s, backlash(s, 0))
    assert {
        "cp": s.cp[0] == 2,
        "dark": bag(s)["dark"] == before + 1,
        "-health": track(s) == ["-health", "+attack"],
        "hp": s.hp[0] == health - 3,
        "+attack": track(s) == [],
        "feat": len(s.fight.feats[0]) == 2 and bag(s)["earth"] == 4,
    }[what]
    assert s.hp[0] == health - 2 or what == "hp"
    s = marked("+attack", hero=hero, cp=3)
    do(s, backlash(s, 0))
    assert (s.cp, track(s), s.hp) == ([3], ["+attack"], [health - 2])


# Exhaust and refresh


@pytest.mark.rule("TL-EXH-01", "TL-EXH-09")
@pytest.mark.parametrize("hero", HEROES)
def test_the_exhaust_effect_of_each_hero(hero):
    s = table(hero, "E:1")
    s.hp[0] -= 3
    health = s.hp[0]
    fight_of(s)
    s.drawn[0][DARK] = 3
    s.bags[0][DARK] -= 3
    do(s, exhaust_for(s, 0, False))
    assert (s.exhausted, bag(s)["dark"], s.drawn[0]) == ([1], 5, [0] * 6)
    if hero == "kattly":
        run(s, "gain +attack")
        assert track(s) == ["+attack"]
    elif hero == "maelling":
        run(s, "foretell attack", "show miss", "show zero", "bottom zero", "top miss")
        assert [ATTACK_IDS[card] for card in s.attack_deck.top] == ["miss"]
    found = (s.hp[0] - health, s.cp[0], unwrap(s.fight).attack[0], unwrap(s.fight).more_runes[0])
    assert found == {
        "lydana": (2, 0, 0, 0),
        "briya": (0, 2, 0, 0),
        "volgr": (0, 0, 2, 0),
        "felerion": (0, 0, 0, 1),
    }.get(hero, (0, 0, 0, 0))


@pytest.mark.rule("TL-EXH-01", "TL-EXH-07", "TL-EXH-09", "TL-MISS-09")
def test_exhausting_in_a_test():
    s = table("volgr", "")
    do(s, exhaust_for(s, 0, True))
    assert (s.extra, s.exhausted) == ([1], [1])
    s = table("felerion", "")
    do(s, exhaust_for(s, 0, True))
    assert s.fight is None  # no Miss track, no Feats: one more rune is the test's own affair


@pytest.mark.rule("TL-EXH-02", "TL-EXH-03", "TL-EXH-04", "TL-EXH-05", "TL-GLOSS-10")
def test_forced_to_exhaust():
    s = table("lydana", "E:1")
    s.hp[0] = 4
    s.drawn[0][WATER] = 1
    s.bags[0][WATER] -= 1
    do(s, exhaust(s, 0))
    assert (s.exhausted, s.hp, s.drawn[0][WATER]) == ([1], [4], 1)  # no effect, no runes back
    assert exhaust(s, 0) == []
    do(s, refresh(s, 0))
    assert s.exhausted == [0]
    refresh(s, 0)
    assert len(told(s, "refreshed")) == 1


@pytest.mark.rule("TL-EXH-02")
def test_a_title_may_prevent_it():
    s = table("lydana", "E:1")
    s.cp[0] = 1
    s.titles[0] = [ident("TIRELESS")]
    s.title_runes[0] = [-1]
    do(s, exhaust(s, 0))
    run(s, "use TIRELESS")
    assert s.exhausted == [0]


@pytest.mark.rule("TL-EXH-10")
def test_nobody_exhausts_for_an_effect_in_resolution():
    s = table("lydana", "D:1")
    fill(s, 0, "lindwurms-blood-1", "silence-1", "grey-prayer-1")
    resolve(s)
    while ask(s) != "over":
        assert not any(option.startswith("exhaust") for option in offered(s))
        run(s, offered(s)[0])


# Runes


@pytest.mark.case("TL-CASE-94", "TL-CASE-151")
@pytest.mark.rule("TL-RUNE-04", "TL-RUNE-05", "TL-RUNE-06", "TL-RUNE-09", "TL-RUNE-10")
def test_gaining_runes():
    s = table("volgr", "E:1")
    fill(s, 0, "cleave-1")
    s.pool[WIND] = 0
    do(s, gain_rune(s, 0, [WIND]))
    assert bag(s)["wind"] == 2
    s.pool[WATER], s.pool[WIND] = 0, 4
    do(s, gain_rune(s, 0, [WATER, WIND]))
    assert offered(s) == ["take wind", "decline"]
    assert refused(s, "take water") == "TL-RUNE-06"
    assert refused(s, "take earth") == "TL-RUNE-05"
    run(s, "take wind")
    assert (bag(s)["wind"], slots(s, "cleave-1")) == (3, ["-", "-"])  # into the bag, not on a Feat
    do(s, gain_rune(s, 0, [EARTH]))
    run(s, "decline")
    assert bag(s)["earth"] == 3
    do(s, gain_rune(s, 0, [DARK]))  # nobody is asked
    assert bag(s)["dark"] == 6
    s.pool[DARK] = 0
    do(s, gain_rune(s, 0, [DARK]))
    assert bag(s)["dark"] == 6


@pytest.mark.rule("TL-RUNE-03", "TL-RUNE-07", "TL-RUNE-08")
def test_losing_runes():
    s = table("volgr", "E:1")
    put(s, 0, "battle-fury-1", "-", "water")  # the only water
    misses(s, 0, "wind", "wind")
    pool = s.pool[:]
    do(s, lose_rune(s, 0, EARTH))
    assert (bag(s)["earth"], s.pool[EARTH]) == (2, pool[EARTH] + 1)
    do(s, lose_rune(s, 0, WATER))
    assert slots(s, "battle-fury-1") == ["-", "-"]
    assert lose_rune(s, 0, WATER) == []  # none is left
    do(s, lose_rune(s, 0, -1))
    assert refused(s, "lose water") == "TL-RUNE-07"
    run(s, "lose wind")
    assert len(unwrap(s.fight).miss[0]) == 1
    put(s, 0, "headlong-charge-1", "-", "-")
    unwrap(s.fight).slots[0][1][1] = WIND
    do(s, lose_rune(s, 0, WIND))
    assert offered(s) == ["lift miss", "lift headlong-charge-1.2"]
    run(s, "lift miss")
    assert unwrap(s.fight).miss[0] == []
    s.drawn[0][WATER] = 1  # just drawn counts before what lies
    do(s, lose_rune(s, 0, WATER))
    assert s.drawn[0] == [0] * 6


@pytest.mark.rule("TL-RUNE-01", "TL-RUNE-02", "TL-COMP-01", "TL-COMP-02")
def test_six_kinds_and_what_the_box_holds():
    assert {rune.id: rune.count for rune in COMBAT.runes} == {
        "water": 16,
        "fire": 16,
        "earth": 16,
        "wind": 16,
        "dark": 32,
        "wild": 12,
    }
    assert [rune.id for rune in COMBAT.runes] == list(KINDS)
    assert {f"{sign}{token.id}" for token in COMBAT.statuses for sign in "+-"} == set(STATUSES)
    s = table("maelling", "")
    do(s, [DrawRunes(0, 3)])
    assert offered(s) == ["rune water", "rune fire", "rune earth", "rune wind", "rune dark"]
    frame = s.agenda[-1]
    assert frame.weights(s) == [2, 2, 4, 2, 5]


@pytest.mark.case("TL-CASE-96")
@pytest.mark.rule("TL-GLOSS-12")
def test_foretell_shows_what_there_is():
    s = table("maelling", "")
    s.attack_deck.out = s.attack_deck.bag[1:]
    s.attack_deck.bag = s.attack_deck.bag[:1]
    do(s, foretell(s, 0, ATTACKS, 2, 0))
    assert offered(s) == ["top minus-2", "bottom minus-2"]
    run(s, "bottom minus-2")
    assert (len(s.attack_deck.out), s.attack_deck.count_left()) == (11, 1)
    s = table("maelling", "")
    do(s, foretell(s, 0, ATTACKS, 3, 0))
    run(s, "show miss", "show plus-3", "show zero", "bottom zero", "bottom miss", "top plus-3")
    deck = s.attack_deck
    assert ([ATTACK_IDS[card] for card in deck.top], [ATTACK_IDS[card] for card in deck.bottom]) == (
        ["plus-3"],
        ["zero", "miss"],
    )
