"""Each rule of the ledger, played."""

import pytest
from positions import GAME, pieces, place, result

import meadhall


@pytest.mark.rule("HN-SETUP-01")
def test_brandub_begins_with_eight_attackers_around_five():
    state = GAME.new(players=2)
    kinds = list(pieces(state).values())
    assert (kinds.count("attacker"), kinds.count("defender"), kinds.count("king")) == (8, 4, 1)
    assert pieces(state)["d4"] == "king"
    assert GAME.view(state, 0)["grid"]["marks"] == {
        "a1": "corner",
        "g1": "corner",
        "a7": "corner",
        "g7": "corner",
        "d4": "throne",
    }


@pytest.mark.rule("HN-SETUP-02")
def test_copenhagen_begins_with_twentyfour_attackers_around_thirteen():
    state = GAME.new(players=2, options={"board": "copenhagen"})
    kinds = list(pieces(state).values())
    assert (kinds.count("attacker"), kinds.count("defender"), kinds.count("king")) == (24, 12, 1)
    assert pieces(state)["f6"] == "king"


@pytest.mark.rule("HN-TURN-01")
def test_attackers_begin_and_sides_alternate():
    state = GAME.new(players=2)
    assert meadhall.decide(state).seat == 0
    meadhall.play(state, "move d1 c1")
    assert meadhall.decide(state).seat == 1
    assert GAME.why(state, 0, "move d2 c2").rule == "HN-TURN-01"


@pytest.mark.rule("HN-TURN-02")
def test_a_table_may_forbid_to_take_back():
    state = GAME.new(players=2, options={"undo": False})
    assert GAME.view(state, 0)["options"]["undo"] is False
    assert GAME.rule_undo == "HN-TURN-02"


@pytest.mark.rule("HN-MOVE-01")
@pytest.mark.parametrize("answer", ["move a4 c4", "move a4 b4", "move d1 d7"])
def test_a_piece_neither_jumps_nor_stops_on_another(answer):
    assert GAME.why(GAME.new(players=2), 0, answer).rule == "HN-MOVE-01"


@pytest.mark.rule("HN-MOVE-02")
def test_only_the_king_stops_on_throne_and_corners():
    state = place("brandub", 1, king="c2", defenders="d2 a3", attackers="g5")
    assert GAME.why(state, 1, "move d2 d4").rule == "HN-MOVE-02"
    assert GAME.why(state, 1, "move a3 a1").rule == "HN-MOVE-02"
    assert "move d2 d5" in meadhall.decide(state).options  # over the empty throne
    assert GAME.why(place("brandub", 1, king="d2", attackers="g5"), 1, "move d2 d4") is None


@pytest.mark.rule("HN-CAPTURE-01")
def test_one_move_captures_on_several_sides_and_the_king_helps():
    state = place("brandub", 1, king="c5", defenders="c1 f3", attackers="c4 d3 g7")
    state2 = place("brandub", 1, king="c6", defenders="c2 e3 a3", attackers="c4 d3 g5")
    meadhall.play(state, "move c1 c3")
    assert pieces(state) == {"c5": "king", "c3": "defender", "f3": "defender", "d3": "attacker", "g7": "attacker"}
    meadhall.play(state2, "move c6 c5")
    assert "c4" in pieces(state2)
    meadhall.play(state2, "move g5 g6")
    meadhall.play(state2, "move c2 c3")
    assert "c4" not in pieces(state2)
    assert "d3" not in pieces(state2)


@pytest.mark.rule("HN-CAPTURE-02")
def test_a_piece_may_move_between_two_enemies():
    state = place("brandub", 1, king="b6", defenders="d1", attackers="c3 e3")
    meadhall.play(state, "move d1 d3")
    assert pieces(state)["d3"] == "defender"


