"""Random games end, as the rules say they may, at every table."""

import pytest

import meadhall
from conformance.games import ENTRIES
from conformance.walk import BRIEF, walk
from meadhall.core.agenda import rollout
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng

each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


def over(entry, state, players):
    """The state is the end of a game, in every way one can ask."""
    outcome = entry.game.outcome(state)

    assert outcome is not None
    assert outcome.reason in entry.reasons
    assert bool(outcome.winners) == entry.reasons[outcome.reason]
    assert set(outcome.winners) <= set(range(players))
    assert len(outcome.scores) == players
    assert state.ended
    assert state.agenda == []
    assert meadhall.decide(state) is None
    return outcome.reason


@each_game
def test_random_games_end_with_a_winner_or_at_the_cap(entry):
    reasons, asks, tables = set(), set(), entry.tables()
    for number in range(entry.games // 5 if BRIEF else entry.games):
        players, begin = tables[number % len(tables)]
        state = begin()
        pieces = entry.pieces(state)
        for _ in walk(entry, state, Rng.seeded(number)):
            asks.add(state.agenda[-1].ask)
            assert entry.game.outcome(state) is None
        reasons.add(over(entry, state, players))

        assert entry.pieces(state) == pieces

    kinds = {frame.ask for name, frame in entry.game.frames.items() if frame.ask and name not in entry.patterns}
    assert asks <= kinds
    if not BRIEF:
        assert reasons | entry.rare == set(entry.reasons)
        assert asks == kinds


@each_game
def test_rollouts_end_as_well_and_count_what_players_chose(entry):
    for number, (players, options) in enumerate(entry.variants):
        state = entry.game.new(players, options)
        choices = rollout(state, Rng.seeded(number))
        over(entry, state, players)

        assert choices >= 0


@each_game
def test_the_variants_have_every_value_of_every_option_at_every_table(entry):
    """An option added to a game and not here would be an option that nobody has ever played."""
    game = entry.game
    low, high = game.players
    for players in range(low, high + 1):
        chosen = [game.check(options, players) for count, options in entry.variants if count == players]
        for option in game.options:
            tried = {option.read(options[option.name]) for options in chosen}
            if isinstance(option.choices, range):
                assert len(tried) > 1, option.name
                continue
            for value in option.choices:
                if value not in tried:
                    with pytest.raises(Fault):
                        game.check({option.name: value}, players)


@each_game
def test_a_seed_gives_the_same_game_twice(entry):
    for players, options in entry.variants[:4]:
        first, second = (entry.game.new(players, options) for _ in range(2))
        assert rollout(first, Rng.seeded(11)) == rollout(second, Rng.seeded(11))
        assert entry.game.position(first) == entry.game.position(second)


@each_game
def test_a_state_knows_the_options_it_was_set_up_with(entry):
    for players, options in entry.variants:
        state = entry.game.new(players, options)
        back = entry.game.from_position(entry.game.position(state))
        assert entry.game.options_of(state) == entry.game.check(options, players)
        assert entry.game.options_of(back) == entry.game.options_of(state)


@each_game
def test_too_few_and_too_many_players_are_refused(entry):
    low, high = entry.game.players
    for players in (low - 1, high + 1, -1, "2", None, 2.0):
        with pytest.raises(Fault) as fault:
            entry.game.new(players)
        assert fault.value.key == "players-count"
