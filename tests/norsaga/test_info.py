"""Who knows what: open things are open to all, hidden ones to their owner, and nobody forgets."""

import json
import re
from typing import Any

import pytest

import meadhall
from optional import unwrap
from scenario import CARD_OF, hand, norsaga, offered, pile, run, table, told

CARD = re.compile(r"[RGBY]{2}\d|SK-[RGBY]\d|GH-\d+")


def everybody(state):
    return [*range(state.players), None]


def known(state, of, seat):
    """Cards that this seat knows to be in that hand, and those it knows to be in one of several."""
    player = norsaga.view(state, seat)["players"]["ABCD".index(of)]
    return player["known"], [(entry["card"], "".join(entry["in"])) for entry in player["maybe"]]


def heard(state, seat):
    return json.dumps([event.fields_for(seat) for event in state.log])


@pytest.mark.rule("NS-INFO-01")
def test_everybody_sees_all_that_lies_open():
    s = table("""players=3 A.saga=R2G2B1Y1 A.tree=GG/GR,-/GB,-/-,- A.hand=SkR,SkG,YY B.saga=R3G3 B.tree=YR/SkB,-/-,-/-,-
                 B.hand=RR,RB C.saga=B3Y3 C.tree=YB/SkY,-/-,-/-,- discard=BB,BG doomed=C turn=7 step=2""")
    run(s, "infiltrate", "choose A", "place SK-R1 B.P1", "place SK-G1 C.P1", "stop")
    for seat in everybody(s):
        seen = norsaga.view(s, seat)
        assert [player["tree"] for player in seen["players"]] == [
            ["GG1", "GR1", None, "GB1", None, None, None],
            ["YR1", "SK-R1", *[None] * 5],
            ["YB1", "SK-G1", *[None] * 5],
        ]
        assert [player["saga"] for player in seen["players"]] == ["SG-35", "SG-01", "SG-06"]
        assert [player["progress"] for player in seen["players"]] == [2, 0, 1]
        assert [player["markers"] for player in seen["players"]] == [
            [["P1:G", "Y:G"], ["G1:G", "Y:G"], ["G1:G", "P1:G"]],
            [[]],
            [["Y:Y"]],
        ]
        assert [player["doomed"] for player in seen["players"]] == [False, False, True]
        assert [player["hand_size"] for player in seen["players"]] == [1, 2, 0]
        assert (seen["deck"], seen["discard"]) == (68 - 14, ["BB1", "BG1", "SK-B1", "SK-Y1"])
        assert (seen["turn"], seen["step"], seen["active"]) == (7, 2, 0)
        assert seen["asked"] == {"seat": 1, "ask": "skald.embellish"}
        assert seen["queue"] == [1, 2]
        assert [event["card"] for event in told(s, "place", seat)] == ["SK-R1", "SK-G1"]


@pytest.mark.rule("NS-INFO-01")
def test_everybody_sees_which_step_the_turn_has_reached():
    s = table("A.tree=YY/-,-/-,-/-,- A.hand=RR,GG,BB")
    for ask, text in (("deck.draw", "draw YB1"), ("story.embellish", "pass"), ("tale.continue", "play RR1 me.Y")):
        meadhall.decide(s)
        assert [norsaga.view(s, seat)["asked"]["ask"] for seat in everybody(s)] == [ask] * 3
        run(s, text)


@pytest.mark.rule("NS-INFO-02")
def test_a_hand_is_seen_by_its_owner_alone():
    s = table("players=3 A.hand=RR,GG B.hand=BB,YY C.hand=RB step=3")
    for seat in everybody(s):
        hands = [player["hand"] for player in norsaga.view(s, seat)["players"]]
        assert hands == [
            ["RR1", "GG1"] if seat == 0 else None,
            ["BB1", "YY1"] if seat == 1 else None,
            ["RB1"] if seat == 2 else None,
        ]


@pytest.mark.rule("NS-INFO-02")
def test_nobody_knows_the_order_of_the_deck():
    one, other = (table(f"A.hand=RB,RG,RY deck={deck} step=1") for deck in ("YY,RR,GG", "GG,YY,RR"))
    assert offered(one) == offered(other) == ["draw RR1", "draw GG1", "draw YY1"]
    assert norsaga.position(one) == norsaga.position(other)
    assert not CARD.search(str([norsaga.view(one, None), norsaga.view(one, 1)]))
    run(one, "draw GG1")
    assert [(event.reveals, event.joins) for event in unwrap(one.log) if event.kind == "draw"] == [(True, True)]
    assert (told(one, "draw", 0)[0]["cards"], "GG1" in heard(one, 1) + heard(one, None)) == (["GG1"], False)


