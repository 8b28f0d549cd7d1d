"""`meadhall story preview PATH`: the book in the browser as it is being written, with an inspector beside it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from meadhall.commands.arguments import Flag, Number, Speaker
from meadhall.commands.serve import port_of

HERE = "127.0.0.1"  # an author's files are nobody else's


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
    from meadhall.book.editing import EDITOR
    from meadhall.commands.at_terminal import your_name
    from meadhall.games.trudvang.game import trudvang
    from meadhall.preview.desk import Desk
    from meadhall.preview.routes import extras
    from meadhall.tables.seats import seats_from

    desk = Desk(path, seats_from(seats, trudvang, your_name(None)), say.language, link or EDITOR)

    def started(address: str) -> None:
        words = say.words()
        say.give(
            {"address": address, "book": desk.name, "findings": len(desk.findings)},
            [words("preview-open", title=desk.title, address=address), words("preview-stop")],
        )

    with tempfile.TemporaryDirectory(prefix="meadhall-preview-") as folder:
        server.serve(
            HERE,
            port_of(port),
            str(Path(folder) / "tables.sqlite3"),
            None,
            not no_browser,
            started=started,
            extras=extras(desk),
        )
    return 0
