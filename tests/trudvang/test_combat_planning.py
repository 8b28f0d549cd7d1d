"""Planning: Feats, draws, slots, the Miss track, exhausting, Instant effects."""

from typing import Any

import pytest

from meadhall.core.agenda import AUTO
from meadhall.core.rng import Rng
from meadhall.games.trudvang.cards import HERO_OF, KINDS
from meadhall.games.trudvang.deck import Deck
from meadhall.games.trudvang.feats import FEAT_OF, FEATS, ONE, feats_of
from meadhall.games.trudvang.fight import EMPTY
from meadhall.games.trudvang.rules.combat_verbs import MoveRune
from meadhall.games.trudvang.rules.planning import Allocate, Drawn, PlanTurn, draw_more
from meadhall.games.trudvang.rules.runes import DrawRunes
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import (
    begin,
    deck_names,
    do,
    fight_of,
    miss,
    misses,
    on_top,
    put,
    resolve,
    slots,
    status,
    table,
    units,
)
from trudvang.scene import ask, asked, bag, offered, refused, run, told


def planning(hero="volgr", *laid, missed=(), exhausted=1, **more):
    """One Hero who plans, with these Feats before them: `"cleave-1:fire.-"`."""
    s = table(hero, "E:1", **more)
    s.exhausted[0] = exhausted
    for text in laid:
        name, _, runes = text.partition(":")
        put(s, 0, name, *runes.split("."))
    fight_of(s).stopped[0] = 0
    misses(s, 0, *missed)
    return s


def drew(s, *kinds, fresh=0):
    do(s, [DrawRunes(0, len(kinds)), Allocate(0, fresh)])
    for kind in kinds:
        if ask(s) == "runes.draw":
            run(s, "rune " + kind)
    return s


def only(s, **counts):
    """A bag of exactly these runes."""
    s.bags[0] = [counts.get(kind, 0) for kind in KINDS]


@pytest.mark.rule("TL-COMBAT-PLAN-01", "TL-COMBAT-PLAN-03", "TL-COMBAT-PLAN-16", "TL-COMBAT-PLAN-17", "TL-FEAT-02")
def test_every_hero_lays_out_four_and_draws_in_the_order_of_seats():
    s = begin(table("volgr,briya", "E:1"))
    seats = []
    while ask(s) in ("feat.draw", "runes.draw", "planning.allocate"):
        frame: Any = s.agenda[-1]
        if ask(s) == "runes.draw" and frame.hero not in seats:
            seats.append(frame.hero)
        run(s, offered(s)[0])
    assert [len(feats) for feats in unwrap(s.fight).feats] == [4, 4]
    assert seats == [0, 1]
    assert (asked(s), sum(event["count"] for event in told(s, "runes"))) == ((0, "planning.draw"), 6)


@pytest.mark.case("TL-CASE-36")
@pytest.mark.rule("TL-COMBAT-PLAN-04", "TL-COMBAT-PLAN-05")
def test_a_short_deck_is_drawn_out_then_shuffled():
    s = table("maelling", "E:1")
    own = s.feat_decks[0].bag
    s.feat_decks[0] = Deck([], own[:2], [], own[2:])
    begin(s)
    run(s, offered(s)[0])  # the second of two needs no dealer
    assert len(offered(s)) == 6
    assert len(told(s, "feats-shuffled")) == 1
    run(s, offered(s)[0], offered(s)[-1])
    assert (len(unwrap(s.fight).feats[0]), s.feat_decks[0].count_left(), s.feat_decks[0].out) == (4, 4, [])


@pytest.mark.rule("TL-COMBAT-PLAN-05")
def test_with_too_few_feats_one_plays_with_fewer():
    s = table("maelling", "E:1")
    s.feat_decks[0] = Deck([], [], [], [FEAT_OF["dodge-1"], FEAT_OF["focus-1"]])
    begin(s)
    run(s, offered(s)[0])
    assert (len(unwrap(s.fight).feats[0]), ask(s)) == (2, "runes.draw")


