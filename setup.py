"""Builds the compiled engine when asked to (MEADHALL_COMPILED=1); without a C compiler the plain one is installed."""

import os
from concurrent.futures import ThreadPoolExecutor

from setuptools import setup
from setuptools.command.build_ext import build_ext

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
                             "runes setup shared step throw turn",
    "games/trudvang": "cards feats attack_cards deck groups fight notation redeal state saga builtin telling "
                      "weal outlook tactics paths counsel judge",
    "games/trudvang/rules": "belongings benefits blows board combat combat_verbs effects ending enemies engage "
                            "events exhaust explore foes foretell growth hired hiring hooks leaving losses "
                            "marching planning reading rounds runes setup sleeves snares spaces standing statuses "
                            "steps strikes tests threat timed travel triggers using verbs who windows",
    "bots": "judging search karl jarl",
}
COMPILED = [f"src/meadhall/{folder}/{name}.py" for folder, names in HOT.items() for name in names.split()]


def extensions() -> list:
    if os.environ.get("MEADHALL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    found = mypycify(COMPILED, opt_level="3", debug_level="0", multi_file=True)
    for extension in found:
        extension.optional = True
    return found


class OnAllCores(build_ext):
    """A C file of each module, compiled side by side: one for all of them would take minutes and gigabytes."""

    def build_extension(self, ext: object) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list, **more: object) -> list:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **more), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


setup(ext_modules=extensions(), cmdclass={"build_ext": OnAllCores})
