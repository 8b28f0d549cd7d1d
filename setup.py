"""Builds the compiled engine when asked to (MEADHALL_COMPILED=1); without a C compiler the plain one is installed."""

import os

from setuptools import setup

# What random play and search run through. Edges (records, words, terminal) gain nothing from being compiled.
HOT = {
    "core": "rng event agenda",
    "games/norsaga": "cards memory notation options redeal state tree standing marks judge",
    "games/norsaga/rules": "deck placing eligible might craft lore faith doom effects skalds turn setup",
    "games/fire_and_axe": "chart cards notation options state scoring redeal passage promise leg survey outlook voyage "
                          "runelore counsel judge",
    "games/fire_and_axe/rules": "deck dice effects eligible favours raid runes sagas sail settle setup strife trade "
                                "turn windows",
    "games/yggdrasil": "cards options notation state piles dice redeal omens perils saves gains prospects ratings "
                       "judge",
    "games/yggdrasil/rules": "actions bonds brothers creatures deeds dicing effects enemies moving presence risks "
                             "runes setup shared throw turn",
    "bots": "judging search karl jarl",
}
COMPILED = [f"src/meadhall/{folder}/{name}.py" for folder, names in HOT.items() for name in names.split()]


def extensions() -> list:
    if os.environ.get("MEADHALL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    found = mypycify(COMPILED, opt_level="3")
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())
