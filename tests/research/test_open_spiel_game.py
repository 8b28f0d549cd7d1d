"""OpenSpiel's own tests, and what its search relies on."""

import json

import pytest

import meadhall
from meadhall.core.rng import Rng
from research.walks import GAMES

pyspiel = pytest.importorskip("pyspiel")  # no wheel of it for Windows
spiel = pytest.importorskip("meadhall.research.open_spiel_game")

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
    first, again = (
        list(playthrough_lines(text, alsologtostdout=False, seed=7, observation_params_string=None)) for _ in range(2)
    )
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


def test_a_clone_sets_up_no_game_and_reads_no_option(monkeypatch):
    """A search clones thousands of times: whatever the options, it must cost no more than the copy."""
    game = loaded("norsaga")
    hall, made = type(meadhall.game("norsaga")), []

    def counting(name, real):
        def counted(self, *given):
            made.append(name)
            return real(self, *given)

        monkeypatch.setattr(hall, name, counted)

    for name in ("new", "check", "set_up"):
        counting(name, getattr(hall, name))
    state = walked(game, 20)
    made.clear()
    twins = [state.clone() for _ in range(5)]
    assert made == []
    assert {str(twin) for twin in twins} == {str(state)}


@pytest.mark.parametrize("name", GAMES)
def test_two_new_games_go_their_own_ways(name):
    game = loaded(name)
    first, second = game.new_initial_state(), game.new_initial_state()
    before, remembered = str(second), second.information_state_string(0)
    for _ in range(5):
        first.apply_action(first.legal_actions()[0])
    assert str(first) != before
    assert (str(second), second.information_state_string(0)) == (before, remembered)
    assert str(game.new_initial_state()) == before


@pytest.mark.parametrize("name", ["yggdrasil", "trudvang"])
def test_those_who_play_together_are_rewarded_together(name):
    game = loaded(name, 3)
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert len(set(walked(game, 10_000).returns())) == 1


def dealt(game, choose):
    """A game up to its first question to a player, chance answering as `choose` says of the outcomes it has."""
    state, number = game.new_initial_state(), 0
    while state.is_chance_node():
        state.apply_action(choose(number, [action for action, _ in state.chance_outcomes()], state))
        number += 1
    return state


def hidden_apart(name):
    """A history up to the first question, and others that differ from it in one draw."""
    game = loaded(name)
    plain = dealt(game, lambda number, outcomes, state: outcomes[0])
    draws = len(plain.history())
    found = []
    for at in range(draws):
        other = dealt(game, lambda number, outcomes, state, at=at: outcomes[-1 if number == at else 0])
        if other.current_player() == plain.current_player() and str(other) != str(plain):
            found.append(other)
    return plain, found


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe"])
def test_histories_that_a_player_cannot_tell_apart_have_one_string(name):
    plain, others = hidden_apart(name)
    alike = 0
    for other in others:
        same = [other.information_state_string(player) == plain.information_state_string(player) for player in (0, 1)]
        views = [other.observation_string(player) == plain.observation_string(player) for player in (0, 1)]
        assert [view for view, one in zip(views, same, strict=True) if one] == [True] * sum(same)
        assert same != [True, True]  # somebody was told
        alike += sum(same)
    assert alike


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_nothing_that_was_seen_is_lost(name):
    state, rng = loaded(name).new_initial_state(), Rng.seeded(8)
    before = ["", ""]
    for _ in range(120):
        if state.is_terminal():
            break
        player, action = state.current_player(), rng.choice(state.legal_actions())
        text = state.action_to_string(player, action)
        state.apply_action(action)
        now = [
            "".join(f"{line}\n" for line in state.information_state_string(seat).splitlines()[:-1]) for seat in (0, 1)
        ]
        assert all(new.startswith(old) for new, old in zip(now, before, strict=True))
        if player >= 0:
            assert now[player][len(before[player]) :].splitlines()[0] == json.dumps(text, ensure_ascii=False)
        before = now
    assert all(before)


def test_a_card_that_has_gone_is_remembered():
    """A player's own draws stand in its string with their cards for ever, those of others without."""
    state = walked(loaded("norsaga"), 60, 3)
    drawn = [json.loads(line) for line in state.information_state_string(0).splitlines()[:-1]]
    draws = [event for event in drawn if isinstance(event, dict) and event["kind"] == "draw"]
    own, others = ([event for event in draws if event["seat"] == seat] for seat in (0, 1))
    assert own
    assert others
    assert all(set(event) > set(other) for event in own for other in others)
