"""Words: every sentence the hall says, from Fluent files, in the reader's language."""

from __future__ import annotations

import errno
import locale
import os
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, get_args

from meadhall.core.fault import Fault, Refusal, nearest
from meadhall.core.game import GAMES, where_is

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
QUOTED = 600  # letters of what somebody wrote
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n)*", re.M)  # with its indented lines
TEXT = re.compile(r"[A-Za-z0-9_-]+ *= *([^{}\r\n ](?:[^{}\r\n]*[^{}\r\n ])?)[ \n]*")  # one that is a line of text


class Sentences:
    """What can be said in one language. Thousands of messages would take longer to read than a command to answer:
    each is read when it is first said, and Fluent is troubled only with those that have more than text in them."""

    def __init__(self, language: str, sources: list[str]) -> None:
        from fluent.runtime import FluentBundle  # slow to load, and help does without it

        self.language = language
        # No bidi isolation marks: a terminal prints them, a screen reader may spell them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}  # messages that nobody has asked for, as they stand in their files
        self.texts: dict[str, str] = {}  # messages that are the same whatever they are told
        for source in sources:
            self.add(source)

    def add(self, source: str) -> None:
        """More messages, in Fluent; of two with one name the first stays."""
        for found in MESSAGE.finditer(source):
            self.unread.setdefault(found[1], found[0])

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence for a key, or for an attribute of it (`ask-play.wait`)."""
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
        """Whether there is such a message; if so, it has been read."""
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
    """The words of one language: the hall's own and, if given, one game's with its rules."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise Fault("language-unknown", language=language, nearest=nearest(language, list(LANGUAGES)))
        super().__init__(language, texts(language, game))
        self.game = game

    def listed(self, things: list[str]) -> str:
        """`Bera`, `Bera and Ulf`, `Bera, Ulf and Jarl`."""
        if len(things) < 2:
            return "".join(things)
        return self("list-and", before=", ".join(things[:-1]), last=things[-1])

    def fault(self, fault: Fault) -> str:
        """An error in one line; what it quotes may be an error itself."""
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
        """Why the system refuses a file; what we have no words for is said in its own."""
        known = SYSTEM.get(error.errno or 0)
        return self(f"system-{known}") if known else error.strerror or str(error)

    def refusal(self, refusal: Refusal) -> str:
        """Why not: the rule in words, with its id."""
        args = {name: plain(value) for name, value in refusal.args.items()}
        if not self.has(refusal.rule):
            return self("refused-unreadable", **args)
        return self("refused", rule=refusal.rule, text=self(refusal.rule), **args)


def plain(value: object) -> str | int | float:
    """Fluent takes text and numbers; everything else is said as text. Nobody reads a very long word to its end, and
    Fluent would not say it."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e15:
        return value
    said = str(value)
    return said if len(said) <= QUOTED else said[:QUOTED] + "…"


def spelled(fault: Fault) -> Fault:
    """Line numbers and seeds are said digit by digit, without the commas that Fluent puts into big numbers."""
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
    """What a file of somebody's own says by language, instead of what it said before; nothing takes it away."""
    GUESTS.setdefault(game, {})[whose] = said
    words.cache_clear()


def guest_texts(language: str, game: str) -> list[str]:
    return [said[language] for said in GUESTS.get(game, {}).values() if language in said]


def texts(language: str, game: str | None, guests: bool = True) -> list[str]:
    """The Fluent sources, the hall's first, people's own files last."""
    found = [(resources.files("meadhall.words") / f"{language}.ftl").read_text(encoding="utf-8")]
    if game is not None:
        folder = words_of(game)
        for name in (f"{language}.ftl", f"{language}.rules.ftl"):
            if (folder / name).is_file():  # a game of somebody else may lack a language, or all words
                found.append((folder / name).read_text(encoding="utf-8"))
        found += guest_texts(language, game) if guests else []
    return found


def tale_texts(language: str, game: str) -> list[str]:
    """The sentences with which a campaign is told back; only its chronicle needs them."""
    return extra_texts(language, game, "tale")


def extra_texts(language: str, game: str, kind: str) -> list[str]:
    """What only some readers need, the hall's and the game's."""
    folders = [resources.files("meadhall.words"), words_of(game)]
    found = [folder / f"{language}.{kind}.ftl" for folder in folders]
    return [one.read_text(encoding="utf-8") for one in found if one.is_file()]


def with_counsel(words: Words, game: str) -> Words:
    """These words, and those of counsel and analysis."""
    for source in extra_texts(words.language, game, "counsel"):
        words.add(source)
    return words


def measure(words: Words, cooperative: bool) -> str:
    """What the numbers of counsel mean."""
    if words.has("counsel-measure"):
        return words("counsel-measure")
    return words("counsel-together" if cooperative else "counsel-win")


def words_of(game: str) -> Traversable:
    """The folder of a game's words, beside the module that announces it."""
    found = find_spec(where_is(game).partition(":")[0])  # the game itself need not be loaded to be spoken of
    return Path(found.origin if found and found.origin else "").parent / "words"


@cache
def words(language: str, game: str | None = None) -> Words:
    return Words(language, game)


def preferred() -> str:
    """The language of the reader's machine, if it is one of ours."""
    wished = (
        os.environ.get("MEADHALL_LANG")
        or os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
        or locale.getlocale()[0]
        or "en"
    )
    return wished[:2].lower() if wished[:2].lower() in LANGUAGES else "en"


def speak(fault: Fault) -> str:
    """How a fault reads when nobody says in which language: in English."""
    english = words("en") if can_say(words("en"), fault) else all_english()
    if can_say(english, fault):
        return english.fault(fault)
    return " ".join([fault.key, *(f"{name}={value}" for name, value in fault.args_of_key.items())])


def can_say(english: Words, fault: Fault) -> bool:
    """Whether there are words for it and for every fault that it quotes."""
    quoted = [value for value in fault.args_of_key.values() if isinstance(value, Fault)]
    return english.has(f"fault-{fault.key}") and all(can_say(english, one) for one in quoted)


@cache
def all_english() -> Words:
    """The words of the hall, of every room in it and every game: a catcher of faults need not know whose they are."""
    found = Words("en")
    rooms = [room for room in resources.files("meadhall").iterdir() if room.is_dir()]
    for folder in [*(room / "words" for room in sorted(rooms, key=str)), *(words_of(game) for game in sorted(GAMES))]:
        if (folder / "en.ftl").is_file():
            found.add((folder / "en.ftl").read_text(encoding="utf-8"))
    return found
