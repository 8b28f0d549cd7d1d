"""`meadhall game new NAME`: write the package of a new, playable game."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker


def new(name: str, /, *, board: str = "grid", out: str | None = None, say: Speaker) -> int:
    from meadhall.core.game import names
    from meadhall.scaffold import write_game

    folder = Path(out or name)
    files = write_game(name, folder, board, names())
    words = say.words()
    say.give(
        {"game": name, "folder": str(folder), "files": [str(path) for path in files]},
        [
            words("game-new", game=name, count=len(files), path=str(folder)),
            words("game-install", command=f"pip install -e {folder}"),
            words("game-next", play=f"meadhall play {name}", check=f"meadhall game check {name}"),
        ],
    )
    return 0
