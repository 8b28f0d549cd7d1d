"""Final rounds, the ends of a game, Final Scoring, winning."""

import pytest

import meadhall
from fire_and_axe.voyage import FIFTEEN, asked, game, owned, sagas, table
from meadhall.games.fire_and_axe.rules import scoring
from optional import unwrap
from scenario import run, told


@pytest.mark.rule("FA-FINAL-01", "FA-FINAL-08")
def test_who_uncovers_the_tokens_takes_them():
    s = table("A.ship=lindisfarne A.crew=2 open=S3-D-T,S1-N-R,S3-S-T left=1 era=3 B.ship=lion C.ship=rome")
    run(s, "raid", "die 3", "treasure 2", "saga S3-N-T")
    assert (s.holder, s.placed, s.left, sagas(s)) == (0, 0, 0, ["S3-D-T", "S3-N-T", "S3-S-T"])
    assert (told(s, "tokens"), asked(s)) == ([{"kind": "tokens", "seat": 0}], (0, "turn.act"))
    run(s, "end")
    assert (s.placed, asked(s)) == (0, (1, "turn.act"))


@pytest.mark.rule("FA-FINAL-02")
def test_so_it_is_when_the_last_card_is_discarded():
    s = table("A.ship=lindisfarne A.crew=2 open=S3-D-T,S1-N-R,S3-S-T left=1 era=3 raided=constantinople:B9")
    run(s, "raid", "die 3", "treasure 2", "saga S3-S-R")
    assert (s.holder, sagas(s), asked(s)) == (0, ["S3-D-T", "-", "S3-S-T"], (0, "turn.act"))


@pytest.mark.case("FA-CASE-78")
@pytest.mark.rule("FA-FINAL-03", "FA-FINAL-04", "FA-FINAL-05", "FA-FINAL-08")
def test_three_more_turns_for_everybody():
    s = table("""A.ship=rome B.ship=lion C.ship=lindisfarne C.crew=2 active=C open=S3-D-T,S1-N-R,S3-S-T left=1 era=3""")
    run(s, "raid", "die 3", "treasure 2", "saga S3-N-T", "end")
    turns = []
    while meadhall.decide(s):
        turns.append(("ABC"[asked(s)[0]], s.placed))
        run(s, "end")
    assert turns == [("A", 0), ("B", 0), ("C", 1), ("A", 1), ("B", 1), ("C", 2), ("A", 2), ("B", 2), ("C", 3)]
    assert unwrap(game.outcome(s)).reason == "tokens"


@pytest.mark.rule("FA-FINAL-04")
def test_the_last_turn_is_played_to_its_end():
    s = table("A.ship=york A.cargo=fish holder=A placed=2 left=0 open=S3-D-T era=3 step=start B.ship=lion")
    assert (asked(s), s.placed) == ((0, "turn.act"), 3)
    run(s, "trade fish", "winter")
    assert (unwrap(game.outcome(s)).reason, unwrap(game.outcome(s)).scores) == ("tokens", [6, 0, 0])


@pytest.mark.case("FA-CASE-79")
@pytest.mark.rule("FA-FINAL-06")
def test_the_last_saga_ends_the_game_in_the_middle_of_a_turn():
    s = table(
        "A.ship=rome B.ship=nantes B.cargo=furs B.crew=3 active=B sail=2 goods=paris:fish open=S3-D-T holder=A "
        "left=0 era=3"
    )
    run(s, "trade furs")
    assert meadhall.decide(s) is None
    assert unwrap(game.outcome(s)).reason == "sagas"
    assert (s.vp[1], game.view(s, 0)["players"][1]["sagas"]) == (3 + 3, ["S3-D-T"])
    assert unwrap(game.outcome(s)).scores[1] == 6 + 10
    assert unwrap(game.why(s, 1, "end")).rule == "FA-WIN-01"


