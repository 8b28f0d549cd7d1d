"""The `meadhall` command: reads the line, runs one command of meadhall.commands, and says every fault in one line."""

from __future__ import annotations

import os
import sys

from meadhall.commands.cli.command_line import Line
from meadhall.commands.cli.output import Say, to_fault
from meadhall.core.fault import Fault
from meadhall.core.game import GameError

OK, FAILED, USAGE, STOPPED = 0, 1, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Exit code: 0 done, 1 the game or the check failed, 2 the line or a file could not be used."""
    open_streams()
    code = run(sys.argv[1:] if argv is None else argv)
    try:
        sys.stdout.flush()
    except OSError:
        hush()
    return code


def run(argv: list[str]) -> int:
    say = Say()
    try:
        return Line(argv).run(say)
    except Fault as fault:
        say.fault(fault)
        return USAGE
    except KeyboardInterrupt:
        say.error("")
        return STOPPED
    except BrokenPipeError:
        hush()
        return OK
    except OSError as error:
        say.fault(to_fault(error))
        return USAGE
    except GameError as error:
        say.fault(Fault("game-incomplete", reason=str(error)))
        return USAGE
    except Exception as error:
        if os.environ.get("MEADHALL_DEBUG"):
            raise
        say.fault(Fault("own-mistake", kind=type(error).__name__, reason=" ".join(str(error).split())))
        return FAILED


def hush() -> None:
    """Silence standard output: its reader is gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def open_streams() -> None:
    """Let an old terminal show `?` instead of failing; replace closed streams (`>&-`, a service) by /dev/null.

    What is opened here takes the number that was closed, so that no file of ours is written to by mistake."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  (until the end)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
