"""`meadhall story preview PATH`: show a book in the browser while it is written, with an inspector."""

from __future__ import annotations

import tempfile
from pathlib import Path

from meadhall.commands.cli.arguments import Flag, Number, Speaker
from meadhall.commands.settings.checks import check_port

HERE = "127.0.0.1"  # only the author may read these files


def preview(
    path: str,
    /,
    *,
    seats: str = "me",
    port: Number = 0,
    no_browser: Flag = False,
    link: str | None = None,
    say: Speaker,
) -> int:
    from meadhall import server  # loads the web framework
    from meadhall.book.authoring.editor_links import EDITOR
    from meadhall.commands.setup.terminal_table import choose_name
    from meadhall.games.trudvang.game import trudvang
    from meadhall.preview.book_watcher import BookWatcher
    from meadhall.preview.routes import build_extensions
    from meadhall.tables.seats import parse_seats

    desk = BookWatcher(path, parse_seats(seats, trudvang, choose_name(None)), say.language, link or EDITOR)

    def announce(address: str) -> None:
        words = say.words()
        say.give(
            {"address": address, "book": desk.name, "findings": len(desk.findings)},
            [words("preview-open", title=desk.title, address=address), words("preview-stop")],
        )

    with tempfile.TemporaryDirectory(prefix="meadhall-preview-") as folder:
        server.serve(
            HERE,
            check_port(port),
            str(Path(folder) / "tables.sqlite3"),
            None,
            not no_browser,
            started=announce,
            extras=build_extensions(desk),
        )
    return 0
