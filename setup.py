"""Builds the compiled engine when asked to (MEADHALL_COMPILED=1); without a C compiler the plain one is installed."""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What random play and search run through: the nouns, the rules and the judge of every game, what its bots imagine, and
# the steps of a story, and many games at once. Other edges (records, words, terminal) gain nothing from being compiled.
HOT = (
    "core/rng.py",
    "core/event.py",
    "core/agenda.py",
    "core/decision.py",
    "book/conditions.py",
    "book/step.py",
    "book/steps.py",
    "book/story.py",
    "games/*/*.py",
    "games/*/rules/*.py",
    "games/*/judge/*.py",
    "games/*/edge/redeal.py",
    "bots/judging.py",
    "bots/search.py",
    "bots/karl.py",
    "bots/jarl.py",
    "research/norsaga_codes.py",
    "research/many.py",
)
COLD = {  # built on what is interpreted
    "__init__.py",
    "game.py",
    "data.py",
    "data_combat.py",
    "data_files.py",
    "forms.py",
    "grammar.py",
    "numbers.py",
}
SOURCE = Path("src/meadhall")
COMPILED = [path for hot in HOT for path in sorted(SOURCE.glob(hot)) if path.name not in COLD]
AMONG_OURSELVES = ["-fvisibility=hidden", "-fno-semantic-interposition"]  # nobody else calls what is compiled here
ASKING = {"egg_info", "dist_info"}  # what pip asks before it builds anything; nothing is written for that
WRITTEN = Path("build/written/meadhall")  # the sources with all that classes leave to be written


def extensions() -> list:
    if os.environ.get("MEADHALL_COMPILED") != "1" or ASKING & set(sys.argv):
        return []
    sys.path.insert(0, "tools")
    from mypyc.build import mypycify

    from expand import expanded

    sources = [str(path) for path in expanded(SOURCE, WRITTEN, COMPILED)]
    os.environ["MYPYPATH"] = str(WRITTEN.parent)  # they are the hall for the compiler
    found = mypycify(sources, opt_level="3", debug_level="0", multi_file=True)
    header = str(Path("tools/engine.h").resolve())
    more = ["/FI", header] if os.name == "nt" else ["-include", header, *AMONG_OURSELVES]
    for extension in found:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
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


class WithHandbook(build_py):
    """Brings the handbook along, where `make docs` has built it."""

    def run(self) -> None:
        super().run()
        site, inside = Path(os.environ.get("MEADHALL_DOCS", "build/docs")), Path(self.build_lib, "meadhall/site")
        shutil.rmtree(inside, ignore_errors=True)
        if (site / "index.html").is_file() and not self.editable_mode:
            shutil.copytree(site, inside)


setup(ext_modules=extensions(), cmdclass={"build_ext": OnAllCores, "build_py": WithHandbook})
