"""`meadhall version`."""

from __future__ import annotations

from meadhall.commands.arguments import Speaker
from meadhall.version import __version__


def version(*, say: Speaker) -> int:
    say.give({"version": __version__}, [f"meadhall {__version__}"])
    return 0
