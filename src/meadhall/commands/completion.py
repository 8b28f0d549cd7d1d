"""`meadhall completion SHELL`: print a completion script for a shell."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Speaker
from meadhall.core.fault import Fault, find_nearest

SHELLS = ("bash", "zsh", "fish")


def completion(shell: str, /, *, say: Speaker) -> int:
    from cyclopts import App

    from meadhall.commands.cli.command_line import load_command
    from meadhall.commands.cli.registry import COMMANDS, GROUPS

    if shell not in SHELLS:
        raise Fault("completion-shell", shell=shell, nearest=find_nearest(shell, list(SHELLS)))
    whole = App(name="meadhall", help_flags=["--help"], version_flags=["--version"])
    for name in COMMANDS:
        if name in GROUPS:
            group = App(name=name, help_flags=["--help"], version_flags=[])
            for inner in GROUPS[name]:
                group.command(load_command(f"{name} {inner}"), name=inner)
            whole.command(group)
        else:
            whole.command(load_command(name), name=name)
    script = whole.generate_completion(shell=shell)  # type: ignore[arg-type]
    say.give({"shell": shell, "script": script}, [script], fold=False)
    return 0
