"""Winning: when, by whose hand, and what is left undone."""

import pytest

import meadhall
from optional import unwrap
from scenario import at, hand, norsaga, offered, run, table, told

SAGA = "R2G2B1Y1"
RED, GREEN = "RB/RY,YG/RB,GB/RR,GB", "GY/GR,YR/RB,BR/YR,GB"  # each at five markers,
BLUE, YELLOW = "BY/BG,RB/YG,BG/RR,GB", "YR/YG,BG/YG,YG/RR,GB"  # each completed by GR3 on G4
BLACK, BASE = "Gh/GB,BB/YY,RY/RR,GB", "YR/BR,GR/YB,BR/RR,GB"


def won_by(state, seat):
    outcome = unwrap(norsaga.outcome(state))
    return meadhall.decide(state) is None and outcome.winners == [seat] and outcome.scores[seat] == 6


@pytest.mark.rule("NS-WIN-01", "NS-WIN-03", "NS-WIN-05")
@pytest.mark.parametrize(
    ("position", "script"),
    [
        (f"A.tree={BASE} A.hand=GR3,RG step=3", ["play GR3 me.G4"]),
        (f"A.tree={RED} A.hand=GR3,RG step=2", ["adapt", "dismiss me.G4", "place GR3"]),
        (f"A.tree={GREEN} A.hand=GR3,RG step=2", ["turncoat", "take me.G4", "play GR3 me.G4"]),
        (f"A.tree={GREEN} A.hand=GR3,RG step=2", ["infiltrate", "place GR3 me.G4"]),
        (f"A.tree={BLUE} A.hand=GR3,GG step=2", ["offering", "discard GG1", "play GR3 me.G4"]),
        (f"A.tree={BLUE} A.hand=GG B.tree=-/GR3,BB/-,-/-,- step=2", ["possess", "possess B.P1", "give me.G4"]),
        (f"A.tree={YELLOW} A.hand=GG step=2", ["prayer", "draw GR3", "play GR3 me.G4"]),
        (f"A.tree={BLACK} A.hand=GR3,RG step=2", ["whisper", "play GR3 me.G4"]),
    ],
    ids=["step 3", "adapt", "turncoat", "infiltrate", "offering", "possess", "prayer", "whisper"],
)
def test_the_sixth_marker_wins_at_once_by_whatever_way_it_comes(position, script):
    s = unwrap(table(f"A.saga={SAGA} B.saga=R3G3 {position}"))
    assert norsaga.outcome(s) is None
    run(s, *script)
    assert at(s, "A.G4") == "GR3"
    assert won_by(s, 0)
    assert unwrap(norsaga.outcome(s)).reason == "saga"
    assert [event.kind for event in unwrap(s.log)][-1] == "win"
    for seen in (norsaga.view(s, seat) for seat in (0, 1, None)):
        assert (seen["winner"], seen["over"], seen["players"][0]["progress"]) == (0, True, 6)


@pytest.mark.rule("NS-WIN-02", "NS-WIN-03", "NS-INFO-01")
def test_what_is_left_of_the_effect_is_not_resolved():
    s = table(f"A.saga={SAGA} A.tree={YELLOW} A.hand=RG B.tree=BB/BY,-/-,-/-,- B.hand=SkR step=2")
    run(s, "martyr", "dismiss me.G4", "dismiss me.Y", "draw GR3", "draw SK-B1", "place GR3 me.G4")
    assert won_by(s, 0)
    assert norsaga.view(s, None)["winner"] == 0
    assert (at(s, "B.Y"), len(s.drawn)) == ("-", 1)  # the other card was never placed
    assert unwrap(norsaga.why(s, 0, "place SK-B1 B.Y")).rule == "NS-WIN-02"
    with pytest.raises(meadhall.Illegal):
        meadhall.play(s, "place SK-B1 B.Y")


