"""The turn: token, breath, embellishment, tale; and the grants that come between."""

import pytest

import meadhall
from optional import unwrap
from scenario import at, hand, norsaga, offered, pile, run, table, told


@pytest.mark.case("NS-CASE-18")
@pytest.mark.rule("NS-TURN-01")
def test_a_turn_is_token_breath_embellishment_and_tale_in_this_order():
    s = unwrap(table("A.tree=YY/-,-/-,-/-,- A.hand=RR,GG,BB B.hand=RG,RB,RY,GB doomed=AB"))
    asked = unwrap(meadhall.decide(s))
    assert (asked.ask, [event.kind for event in unwrap(s.log)]) == ("deck.draw", ["turn", "undoom"])
    assert [player["doomed"] for player in norsaga.view(s, None)["players"]] == [False, True]
    asked = unwrap(run(s, "draw YB1"))
    assert (asked.seat, asked.ask) == (0, "story.embellish")
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    asked = unwrap(run(s, "play RR1 me.P1"))
    assert (asked.seat, asked.ask, s.turn) == (1, "tale.continue", 3)
    assert [event.kind for event in unwrap(s.log)] == ["turn", "undoom", "draw", "pass", "play", "turn", "undoom"]


@pytest.mark.case("NS-CASE-18")
@pytest.mark.rule("NS-TURN-02", "NS-TURN-03")
@pytest.mark.parametrize(
    "held", ["-", "RR", "RR,GG", "RR,GG,BB", "RR,GG,BB,YY", "RR,GG,BB,YY,Gh", "RR,GG,BB,YY,Gh,SkR"]
)
def test_step_1_draws_up_to_four_and_never_discards(held):
    s = table(f"A.hand={held} deck=RG,RB,RY,GR,GB,GY")
    before = hand(s, "A")
    asked = unwrap(meadhall.decide(s))
    while asked.ask == "deck.draw":
        asked = unwrap(run(s, asked.options[0]))
    assert hand(s, "A")[: len(before)] == before
    assert len(hand(s, "A")) == max(4, len(before))
    assert len(told(s, "draw")) == max(0, 4 - len(before))
    assert s.discard == []
    assert asked.ask == "tale.continue"


@pytest.mark.rule("NS-TURN-04")
@pytest.mark.parametrize("answers", [["pass"], ["chant", "draw GG1"], ["prayer", "play RR1 me.P2"]])
def test_step_2_is_one_embellishment_or_none(answers):
    s = table("A.tree=YY/YR,-/-,-/-,- A.hand=GG,BB deck=RR step=2")
    assert offered(s) == ["chant", "prayer", "pass"]
    asked = unwrap(run(s, *answers))
    assert (asked.seat, asked.ask) == (0, "tale.continue")


@pytest.mark.rule("NS-TURN-05")
def test_step_3_plays_one_hand_card_and_covering_dismisses():
    s = table("A.tree=YY/YR,-/-,-/-,- A.hand=GG,BB B.hand=RR,RG,RB,RY step=3")
    assert unwrap(norsaga.why(s, 0, "play RR1 me.P1")).rule == "NS-TURN-05"
    assert unwrap(norsaga.why(s, 0, "play YR1 me.P2")).rule == "NS-TURN-05"
    asked = unwrap(run(s, "play BB1 me.P1"))
    assert (at(s, "A.P1"), pile(s.discard), hand(s, "A")) == ("BB1", ["YR1"], ["GG1"])
    assert asked.seat == 1


@pytest.mark.rule("NS-TURN-06")
def test_whoever_holds_a_card_must_play_it():
    s = table("A.tree=RG/RB,RY/GR,GB/GY,BR A.saga=B3Y3 A.hand=GG B.hand=RR step=3")
    assert offered(s) == [f"play GG1 me.{spot}" for spot in ("Y", "P1", "P2", "G1", "G2", "G3", "G4")]
    assert norsaga.why(s, 0, "pass") is not None
    with pytest.raises(meadhall.Illegal):
        meadhall.play(s, "pass")
    assert hand(s, "A") == ["GG1"]


@pytest.mark.case("NS-CASE-22")
@pytest.mark.rule("NS-TURN-07", "NS-TURN-02")
def test_who_has_discarded_everything_plays_nothing_and_draws_four_next_turn():
    s = table("A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB,YY,GG B.hand=RG,RB,RY,GY step=2")
    run(s, "turncoat", "take me.P1", "play GG1 me.P1", "discard RR1", "discard BB1", "discard YY1")
    asked = unwrap(run(s, "discard GR1"))
    assert hand(s, "A") == []
    assert pile(s.discard) == ["RR1", "GR1", "BB1", "YY1"]
    assert (asked.seat, asked.ask, s.turn) == (1, "tale.continue", 2)
    run(s, "play RG1 me.Y")
    asked = unwrap(run(s, "draw YG1", "draw YG2", "draw YG3", "draw YB1"))
    assert (asked.seat, asked.ask) == (0, "story.embellish")
    assert hand(s, "A") == ["YG1", "YG2", "YG3", "YB1"]


@pytest.mark.rule("NS-TURN-08", "NS-TURN-09")
def test_a_grant_in_step_2_comes_before_step_3_and_does_not_replace_it():
    s = table("A.tree=Gh/-,-/-,-/-,- A.hand=SkR,GG,BB,YY B.hand=RG,RB,RY,GY step=2")
    asked = unwrap(run(s, "whisper", "play SK-R1 me.P1"))
    assert (asked.seat, asked.ask, asked.options) == (0, "skald.embellish", ["whisper", "pass"])
    asked = unwrap(run(s, "whisper", "play GG1 me.P2"))
    assert (asked.seat, asked.ask) == (0, "tale.continue")
    run(s, "play BB1 me.G1")
    assert (s.active, hand(s, "A")) == (1, ["YY1"])