@pytest.mark.rule("TL-COMBAT-PLAN-17")
def test_cards_change_the_draw():
    s = table("volgr", "E:1")
    s.titles[0] = [ident("WIDE")]
    s.title_runes[0] = [-1]
    begin(s)
    while ask(s) == "feat.draw":
        run(s, offered(s)[0])
    run(s, "rune dark", "rune dark")
    assert (len(unwrap(s.fight).feats[0]), ask(s)) == (5, "planning.allocate")


@pytest.mark.case("TL-CASE-30")
@pytest.mark.rule("TL-COMBAT-PLAN-10", "TL-COMBAT-PLAN-11", "TL-MISS-01")
def test_what_finds_no_place_goes_back():
    s = planning("volgr", "iron-hide-1:-.-", missed=("dark", "dark", "water", "fire"))
    dark = bag(s)["dark"]
    drew(s, "dark", "dark", "earth")
    assert (len(miss(s)), slots(s, "iron-hide-1"), bag(s)["dark"]) == (5, ["earth", "-"], dark - 1)
    assert s.fight.stopped[0] == 1


@pytest.mark.case("TL-CASE-31")
@pytest.mark.rule("TL-COMBAT-PLAN-07", "TL-FEAT-05")
def test_wild_must_be_placed_while_a_slot_is_open():
    s = planning("volgr", "cleave-1:fire.-", "battle-fury-1:-.water")
    only(s, wild=2, dark=1)
    drew(s, "wild", "dark")
    assert set(offered(s)) == {"place wild cleave-1.2", "place wild battle-fury-1.1"}
    assert refused(s, "miss wild") == "TL-COMBAT-PLAN-06"
    assert refused(s, "place dark cleave-1.2") == "TL-FEAT-05"
    assert refused(s, "place wild cleave-1.1") == "TL-FEAT-06"
    s = planning("volgr", "cleave-1:fire.fire")
    only(s, wild=1)
    drew(s, "wild")
    assert miss(s) == ["wild"]


@pytest.mark.rule("TL-FEAT-04", "TL-FEAT-06")
def test_a_slot_takes_its_own_kinds():
    s = planning("kattly", "mocking-shout-2:-.-", "chorus-2:-.-")  # F/W and W; W and W/A
    drew(s, "water", "fire")
    assert refused(s, "place fire chorus-2.1") == "TL-FEAT-04"
    assert set(offered(s)) == {
        "place water mocking-shout-2.1",
        "place water mocking-shout-2.2",
        "place water chorus-2.1",
        "place water chorus-2.2",
        "place fire mocking-shout-2.1",
    }
    run(s, "place water chorus-2.2")  # the dual slot, though the single one was open
    assert slots(s, "chorus-2") == ["-", "water"]


@pytest.mark.case("TL-CASE-156")
@pytest.mark.rule("TL-COMBAT-PLAN-07")
@pytest.mark.parametrize(
    ("first", "left"), [("place earth old-tales-3.1", "water"), ("place water old-tales-3.1", "earth")]
)
def test_either_may_take_the_last_slot(first, left):
    s = planning("kattly", "old-tales-3:-")
    drew(s, "earth", "water")
    assert set(offered(s)) == {"place earth old-tales-3.1", "place water old-tales-3.1"}
    run(s, first)
    assert miss(s) == [left]
    only(s, wild=1)
    drew(s, "wild")
    assert miss(s) == [left, "wild"]


@pytest.mark.case("TL-CASE-33", "TL-CASE-34")
@pytest.mark.rule("TL-EXH-01", "TL-EXH-06", "TL-EXH-08", "TL-COMBAT-PLAN-13", "TL-EXH-03")
def test_exhausting_returns_the_draw():
    s = planning("lydana", "soul-shatter-1:-.-", "silence-1:-.-", exhausted=0)
    s.fight.draws[0] = 0
    s.hp[0] = 5
    do(s, [PlanTurn(0)])
    run(s, "rune dark", "rune dark", "rune dark")
    assert offered(s) == ["miss dark", "exhaust lydana"]
    run(s, "exhaust lydana")
    assert (s.exhausted, s.hp, miss(s), bag(s)["dark"]) == ([1], [7], [], 5)
    assert ask(s) == "runes.draw"  # a Hero always makes one draw
    run(s, "rune dark", "rune water", "rune wind")
    assert refused(s, "exhaust lydana") == "TL-EXH-01"
    assert "exhaust lydana" not in offered(s)


