"""`meadhall config check`: list every mistake in the settings file and the environment."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.settings.mistakes import Mistakes
from meadhall.core.fault import Fault

RIGHT, WRONG = 0, 1


def check(file: str | None = None, /, *, say: Speaker) -> int:
    from meadhall.commands.settings.resolution import resolve

    if file is not None and not Path(file).is_file():
        raise Fault("file-missing", path=file)
    try:
        found = resolve(config=file)
    except Mistakes as mistakes:
        say.fault(mistakes)
        return WRONG
    for note in found.notes:
        say.error(say.sentence(note))
    path = str(found.file) if found.file else None
    say.give(
        {"file": path, "given": sorted(found.given), "faults": [], "notes": [say.sentence(one) for one in found.notes]},
        [say.words()("config-good", file=path or "none", count=len(found.given))],
    )
    return RIGHT