@pytest.mark.rule("FA-FINAL-06")
def test_empty_spaces_stay_empty_in_the_final_rounds():
    s = table("A.ship=lindisfarne A.crew=2 open=S3-D-T,S1-N-R,S3-S-T holder=B left=0 era=3")
    assert unwrap(run(s, "raid", "die 3", "treasure 2")).ask == "turn.act"
    assert sagas(s) == ["S3-D-T", "-", "S3-S-T"]


@pytest.mark.rule("FA-FINAL-09")
def test_sitting_out_alone_ends_nothing():
    settled = owned(FIFTEEN[:14], "A")
    s = table(f"A.ship=horn A.crew=1 settled={settled}")
    run(s, "settle 1", "die 6", "place")
    assert (s.is_sitting_out(0), asked(s)) == (True, (1, "turn.act"))


@pytest.mark.rule("FA-FINAL-10")
def test_a_game_may_be_cut_short_after_a_full_round():
    s = table("options=round_cap:7 first=B active=A A.ship=lion B.ship=rome C.ship=york round=7 A.vp=4 B.vp=9 C.vp=9")
    run(s, "end")
    outcome = unwrap(game.outcome(s))
    assert (outcome.reason, outcome.winners, outcome.scores) == ("cap", [1, 2], [4, 9, 9])
    s = table("options=round_cap:7 first=B active=B A.ship=lion B.ship=rome C.ship=york round=7")
    run(s, "end")
    assert game.outcome(s) is None  # the round is not over
    run(s, "end", "end")
    assert unwrap(game.outcome(s)).reason == "cap"


@pytest.mark.rule("FA-FINAL-10")
def test_skipped_turns_count_for_the_round():
    settled = owned(FIFTEEN, "A")
    s = table(f"options=round_cap:2 settled={settled} B.ship=lion C.ship=rome active=C round=1")
    run(s, "end")
    assert (s.round, asked(s)) == (2, (1, "turn.act"))
    run(s, "end", "end")
    assert unwrap(game.outcome(s)).reason == "cap"


# Scoring


def towns(a, b, c):
    ports = game.view(table(), None)["towns"]
    return ",".join(f"{port}:{seat}" for port, seat in zip(ports, "A" * a + "B" * b + "C" * c, strict=False))


@pytest.mark.case("FA-CASE-24", "FA-CASE-30")
@pytest.mark.rule("FA-SCORE-02")
@pytest.mark.parametrize(
    ("counts", "points"),
    [((3, 4, 5), [0, 0, 15]), ((4, 4, 1), [12, 12, 0]), ((0, 0, 0), [0, 0, 0]), ((1, 1, 1), [3, 3, 3])],
)
def test_the_bloodied_axe(counts, points):
    s = table(f"raided={towns(*counts)}" if any(counts) else "")
    assert scoring.score_bloodied_axe(s) == points


@pytest.mark.rule("FA-SCORE-02")
def test_size_and_treasure_do_not_matter_for_the_axe():
    s = table("raided=rome:A10,bayeux:B2,york:B3")
    assert scoring.score_bloodied_axe(s) == [0, 6, 0]


@pytest.mark.case("FA-CASE-25")
@pytest.mark.rule("FA-SCORE-03", "FA-SCORE-04")
def test_settlements_of_the_worked_example():
    s = table("settled=faeroes:A,shetland:B,orkney:A,iona:B,lindisfarne:C raided=iona:A,lindisfarne:A")
    values = {
        name: scoring.score_settlement(s, at) for at, name in enumerate(("faeroes", "shetland", "orkney", "iona"))
    }
    assert values == {"faeroes": 6, "shetland": 6, "orkney": 6, "iona": 3}
    assert scoring.score_settlements(s) == [12, 6 + 3, 2]


@pytest.mark.case("FA-CASE-31")
@pytest.mark.rule("FA-SCORE-03")
def test_two_settled_ports_double_and_three_triple_whoever_lives_there():
    s = table("settled=kiev:A,lubech:B goods=kiev:fish raided=lubech:C")
    assert scoring.score_settlements(s) == [8, 6, 0]
    s = table("settled=kiev:A,lubech:B,gnezdovo:B goods=kiev:fish raided=lubech:C")
    assert scoring.score_settlements(s) == [12, 9 + 9, 0]