@pytest.mark.rule("TL-EXH-06", "TL-COMBAT-PLAN-08")
def test_after_a_kept_draw_one_may_exhaust_and_stop():
    s = planning("briya", "ambush-1:-.-", exhausted=0)
    do(s, [PlanTurn(0)])
    run(s, "draw", "rune earth", "rune dark", "rune dark")
    run(s, "place earth ambush-1.1")
    assert "exhaust briya" not in offered(s)  # a rune has been placed
    assert miss(s) == ["dark", "dark"]
    do(s, [PlanTurn(0)])
    run(s, "draw", "rune dark", "rune dark", "rune dark", "exhaust briya")
    assert (s.cp, offered(s)) == ([2], ["draw", "stop"])


@pytest.mark.rule("TL-EXH-06")
def test_once_a_rune_lies_the_card_stays():
    s = planning("briya", "ambush-1:-.-", "backstab-1:-.-", exhausted=0)
    drew(s, "earth", "fire", "earth", fresh=1)
    run(s, "place earth ambush-1.1")
    assert refused(s, "exhaust briya") == "TL-EXH-06"


@pytest.mark.case("TL-CASE-37")
@pytest.mark.rule("TL-FEAT-17", "TL-COMBAT-PLAN-12", "TL-GLOSS-14")
def test_an_instant_feat_fires_in_the_middle_of_a_draw():
    s = planning("felerion", "rune-reading-1:earth.-", "mistwall-1:-.-", "unweave-1:-.-")
    drew(s, "wind", "water", "dark")
    assert "miss dark" in offered(s)  # with an Instant Feat the order may matter
    run(s, "place wind rune-reading-1.2")
    assert (ask(s), s.fight.used[0][0]) == ("runes.draw", 1)
    run(s, "rune earth", "rune water")
    assert s.drawn[0] == [2, 0, 1, 0, 1, 0]  # two more join those in hand
    assert ask(s) == "planning.allocate"
    while ask(s) == "planning.allocate":
        run(s, offered(s)[0])
    assert s.drawn[0] == [0] * 6


@pytest.mark.rule("TL-COMBAT-PLAN-15", "TL-COMBAT-PLAN-09")
def test_an_empty_bag_means_stop():
    s = planning("volgr", "cleave-1:-.-")
    only(s, fire=2)
    do(s, [PlanTurn(0)])
    run(s, "draw")  # both come out, and nothing is left to ask
    assert slots(s, "cleave-1") == ["fire", "fire"]
    do(s, [PlanTurn(0)])
    assert s.fight.stopped[0] == 1


@pytest.mark.rule("TL-COMBAT-PLAN-08", "TL-COMBAT-PLAN-09", "TL-COMBAT-PLAN-14")
def test_draw_or_stop():
    s = planning("volgr", "cleave-1:-.-")
    s.do(PlanTurn(0))
    assert offered(s) == ["draw", "stop"]
    run(s, "stop")
    assert s.fight.stopped[0] == 1


@pytest.mark.rule("TL-COMBAT-PLAN-02", "TL-COMBAT-PLAN-18", "TL-GLOSS-14", "TL-COMBAT-RES-23")
def test_instant_items_and_companions_come_first():
    s = table("volgr", "draugr:1 E:1")
    s.cp[0] = 1
    s.items[0] = [ident("KNIFE"), ident("RECEIPT"), ident("STAFF")]
    s.companions[0] = [ident("GOAT")]
    begin(s)
    assert offered(s) == ["pass", "use KNIFE", "use GOAT"]  # only the top Item
    run(s, "use KNIFE", "hit E.1")
    assert (s.cp, units(s, 1), s.items[0][-1]) == ([0], [1], ident("KNIFE"))
    assert offered(s) == ["pass", "use RECEIPT", "use GOAT"]
    run(s, "use RECEIPT")  # a Boss is not held, so there is nothing to choose
    assert s.groups[0].still == [1]
    run(s, "use GOAT")
    while ask(s) == "feat.draw":
        run(s, offered(s)[0])
    assert len(unwrap(s.fight).feats[0]) == 5