@pytest.mark.rule("HN-CAPTURE-03")
def test_corners_and_the_empty_throne_are_hostile_to_both_sides():
    state = place("brandub", 1, king="b6", defenders="c2 e1", attackers="b1 g5")
    meadhall.play(state, "move c2 c1")
    assert "b1" not in pieces(state)
    state = place("brandub", 0, king="b6", defenders="d3", attackers="a2 g5")
    meadhall.play(state, "move a2 d2")
    assert "d3" not in pieces(state)
    state = place("brandub", 0, king="d4", defenders="d3", attackers="a2 g5")
    meadhall.play(state, "move a2 d2")
    assert "d3" in pieces(state)


@pytest.mark.rule("HN-SHIELD-01")
def test_a_shieldwall_takes_a_row_on_the_edge():
    state = place("copenhagen", 0, king="f6", defenders="d1 e1 f1", attackers="c1 d2 e2 f2 g8")
    meadhall.play(state, "move g8 g1")
    assert not {"d1", "e1", "f1"} & set(pieces(state))


@pytest.mark.rule("HN-SHIELD-01")
def test_a_corner_closes_a_shieldwall():
    state = place("copenhagen", 1, king="c2", defenders="b2 d7", attackers="b1 c1 k9")
    meadhall.play(state, "move d7 d1")
    assert not {"b1", "c1"} & set(pieces(state))


@pytest.mark.rule("HN-SHIELD-01")
def test_a_row_with_a_gap_in_front_or_on_the_small_board_stays():
    state = place("copenhagen", 0, king="f6", defenders="d1 e1 f1", attackers="c1 d2 f2 g8")
    meadhall.play(state, "move g8 g1")
    assert {"d1", "e1", "f1"} <= set(pieces(state))
    state = place("brandub", 0, king="b6", defenders="c1 d1", attackers="b1 c2 d2 e7")
    meadhall.play(state, "move e7 e1")
    assert {"c1", "d1"} <= set(pieces(state))


@pytest.mark.rule("HN-SHIELD-02")
def test_a_king_in_the_row_survives_the_shieldwall():
    state = place("copenhagen", 0, king="e1", defenders="d1 f1", attackers="c1 d2 e2 f2 g8")
    meadhall.play(state, "move g8 g1")
    assert pieces(state)["e1"] == "king"
    assert not {"d1", "f1"} & set(pieces(state))


@pytest.mark.rule("HN-KING-01", "HN-WIN-02")
def test_four_attackers_take_the_king_of_copenhagen():
    state = place("copenhagen", 0, king="d8", defenders="k5", attackers="c8 e8 d9 d2")
    meadhall.play(state, "move d2 d7")
    assert result(state) == ([0], "captured")


@pytest.mark.rule("HN-KING-01")
def test_the_king_of_copenhagen_is_safe_between_two_and_on_the_edge():
    state = place("copenhagen", 0, king="d8", defenders="k5", attackers="c8 e2")
    meadhall.play(state, "move e2 e8")
    assert result(state) is None
    state = place("copenhagen", 0, king="d1", defenders="k5", attackers="c1 d2 e8")
    meadhall.play(state, "move e8 e1")
    assert result(state) is None


@pytest.mark.rule("HN-KING-02")
@pytest.mark.parametrize(
    ("board", "king", "others", "last"),
    [
        ("copenhagen", "f5", "e5 g5", "move f1 f4"),
        ("brandub", "d3", "c3 e3", "move d1 d2"),
    ],
)
def test_three_attackers_and_the_throne_take_the_king(board, king, others, last):
    state = place(board, 0, king=king, defenders="b7", attackers=f"{others} {last.split()[1]}")
    meadhall.play(state, last)
    assert result(state) == ([0], "captured")


@pytest.mark.rule("HN-KING-02")
def test_three_attackers_do_not_take_the_king_on_the_throne():
    state = place("brandub", 0, king="d4", defenders="b7", attackers="c4 e4 d1 d6")
    meadhall.play(state, "move d1 d3")
    assert result(state) is None
    meadhall.play(state, "move b7 b6")
    meadhall.play(state, "move d6 d5")
    assert result(state) == ([0], "captured")


