"""PettingZoo's own tests, on all four games."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from meadhall.core.fault import Fault, Illegal
from meadhall.research import pettingzoo_env
from optional import unwrap
from research.walks import GAMES, SHORT

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@pytest.mark.parametrize("name", GAMES)
def test_the_aec_api(name, capsys):
    api_test(pettingzoo_env.env(name, 3), num_cycles=15)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name):
    seed_test(lambda: pettingzoo_env.env(name, 2), num_cycles=10)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_rendered(name, capsys):
    def fitting(mode):
        return lambda given: mode in given[:4] and given.endswith("</svg>")

    render_test(lambda render_mode: pettingzoo_env.env(name, render_mode=render_mode), {"svg": fitting("<svg")})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", ["norsaga", "yggdrasil"])
def test_the_parallel_api(name, monkeypatch):
    """Their test draws any action of the space; ours are masked, so here a wrong one is answered by a right one."""

    def kindly(table, actions):
        match = table.match
        seat = table.possible_agents[match.seat]
        return real(table, {**actions, seat: match.legal()[int(actions[seat]) % len(match.legal())]})

    real = pettingzoo_env.Abreast.step
    monkeypatch.setattr(pettingzoo_env.Abreast, "step", kindly)
    parallel_api_test(pettingzoo_env.parallel(name, max_answers=20), num_cycles=50)
    parallel_seed_test(lambda: pettingzoo_env.parallel(name, max_answers=20), num_cycles=10)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_performance(name):
    from pettingzoo.test import performance_benchmark

    performance_benchmark(pettingzoo_env.env(name))


def played(env, seed):
    """Random legal answers to the end; what each agent got."""
    env.reset(seed=seed)
    luck, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else luck.choice(np.flatnonzero(seen["action_mask"])))
    return total


@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_with_rewards(name):
    env = pettingzoo_env.env(name, 2, options=SHORT[name])
    total = played(env, 5)
    table = env.unwrapped
    assert total == dict(zip(env.possible_agents, table.match.rewards(), strict=True))
    assert table.tables.game.outcome(table.match.state) is not None


CAPS = {"norsaga": {"turn_cap": 2}, "fire_and_axe": {"round_cap": 2}, "trudvang": {"round_cap": 2}}


def endings(env, seed):
    """Random legal answers to the end: what the last step said of every agent."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    while not (any(env.terminations.values()) or any(env.truncations.values())):
        assert env.infos == {name: {} for name in env.agents}
        env.step(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    return env.terminations, env.truncations, env.infos


@pytest.mark.parametrize("name", sorted(CAPS))
def test_a_limit_of_turns_or_rounds_is_a_truncation_and_info_says_so(name):
    env = pettingzoo_env.env(name, 2, options=CAPS[name])
    terminated, truncated, infos = endings(env, 3)
    assert (set(terminated.values()), set(truncated.values())) == ({False}, {True})
    outcome = env.unwrapped.tables.game.outcome(env.unwrapped.match.state)
    assert outcome.reason == "cap"
    assert infos == {
        agent: {"reason": "cap", "winners": outcome.winners, "scores": outcome.scores} for agent in env.possible_agents
    }

    table = pettingzoo_env.parallel(name, 2, options=CAPS[name])
    table.reset(seed=3)
    luck = np.random.default_rng(3)
    while table.agents:
        action = luck.choice(unwrap(table.match).legal())
        _, _, terminated, truncated, infos = table.step(dict.fromkeys(table.possible_agents, action))
    assert (set(terminated.values()), set(truncated.values())) == ({False}, {True})
    assert {info["reason"] for info in infos.values()} == {"cap"}


def test_a_game_that_is_lost_is_terminated():
    terminated, truncated, infos = endings(pettingzoo_env.env("yggdrasil", 2), 3)
    assert (set(terminated.values()), set(truncated.values())) == ({True}, {False})
    assert all(info["reason"] not in ("cap", "max_answers") for info in infos.values())


def test_info_says_when_the_environment_cut_the_game_short():
    terminated, truncated, infos = endings(pettingzoo_env.env("norsaga", 2, max_answers=5), 1)
    assert (set(terminated.values()), set(truncated.values())) == ({False}, {True})
    assert infos == {name: {"reason": "max_answers"} for name in infos}


def test_a_game_may_be_cut_short():
    env = pettingzoo_env.env("norsaga", 2, max_answers=5)
    played(env, 1)
    assert env.unwrapped.match.answers == 5


def test_who_is_not_asked_has_an_empty_mask():
    env = pettingzoo_env.env("norsaga", 3)
    env.reset(seed=1)
    masks = {name: env.observe(name)["action_mask"].sum() for name in env.possible_agents}
    assert [name for name, count in masks.items() if count] == [env.agent_selection]


def test_an_illegal_action_cites_the_rule_and_changes_nothing():
    env = pettingzoo_env.env("norsaga", 2)
    env.reset(seed=1)
    table = env.unwrapped
    before = table.tables.game.position(table.match.state)
    with pytest.raises(Illegal) as refused:
        env.step(table.match.actions.index["dismiss me.Y"])
    assert str(refused.value.args_of_key["rule"]).startswith("NS-")
    assert table.tables.game.position(table.match.state) == before


def test_a_wrong_option_is_refused_at_once():
    with pytest.raises(Fault) as wrong:
        pettingzoo_env.env("norsaga", options={"turn_cup": 3})
    assert wrong.value.key == "option-unknown"


def test_a_dict_and_a_text_are_at_hand():
    env = pettingzoo_env.env("fire_and_axe", 2)
    env.reset(seed=1)
    table = env.unwrapped
    assert table.view("player_0")["view"]["game"] == "fire_and_axe"
    assert '"game":"fire_and_axe"' in table.text("player_1")
    assert env.metadata["name"] == "meadhall_fire_and_axe_v1"
