"""Deck and discard pile: what goes there, when it comes back, and that no card is ever lost."""

import pytest

import meadhall
from optional import unwrap
from scenario import CARD_OF, hand, norsaga, offered, pile, run, table, told


def everybody(state):
    return [norsaga.view(state, seat) for seat in [*range(state.players), None]]


@pytest.mark.rule("NS-DECK-01", "NS-DECK-02", "NS-DECK-07")
def test_what_is_dismissed_or_discarded_lies_open_to_all():
    s = table("players=3 A.tree=RR/RG,-/-,-/-,- A.hand=YY,GG,BB B.tree=YB/YG,-/-,-/-,- discard=BR step=2")
    run(s, "assault", "discard YY1", "discard BB1", "choose B")
    assert [seen["discard"] for seen in everybody(s)] == [["BR1", "BB1", "YY1"]] * 4
    run(s, "dismiss me.P1")
    assert [seen["discard"] for seen in everybody(s)] == [["BR1", "BB1", "YY1", "YG1"]] * 4
    assert (told(s, "discard", None)[0]["cards"], told(s, "dismiss", None)[0]["card"]) == (["BB1", "YY1"], "YG1")


@pytest.mark.rule("NS-DECK-07")
def test_the_order_of_the_pile_means_nothing():
    one, other = (table(f"A.hand=RR,GG,BB deck=- discard={pile}") for pile in ("YY,YB,YG", "YG,YY,YB"))
    assert sorted(offered(one)) == sorted(offered(other)) == ["draw YB1", "draw YG1", "draw YY1"]
    assert norsaga.position(one) == norsaga.position(other)


@pytest.mark.rule("NS-DECK-03", "NS-DECK-04")
def test_the_deck_is_renewed_only_when_a_card_is_needed():
    s = table("A.hand=RR,GG B.hand=BB,BR,BG,BY deck=YY,YB discard=YR,YG")
    asked = unwrap(run(s, "draw YB1"))
    assert (asked.ask, s.deck, pile(s.discard)) == ("tale.continue", [], ["YR1", "YG1"])  # empty, and left so
    assert told(s, "reshuffle") == []
    run(s, "play RR1 me.Y", "play BB1 me.Y")
    assert told(s, "reshuffle") == [{"kind": "reshuffle", "count": 2}]
    assert s.discard == []
    assert offered(s) == ["draw YR1", "draw YG1"]
    assert [(seen["deck"], seen["discard"]) for seen in everybody(s)] == [(2, [])] * 3


@pytest.mark.case("NS-CASE-19")
@pytest.mark.rule("NS-DECK-04")
def test_the_deck_is_renewed_in_the_middle_of_a_draw():
    ten = "RG,RB,RY,GR,GB,GY,BR,BG,BY,YR"
    s = unwrap(table(f"A.hand=RR deck=YY discard={ten}"))
    assert len(offered(s)) == 10
    assert hand(s, "A") == ["RR1", "YY1"]
    asked = unwrap(run(s, "draw BG1", "draw RG1"))
    assert (asked.ask, hand(s, "A")) == ("tale.continue", ["RR1", "YY1", "BG1", "RG1"])
    assert (len(s.deck), s.discard) == (8, [])
    assert [event.kind for event in unwrap(s.log)] == ["turn", "draw", "reshuffle", "draw", "draw"]


@pytest.mark.rule("NS-DECK-03", "NS-DECK-05")
@pytest.mark.parametrize(
    ("position", "script", "draws"),
    [
        ("A.hand=RR,GG,BB discard=YB,YG", [], ["YG1", "YB1"]),
        ("A.tree=YY/-,-/-,-/-,- A.hand=RR,GG discard=YB,YG step=2", ["chant"], ["RR1", "GG1", "YG1", "YB1"]),
        ("A.tree=BB/-,-/-,-/-,- A.hand=RR,GG discard=YB,YG step=2", ["augur"], ["YG1", "YB1"]),
        ("A.tree=YY/YR,-/-,-/-,- A.hand=RR,GG discard=YB,YG step=2", ["prayer"], ["YG1", "YB1"]),
        (
            "A.tree=YY/YR,-/YB,-/-,- A.hand=RR,GG B.tree=BB/BG,-/-,-/-,- step=2",
            ["martyr", "dismiss me.G1", "dismiss me.P1"],
            ["BG1", "YB1"],
        ),
    ],
    ids=["step 1", "chant", "augur", "prayer", "martyr"],
)
def test_every_draw_renews_the_deck_and_may_bring_back_what_just_went(position, script, draws):
    s = table(position + " deck=-")
    asked = unwrap(run(s, *script))
    assert (asked.ask, asked.options) == ("deck.draw", [f"draw {card}" for card in draws])
    assert (s.discard, len(told(s, "reshuffle"))) == ([], 1)