@pytest.mark.rule("TL-ENEMY-02")
@pytest.mark.parametrize(("tokens", "still"), [([], [0, 0]), (["-health"], [1, 0])])
def test_as_many_are_held_as_the_card_says_also_none(tokens, still):
    s = table("volgr", "draugr:1 garm:1")
    status(s, 0, *tokens)
    s.items[0] = [ident("REBUKE")]  # so many do not attack as the user has negative tokens
    begin(s)
    run(s, "use REBUKE")
    if tokens:
        run(s, "unit draugr.1")
    assert ask(s) != "enemy.snare"
    assert [group.still[0] for group in s.groups] == still


@pytest.mark.rule("TL-COMBAT-PLAN-19", "TL-COMBAT-RES-12", "TL-COMBAT-RES-30")
def test_an_instant_kill_ends_the_combat_before_it_begins():
    s = table("volgr", "draugr:1")
    s.cp[0] = 1
    s.items[0] = [ident("KNIFE")]
    run(begin(s), "use KNIFE")
    assert (s.fight, s.groups, s.xp, len(s.feat_decks[0].bag)) == (None, [], [1], 8)


@pytest.mark.rule("TL-GEN-02", "TL-GLOSS-12")
def test_lockpicks_and_lies_sink_a_feat():
    s = table("briya", "E:1")
    s.cp[0] = 2
    s.items[0] = [ident("ITEM-LOCKPICKS")]
    on_top(s, s.feat_decks[0], "ambush-1", "smoke-1")
    run(begin(s), "use ITEM-LOCKPICKS", "show vanish-1")
    assert set(offered(s)) == {"bottom ambush-1", "bottom smoke-1", "bottom vanish-1"}
    run(s, "bottom smoke-1")
    assert deck_names(s.feat_decks[0].bottom) == ["smoke-1"]
    assert deck_names(unwrap(s.fight).feats[0]) == ["ambush-1", "vanish-1"]  # known, so they needed no dealer


@pytest.mark.rule("TL-FEAT-05", "TL-GEN-02")
def test_dark_where_a_card_allows_it():
    s = planning("volgr", "cleave-1:-.-")
    s.fight.dark[0] = 1
    drew(s, "dark", "dark")
    assert (slots(s, "cleave-1"), miss(s), s.fight.dark[0]) == (["dark", "-"], ["dark"], 0)


@pytest.mark.rule("TL-FEAT-06", "TL-GEN-02", "TL-MISS-01")
def test_cards_that_move_runes():
    s = table("volgr", "E:1")
    put(s, 0, "cleave-1", "fire", "-")
    put(s, 0, "axe-storm-1", "-", "earth")
    misses(s, 0, "dark")
    s.companions[0] = [ident("WEAVER"), ident("CAIRN"), ident("SPARK")]
    resolve(s)
    run(s, "use WEAVER")
    assert set(offered(s)) == {"move cleave-1.1 axe-storm-1.1", "enough", "move cleave-1.1 cleave-1.2"}
    run(s, "move cleave-1.1 axe-storm-1.1")
    assert (slots(s, "cleave-1"), slots(s, "axe-storm-1")) == (["-", "-"], ["fire", "earth"])
    run(s, "use CAIRN")  # the only miss goes back, a rune is drawn
    run(s, "rune fire")
    assert (miss(s), slots(s, "cleave-1")) == ([], ["fire", "-"])
    run(s, "use SPARK")
    assert unwrap(s.fight).is_full(0, 0)


