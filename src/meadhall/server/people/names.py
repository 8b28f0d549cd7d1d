"""What people may call themselves and their tables: nothing that poses as the hall, and nothing its keeper forbids."""

from __future__ import annotations

import unicodedata

from meadhall.core.fault import Fault
from meadhall.server.people.clean_text import one_line

# Whoever is called so would be believed to speak for the hall.
RESERVED = (
    "admin",
    "administrator",
    "meadhall",
    "moderator",
    "root",
    "support",
    "system",
    "keeper",
    "the keeper",
    "gardien",
    "le gardien",
    "huter",
    "der huter",
)
# Signs that look like plain letters, as far as somebody in a hurry would be deceived.
LOOKALIKES = {
    ord(odd): usual
    for odd, usual in {
        "а": "a",
        "е": "e",
        "о": "o",
        "р": "p",
        "с": "c",
        "у": "y",
        "х": "x",
        "і": "i",
        "ј": "j",
        "ѕ": "s",
        "к": "k",
        "м": "m",
        "т": "t",
        "ո": "n",
        "α": "a",
        "ε": "e",
        "ι": "i",
        "κ": "k",
        "ο": "o",
        "ρ": "p",
        "τ": "t",
        "υ": "u",
        "ν": "v",
        "ø": "o",
        "ß": "ss",
        "ı": "i",
        "0": "o",
        "1": "i",
        "3": "e",
        "4": "a",
        "5": "s",
        "7": "t",
        "@": "a",
        "$": "s",
        "!": "i",
        "|": "i",
        "_": " ",
        "-": " ",
        ".": " ",
    }.items()
}


def bones(name: str) -> str:
    """A name without what only disguises it: case, accents, look-alikes, spaces in a row."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return one_line(plain.translate(LOOKALIKES))


class NameRules:
    """`blocked`: words that no name and no title may hold, by their bones."""

    def __init__(self, blocked: tuple[str, ...] = ()) -> None:
        self.blocked = tuple(filter(None, map(bones, blocked)))

    def name(self, given: str | None, usual: str | None = None) -> str:
        """As it may be used; the `usual` one for whoever gives none."""
        name = self.title(given or "")
        if not name and usual is not None:
            return usual
        if not name:
            raise Fault("name-empty")
        if bones(name) in RESERVED:
            raise Fault("name-reserved", name=name)
        return name

    def title(self, given: str) -> str:
        """The same for what may be empty and speaks for nobody."""
        name = one_line(given)
        if any(word in bones(name) for word in self.blocked):
            raise Fault("name-blocked", name=name)
        return name


def words_of(text: str) -> tuple[str, ...]:
    """One word or phrase a line; lines that begin with # are comments."""
    return tuple(line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#"))