@pytest.mark.rule("NS-DECK-06")
@pytest.mark.parametrize(
    ("position", "script", "held", "then"),
    [
        ("A.hand=RR,GG deck=-", [], ["RR1", "GG1"], "tale.continue"),
        ("A.hand=RR deck=YY", [], ["RR1", "YY1"], "tale.continue"),
        ("A.hand=- deck=YY discard=YB", [], ["YY1", "YB1"], "tale.continue"),
        ("A.tree=YY/-,-/-,-/-,- A.hand=RR deck=- step=2", ["chant"], ["RR1"], "tale.continue"),
    ],
)
def test_with_both_piles_empty_there_is_only_what_there_is(position, script, held, then):
    s = table(position)
    asked = unwrap(run(s, *script))
    assert (hand(s, "A"), asked.seat, asked.ask) == (held, 0, then)


@pytest.mark.rule("NS-DECK-06")
def test_with_no_card_anywhere_the_turn_just_passes():
    s = table("A.hand=- B.hand=GG,RR deck=-")
    asked = unwrap(meadhall.decide(s))
    assert (asked.seat, asked.ask) == (1, "tale.continue")


@pytest.mark.rule("NS-DECK-08")
def test_assault_discards_both_cards_at_once():
    s = table("A.tree=RR/RG,-/-,-/-,- A.hand=YY,GG,BB,BG B.tree=YB/-,-/-,-/-,- step=2")
    run(s, "assault", "discard GG1")
    assert [seen["discard"] for seen in everybody(s)] == [[]] * 3
    assert [seen["aside"]["cards"] for seen in everybody(s)] == [["GG1"], None, None]
    assert told(s, "discard") == []
    run(s, "discard BB1")
    assert told(s, "discard") == [{"kind": "discard", "seat": 0, "cards": ["GG1", "BB1"]}]


@pytest.mark.rule("NS-DECK-08")
def test_turncoat_and_chant_discard_all_at_once():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB,YY step=2")
    run(s, "turncoat", "take me.P1", "play BB1 me.P1", "discard RR1", "discard GR1")
    assert norsaga.view(s, 1)["discard"] == []
    run(s, "done")
    assert [event["cards"] for event in told(s, "discard")] == [["RR1", "GR1"]]
    assert pile(s.discard) == ["RR1", "GR1"]
    s = table("A.tree=YY/-,-/-,-/-,- A.hand=RR,BB,GG step=2")
    run(s, "chant")
    assert [event["cards"] for event in told(s, "discard")] == [["RR1", "GG1", "BB1"]]  # in no telling order


@pytest.mark.case("NS-CASE-21")
@pytest.mark.rule("NS-EMB-CHANT-03")
def test_chant_with_an_empty_hand_out_of_turn():
    s = table("A.tree=RR/RG,-/RB,-/-,- A.hand=SkR,RY,GG,BB B.tree=YY/-,-/-,-/-,- B.hand=- step=2")
    asked = unwrap(run(s, "invade", "play SK-R1 B.P1"))
    assert (asked.seat, asked.options) == (1, ["chant", "pass"])
    asked = unwrap(run(s, "chant", "draw BR1", "draw BG1", "draw BY1"))
    assert hand(s, "B") == ["BR1", "BG1", "BY1"]
    assert (asked.seat, asked.ask, told(s, "discard")) == (0, "tale.continue", [])


@pytest.mark.case("NS-CASE-66")
@pytest.mark.rule("NS-DECK-01", "NS-DECK-02", "NS-DECK-03", "NS-DECK-07")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (4, {"basic": True}),
        (4, {"ghosts_removed": 4}),
        (3, {"deck_profile": "8-12"}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_ever_lost_or_doubled(players, options, seed):
    s = norsaga.new(players, {"turn_cap": 80, **options})
    s.log = []
    whole = sorted(s.deck)
    rng = meadhall.Rng.seeded(seed)
    while legal := meadhall.pending(s):
        before = pile(s.discard)
        s.log.clear()
        meadhall.play(s, rng.choice(legal))
        on_trees = [card for tree in s.trees for card in tree if card >= 0]
        revealed = [s.revealed] if s.revealed >= 0 else []
        assert sorted(sum(s.hands, s.deck + s.discard + s.drawn + s.aside + on_trees + revealed)) == whole
        assert [seen["discard"] for seen in everybody(s)] == [pile(s.discard)] * (players + 1)
        assert pile(s.discard) == expected_pile(before, s.log)


def expected_pile(before, log):
    """The pile as somebody at the table would keep it from what is told."""
    cards = list(before)
    for event in log:
        if event.kind == "reshuffle":
            assert event.told["count"] == len(cards)
            cards = []
        cards += event.told.get("cards", []) if event.kind == "discard" else []
        cards += [event.told["card"]] if event.kind == "dismiss" else []
        cards += [event.told["covered"]] if "covered" in event.told else []
    assert all(card in CARD_OF for card in cards)
    return cards