@pytest.mark.rule("NS-TURN-08", "NS-TURN-09")
def test_a_grant_in_step_3_is_used_up_before_the_next_turn_begins():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=SkB,RG,GG,YB B.tree=YY/-,-/-,-/-,- B.hand=RB,RY,GB,GY doomed=B step=2")
    asked = unwrap(run(s, "pass", "play SK-B1 me.P1"))
    assert (asked.seat, asked.ask, s.turn, s.active) == (0, "skald.embellish", 1, 0)
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place GG1"))
    assert (asked.seat, asked.ask, s.turn) == (1, "story.embellish", 2)
    assert hand(s, "A") == ["RG1", "YB1"]

    s = table("A.tree=RR/-,-/-,-/-,- A.hand=SkB,RG B.tree=YY/-,-/-,-/-,- B.hand=RB,RY,GB,GY doomed=B step=3")
    asked = unwrap(run(s, "play SK-B1 B.P1"))
    assert (asked.seat, asked.options, s.turn) == (1, ["chant", "pass"], 1)
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, asked.ask, asked.options, s.turn) == (1, "story.embellish", ["chant", "pass"], 2)


@pytest.mark.rule("NS-TURN-10")
def test_the_same_embellishment_serves_again_and_again():
    s = table("A.tree=RR/BB,-/-,-/-,- A.hand=SkB,SkG,SkR,YY B.hand=RG,RB,RY,GY step=2")
    for skald in ("SK-B1", "SK-G1"):
        asked = unwrap(run(s, "adapt", "dismiss me.P1", f"place {skald}"))
        assert asked.options == ["adapt", "pass"]
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place YY1"))
    assert asked.ask == "tale.continue"
    asked = unwrap(run(s, "play SK-R1 me.P2"))
    assert asked.ask != "skald.embellish"  # an empty hand cannot adapt
    assert [event["embellishment"] for event in told(s, "embellish")] == ["adapt"] * 3


@pytest.mark.rule("NS-TURN-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_turn_draws_nothing(players):
    s = norsaga.new(players, {"first": "A"})
    rng = meadhall.Rng.seeded(3)
    while not (asked := unwrap(meadhall.decide(s))).ask.startswith("tale"):
        assert asked.seat == meadhall.CHANCE
        meadhall.play(s, rng.choice(asked.options))
    assert (asked.seat, s.turn, len(s.deck)) == (0, 1, 68 - 4 * players)


@pytest.mark.rule("NS-TURN-12")
def test_hands_are_filled_only_in_ones_own_step_1():
    s = table("""players=3 A.tree=RR/RG,-/-,-/-,- A.hand=YY,GG,BB,BG B.tree=YB/-,-/-,-/-,- B.hand=RB
                 C.hand=RY,GB,GY,BR,BY step=2""")
    asked = unwrap(run(s, "assault", "discard YY1", "discard GG1", "choose B", "play BB1 me.P2"))
    assert (asked.ask, s.active) == ("deck.draw", 1)
    assert [len(held) for held in s.hands] == [1, 1, 5]
    asked = unwrap(run(s, "draw YG1", "draw YG2", "draw YG3", "play RB1 me.Y"))
    assert (asked.seat, asked.ask) == (2, "tale.continue")
    assert [len(held) for held in s.hands] == [1, 3, 5]
    run(s, "play RY1 me.Y")
    assert [len(held) for held in s.hands] == [1, 3, 4]  # five cards were never cut to four
    assert pile(s.discard) == ["GG1", "YY1", "YB1"]


@pytest.mark.case("NS-CASE-82")
@pytest.mark.rule("NS-SKALD-18", "NS-TURN-09")
def test_the_limit_of_grants_counts_each_turn_anew():
    s = table("""options=grant_cap:2 A.tree=RR/BB,-/-,-/-,- A.hand=SkR,SkG,SkB,SkY,GG
                 B.tree=RG/BG,-/-,-/-,- B.hand=SkY,RY,RB,YR step=2""")
    run(s, "adapt", "dismiss me.P1", "place SK-R1")
    run(s, "adapt", "dismiss me.P1", "place SK-G1")
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place SK-B1"))
    assert asked.ask == "tale.continue"  # two grants were used, the third lapsed
    assert told(s, "lapse") == [{"kind": "lapse", "seats": [0], "cap": 2}]
    assert s.queue == []
    run(s, "play SK-Y1 me.P2")
    assert len(told(s, "lapse")) == 2
    assert (s.active, unwrap(meadhall.decide(s)).ask) == (1, "story.embellish")
    asked = unwrap(run(s, "adapt", "dismiss me.P1", "place SK-Y2"))
    assert (asked.seat, asked.ask, asked.options) == (1, "skald.embellish", ["adapt", "pass"])


@pytest.mark.rule("NS-TURN-01", "NS-TURN-12")
def test_each_turn_counts_its_grants_anew():
    s = table("A.tree=RR/-,-/-,-/-,- A.hand=YY,GG B.tree=RG/-,-/-,-/-,- B.hand=BB grants=3 agenda=Turn(1)")
    run(s)
    assert (s.active, s.grants) == (1, 0)
