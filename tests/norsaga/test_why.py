"""Refusals name the rule of the effect that asks."""

import pytest

from optional import unwrap
from scenario import ask, norsaga, run, table


def by_rule(*rows):
    """Each row is a test of the rule it ends with."""
    return [pytest.param(*row, marks=pytest.mark.rule(row[-1])) for row in rows]


@pytest.mark.parametrize(
    ("position", "script", "answer", "rule"),
    by_rule(
        ("A.tree=RR/RG,-/RB,-/-,- A.hand=YY,GG step=2", ["invade"], "play BB1 B.Y", "NS-EMB-INVADE-01"),
        (
            "A.tree=GB/GR,-/-,-/-,- A.hand=RR,BB step=2",
            ["turncoat", "take me.P1"],
            "play YY1 me.Y",
            "NS-EMB-TURNCOAT-02",
        ),
        (
            "A.tree=BB/BG,-/-,-/-,- A.hand=Gh,GR step=2",
            ["offering", "discard GR1"],
            "play GR1 me.P2",
            "NS-EMB-OFFERING-04",
        ),
        ("A.tree=Gh/-,-/-,-/-,- A.hand=RR,BB step=2", ["whisper"], "play YY1 me.Y", "NS-EMB-WHISPER-01"),
        ("A.tree=RR/-,-/-,-/-,- A.hand=BB,GG step=3", [], "play YY1 me.Y", "NS-TURN-05"),
    ),
)
def test_a_card_that_is_not_in_the_hand_is_refused_by_the_effects_own_rule(position, script, answer, rule):
    s = table(position)
    run(s, *script)
    assert unwrap(norsaga.why(s, 0, answer)).rule == rule


ADAPTED = ("A.tree=RR/BB,-/-,-/-,- A.hand=Gh,GR1 B.tree=YY/-,-/-,-/-,- step=2", ["adapt", "dismiss me.P1"])
OFFERED = ("A.tree=BB/BG,-/-,-/-,- A.hand=Gh,GR1,GR2 step=2", ["offering", "discard GR1"])
MARTYRS = (
    "A.tree=YY/YG,-/YB,-/-,- B.tree=RR/-,-/-,-/-,- A.hand=Gh step=2",
    ["martyr", "dismiss me.Y", "draw BB1", "draw BB2"],
)


@pytest.mark.parametrize(
    ("scene", "answer", "rule"),
    by_rule(
        (ADAPTED, "place GH-1 B.Y", "NS-EMB-ADAPT-03"),  # a ghost goes nowhere else either
        (ADAPTED, "place GR1 me.G1", "NS-EMB-ADAPT-03"),
        (ADAPTED, "place RR1 me.Y", "NS-EMB-ADAPT-03"),  # the first card of all, in the first spot
        (ADAPTED, "place YY1", "NS-EMB-ADAPT-01"),
        (ADAPTED, "place BB1", "NS-EMB-ADAPT-06"),  # the one just dismissed
        (ADAPTED, "play GR1 me.P1", "NS-EMB-ADAPT-01"),
        ((ADAPTED[0], ["adapt"]), "place GR1", "NS-EMB-ADAPT-01"),
        (OFFERED, "play YY1 me.P2", "NS-EMB-OFFERING-01"),
        (OFFERED, "play GR1 me.P2", "NS-EMB-OFFERING-04"),
        ((OFFERED[0].replace("step", "discard=BR,RY step"), OFFERED[1]), "play GR1 me.P2", "NS-EMB-OFFERING-04"),
        ((OFFERED[0].replace("step", "discard=BR,RY step"), OFFERED[1]), "play BR1 me.P2", "NS-EMB-OFFERING-01"),
        ((OFFERED[0], ["augur", "draw RR1"]), "play GR1 me.P2", "NS-EMB-AUGUR-02"),
        ((OFFERED[0], ["augur", "draw RR1"]), "done", "NS-EMB-AUGUR-02"),
        (MARTYRS, "pass", "NS-EMB-MARTYR-07"),
        (MARTYRS, "discard BB1", "NS-EMB-MARTYR-07"),
    ),
)
def test_an_answer_to_another_question_hears_what_is_due(scene, answer, rule):
    position, script = scene
    s = table(position)
    run(s, *script)
    assert unwrap(norsaga.why(s, 0, answer)).rule == rule


@pytest.mark.rule("NS-PLACE-01", "NS-PLACE-06", "NS-TERM-05", "NS-DOOM-07", "NS-GHOST-05")
@pytest.mark.parametrize("doomed", ["", "B", "C", "BC"])
def test_a_play_is_refused_exactly_where_a_tree_is_shut(doomed):
    s = table("players=3 A.tree=RR/BB,-/-,-/-,- A.hand=Gh,GR B.tree=YY/-,-/-,-/-,- step=3")
    s.doomed = sum(1 << "ABC".index(seat) for seat in doomed)
    assert ask(s) == "tale.continue"
    frame = s.agenda[-1]
    shut = [other for other in "BC" if other not in doomed]
    for move in frame.candidates(s):
        text = frame.text(s, move)
        if text.startswith("play GR1 "):
            expected = "NS-PLACE-06" if text.split()[2][0] in shut else ""
            assert (text, frame.why(s, move)) == (text, expected)
        elif text.startswith("play GH-1 "):
            assert (text, frame.why(s, move)) == (text, "")


@pytest.mark.parametrize("answer", ["place GR1 me.P1", "place GR9", "place", "play GR1", "dance", "pass away"])
def test_what_no_question_of_the_game_has_for_an_answer_is_unknown_or_what_was_asked(answer):
    s = table(ADAPTED[0])
    run(s, *ADAPTED[1])
    told = unwrap(norsaga.why(s, 0, answer)).rule
    assert told == ("NS-EMB-ADAPT-01" if answer == "place GR1 me.P1" else "answer-unknown")