@pytest.mark.rule("NS-WIN-02")
def test_grants_that_were_promised_are_not_resolved():
    s = table(f"A.saga={SAGA} A.tree={GREEN} A.hand=GR3,SkR,RG B.tree=YY/SkG,-/-,-/-,- step=2")
    run(s, "infiltrate", "place SK-R1 B.P1", "place GR3 me.G4")
    assert won_by(s, 0)
    assert told(s, "grant") == []
    assert (s.arrivals, s.queue) == ([], [])
    assert hand(s, "A") == ["RG1"]


@pytest.mark.rule("NS-WIN-03", "NS-WIN-05")
@pytest.mark.parametrize("seed", range(8))
def test_no_completed_saga_is_ever_missed(seed):
    s = norsaga.new(2 + seed % 3, {"turn_cap": 150})
    rng = meadhall.Rng.seeded(seed)
    while legal := meadhall.pending(s):
        assert all(player["progress"] < 6 for player in norsaga.view(s, None)["players"])
        meadhall.play(s, rng.choice(legal))
    outcome = unwrap(norsaga.outcome(s))
    assert outcome.reason == ("saga" if max(outcome.scores) == 6 else "cap")
    assert len(outcome.winners) == (outcome.reason == "saga")


@pytest.mark.case("NS-CASE-57")
@pytest.mark.rule("NS-WIN-04", "NS-WIN-05", "NS-DOOM-13")
def test_a_gift_can_make_another_player_win():
    s = table(f"A.hand=BB,YY A.saga=R3G3 B.saga={SAGA} B.tree=YR/BR,GR/-,-/RR,GR doomed=B step=3")
    assert norsaga.view(s, 0)["players"][1]["progress"] == 5
    run(s, "play BB1 B.G2")
    assert won_by(s, 1)
    assert told(s, "win") == [{"kind": "win", "seat": 1}]


@pytest.mark.rule("NS-WIN-04")
def test_a_player_may_win_in_anothers_turn_by_their_own_grant():
    s = table(f"A.tree=RR/RG,-/RB,-/-,- A.hand=SkB,YB,BY B.saga={SAGA} B.tree={BLACK} B.hand=GR3,RG2 step=2")
    asked = unwrap(run(s, "invade", "play SK-B1 B.P2"))
    assert (asked.seat, asked.options, s.active) == (1, ["whisper", "pass"], 0)
    run(s, "whisper", "play GR3 me.G4")
    assert won_by(s, 1)
    assert (s.active, hand(s, "A")) == (0, ["YB1", "BY1"])  # A's step 3 never came


@pytest.mark.case("NS-CASE-42")
@pytest.mark.rule("NS-WIN-06")
@pytest.mark.parametrize(("actor", "other"), ["AB", "BA"])
def test_the_actor_wins_when_one_swap_completes_two(actor, other):
    s = table(f"""{actor}.saga=R3G1B1Y1 {actor}.tree=BR/BY,RR/BB,YR/RG,BG {actor}.hand=YY
                  {other}.saga=R2G3B1 {other}.tree=GG/RG,GG/YR,GB/RR,RR active={actor} step=2""")
    assert [player["progress"] for player in norsaga.view(s, None)["players"]] == [5, 5]
    run(s, "possess", f"possess {other}.G1", "give me.P1")
    assert unwrap(norsaga.outcome(s)).scores == [6, 6]
    assert won_by(s, "AB".index(actor))
    assert len(told(s, "win")) == 1


@pytest.mark.rule("NS-WIN-03", "NS-WIN-04")
def test_a_swap_that_completes_only_the_other_tree_lets_the_other_win():
    s = table(f"A.saga=R3G3 A.tree=BB/BY,BG/BB,GR3/-,- A.hand=YY B.saga={SAGA} B.tree={BASE} step=2")
    run(s, "possess", "possess B.G4", "give me.G2")
    assert at(s, "B.G4") == "GR3"
    assert won_by(s, 1)


