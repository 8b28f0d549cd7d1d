"""The hall does without this room, and the room says what it needs."""

import subprocess
import sys

ALONE = """
import sys
import meadhall, meadhall.bots, meadhall.cli
assert not [name for name in sys.modules if name.split(".")[0] in ("numpy", "gymnasium", "pettingzoo", "pyspiel")]
assert "meadhall.research" not in sys.modules
"""
WITHOUT = """
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "gymnasium" else real(name, *more)
import meadhall
try:
    import meadhall.research
except ImportError as error:
    assert 'pip install meadhall[research]' in str(error) and "gymnasium" in str(error), error
else:
    raise SystemExit("nobody missed it")
"""


def test_nothing_else_needs_it():
    subprocess.run([sys.executable, "-c", ALONE], check=True)


def test_without_its_needs_it_says_what_to_install():
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)
