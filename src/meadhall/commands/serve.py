"""`meadhall serve`: run the server, for this machine or a network."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from meadhall.commands.cli.arguments import Books, Lessons, MaybeNumber, Open, Origins, Speaker, Switch

PORT = 8787
MEANWHILE = "meanwhile"  # this hall builds the compiled engine while it is open


def serve(
    *,
    host: str | None = None,
    port: MaybeNumber = None,
    db: str | None = None,
    redis: str | None = None,
    hooks: str | None = None,
    forget_after: MaybeNumber = None,
    forget_to: str | None = None,
    names: str | None = None,
    ratings: Switch = None,
    origin: Origins = None,
    proxy: str | None = None,
    keeper: str | None = None,
    log: str | None = None,
    book: Books = None,
    lesson: Lessons = None,
    open_: Open = None,
    build: Switch = None,
    config: str | None = None,
    say: Speaker,
) -> int:
    """Defaults and types of the options are in `settings.table`; None here means that an option is not given."""
    options = {name.rstrip("_"): value for name, value in locals().items() if name not in ("config", "say")}
    import meadhall
    from meadhall import server  # loads the web framework, which no other command needs
    from meadhall.commands.cli.game_source import read_text
    from meadhall.commands.cli.progress import Progress
    from meadhall.commands.settings.resolution import create_limits, resolve
    from meadhall.commands.setup.custom_books import load_books
    from meadhall.commands.setup.custom_lessons import load_lessons
    from meadhall.engine import selection
    from meadhall.server.auth.admin_auth import load_token
    from meadhall.server.auth.display_names import parse_words
    from meadhall.server.store.database import describe_location
    from meadhall.server.table.server import ServerExtensions
    from meadhall.words.localized_text import said

    found = resolve(options, config)
    settings = found.settings
    if settings.forget_to is not None:
        Path(settings.forget_to).mkdir(parents=True, exist_ok=True)
    books, kept = load_books(settings.book), describe_location(settings.db)
    lessons = load_lessons(settings.lesson, settings.book, books)
    token = load_token(settings.keeper) if settings.keeper else ""
    for note in found.notes:
        say.error(say.sentence(note))
    engine, progress = selection.explain_choice(), Progress()
    if settings.build and engine in selection.CAN_BUILD:
        engine = MEANWHILE

    def building(percent: int) -> None:
        if say.json:
            return
        if percent < 100:
            progress.tell(say.words()("serve-building", percent=percent))
        else:
            progress.clear()
            say.give(None, [say.words()("serve-built")])

    def announce(address: str) -> None:
        words = say.words()
        shelf = [words("serve-book", title=book.title, name=name) for name, book in books.items()]
        shelf += [words("serve-lesson", title=said(one.title, say.language), game=one.game) for one in lessons]
        say.give(
            {
                "address": address,
                "db": kept,
                "config": str(found.file) if found.file else None,
                "compiled": meadhall.compiled,
                "engine": engine,
                "books": list(books),
            },
            [
                words("serve-open", address=address),
                words("serve-kept", db=kept),
                *([words("serve-config", file=str(found.file))] if found.file else []),
                *shelf,
                *([words("serve-keeper", address=address, file=settings.keeper)] if settings.keeper else []),
                words("serve-engine", engine=engine),
                words("serve-stop"),
            ],
        )

    server.serve(
        settings.host,
        settings.port,
        settings.db,
        settings.redis,
        settings.open,
        started=announce,
        extras=ServerExtensions(
            books=books, lessons=lessons, keeper=token, building=building if engine == MEANWHILE else None
        ),
        origins=tuple(settings.origin),
        proxy=settings.proxy,
        log=settings.log,
        opened_by=suggest_network_command(sys.argv[0], settings.port, settings.db, found.file),
        limits=create_limits(settings, parse_words(read_text(Path(settings.names))) if settings.names else ()),
    )
    return 0


def suggest_network_command(program: str, port: int, db: str | None, config: Path | None = None) -> str:
    """Return a command that opens this server to the network and runs on this machine.

    Leave out the database's password: every host of a table sees the command.
    """
    path = Path(program)
    if path.name == "__main__.py":
        words = [sys.executable, "-m", "meadhall"]
    else:
        found = shutil.which(path.name)
        words = [path.name if found and path.exists() and Path(found).samefile(path) else str(path.absolute())]
    words += ["serve", "--host", "0.0.0.0"]  # noqa: S104 (what opens a server to the network)
    if config is not None:
        words += ["--config", str(config.absolute())]
    if port != PORT:
        words += ["--port", str(port)]
    if db is not None:
        from meadhall.server.store.database import describe_location

        words += ["--db", describe_location(db)]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
