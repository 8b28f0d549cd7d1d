"""The examples are run as a reader would run them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.core.agenda import CHANCE, answer, pending, turn
from meadhall.core.rng import Rng
from optional import unwrap
from research.walks import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
SAYS = {
    "uct.py norsaga 2 3": "Outcome(winners=[",
    "pettingzoo_random.py": "player_2",
    "gymnasium_agent.py": "Norsaga (3264,)",
    "vector_random.py": "games",
    "openspiel_ismcts.py 6 2": "1 play",
    "torchrl_wrap.py": "over: True",
    "maskable_ppo.py --steps 1024 --games 8": "of 8 games",
}
NEEDS = {"openspiel_ismcts.py": "pyspiel", "torchrl_wrap.py": "torchrl", "maskable_ppo.py": "sb3_contrib"}
LEARNERS = ("torchrl_wrap.py", "maskable_ppo.py")


def soaked(line):
    """A learner's library takes long to load, and most machines do without it."""
    return pytest.param(line, marks=pytest.mark.soak) if line.startswith(LEARNERS) else line


@pytest.mark.parametrize("line", [soaked(line) for line in SAYS])
def test_an_example_runs(line):
    name, *words = line.split()
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    done = subprocess.run([sys.executable, str(EXAMPLES / name), *words], capture_output=True, text=True, check=True)
    assert SAYS[line] in done.stdout


@pytest.mark.soak
def test_masked_ppo_learns_to_beat_random_opponents():
    """With the steps, the games and the seed of the page for researchers."""
    pytest.importorskip("sb3_contrib")
    line = [sys.executable, str(EXAMPLES / "maskable_ppo.py")]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    wins, games, low = unwrap(re.search(r"won (\d+) of (\d+) games, 95 % interval ([\d.]+) to", done.stdout)).groups()
    assert int(games) >= 200
    assert float(low) > 0.5
    assert int(wins) < int(games)  # nobody wins every game of luck: then something is wrong with the counting


def uct_of():
    namespace = {"__name__": "uct"}
    exec((EXAMPLES / "uct.py").read_text(encoding="utf-8"), namespace)
    return namespace["uct"]


@pytest.mark.parametrize("name", GAMES)
def test_uct_plays_every_game(name):
    uct, game, rng = uct_of(), meadhall.game(name), Rng.seeded(4)
    state, answers = game.new(game.usual), 0
    while answers < 4:
        seat = turn(state)
        if seat == CHANCE:
            answer(state, state.agenda[-1].sample(state, rng))
            continue
        before = game.position(state)
        move = uct(game, state, max(0, int(seat)), rng, 12)
        assert game.position(state) == before
        assert move in pending(state)
        answer(state, move)
        answers += 1


def test_uct_is_as_short_as_it_says():
    assert len([line for line in (EXAMPLES / "uct.py").read_text(encoding="utf-8").splitlines() if line]) < 60