@pytest.mark.rule("NS-INFO-02", "NS-INFO-05", "NS-INFO-06")
@pytest.mark.parametrize("seed", range(6))
def test_a_view_names_only_open_cards_ones_own_and_those_one_has_seen(seed):
    s = norsaga.new(2 + seed % 3, {"turn_cap": 70})
    s.log = []
    rng = meadhall.Rng.seeded(seed)
    seen_before: dict[Any, set[Any]] = {seat: set() for seat in everybody(s)}
    while legal := meadhall.pending(s):
        meadhall.play(s, rng.choice(legal))
        public = {card for tree in s.trees for card in tree} | set(s.discard) | {s.revealed}
        for seat in everybody(s):
            seen_before[seat] |= set(CARD.findall(heard(s, seat)))
            if any(event.kind == "reshuffle" for event in s.log):  # all that is not in the deck is in some hand
                seen_before[seat] |= {card for cards in s.hands for card in pile(cards)}
            own = set() if seat is None else {*held_by(s, seat), *(s.drawn if s.holder == seat else [])}
            view = norsaga.view(s, seat)
            remembered = set()
            for player in view["players"]:
                for card in player["known"] or []:
                    remembered.add(card)
                    assert CARD_OF[card] in held_by(s, player["seat"])
                for entry in player["maybe"] or []:
                    remembered.add(entry["card"])
                    assert any(CARD_OF[entry["card"]] in held_by(s, "ABCD".index(other)) for other in entry["in"])
            assert remembered <= seen_before[seat]
            named = set(CARD.findall(json.dumps(view)))
            assert {CARD_OF[card] for card in named - remembered} <= public | own
        s.log.clear()


@pytest.mark.rule("NS-INFO-05", "NS-DECK-03")
def test_a_renewed_deck_tells_what_the_hands_hold():
    s = table("players=3 A.hand=RR1 B.hand=GG1 C.hand=BB3 deck=- discard=BB1,YY1,BB2,YY2,RR2,GG2 step=1")
    offered(s)
    both = [{"card": "GG1", "in": ["B", "C"]}, {"card": "BB3", "in": ["B", "C"]}]
    assert [player["maybe"] for player in norsaga.view(s, 0)["players"]] == [None, both, both]
    assert norsaga.view(s, 1)["players"][0]["maybe"][0] == {"card": "RR1", "in": ["A", "C"]}
    s = table("A.hand=RR1 B.hand=GG1 deck=- discard=BB1,YY1,BB2,YY2,RR2,GG2 step=1")
    offered(s)
    assert norsaga.view(s, 0)["players"][1]["known"] == ["GG1"]


def held_by(state, seat):
    return state.hands[seat] + (state.aside if state.holder == seat else [])


@pytest.mark.rule("NS-INFO-03")
def test_plunder_shows_the_hand_to_the_actor_alone():
    s = table("players=3 A.tree=GG/-,-/-,-/-,- A.hand=YY B.hand=RR,BB C.hand=RB step=2")
    run(s, "plunder", "choose B")
    assert [event.get("cards") for seat in (0, 1, 2, None) for event in told(s, "look", seat)] == [
        ["RR1", "BB1"],
        ["RR1", "BB1"],
        None,
        None,
    ]
    assert [known(s, "B", seat) for seat in (0, 2, None)] == [(["RR1", "BB1"], []), ([], []), ([], [])]
    run(s, "keep", "play YY1 me.P1", "draw GY1", "draw BY1")
    assert known(s, "B", 0) == (["RR1", "BB1"], [])  # remembered, and no more than was seen
    run(s, "play RR1 me.Y")
    assert known(s, "B", 0) == (["BB1"], [])


@pytest.mark.rule("NS-INFO-03", "NS-EMB-INFILTRATE-02")
def test_infiltrate_shows_the_hand_to_the_actor_alone():
    s = table("players=3 A.tree=GG/GR,-/GB,-/-,- A.hand=YY B.hand=RR,BB,RY C.hand=RB C.tree=RG/-,-/-,-/-,- step=2")
    run(s, "infiltrate", "choose B")
    assert [event.reveals for event in unwrap(s.log) if event.kind == "look"] == [True]
    assert "place BB1 C.Y" not in offered(s)
    assert [bool(CARD.search(heard(s, seat))) for seat in (0, 1, 2, None)] == [True, True, False, False]
    run(s, "place RR1 C.Y", "stop")
    assert known(s, "B", 0) == (["RY1", "BB1"], [])
    assert [known(s, "B", seat) for seat in (2, None)] == [([], [])] * 2


