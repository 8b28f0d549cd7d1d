"""Builds the compiled engine when asked to (MEADHALL_COMPILED=1); without a C compiler the plain one is installed."""

import os

from setuptools import setup

# What random play and search run through. Edges (records, words, terminal) gain nothing from being compiled.
COMPILED = [
    "src/meadhall/core/rng.py",
    "src/meadhall/core/event.py",
    "src/meadhall/core/agenda.py",
    "src/meadhall/games/norsaga/cards.py",
    "src/meadhall/games/norsaga/memory.py",
    "src/meadhall/games/norsaga/notation.py",
    "src/meadhall/games/norsaga/options.py",
    "src/meadhall/games/norsaga/redeal.py",
    "src/meadhall/games/norsaga/state.py",
    "src/meadhall/games/norsaga/tree.py",
    "src/meadhall/games/norsaga/standing.py",
    "src/meadhall/games/norsaga/marks.py",
    "src/meadhall/games/norsaga/judge.py",
    "src/meadhall/bots/judging.py",
    "src/meadhall/bots/search.py",
    "src/meadhall/bots/karl.py",
    "src/meadhall/bots/jarl.py",
    *(f"src/meadhall/games/norsaga/rules/{name}.py" for name in (
        "deck", "placing", "eligible", "might", "craft", "lore", "faith", "doom", "effects", "skalds", "turn", "setup",
    )),
]


def extensions() -> list:
    if os.environ.get("MEADHALL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    found = mypycify(COMPILED, opt_level="3")
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())
