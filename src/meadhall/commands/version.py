"""`meadhall version`."""

from __future__ import annotations

import platform

import meadhall
from meadhall.commands.cli.arguments import Speaker


def version(*, say: Speaker) -> int:
    """Print the version, the engine and the Python."""
    value = {"version": meadhall.__version__, "compiled": meadhall.compiled, "python": platform.python_version()}
    say.give(
        value,
        [
            say.words()(
                "version-is",
                version=value["version"],
                python=value["python"],
                engine="compiled" if meadhall.compiled else "plain",
            )
        ],
    )
    return 0
