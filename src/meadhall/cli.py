"""The `meadhall` command: reads the line, runs one command of meadhall.commands, and says every fault in one line."""

from __future__ import annotations

import os
import sys

from meadhall.commands.line import Line
from meadhall.commands.say import Say, trouble
from meadhall.core.fault import Fault

OK, FAILED, USAGE, STOPPED = 0, 1, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Exit code: 0 done, 1 the game or the check failed, 2 the line or a file could not be used."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")        # an old terminal shows `?` instead of failing
    say = Say()
    try:
        return Line(sys.argv[1:] if argv is None else argv).run(say)
    except Fault as fault:
        say.fault(fault)
        return USAGE
    except KeyboardInterrupt:
        say.error("")
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)    # the reader has left: say nothing more, not even at exit
        return OK
    except OSError as error:
        say.fault(trouble(error))
        return USAGE
    except Exception as error:
        if os.environ.get("MEADHALL_DEBUG"):
            raise
        say.fault(Fault("own-mistake", kind=type(error).__name__, reason=" ".join(str(error).split())))
        return FAILED


if __name__ == "__main__":
    sys.exit(main())
