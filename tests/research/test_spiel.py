"""OpenSpiel's own tests, and what its search relies on."""

import pytest

from meadhall.core.rng import Rng
from research.walks import GAMES

pyspiel = pytest.importorskip("pyspiel")        # no wheel of it for Windows
spiel = pytest.importorskip("meadhall.research.spiel")

SHORT = {"norsaga": "turn_cap:6", "fire_and_axe": "round_cap:2", "yggdrasil": "", "trudvang": "round_cap:2"}


def loaded(name, players=2):
    return pyspiel.load_game(f"meadhall_{name}_v1", {"players": players, "options": SHORT[name]})


def walked(game, steps, seed=1):
    """A state after so many random actions, chance's included."""
    state, rng = game.new_initial_state(), Rng.seeded(seed)
    while steps and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name):
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=False, verbose=False)


def soaked(name):
    """A playthrough looks at everything from all sides at every step: the long ones are for `make soak`."""
    return name if name == "norsaga" else pytest.param(name, marks=pytest.mark.soak)


@pytest.mark.parametrize("name", [soaked(name) for name in GAMES])
def test_a_playthrough_is_the_same_again(name):
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    text = f"meadhall_{name}_v1(players=2,options={SHORT[name].replace('6', '1')})"
    first, again = (list(playthrough_lines(text, alsologtostdout=False, seed=7, observation_params_string=None))
                    for _ in range(2))
    assert first == again
    assert any(line.startswith("# State") for line in first)


@pytest.mark.parametrize("name", GAMES)
def test_chance_keeps_to_its_odds(name):
    state, met = loaded(name).new_initial_state(), 0
    rng = Rng.seeded(2)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9
            assert [action for action, _ in outcomes] == sorted({action for action, _ in outcomes})
            met += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert met


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name):
    game = loaded(name)
    for steps in range(20, 80, 10):
        state = walked(game, steps, steps)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: 0.42)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_what_was_hidden_is_dealt_anew():
    state = walked(loaded("norsaga", 3), 40)
    worlds = {str(state.resample_from_infostate(0, lambda luck=luck: luck / 10)) for luck in range(8)}
    assert len(worlds) == 8


def test_a_clone_goes_its_own_way():
    state = walked(loaded("yggdrasil"), 10)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert str(state.child(state.legal_actions()[0])) == str(twin)


@pytest.mark.parametrize("name", ["yggdrasil", "trudvang"])
def test_those_who_play_together_are_rewarded_together(name):
    game = loaded(name, 3)
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert len(set(walked(game, 10_000).returns())) == 1
