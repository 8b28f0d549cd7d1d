"""Generated files of a build: the components of a game, and the messages of a page as one file."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from meadhall.core.game import game, names
from meadhall.server.bundle.client_files import ClientFiles, list_changes
from meadhall.server.errors.messages import read_fluent
from meadhall.words import LANGUAGES, guest_texts, texts, words_of
from meadhall.words.captions import SERVER_ONLY, Caption, compile_captions, is_for_pages
from meadhall.words.phrases import grammar_of

HALL = "hall"  # the book of every page; no game is called so
# A message of the server in a script, as a string of its own.
NAMED = re.compile(rf"""(['"`])((?:{"|".join(SERVER_ONLY)})[\w-]+)\1""")
# Errors that pages say themselves; the server sends all others as sentences.
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


def write_components(of: str) -> bytes:
    """Return the module with a game's components and grammar, which drawings and sentences import."""
    grammar = grammar_of(of)
    told = {name: part for name, part in (grammar or {}).items() if name not in OF_SENTENCES}
    spoken = b"\nexport const grammar = " + msgspec.json.encode(told) if grammar else b""
    return b"export default " + msgspec.json.encode(game(of).printed()) + spoken


def read_hall_text(language: str) -> str:
    """Return the shared messages with the server's errors."""
    return "\n".join([*texts(language, None), read_fluent(language)])


def write_books(client: ClientFiles) -> dict[str, bytes]:
    """Return the captions that pages say, as JSON: those of every page, and of each game what it has of its own."""
    made: dict[str, bytes] = {}
    for language in LANGUAGES:
        own = read_captions(client.root / f"words/{language}.ftl")
        made[name_book(HALL, language)] = msgspec.json.encode(
            compile_captions(read_hall_text(language), is_of_pages) | own
        )
        for of in names():
            captions = collect_captions(client, of, language)
            if captions:  # other people's games may do without
                made[name_book(of, language)] = msgspec.json.encode(captions)
    return made


def collect_captions(client: ClientFiles, of: str, language: str) -> dict[str, Caption]:
    """Return a game's captions; of what the server says only the messages that a script of the game names."""
    folder = client.games.get(of)
    named = find_named_messages(folder) if folder else frozenset()
    captions: dict[str, Caption] = {}
    for text in [*read_if_there(Path(str(words_of(of))) / f"{language}.ftl"), *guest_texts(language, of)]:
        captions |= compile_captions(text, lambda name: is_for_pages(name) or name in named)
    return captions | (read_captions(folder / f"words/{language}.ftl") if folder else {})


def find_named_messages(folder: Path) -> frozenset[str]:
    """Return the messages of the server that scripts name."""
    return frozenset(
        found[2] for path in folder.rglob("*.js") for found in NAMED.finditer(path.read_text(encoding="utf-8"))
    )


def is_of_pages(name: str) -> bool:
    return is_for_pages(name) or name in OF_PAGES


def read_captions(path: Path) -> dict[str, Caption]:
    """Return all captions of a file that only pages read."""
    return {key: caption for text in read_if_there(path) for key, caption in compile_captions(text).items()}


def name_book(of: str, language: str) -> str:
    return f"words/{of}.{language}.json"


def read_if_there(path: Path) -> list[str]:
    return [path.read_text(encoding="utf-8")] if path.is_file() else []


def list_sources(client: ClientFiles) -> tuple[tuple[str, int], ...]:
    """Return every source file of a build with its modification time; users' own files count by content."""
    folders = [*(folder for _, folder in client.folders()), *(Path(str(words_of(of))) for of in names())]
    guests = [(text, 0) for of in names() for language in LANGUAGES for text in guest_texts(language, of)]
    return tuple(sorted([*guests, *(entry for folder in folders for entry in list_changes(folder))]))