@pytest.mark.rule("NS-INFO-04")
def test_martyrs_cards_are_the_actors_secret_until_they_are_placed():
    s = table("A.tree=YY/YR,-/YG,-/-,- A.hand=GG B.tree=RR/RG,-/-,-/-,- B.hand=RB step=2")
    run(s, "martyr", "dismiss me.P1", "dismiss me.P1", "draw BB1", "draw GH-1")
    drawn = [norsaga.view(s, seat)["drawn"] for seat in (0, 1, None)]
    assert drawn == [{"of": 0, "count": 2, "cards": cards} for cards in (["BB1", "GH-1"], None, None)]
    assert ["BB1" in heard(s, seat) for seat in (0, 1, None)] == [True, False, False]
    run(s, "place GH-1 me.P1")  # the other card has only one way to go
    assert [norsaga.view(s, seat)["players"][1]["tree"][1] for seat in (0, 1, None)] == ["BB1"] * 3
    assert norsaga.view(s, 0)["drawn"] is None


@pytest.mark.rule("NS-INFO-04")
def test_prayers_card_is_open_to_all_from_the_reveal_on():
    s = table("A.tree=YY/YR,-/-,-/-,- A.hand=GG B.hand=RB step=2")
    run(s, "prayer", "draw GH-1")
    assert [norsaga.view(s, seat)["revealed"] for seat in (0, 1, None)] == ["GH-1"] * 3
    assert [told(s, "reveal", seat)[0]["card"] for seat in (1, None)] == ["GH-1"] * 2


def after_turncoat(more="RR,BB"):
    """A has openly taken GR back into the hand, and it is B's turn to plunder."""
    s = table(f"""players=4 A.tree=GB/GR,-/-,-/-,- A.hand={more},SkY B.tree=GG/-,-/-,-/-,- B.hand=RY,BY,YG,YR
                  C.hand=RG,BG,YB,BR D.hand=GY step=2""")
    run(s, "turncoat", "take me.P1", "play SK-Y1 me.P1", "done")
    return s


@pytest.mark.rule("NS-INFO-05")
def test_a_card_taken_back_openly_is_known_until_it_leaves():
    s = after_turncoat()
    assert [known(s, "A", seat) for seat in (1, 2, 3, None)] == [(["GR1"], [])] * 4
    run(s, "pass", "play GR1 me.P2")
    assert [known(s, "A", seat) for seat in (1, 2, 3, None)] == [([], [])] * 4
    assert [norsaga.view(s, None)["players"][0]["tree"][2]] == ["GR1"]


@pytest.mark.rule("NS-INFO-05", "NS-DECK-02")
def test_a_card_that_was_known_in_a_hand_is_unknown_wherever_it_comes_to_from_the_pile():
    s = table("""players=3 A.tree=GB/GR,-/-,-/-,- A.hand=SkY,RR,RB B.hand=RY,BY,YG C.hand=RG,BG,YB,BR
                 deck=- discard=YY step=2""")
    run(s, "turncoat", "take me.P1", "play SK-Y1 me.P1", "discard GR1", "done")
    assert "known=" not in norsaga.position(s)
    run(s, "pass", "play RR1 me.P2", "draw GR1")
    for seat in (0, 2, None):
        assert "GR1" not in str([known(s, of, seat) for of in "ABC" if of != "ABC"[seat or 0]])


@pytest.mark.rule("NS-INFO-05")
@pytest.mark.parametrize(("swap", "now"), [("swap RY1 GR1", "B"), ("swap RY1 BB1", "A"), ("swap YG1 GR1", "B")])
def test_a_swap_blurs_it_for_bystanders_but_not_for_the_two(swap, now):
    s = after_turncoat()
    run(s, "pass", "play RR1 me.P2", "plunder", "choose A", swap)
    for seat in (2, 3, None):
        assert [known(s, of, seat) for of in "AB"] == [([], [("GR1", "AB")])] * 2
        assert [event.get("took") for event in told(s, "swap", seat)] == [None]
    gave, took = swap.split()[1:]
    assert known(s, "A", 1) == (sorted({gave, *({"GR1", "BB1"} - {took})}, key=CARD_OF.__getitem__), [])
    assert known(s, "B", 0) == ([took], [])
    assert told(s, "swap", 0) == told(s, "swap", 1)
    assert ("GR1" in hand(s, "B")) == (now == "B")


