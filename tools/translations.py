"""Find French and German texts that are older than the English they translate: words, lessons, hints, guides, books.

    python tools/translations.py                        # list stale or unrecorded texts; exits with 1 if there are any
    python tools/translations.py --mark                 # record every text whose translation is new or was changed
    python tools/translations.py --confirm KEY [KEY]    # the same, and confirm that these stale ones need no change

A `translations.lock` is in every folder that holds such texts. Only this tool writes it: after a conflict between
branches take either side and run `--mark` again. A stale text stays stale until its translation is changed or its key
is confirmed.
"""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.book.authoring.translation import collect_pairs
from meadhall.book.loader import load_draft
from meadhall.files.translation_lock import FILE, TranslationLock
from meadhall.games.trudvang.books import list_shipped, path_of
from meadhall.words import LANGUAGES, MESSAGE

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "meadhall"
COMMAND = "python tools/translations.py --mark"
SOURCE, *OTHERS = LANGUAGES

Pairs = dict[str, tuple[str, str]]
Texts = dict[Path, dict[str, Pairs]]  # folder of the lock -> language -> key -> (English, translation)


def list_texts() -> Texts:
    """Return every English text with its translations, by the folder whose lock records them."""
    found: Texts = defaultdict(lambda: defaultdict(dict))
    for path in sorted(SOURCES.rglob(f"{SOURCE}*.ftl")):
        source = read_fluent(path)
        for language in OTHERS:
            other = path.with_name(language + path.name.removeprefix(SOURCE))
            if other.is_file():
                translated = read_fluent(other)
                found[path.parent][language] |= {
                    f"*{path.name.removeprefix(SOURCE)}/{key}": (text, translated[key])
                    for key, text in source.items()
                    if key in translated
                }
    for path in sorted((SOURCES / "games").rglob("*.toml")):
        for key, by_language in walk_texts(tomllib.loads(path.read_text(encoding="utf-8"))):
            for language in OTHERS:
                if language in by_language:
                    pair = (by_language[SOURCE], by_language[language])
                    found[path.parent][language][f"{path.name}/{key}"] = pair
    for name in list_shipped():
        path = path_of(name)
        manuscript = load_draft(path)
        for language in OTHERS:
            found[path if path.is_dir() else path.parent][language] |= collect_pairs(manuscript, language)
    return found


def read_fluent(path: Path) -> dict[str, str]:
    """Return the messages of a Fluent file with their attributes, as they are written."""
    return {found[1]: found[0].partition("=")[2] for found in MESSAGE.finditer(path.read_text(encoding="utf-8"))}


def walk_texts(node: Any, key: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Return every text of a TOML file that has several languages. Tables in a list are identified by their name if
    they have one, else by their number.
    """
    if isinstance(node, dict):
        if isinstance(node.get(SOURCE), str):
            yield key.strip("."), node
            return
        for name, value in node.items():
            yield from walk_texts(value, f"{key}.{name}")
    elif isinstance(node, list):
        for number, value in enumerate(node, 1):
            name = value.get("name") if isinstance(value, dict) else None
            yield from walk_texts(value, f"{key}.{name if isinstance(name, str) else number}")


def list_troubles() -> list[str]:
    """Return a line for every text that is stale or not recorded: its lock, key and language, and what to do."""
    found = []
    for folder, by_language in list_texts().items():
        lock, place = TranslationLock.load(folder / FILE), folder.relative_to(ROOT)
        for language, both in by_language.items():
            found += [
                f"{place}: {key} ({language}) is older than its English. Bring it up to date, then run: {COMMAND}"
                for key in lock.find_stale(language, both)
            ]
            found += [
                f"{place}: {key} ({language}) is new or was changed. When it says what the English says, run: {COMMAND}"
                for key in lock.find_unmarked(language, both)
            ]
    return found


def mark(confirmed: list[str]) -> None:
    for folder, by_language in list_texts().items():
        lock = TranslationLock.load(folder / FILE)
        owners = {key.partition("/")[0] for key, _ in lock.marks}
        for language, both in by_language.items():
            lock.mark(language, both, confirmed, owners)
        if lock.save(folder / FILE):
            print(f"{(folder / FILE).relative_to(ROOT)} has been written.")


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] not in ("--mark", "--confirm"):
        print(__doc__)
        return 2
    if arguments:
        mark(arguments[1:] if arguments[0] == "--confirm" else [])
    left = list_troubles()
    print("\n".join(left) or "Every translation is up to date.")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
