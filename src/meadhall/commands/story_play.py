"""`meadhall story play PATH`: play a book in the terminal, as its first reader."""

from __future__ import annotations

from meadhall.commands.cli.arguments import Flag, MaybeNumber, Speaker

ALONE = "me"


def play(path: str, /, *, seats: str = ALONE, seed: MaybeNumber = None, plain: Flag = False, say: Speaker) -> int:
    from meadhall.commands.play import play as play_game
    from meadhall.games.trudvang.books import list_shipped, open_book, path_of

    open_book(path_of(path))  # report a broken book first
    name = path if path in list_shipped() else str(path_of(path).resolve())
    return play_game("trudvang", seats=seats, seed=seed, option=[f"adventure={name}"], new=True, plain=plain, say=say)
