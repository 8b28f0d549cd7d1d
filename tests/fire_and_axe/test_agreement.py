"""Each question: what it offers is legal, and a rule forbids the rest."""

import tomllib

import pytest

from agreement import SOURCES, check_agreement, frames, moments

GAME = "fire_and_axe"
LEDGER = {rule["id"] for rule in tomllib.loads((SOURCES / GAME / "rules.toml").read_text(encoding="utf-8"))["rule"]}


@pytest.mark.parametrize("name", frames(GAME))
def test_what_a_question_offers_and_what_it_refuses_agree(name):
    check_agreement(GAME, name, LEDGER)


def test_the_golden_games_come_to_most_questions():
    assert len(moments(GAME)) > 0.4 * len(frames(GAME))