@pytest.mark.rule("NS-WIN-07", "NS-WIN-03")
@pytest.mark.parametrize(("first", "winner"), [("me.G4", 0), ("B.G4", 1)])
def test_the_order_of_placements_decides_who_wins(first, winner):
    both = f"A.saga={SAGA} B.tree={BASE}"
    s = table(f"{both} A.tree={YELLOW.replace('RR', 'RR2')} A.hand=RG step=2")
    s.sagas = [s.sagas[0]] * 2  # no table deals a saga twice; here one card must do for both
    run(s, "martyr", "dismiss me.G4", "dismiss me.G4", "draw GR2", "draw GR3")
    assert len(offered(s)) == 4
    run(s, f"place GR3 {first}")
    assert won_by(s, winner)

    s = table(f"{both} A.tree={GREEN} A.hand=GR3,RG step=2")
    s.sagas = [s.sagas[0]] * 2
    run(s, "infiltrate", f"place GR3 {first}")
    assert won_by(s, winner)


@pytest.mark.rule("NS-WIN-08")
def test_the_turn_of_the_cap_is_played_to_its_end_and_then_nobody_wins():
    s = table("""options=turn_cap:3 turn=2 A.saga=R3G3 B.saga=R3B3 A.hand=YY,GG B.tree=RR/-,-/-,-/-,-
                 B.hand=SkB,BR,BG,BY step=3""")
    asked = unwrap(run(s, "play GG1 me.Y"))
    assert (asked.seat, s.turn) == (1, 3)
    asked = unwrap(run(s, "pass", "play SK-B1 me.P1"))
    assert asked.ask == "skald.embellish"  # the grant of the last turn is still due
    assert run(s, "adapt", "dismiss me.P1", "place BR1") is None
    outcome = unwrap(norsaga.outcome(s))
    assert (outcome.winners, outcome.scores, outcome.reason) == ([], [1, 2], "cap")
    assert told(s, "cap") == [{"kind": "cap", "turns": 3}]
    assert norsaga.view(s, 0)["winner"] is None


@pytest.mark.rule("NS-WIN-08")
def test_the_cap_is_400_turns_unless_the_table_says_otherwise():
    for turn, ended in ((399, False), (400, True)):
        s = table(f"turn={turn} A.hand=YY,GG B.hand=RR,BR,BG,BY step=3")
        run(s, "play GG1 me.Y")
        assert s.ended == ended


@pytest.mark.rule("NS-WIN-09")
def test_a_player_with_nothing_stays_in_the_game():
    s = table("players=3 A.hand=GG,RR B.hand=- C.hand=YY,YB,YG,YR deck=RY,RB,RG,BB step=3")
    run(s, "play GG1 me.Y")
    assert (s.active, unwrap(meadhall.decide(s)).ask) == (1, "deck.draw")
    asked = unwrap(run(s, "draw RB1", "draw RG1", "draw RY1"))
    assert (asked.seat, asked.ask, len(hand(s, "B"))) == (1, "tale.continue", 4)
    s = table("players=3 A.hand=GG,RR B.hand=- C.hand=YY,YB,YG,YR deck=- step=3")
    asked = unwrap(run(s, "play GG1 me.Y"))
    assert [event["seat"] for event in told(s, "turn")] == [1, 2]  # B had a turn, if an idle one
    assert norsaga.outcome(s) is None


@pytest.mark.rule("NS-WIN-02", "NS-WIN-04")
def test_who_still_waits_for_a_grant_gets_none_after_the_end():
    s = table(f"A.saga={SAGA} A.tree={GREEN} A.hand=GR3,RG B.tree=YY/SkG,-/-,-/-,- queue=AB agenda=Skalds()>Turn(1)")
    run(s, "infiltrate", "place GR3 me.G4")
    assert won_by(s, 0)
    assert (s.arrivals, s.queue) == ([], [])
