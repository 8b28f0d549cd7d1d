"""`meadhall serve`: the table in the browser, for this machine or a whole network."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from meadhall.commands.arguments import Books, Flag, Lessons, Number, Origins, Speaker
from meadhall.core.fault import Fault

PORTS = 65_535
MEANWHILE = "meanwhile"  # this hall builds the compiled engine while it is open
HOOKS = ("off", "public", "any")
LOGS = ("plain", "json")


def port_of(port: int) -> int:
    if not 0 <= port <= PORTS:
        raise Fault("line-port", value=port, most=PORTS)
    return port


def serve(
    *,
    host: str = "127.0.0.1",
    port: Number = 8787,
    db: str | None = None,
    redis: str | None = None,
    hooks: str = "off",
    forget_after: Number = 0,
    forget_to: str | None = None,
    names: str | None = None,
    ratings: Flag = False,
    origin: Origins = None,
    proxy: str | None = None,
    keeper: str | None = None,
    log: str = "plain",
    book: Books = None,
    lesson: Lessons = None,
    open: Flag = False,
    build: Flag = False,
    say: Speaker,
) -> int:
    import meadhall
    from meadhall import server  # loads the web framework, which no other command needs
    from meadhall.commands.progress import Progress
    from meadhall.commands.serve_books import books_from
    from meadhall.commands.serve_lessons import lessons_from
    from meadhall.commands.source import file_text
    from meadhall.engine import which
    from meadhall.server.people.keeper import token_from
    from meadhall.server.people.limits import Limits
    from meadhall.server.people.names import words_of
    from meadhall.server.store.database import place_of
    from meadhall.server.table.extras import Extras
    from meadhall.words.prose import said

    port_of(port)
    if hooks not in HOOKS:
        raise Fault("line-hooks", value=hooks)
    if log not in LOGS:
        raise Fault("line-log", value=log)
    for one in origin or ():
        origin_of(one)
    if proxy is not None:
        proxy_of(proxy)
    if forget_after < 0:
        raise Fault("line-forget-after", value=forget_after)
    if forget_to is not None:
        Path(forget_to).mkdir(parents=True, exist_ok=True)
    books, kept = books_from(book or []), place_of(db)
    lessons = lessons_from(lesson or [], book or [], books)
    token = token_from(keeper) if keeper else ""
    engine, progress = which.why(), Progress()
    if build and engine in which.CAN_BUILD:
        engine = MEANWHILE

    def building(percent: int) -> None:
        if say.json:
            return
        if percent < 100:
            progress.tell(say.words()("serve-building", percent=percent))
        else:
            progress.done()
            say.give(None, [say.words()("serve-built")])

    def started(address: str) -> None:
        words = say.words()
        shelf = [words("serve-book", title=book.title, name=name) for name, book in books.items()]
        shelf += [words("serve-lesson", title=said(one.title, say.language), game=one.game) for one in lessons]
        say.give(
            {"address": address, "db": kept, "compiled": meadhall.compiled, "engine": engine, "books": list(books)},
            [
                words("serve-open", address=address),
                words("serve-kept", db=kept),
                *shelf,
                *([words("serve-keeper", address=address, file=keeper)] if keeper else []),
                words("serve-engine", engine=engine),
                words("serve-stop"),
            ],
        )

    server.serve(
        host,
        port,
        db,
        redis,
        open,
        started=started,
        extras=Extras(books=books, lessons=lessons, keeper=token, building=building if engine == MEANWHILE else None),
        origins=tuple(origin or ()),
        proxy=proxy,
        log=log,
        limits=Limits(
            hooks=hooks,
            forget_after=forget_after,
            forget_to=forget_to or "",
            ratings=ratings,
            blocked=words_of(file_text(Path(names))) if names else (),
        ),
    )
    return 0


def origin_of(text: str) -> None:
    """Browsers send a scheme and a name and no more; anything else would match none of them, and shut them out."""
    try:
        found = urlsplit(text)
        good = (
            found.scheme in ("http", "https")
            and found.hostname
            and found.path in ("", "/")
            and not (found.query or found.fragment or found.username)
        )
        _ = found.port
    except ValueError:
        good = False
    if not good:
        raise Fault("line-origin", value=text)


def proxy_of(text: str) -> None:
    """Requests come from numbers: a name would match none, and the proxy would not be believed. `*` is whoever comes,
    for halls that only the proxy can reach."""
    try:
        for one in text.split(","):
            if one.strip() != "*":
                ip_network(one.strip(), strict=False)
    except ValueError:
        raise Fault("line-proxy", value=text) from None
