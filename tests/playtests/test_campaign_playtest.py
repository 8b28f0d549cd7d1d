"""Whole campaigns of karls: each comes to an end, the same seed tells the same, and what is counted happened."""

import sys

import pytest

from book.conftest import FIXTURES
from meadhall.core.agenda import Onward
from meadhall.games.trudvang.books import open_book
from meadhall.games.trudvang.rules.growth import LevelUp
from meadhall.games.trudvang.rules.rounds import Round
from meadhall.playtests.campaign_playtest import PLANNING, CampaignPlaytest, read_campaign
from meadhall.playtests.rule_coverage import CampaignReplay, RuleCoverage, list_implementations, rule_ids_in

CLEAN = FIXTURES / "E01" / "right.yaml"  # one small fight


@pytest.fixture(scope="module")
def told():
    made = CampaignPlaytest(open_book(CLEAN), "goat", 30)
    return made, [made.play_campaign(seed) for seed in range(4)]


def test_every_number_of_heroes_comes_to_an_end(told):
    _, campaigns = told
    assert [(one.players, len(one.heroes), one.fault) for one in campaigns] == [(n, n, "") for n in (1, 2, 3, 4)]
    assert all(one.evenings[0].end.startswith("end-") and one.evenings[0].rounds for one in campaigns)


def test_the_same_seed_tells_the_same(told):
    made, campaigns = told
    assert made.play_campaign(2) == campaigns[2]
    assert read_campaign(campaigns[2].plain()) == campaigns[2]


def test_what_a_hero_plans_in_one_combat_is_one_decision(told):
    _, campaigns = told
    for one in campaigns:
        evening = one.evenings[0]
        planned = sum(count for ask, count in evening.asks.items() if ask in PLANNING)
        plans = evening.decisions - (evening.answers - planned)
        assert sum(evening.asks.values()) == evening.answers
        assert 0 < plans <= evening.fights * one.players
        assert plans < planned
        assert evening.answers + one.between == len(one.moves)


def test_a_campaign_told_again_meets_the_rules_of_what_ran(told):
    _, campaigns = told
    watch, again = RuleCoverage(), CampaignReplay(open_book(CLEAN), "goat", 30)
    with watch:
        again.replay(0, campaigns[0].moves)
    met = watch.rules_executed(players=1)
    assert rule_ids_in(Round.__doc__) <= met
    assert Round in watch.frames
    assert LevelUp not in watch.frames
    assert "TL-SHIP-11" not in met  # there is no ship to lose
    assert any(rule.startswith("TL-SOLO-") for rule in met)
    assert not any(rule.startswith("TL-SOLO-") for rule in watch.rules_executed(players=2))
    assert "LevelUp.resolve" in watch.rules_not_executed()["TL-LEVEL-12"]
    assert watch.rules_fully_executed() < {rule for ids in list_implementations().values() for rule in ids}
    assert sys.gettrace() is None


class Ours(Onward):
    """TL-GEN-01. A frame of the test's own."""

    def resolve(self, s, move):
        if move > 0:
            s.append(move)


def test_a_line_that_did_not_run_keeps_its_rule_from_being_whole():
    watch, code = RuleCoverage(), Ours.resolve.__code__
    watch.citing = {code: rule_ids_in(Ours.__doc__)}
    watch.nouns = {}
    watch.unrun = {code: {line for _, _, line in code.co_lines() if line and line != code.co_firstlineno}}
    watch.idle = {code}
    assert watch.rules_not_executed() == {"TL-GEN-01": ["Ours.resolve"]}
    with watch:
        Ours().resolve([], 0)
    assert (watch.rules_executed(2), watch.rules_fully_executed(), watch.rules_not_executed()) == (
        {"TL-GEN-01"},
        set(),
        {},
    )
    with watch:
        Ours().resolve([], 1)
    assert watch.rules_fully_executed() == {"TL-GEN-01"}


def test_an_answer_that_was_not_given_is_noticed(told):
    again = CampaignReplay(open_book(CLEAN), "goat", 30)
    with pytest.raises((AssertionError, IndexError)):
        again.replay(0, told[1][0].moves[:-1])