@pytest.mark.rule("HN-KING-03")
def test_two_attackers_take_the_king_of_brandub():
    state = place("brandub", 0, king="b3", defenders="f7", attackers="a3 c7")
    meadhall.play(state, "move c7 c3")
    assert result(state) == ([0], "captured")


@pytest.mark.rule("HN-WIN-01")
def test_the_king_wins_in_a_corner():
    state = place("copenhagen", 1, king="a5", attackers="g8")
    meadhall.play(state, "move a5 a1")
    assert result(state) == ([1], "escaped")


RING = "f9 e8 g8 d7 h7 c6 i6 d5 h5 e4 g4"  # all around f6 but f3


@pytest.mark.rule("HN-WIN-03")
def test_attackers_win_by_a_closed_ring():
    state = place("copenhagen", 0, king="f6", defenders="f7", attackers=f"{RING} a3")
    meadhall.play(state, "move a3 f3")
    assert result(state) == ([0], "encircled")


@pytest.mark.rule("HN-WIN-03")
def test_one_defender_outside_the_ring_keeps_the_game_open():
    state = place("copenhagen", 0, king="f6", defenders="f7 k8", attackers=f"{RING} a3")
    meadhall.play(state, "move a3 f3")
    assert result(state) is None


@pytest.mark.rule("HN-WIN-04")
def test_an_edge_fort_that_cannot_be_broken_wins():
    state = place("copenhagen", 1, king="e1", defenders="d1 e2 f2 g7", attackers="d2 h1 e3")
    meadhall.play(state, "move g7 g1")
    assert result(state) == ([1], "fort")


@pytest.mark.rule("HN-WIN-04")
@pytest.mark.parametrize(
    ("defenders", "attackers", "last"),
    [
        ("d1 e2 f3 g2 h1", "a9 k9 f8", "move h1 g1"),  # f3 can be taken between e3 and g3
        ("d1 e2 f2 h1 g7", "g1 k9", "move g7 g2"),  # an attacker inside
        ("d1 e2 f7", "k9", "move f7 f1"),  # the king cannot move
    ],
)
def test_a_fort_that_can_be_broken_or_without_a_move_does_not_win(defenders, attackers, last):
    state = place("copenhagen", 1, king="e1", defenders=defenders, attackers=attackers)
    meadhall.play(state, last)
    assert result(state) is None


@pytest.mark.rule("HN-END-01")
def test_a_side_without_a_move_loses():
    state = place("brandub", 1, king="f1", defenders="c2", attackers="b1")
    meadhall.play(state, "move c2 c1")
    assert result(state) == ([1], "stuck")


ROUND = ("move d1 c1", "move d3 c3", "move c1 d1", "move c3 d3")


@pytest.mark.rule("HN-END-02")
@pytest.mark.parametrize(("repetition", "winners"), [("loss", [0]), ("draw", [])])
def test_a_third_repetition_ends_the_game(repetition, winners):
    state = GAME.new(players=2, options={"repetition": repetition})
    for answer in (*ROUND, *ROUND):
        assert result(state) is None
        meadhall.play(state, answer)
    assert result(state) == (winners, "repeated")


@pytest.mark.rule("HN-END-03")
def test_the_agreed_number_of_moves_is_a_draw():
    state = place("brandub", 0, king="d4", attackers="a2", limit=21)
    meadhall.play(state, "move a2 a3")
    assert result(state) == ([], "cap")


@pytest.mark.rule("HN-END-04")
def test_no_move_after_the_end():
    state = place("brandub", 1, king="a5", attackers="g5")
    meadhall.play(state, "move a5 a1")
    assert meadhall.decide(state) is None
    assert GAME.why(state, 0, "move g5 g4").rule == "HN-END-04"
