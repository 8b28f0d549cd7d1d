"""Load messages from Fluent files and format them in the reader's language."""

from __future__ import annotations

import errno
import locale
import os
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, get_args

from meadhall.core.fault import Fault, Refusal, find_nearest
from meadhall.core.game import GAMES, find_folder

Language = Literal["en", "fr", "de"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENAMETOOLONG: "long",
    errno.ELOOP: "loop",
}
QUOTED = 600  # maximum length of quoted user text
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n)*", re.M)  # with its indented lines
TEXT = re.compile(r"[A-Za-z0-9_-]+ *= *([^{}\r\n ](?:[^{}\r\n]*[^{}\r\n ])?)[ \n]*")  # one that is a line of text


class Sentences:
    """The messages of one language. Parsing thousands of messages would take longer than most commands, so each is
    parsed on first use, and messages without placeables bypass Fluent.
    """

    def __init__(self, language: str, sources: list[str]) -> None:
        from fluent.runtime import FluentBundle  # slow to load, and help does without it

        self.language = language
        # No bidi isolation marks: terminals print them, and screen readers may spell them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}  # messages not parsed yet, as in their files
        self.texts: dict[str, str] = {}  # messages without arguments
        for source in sources:
            self.add(source)

    def add(self, source: str) -> None:
        """Add Fluent source. Of two messages with the same id, the first wins."""
        for found in MESSAGE.finditer(source):
            self.unread.setdefault(found[1], found[0])

    def __call__(self, key: str, **args: Any) -> str:
        """Format a message, or an attribute of it (`ask-play.wait`)."""
        name, _, attribute = key.partition(".")
        if not self.knows(name):
            return key
        if name in self.texts:
            return key if attribute else self.texts[name]
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language} {key}: {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.knows(name) or name in self.texts:
            return name in self.texts and not attribute
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def knows(self, name: str) -> bool:
        """Return whether the message exists; if so, it is now parsed."""
        if name in self.texts or self.bundle.has_message(name):
            return True
        return name in self.unread and self.read(name, self.unread.pop(name))

    def read(self, name: str, source: str) -> bool:
        from fluent.runtime import FluentResource

        if text := TEXT.fullmatch(source):
            self.texts[name] = text[1]
        else:
            self.bundle.add_resource(FluentResource(source))
        return text is not None or bool(self.bundle.has_message(name))


class Words(Sentences):
    """The messages of one language: the shared ones and, if given, one game's with its rules."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise Fault("language-unknown", language=language, nearest=find_nearest(language, list(LANGUAGES)))
        super().__init__(language, texts(language, game))
        self.game = game

    def listed(self, things: list[str]) -> str:
        """`Bera`, `Bera and Ulf`, `Bera, Ulf and Jarl`."""
        if len(things) < 2:
            return "".join(things)
        return self("list-and", before=", ".join(things[:-1]), last=things[-1])

    def fault(self, fault: Fault) -> str:
        """Return an error in one line. Its arguments may be errors themselves."""
        args = {
            name: self.fault(value)
            if isinstance(value, Fault)
            else self.system(value)
            if isinstance(value, OSError)
            else value
            for name, value in fault.args_of_key.items()
        }
        return self(f"fault-{fault.key}", **{name: plain(value) for name, value in args.items()})

    def system(self, error: OSError) -> str:
        """Return why the operating system refuses a file, in its own words if there is no translation."""
        known = SYSTEM.get(error.errno or 0)
        return self(f"system-{known}") if known else error.strerror or str(error)

    def refusal(self, refusal: Refusal) -> str:
        """Return the rule that forbids an answer, with its id."""
        args = {name: plain(value) for name, value in refusal.args.items()}
        if not self.has(refusal.rule):
            return self("refused-unreadable", **args)
        return self("refused", rule=refusal.rule, text=self(refusal.rule), **args)


def plain(value: object) -> str | int | float:
    """Convert an argument for Fluent, which accepts text and numbers. Overlong text is shortened, because Fluent
    refuses it.
    """
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e15:
        return value
    said = str(value)
    return said if len(said) <= QUOTED else said[:QUOTED] + "…"


def spelled(fault: Fault) -> Fault:
    """Format line numbers and seeds without digit grouping."""
    args = {
        name: spelled(value)
        if isinstance(value, Fault)
        else str(value)
        if isinstance(value, int) and abs(value) >= 1000
        else value
        for name, value in fault.args_of_key.items()
    }
    return Fault(fault.key, **args)


GUESTS: dict[str, dict[str, dict[str, str]]] = {}  # game, then whose, then language: Fluent of people's own files


def brought(game: str, whose: str, said: dict[str, str]) -> None:
    """Add texts from a user's own file, by language. They override earlier ones and stay for the process."""
    GUESTS.setdefault(game, {})[whose] = said
    words.cache_clear()


def guest_texts(language: str, game: str) -> list[str]:
    return [said[language] for said in GUESTS.get(game, {}).values() if language in said]


def texts(language: str, game: str | None, guests: bool = True) -> list[str]:
    """Return the Fluent sources: the shared ones first, users' own files last."""
    found = [(resources.files("meadhall.words") / f"{language}.ftl").read_text(encoding="utf-8")]
    if game is not None:
        folder = words_of(game)
        for name in (f"{language}.ftl", f"{language}.rules.ftl"):
            if (folder / name).is_file():  # a plug-in may lack a language, or all messages
                found.append((folder / name).read_text(encoding="utf-8"))
        found += guest_texts(language, game) if guests else []
    return found


def tale_texts(language: str, game: str) -> list[str]:
    """Return the sources of chronicle sentences, which only the chronicle needs."""
    return extra_texts(language, game, "tale")


def extra_texts(language: str, game: str, kind: str) -> list[str]:
    """Return sources that only some readers need, shared and of the game."""
    folders = [resources.files("meadhall.words"), words_of(game)]
    found = [folder / f"{language}.{kind}.ftl" for folder in folders]
    return [one.read_text(encoding="utf-8") for one in found if one.is_file()]


def with_counsel(words: Words, game: str) -> Words:
    """Return these messages with those of advice and analysis."""
    for source in extra_texts(words.language, game, "counsel"):
        words.add(source)
    return words


def measure(words: Words, cooperative: bool, measured: bool = True) -> str:
    """Explain the numbers of advice. `measured`: win probabilities were fitted to played games, not only estimated."""
    if words.has("counsel-measure"):
        return words("counsel-measure")
    if not measured:
        return words("counsel-estimate")
    return words("counsel-together" if cooperative else "counsel-win")


def words_of(game: str) -> Traversable:
    """Return the folder of a game's Fluent files."""
    return find_folder(game) / "words"


@cache
def words(language: str, game: str | None = None) -> Words:
    return Words(language, game)


def preferred() -> str:
    """Return the language of this machine if it is supported."""
    wished = (
        os.environ.get("MEADHALL_LANG")
        or os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
        or locale.getlocale()[0]
        or "en"
    )
    return wished[:2].lower() if wished[:2].lower() in LANGUAGES else "en"


def speak(fault: Fault, language: str = "en") -> str:
    """Return a Fault in this language, in English where it has no words for it."""
    for known in (words(language), all_words(language), all_words("en")):
        if can_say(known, fault):
            return known.fault(fault)
    return " ".join([fault.key, *(f"{name}={value}" for name, value in fault.args_of_key.items())])


def can_say(known: Words, fault: Fault) -> bool:
    """Return whether there is a message for a Fault and for every Fault inside it."""
    quoted = [value for value in fault.args_of_key.values() if isinstance(value, Fault)]
    return known.has(f"fault-{fault.key}") and all(can_say(known, one) for one in quoted)


@cache
def all_words(language: str) -> Words:
    """Return the messages of all packages and games: the handler of a Fault need not know
    where it came from.
    """
    found = Words(language)
    rooms = [room for room in resources.files("meadhall").iterdir() if room.is_dir()]
    for folder in [*(room / "words" for room in sorted(rooms, key=str)), *(words_of(game) for game in sorted(GAMES))]:
        if (folder / f"{language}.ftl").is_file():
            found.add((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    return found
