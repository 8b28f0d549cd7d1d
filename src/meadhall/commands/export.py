"""`meadhall export`: write every finished game of a server as a record."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Books, Speaker
from meadhall.core.fault import Fault


def export(
    folder: str, /, *, db: str | None = None, config: str | None = None, book: Books = None, say: Speaker
) -> int:
    import asyncio

    from meadhall.commands.settings.resolution import resolve
    from meadhall.commands.setup.custom_books import load_books
    from meadhall.server.admin.record_export import read_finished, save_record
    from meadhall.server.store.database import describe_location, resolve_url
    from meadhall.server.table.server import ServerExtensions
    from meadhall.tasks import game_tasks

    settings = resolve({"db": db, "book": book}, config).settings
    db = settings.db
    kept, into, books = describe_location(db), Path(folder), load_books(settings.book)
    if resolve_url(db).startswith("sqlite") and not Path(kept).is_file():
        raise Fault("file-missing", path=kept)
    into.mkdir(parents=True, exist_ok=True)

    async def work() -> tuple[list[str], list[str]]:
        saved, lost = [], []
        async for table, room in read_finished(db, ServerExtensions(books=books)):
            if room is None:
                lost.append(table)
            else:
                saved.append(save_record(room, into).name)
        return saved, lost

    for name, volume in books.items():
        game_tasks.shelve(name, volume)
    saved, lost = asyncio.run(work())
    words = say.words()
    say.give(
        {"folder": folder, "db": kept, "records": saved, "lost": lost},
        [
            words("export-done", count=len(saved), folder=folder),
            *([words("export-lost", count=len(lost), tables=", ".join(lost))] if lost else []),
        ],
    )
    return 0