@pytest.mark.rule("NS-INFO-05")
def test_a_bystander_cannot_tell_what_was_swapped():
    told_apart = []
    for swap in ("swap RY1 GR1", "swap RY1 BB1", "swap YG1 GR1"):
        s = after_turncoat()
        run(s, "pass", "play RR1 me.P2", "plunder", "choose A", swap)
        told_apart.append([(norsaga.view(s, seat), heard(s, seat)) for seat in (2, 3, None)])
    assert told_apart[0] == told_apart[1] == told_apart[2]


@pytest.mark.rule("NS-INFO-05")
def test_what_is_blurred_clears_up_for_who_sees_one_of_the_hands():
    s = table("""players=4 A.hand=RY1,BB1 B.hand=GR1,BY1 C.tree=GB/-,-/-,-/-,- C.hand=RG D.hand=GY
                 known=GR1:B.B.AB.AB.AB active=C step=2""")
    assert [known(s, of, 2) for of in "AB"] == [([], [("GR1", "AB")])] * 2
    run(s, "plunder", "choose A", "keep")
    assert [known(s, of, 2) for of in "AB"] == [(["RY1", "BB1"], []), (["GR1"], [])]  # not there, so with B
    assert [known(s, of, 3) for of in "AB"] == [([], [("GR1", "AB")])] * 2


@pytest.mark.rule("NS-INFO-05", "NS-DECK-08")
def test_what_is_blurred_clears_up_when_a_hand_is_discarded_to_its_last_card():
    s = table("""players=4 A.tree=RR/RG,-/-,-/-,- A.hand=RY1,BB1 B.tree=YY/-,-/-,-/-,- B.hand=GR1,BY1 C.hand=RG
                 D.hand=GY known=GR1:B.B.AB.AB.AB step=2""")
    assert [known(s, of, 2) for of in "AB"] == [([], [("GR1", "AB")])] * 2
    run(s, "assault")
    assert s.hands[0] == []
    assert [known(s, of, 2) for of in "AB"] == [([], []), (["GR1"], [])]  # it was not among them, so B has it


@pytest.mark.rule("NS-INFO-05")
def test_the_only_card_of_a_hand_must_be_the_one_that_was_swapped():
    s = after_turncoat("RR")
    run(s, "pass", "play RR1 me.P2", "plunder", "choose A", "swap RY1 GR1")
    for seat in (2, 3, None):
        assert (known(s, "A", seat), known(s, "B", seat)) == (([], []), (["GR1"], []))
    s = table("""players=3 A.tree=GG/-,-/-,-/-,- A.hand=GR1 B.hand=RR,BB C.hand=YY known=GR1:A.A.A.A.A step=2""")
    run(s, "plunder", "choose B", "swap GR1 RR1")
    for seat in (2, None):
        assert (known(s, "A", seat), known(s, "B", seat)) == (([], []), (["GR1"], []))


@pytest.mark.rule("NS-INFO-06")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_may_be_dealt_anew_and_nothing_changes_for_it(seed):
    s = norsaga.new(3, {"turn_cap": 40})
    rng = meadhall.Rng.seeded(seed)
    changed = 0
    while legal := meadhall.pending(s):
        asked = unwrap(meadhall.decide(s))
        for seat in range(3) if asked.seat >= 0 else []:
            twin = norsaga.redeal(s, seat, rng)
            assert norsaga.view(twin, seat) == norsaga.view(s, seat)
            if asked.seat == seat:
                assert sorted(unwrap(meadhall.decide(twin)).options) == sorted(asked.options)
            changed += twin.hands != s.hands
        meadhall.play(s, rng.choice(legal))
    assert changed > 50


@pytest.mark.rule("NS-INFO-06")
def test_a_view_is_plain_data_of_one_seat():
    s = table("players=3 A.hand=RR,GG B.hand=BB,YY C.hand=RB step=3")
    for seat in everybody(s):
        seen = norsaga.view(s, seat)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["you"] == seat


@pytest.mark.rule("NS-INFO-07")
def test_what_left_the_game_is_seen_by_nobody():
    s = norsaga.new(2, {"basic": True})
    run(s, "saga SG-35", "saga SG-36")
    assert len(offered(s)) == 48
    texts = " ".join([*offered(s), *(json.dumps(norsaga.view(s, seat)) for seat in everybody(s))])
    assert re.findall(r"SK-|GH-", texts) == []
    assert set(re.findall(r"SG-\d\d", texts)) == {"SG-35", "SG-36"}
    assert not [card for card in pile(s.deck) if "-" in card]