@pytest.mark.rule("TL-COMBAT-PLAN-09", "TL-COMBAT-PLAN-20")
@pytest.mark.parametrize(("feat", "left"), [("rune-reading-3", 4), ("rune-reading-2", 5)])
def test_the_miss_track_is_looked_at_when_all_runes_of_a_draw_lie(feat, left):
    s = planning("felerion", f"{feat}:earth.-", "mistwall-1:-.-", missed=("dark", "dark"))
    only(s, wind=1, dark=3)
    s.do(PlanTurn(0), PlanTurn(0))
    run(s, "draw", "rune dark", "rune dark", "rune wind")
    while ask(s) == "planning.allocate" or ask(s) == "runes.draw":
        run(s, next((text for text in offered(s) if text.startswith("place wind rune")), offered(s)[0]))
    assert (len(miss(s)), s.fight.stopped[0]) == (left, 1 if left == 5 else 0)


@pytest.mark.rule("TL-COMBAT-PLAN-17")
def test_with_nothing_to_draw_a_hero_stops_at_once():
    s = table("volgr", "E:1")
    s.titles[0] = [ident("NUMB")]
    s.title_runes[0] = [-1]
    begin(s)
    while ask(s) == "feat.draw":
        run(s, offered(s)[0])
    assert (told(s, "runes"), unwrap(s.fight).stopped) == ([], [1])
    s = planning("felerion")
    do(s, draw_more(0, 0))
    assert s.drawn[0] == [0] * 6


@pytest.mark.rule("TL-RUNE-02", "TL-COMBAT-PLAN-15", "TL-COMBAT-PLAN-06")
@pytest.mark.parametrize("kind", KINDS)
def test_chance_draws_what_is_in_the_bag(kind):
    s = planning()
    only(s, **{kind: 1})
    draw = DrawRunes(0, 1)
    moves = {draw.sample(s, Rng.seeded(seed)) for seed in range(20)}
    assert (moves, draw.options(s), draw.weights(s)) == ({KINDS.index(kind)}, [KINDS.index(kind)], [1])
    assert DrawRunes(0, 0).sample(s, Rng.seeded(1)) == AUTO
    only(s)
    assert (draw.sample(s, Rng.seeded(1)), draw.options(s)) == (AUTO, [])


@pytest.mark.rule("TL-RUNE-02")
def test_chance_draws_as_often_as_there_are_runes():
    s = planning()
    only(s, water=1, fire=3, dark=4)
    drawn = [KINDS[DrawRunes(0, 1).sample(s, Rng.seeded(seed))] for seed in range(800)]
    assert set(drawn) == {"water", "fire", "dark"}
    assert [round(drawn.count(kind) / 100) for kind in ("water", "fire", "dark")] == [1, 3, 4]
    assert DrawRunes(0, 1).weights(s) == [1, 3, 4]


@pytest.mark.rule("TL-FEAT-06", "TL-GEN-02")
def test_a_rune_is_moved_from_any_feat_to_any_other():
    s = table("volgr", "E:1")
    for number in feats_of(HERO_OF["volgr"], ONE)[:-1]:
        put(s, 0, FEATS[number])
    put(s, 0, "heavy-blow-1", "fire", "-", "earth")  # the eighth and last
    do(s, [MoveRune(0, 2)])
    run(s, "move heavy-blow-1.3 iron-hide-1.1", "move heavy-blow-1.1 cleave-1.1")
    assert (slots(s, "heavy-blow-1"), slots(s, "iron-hide-1"), slots(s, "cleave-1")) == (
        ["-", "-", "-"],
        ["earth", "-"],
        ["fire", "-"],
    )
    assert sum(kind != EMPTY for row in unwrap(s.fight).slots[0] for kind in row) == 2


@pytest.mark.rule("TL-COMBAT-PLAN-09", "TL-COMBAT-PLAN-20")
@pytest.mark.parametrize(("count", "stopped"), [(4, 0), (5, 1)])
def test_after_a_draw_a_full_miss_track_stops_the_hero(count, stopped):
    s = planning(missed=["dark"] * count)
    do(s, [Drawn(0)])
    assert s.fight.stopped[0] == stopped
