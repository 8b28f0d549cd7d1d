"""The Enemy Attack deck: its twelve cards, and when it is made anew."""

import pytest

import meadhall
from meadhall.games.trudvang.attack_cards import ABILITY, ATTACK_DECK, ATTACK_IDS, MISSES, MODIFIER, RESHUFFLES
from meadhall.games.trudvang.fight import ATTACKS
from optional import unwrap
from trudvang.arena import fill, on_top, resolve, table
from trudvang.scene import ask, offered, run, told, track


@pytest.mark.rule("TL-ATTACK-01", "TL-ATTACK-02", "TL-ATTACK-03")
def test_the_twelve_cards():
    cards = sorted((int(MODIFIER[card]), int(ABILITY[card]), MISSES[card], RESHUFFLES[card]) for card in ATTACK_DECK)
    plain = [(-2, 2), (-1, 1), (-1, 2), (0, 1), (0, 1), (0, 0), (0, 0), (1, 0), (1, 0), (2, 0)]
    special = [(3, 0, False, True), (0, 0, True, True)]
    assert cards == sorted([*((n, ability, False, False) for n, ability in plain), *special])
    assert all(MODIFIER[card] <= 0 for card in ATTACK_DECK if ABILITY[card])


@pytest.mark.case("TL-CASE-54")
@pytest.mark.rule("TL-ATTACK-05", "TL-ATTACK-09", "TL-ATTACK-10", "TL-ATTACK-01")
def test_plus_three_reshuffles_afterwards():
    s = table("volgr", "draugr:2")
    fill(s, 0, "iron-hide-1")
    run(resolve(s), "card zero", "pass")
    assert len(s.attack_deck.out) == 1
    run(s, "card plus-3")
    assert s.attack_deck.count_left() == 10  # not before the attack is over
    run(s, "pass")
    assert (s.hp, s.attack_deck.count_left(), s.attack_deck.out) == ([12 - 2 - 5], 12, [])


@pytest.mark.case("TL-CASE-55")
@pytest.mark.rule("TL-ATTACK-09", "TL-BOSS-03")
def test_plus_three_may_come_twice():
    s = table("volgr", "E:1", players=3)
    run(resolve(s), "card plus-3")
    assert "card plus-3" in offered(s)


@pytest.mark.rule("TL-ATTACK-06", "TL-ATTACK-05", "TL-GLOSS-16")
def test_a_miss_is_nothing_at_all():
    s = table("volgr", "D:1")
    fill(s, 0, "iron-hide-1", "battle-fury-1")
    run(resolve(s), "pass", "card miss")
    assert (s.hp, unwrap(s.fight).step, track(s)) == ([12], ATTACKS, [])  # nobody was asked to block


@pytest.mark.rule("TL-ATTACK-04", "TL-ENEMY-03")
def test_without_the_ability_only_the_modifier_counts():
    s = table("volgr", "two_cleavers:1")
    run(resolve(s), "card minus-1-a")
    assert (s.hp, told(s, "ability")) == ([9], [])
    s = table("volgr,briya", "D:1")
    run(resolve(s), "defend briya", "card zero-a")
    assert (track(s, 0), track(s, 1)) == ([], ["-health"])  # the defender's


@pytest.mark.rule("TL-ATTACK-08", "TL-ATTACK-07")
def test_an_empty_deck_is_made_anew():
    s = table("volgr", "draugr:1")
    s.attack_deck.out = s.attack_deck.bag[:]
    s.attack_deck.bag = []
    resolve(s)
    assert (ask(s), len(offered(s)), s.attack_deck.out) == ("attack.reveal", 9, [])
    on_top(s, s.attack_deck, "zero")
    assert ATTACK_IDS[s.attack_deck.drawable()[0]] == "zero"


@pytest.mark.rule("TL-ATTACK-08", "TL-ATTACK-07")
def test_an_attack_on_nobody_needs_no_card_and_leaves_the_discards_alone():
    s = table("briya", "draugr:1")
    s.attack_deck.out = [s.attack_deck.bag.pop()]
    fill(s, 0, "backstab-1")
    unwrap(s.fight).hidden[0] = 1
    resolve(s)
    assert (ask(s), unwrap(s.fight).step, told(s, "revealed")) == ("combat.use", ATTACKS, [])
    assert (s.attack_deck.count_left(), len(s.attack_deck.out)) == (11, 1)


@pytest.mark.rule("TL-ATTACK-02", "TL-ATTACK-07")
def test_chance_knows_how_many_of_a_card_are_left():
    s = resolve(table("volgr", "draugr:1"))
    assert ask(s) == "attack.reveal"
    frame = s.agenda[-1]
    assert dict(zip(offered(s), unwrap(frame.weights(s)), strict=True)) == {
        "card minus-2": 1,
        "card minus-1-a": 1,
        "card minus-1-b": 1,
        "card zero-a": 2,
        "card zero": 2,
        "card plus-1": 2,
        "card plus-2": 1,
        "card plus-3": 1,
        "card miss": 1,
    }
    s.attack_deck.bag.remove(ATTACK_IDS.index("zero"))
    drawn = [ATTACK_IDS[frame.sample(s, meadhall.Rng.seeded(seed))] for seed in range(400)]
    assert set(drawn) == set(ATTACK_IDS)
    assert drawn.count("zero-a") > drawn.count("zero")


@pytest.mark.rule("TL-GLOSS-12", "TL-ATTACK-08")
def test_cards_put_to_the_bottom_come_last_and_in_their_order():
    s = table("volgr", "draugr:3")
    deck = s.attack_deck
    deck.bottom = [ATTACK_IDS.index(name) for name in ("zero", "miss")]
    for card in deck.bottom:
        deck.bag.remove(card)
    deck.out, deck.bag = deck.bag, []
    run(resolve(s))  # what is known needs no dealer
    assert [event["card"] for event in told(s, "revealed")] == ["zero", "miss"]
    assert (len(offered(s)), deck.count_left()) == (9, 12)
