"""A lock file for translations: the source text of each, so that a stale one is noticed.

`translations.lock` holds a line for each text and language: its key (`OWNER/NAME`), the language, a hash of the source
text and a hash of the translation. A translation is stale if the source has changed since and the translation has not.
Running the tool again records every text whose translation was touched; a stale one stays stale until it is edited or
confirmed by its key. So the file can always be regenerated, even after a bad merge.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

FILE = "translations.lock"
HEAD = "# Which source text each translation was made from. Written by a tool; never edit it by hand.\n"
LINE = re.compile(r"(\S+) (\S+) ([0-9a-f]{8}) ([0-9a-f]{8})")

Pairs = Mapping[str, tuple[str, str]]  # key -> (source text, translation)


@dataclass(frozen=True, slots=True)
class Mark:
    """The hashes of a source text and of the translation that was made from it."""

    source: str
    translation: str


@dataclass(slots=True)
class TranslationLock:
    """All marks of one lock file, by key and language."""

    marks: dict[tuple[str, str], Mark] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path) -> TranslationLock:
        """Read a lock file. Invalid lines are ignored: a broken merge means unknown, not an error."""
        lock = cls()
        if path.is_file():
            for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
                if found := LINE.fullmatch(line):
                    lock.marks[found[1], found[2]] = Mark(found[3], found[4])
        return lock

    def save(self, path: Path) -> bool:
        """Write the lock file; return False if it is unchanged."""
        lines = sorted(
            f"{key} {language} {mark.source} {mark.translation}\n" for (key, language), mark in self.marks.items()
        )
        text = HEAD + "".join(lines)
        if path.is_file() and path.read_text(encoding="utf-8", errors="replace") == text:
            return False
        path.write_text(text, encoding="utf-8", newline="\n")
        return True

    def find_stale(self, language: str, pairs: Pairs) -> list[str]:
        """Return the keys whose source has changed since they were translated, and whose translation has not."""
        return [
            key
            for key, (source, translation) in pairs.items()
            if (mark := self.marks.get((key, language))) is not None
            and mark.source != hash_text(source)
            and mark.translation == hash_text(translation)
        ]

    def find_unmarked(self, language: str, pairs: Pairs) -> list[str]:
        """Return the keys that are new, or whose translation was touched since the lock was written."""
        return [
            key
            for key, (_, translation) in pairs.items()
            if (mark := self.marks.get((key, language))) is None or mark.translation != hash_text(translation)
        ]

    def mark(self, language: str, pairs: Pairs, confirmed: Collection[str] = (), owners: Collection[str] = ()) -> None:
        """Record every text that is new, touched, or confirmed by its key. Stale texts stay stale. For these owners
        (the first part of the keys), deleted texts are dropped.
        """
        stale = set(self.find_stale(language, pairs)) - set(confirmed)
        for key, one in list(self.marks):
            if one == language and key not in pairs and key.partition("/")[0] in owners:
                del self.marks[key, one]
        for key, (source, translation) in pairs.items():
            if key not in stale:
                self.marks[key, language] = Mark(hash_text(source), hash_text(translation))


def hash_text(text: str) -> str:
    """Return a hash that ignores line wrapping."""
    return hashlib.blake2b(" ".join(text.split()).encode(), digest_size=4).hexdigest()
