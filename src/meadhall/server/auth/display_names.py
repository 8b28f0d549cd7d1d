"""Rules for names of people and tables: no impersonation of staff, and no words that the admin forbids."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib import resources

from meadhall.core.fault import Fault
from meadhall.server.auth.text_sanitizer import clean_line

# A name that contains one of these words could be taken for staff ...
SPEAKS = ("admin", "administrator", "meadhall", "moderator")
# ... or one that consists of these, apart from filler words. "Gate keeper" is allowed, and thrall is a bot.
RESERVED = (*SPEAKS, "root", "support", "system", "keeper", "gardien", "hüter", "thrall")
FILLING = (
    "the",
    "a",
    "this",
    "your",
    "real",
    "true",
    "only",
    "official",
    "hall",
    "le",
    "la",
    "un",
    "votre",
    "vrai",
    "seul",
    "officiel",
    "der",
    "die",
    "das",
    "ein",
    "euer",
    "echte",
    "wahre",
    "einzige",
    "offizielle",
)
# Signs that stand for letters in a disguise.
SIGNS = {
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
}
ALIKE = {"l": "i"}  # in many typefaces they are the same
PAIRS = (("rn", "m"), ("vv", "w"))


@cache
def load_lookalikes() -> dict[int, str]:
    table = resources.files("meadhall.server.auth").joinpath("lookalikes.toml").read_text(encoding="utf-8")
    found = {ord(sign): letter for letter, signs in tomllib.loads(table).items() for sign in signs}
    return found | {ord(sign): letter for sign, letter in SIGNS.items()}


def strip_marks(name: str) -> str:
    """Remove case, accents and other marks."""
    found = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(char for char in found if not unicodedata.category(char).startswith("M"))


def normalize(name: str) -> str:
    """Normalise case, accents, look-alikes and repeated spaces."""
    letters = clean_line(strip_marks(name).translate(load_lookalikes()))
    return letters.translate({ord(one): other for one, other in ALIKE.items()})


def fold_lookalikes(name: str) -> str:
    """Like `bones`, and also fold letter pairs that look like one letter."""
    found = normalize(name)
    for pair, letter in PAIRS:
        found = found.replace(pair, letter)
    return found


def is_reserved(name: str) -> bool:
    """Return whether the name impersonates staff, also with digits or punctuation around its words or spaces between
    its letters.
    """
    bare = re.sub(r"(?<![^\W\d_])[\W\d_]+|[\W\d_]+(?![^\W\d_])", " ", strip_marks(name))
    for words in (fold_lookalikes(name).split(), fold_lookalikes(bare).split()):
        told = [word for word in words if word not in fold_all(FILLING)]
        if not {"".join(words), "".join(told)}.isdisjoint(fold_all(RESERVED)) or not fold_all(SPEAKS).isdisjoint(words):
            return True
    return False


@cache
def fold_all(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(fold_lookalikes, words))


class NameRules:
    """`blocked`: normalised words that no name or title may contain."""

    def __init__(self, blocked: tuple[str, ...] = ()) -> None:
        self.blocked = tuple(filter(None, map(normalize, blocked)))

    def check_name(self, given: str | None, usual: str | None = None) -> str:
        """Return the cleaned name, or the default if it is empty."""
        name = self.check_title(given or "")
        if not name and usual is not None:
            return usual
        if not name:
            raise Fault("name-empty")
        if is_reserved(name):
            raise Fault("name-reserved", name=name)
        return name

    def allow(self, name: str, refused: str | None) -> str:
        """Return the name, unless an admin has taken it from this guest."""
        if refused is not None and fold_lookalikes(name) == fold_lookalikes(refused):
            raise Fault("name-refused", name=name)
        return name

    def check_title(self, given: str) -> str:
        """Like `name`, for text that may be empty and names no person."""
        name = clean_line(given)
        if any(word in normalize(name) for word in self.blocked):
            raise Fault("name-blocked", name=name)
        return name


def parse_words(text: str) -> tuple[str, ...]:
    """Read one word or phrase per line. Lines that begin with # are comments."""
    return tuple(line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#"))
