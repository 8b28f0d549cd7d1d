"""`meadhall restore`: restore a backup into an empty database of either kind."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker
from meadhall.core.fault import Fault


def restore(file: str, /, *, db: str | None = None, config: str | None = None, say: Speaker) -> int:
    import asyncio

    from meadhall.commands.settings.resolution import resolve
    from meadhall.server.cluster.node_lock import NodeLock
    from meadhall.server.store import backup
    from meadhall.server.store.database import describe_location

    db = resolve({"db": db}, config).settings.db
    kept = describe_location(db)
    if not Path(file).exists():
        raise Fault("file-missing", path=file)

    async def work() -> dict[str, int]:
        backup.read(Path(file))  # before anything is made
        async with backup.open_database(db) as database:
            lock = NodeLock(database, talks=False)
            try:
                if not await lock.take():
                    raise Fault("restore-busy", db=kept)
                return await backup.restore(database, Path(file))
            finally:
                await lock.close()

    counts = asyncio.run(work())
    tables, answers = counts.get("tables", 0), counts.get("entries", 0)
    say.give(
        {"file": file, "db": kept, "rows": counts},
        [say.words()("restore-done", db=kept, file=file, tables=tables, answers=answers)],
    )
    return 0
