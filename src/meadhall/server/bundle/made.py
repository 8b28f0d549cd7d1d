"""Generated files of a build: the components of a game, and the messages of a page as one file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meadhall.core.game import game, names
from meadhall.server.bundle.client_files import ClientFiles, changes
from meadhall.server.errors.messages import source
from meadhall.words import LANGUAGES, guest_texts, texts, words_of
from meadhall.words.messages import MESSAGE
from meadhall.words.phrases import grammar_of

HALL = "hall"  # the book of every page; no game is called so
ERROR = "fault-"  # how the keys of errors begin
OF_PAGES = {"fault-counsel-nothing", "fault-invite-unknown", "fault-own-fault", "fault-path-unknown", "fault-too-big"}


# Parts of a grammar that only sentences of questions, answers and events need: the server writes those.
OF_SENTENCES = {
    "word",
    "all",
    "alone",
    "key",
    "question",
    "brings",
    "terms",
    "field",
    "event",
    "kind",
    "usual",
    "bold",
    "capital",
}


def components_module(of: str) -> bytes:
    """Return the module with a game's components and grammar, which drawings and sentences import."""
    grammar = grammar_of(of)
    told = {name: part for name, part in (grammar or {}).items() if name not in OF_SENTENCES}
    spoken = b"\nexport const grammar = " + msgspec.json.encode(told) if grammar else b""
    return b"export default " + msgspec.json.encode(game(of).printed()) + spoken


def hall_text(language: str) -> str:
    """Return the shared messages with the server's errors."""
    return "\n".join([*texts(language, None), source(language)])


def leave_out_errors(text: str) -> str:
    """Drop the messages of errors, which come from the server as sentences, but for those that pages say themselves."""
    return MESSAGE.sub(lambda found: "" if found[1].startswith(ERROR) and found[1] not in OF_PAGES else found[0], text)


def books(client: ClientFiles) -> dict[str, bytes]:
    """Return the message files: the shared ones with those of the pages, and for each game the shared ones, the game's,
    and those of its board.
    """
    made: dict[str, bytes] = {}
    for language in LANGUAGES:
        hall = leave_out_errors(hall_text(language))
        made[book(HALL, language)] = "\n".join([hall, *found(client.root / f"words/{language}.ftl")]).encode()
        for of in names():
            more = [
                *found(Path(str(words_of(of))) / f"{language}.ftl"),
                *guest_texts(language, of),
                *(found(client.games[of] / f"words/{language}.ftl") if of in client.games else []),
            ]
            if more:  # other people's games may do without
                made[book(of, language)] = "\n".join([hall, *map(leave_out_errors, more)]).encode()
    return made


def book(of: str, language: str) -> str:
    return f"words/{of}.{language}.ftl"


def found(path: Path) -> list[str]:
    return [path.read_text(encoding="utf-8")] if path.is_file() else []


def state_of(client: ClientFiles) -> tuple[tuple[str, int], ...]:
    """Return every source file of a build with its modification time; users' own files count by content."""
    folders = [*(folder for _, folder in client.folders()), *(Path(str(words_of(of))) for of in names())]
    guests = [(text, 0) for of in names() for language in LANGUAGES for text in guest_texts(language, of)]
    return tuple(sorted([*guests, *(entry for folder in folders for entry in changes(folder))]))