@pytest.mark.rule("FA-SCORE-04", "FA-REGION-02")
def test_independent_and_large_ports_are_never_multiplied():
    s = table("settled=rome:A,paris:A,constantinople:A,london:B raided=rome:A,paris:A,constantinople:A,london:B")
    assert scoring.score_settlements(s) == [15, 4, 0]


DANISH = ("S1-D-T", "S1-D-R", "S1-D-S", "S2-D-T", "S2-D-R", "S2-D-S", "S3-D-T", "S3-D-R", "S3-D-S")


def shares(*counts):
    left = list(DANISH)
    parts = []
    for seat, count in zip("ABCDE", counts, strict=False):
        held, left = left[:count], left[count:]
        parts += [f"{seat}.sagas={','.join(held)}"] if held else []
    return f"players={len(counts)} left=0 era=3 holder=A " + " ".join(parts)


@pytest.mark.case("FA-CASE-27", "FA-CASE-28")
@pytest.mark.rule("FA-SCORE-05", "FA-SCORE-06", "FA-SCORE-07")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 4, 3), [0, 40, 15]),
        ((3, 3, 1), [30, 30, 0]),
        ((4, 2, 2), [40, 10, 10]),
        ((2, 0, 0), [20, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 2, 1), [20, 20, 20, 0]),
        ((3, 2, 1, 1), [30, 10, 0, 0]),
        ((5, 1, 1, 0), [50, 5, 5, 0]),
    ],
)
def test_saga_sets_with_their_ties(counts, points):
    s = table(shares(*counts))
    assert scoring.score_saga_set(s, 0) == points
    assert scoring.score_saga_sets(s) == points


@pytest.mark.rule("FA-SCORE-05")
def test_each_homeland_is_scored_alone():
    s = table("A.sagas=S1-D-T,S1-N-T B.sagas=S1-N-R,S1-N-S C.sagas=S1-S-T")
    assert [scoring.score_saga_set(s, home) for home in range(3)] == [[10, 0, 0], [5, 20, 0], [0, 0, 10]]
    assert scoring.score_saga_sets(s) == [15, 20, 10]


@pytest.mark.rule("FA-SCORE-01", "FA-SCORE-08")
def test_all_of_it_is_added_to_the_points_held_and_nothing_else():
    s = table("""A.vp=10 A.sagas=S1-D-T raided=iona:A,york:A settled=horn:A,faeroes:B,shetland:B,orkney:B A.ship=biscay
                 A.cargo=fish,furs A.crew=2 A.hand=unrest,mutiny B.vp=3 round=100 C.ship=rome active=C first=A""")
    assert scoring.final_scores(s) == [10 + 6 + 2 + 10, 3 + 18, 0]
    run(s, "end")
    assert unwrap(game.outcome(s)).scores == [28, 21, 0]
    assert told(s, "score")[0] == {
        "kind": "score",
        "seat": 0,
        "vp": 10,
        "axe": 6,
        "settlements": 2,
        "sagas": 10,
        "total": 28,
    }
    assert game.view(s, None)["players"][0]["final"] == {
        "axe": 6,
        "settlements": 2,
        "sagas": 10,
        "total": 28,
        "ports": {"horn": 2},
        "sets": {"denmark": 10, "norway": 0, "sweden": 0},
    }


@pytest.mark.rule("FA-WIN-01", "FA-WIN-02")
@pytest.mark.parametrize(("vp", "winners"), [((5, 9, 7), [1]), ((9, 9, 7), [0, 1]), ((4, 4, 4), [0, 1, 2])])
def test_most_points_win_and_ties_share(vp, winners):
    s = table(
        f"A.vp={vp[0]} B.vp={vp[1]} C.vp={vp[2]} round=100 active=C first=A C.ship=rome A.ship=lion B.ship=biscay"
    )
    assert game.view(s, 0)["winners"] is None
    run(s, "end")
    assert unwrap(game.outcome(s)).winners == game.view(s, 0)["winners"] == winners
