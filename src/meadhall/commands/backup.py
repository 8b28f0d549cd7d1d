"""`meadhall backup`: write a whole server into one file while people play."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker
from meadhall.core.fault import Fault


def backup(file: str, /, *, db: str | None = None, config: str | None = None, say: Speaker) -> int:
    import asyncio

    from meadhall.commands.settings.resolution import resolve
    from meadhall.server.store.backup import back_up, open_database
    from meadhall.server.store.database import describe_location, resolve_url

    db = resolve({"db": db}, config).settings.db
    kept = describe_location(db)
    if resolve_url(db).startswith("sqlite") and not Path(kept).is_file():
        raise Fault("file-missing", path=kept)

    async def work() -> dict[str, int]:
        async with open_database(db) as database:
            return await back_up(database, Path(file))

    counts = asyncio.run(work())
    tables, answers = counts.get("tables", 0), counts.get("entries", 0)
    say.give(
        {"file": file, "db": kept, "rows": counts},
        [say.words()("backup-done", db=kept, file=file, tables=tables, answers=answers)],
    )
    return 0
