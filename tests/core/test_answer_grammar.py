"""How the answers of a game are written, and which rule an answer out of place cites."""

import pytest

from meadhall.core.answer_grammar import Forms, join_alternatives

FORMS = Forms(
    {"CARD": join_alternatives(["R+1", "G.2"]), "DIE": "[1-6]"},
    ["play CARD", "swap CARD CARD", "reroll DIE...", "rest"],
    {"rest": "REST"},
)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play R+1", "DUE"),
        ("play G.2", "DUE"),
        ("swap R+1 R+1", "DUE"),
        ("reroll 1", "DUE"),
        ("reroll 1 6 3", "DUE"),
        ("rest", "REST"),
        ("play", ""),
        ("play R1", ""),
        ("play Gx2", ""),
        ("swap R+1", ""),
        ("swap R+1 R+1 R+1", ""),
        ("reroll", ""),
        ("reroll 1 7", ""),
        ("rest rest", ""),
        ("play CARD", ""),
        ("PLAY R+1", ""),
        ("", ""),
        ("R+1", ""),
        ("play R+1\n", ""),
        ("reroll " + "1 " * 5_000, ""),
    ],
)
def test_a_form_takes_its_own_answers_and_no_others(text, rule):
    assert FORMS.find_misplaced_rule(text, "DUE") == rule


def test_a_game_without_forms_reads_nothing():
    for text in ("", "pass"):
        assert Forms({}, ()).find_misplaced_rule(text, "DUE") == ""
