"""The messages of a saga: those that it needs, and those that a file of one's own contains."""

from __future__ import annotations

import re

from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import GODS, NONE
from meadhall.games.yggdrasil.saga import EFFECT, HOOK_OF, TURN_PAGE, Saga, SagaPage
from meadhall.games.yggdrasil.sagas.file_format import SagaFile
from meadhall.words import LANGUAGES, Sentences, texts

ENDS = ("won", "lost")  # of a saga: each may have a text to read, as every page may
REASON = "reason-"  # the table's own sentence for why a game is over
PARTS = re.compile(r"^([a-z][\w-]*) *=|^ +\.([a-z-]+) *=", re.M)


def list_forms(saga: Saga, page: SagaPage) -> list[str]:
    """Return the messages of every page, and of pages with a marked space, a rotation, or an additional way to lose."""
    spaces = [number for track in page.tracks for number in track.programs]
    programs = [saga.programs[number] for number in (*spaces, *page.reveal, *page.after) if number != NONE]
    loses = bool(page.losses) or any(deal.hook == HOOK_OF["lost"] for program in programs for deal in program)
    kinds = {kind for track in page.tracks for kind in track.cells}
    needed = {".space": EFFECT in kinds, ".turn": TURN_PAGE in kinds, ".loss": loses}
    return ["", ".tale", ".goal", ".holds", *(form for form, needs in needed.items() if needs)]


def list_keys(saga: Saga) -> list[str]:
    """Return the keys of every message that table and terminal use for a saga."""
    found = [f"saga-{saga.name}"]
    for number, page in enumerate(saga.pages):
        found += [f"page-{saga.name}-{number + 1}{form}" for form in list_forms(saga, page)]
    found += [f"errand-{name}{form}" for name in saga.actions for form in ("", ".effect")]
    return found + [f"tally-{name}" for name in saga.tallies]


def is_story(saga: Saga, key: str, known: Sentences) -> bool:
    """Return whether a message is an optional text of a saga: a text to read on a page or at an end, a god's line in
    it, or the introduction to a loss for one reason.
    """
    text, _, line = key.partition(".")
    found = text in {f"told-{saga.name}-{part}" for part in (*range(1, len(saga.pages) + 1), *ENDS)}
    loses = text.endswith(ENDS[1]) and known.has(REASON + line)
    return found and (not line or line in GODS or loses)


def read_keys(text: str) -> list[str]:
    """Return the keys of a Fluent text, attributes with their messages."""
    found: list[str] = []
    message = ""
    for part in PARTS.finditer(text):
        message = part[1] or message
        found.append(message if part[1] else f"{message}.{part[2]}")
    return found


def check_words(file: str, saga: Saga, given: SagaFile) -> dict[str, str]:
    """Check the messages of a saga by language; a missing language uses the first one it has."""
    if not given.words:
        raise Fault("yggdrasil-saga-silent", file=file, sentence=list_keys(saga)[0])
    for language, text in given.words.items():
        check_language(file, saga, language, text)
    said: dict[str, str] = {language: text for language, text in given.words.items()}
    return {language: said.get(language, next(iter(said.values()))) for language in LANGUAGES}


def check_language(file: str, saga: Saga, language: str, text: str) -> None:
    known = Sentences(language, texts(language, "yggdrasil", guests=False))
    own, said = list_keys(saga), read_keys(text)
    story = [key for key in said if is_story(saga, key, known)]
    for key in said:
        if (key not in own and key not in story) or known.has(key):
            raise Fault("yggdrasil-saga-word", file=file, language=language, sentence=key)
    spoken = Sentences(language, [text])
    for key in [*own, *story]:
        if not known.has(key) and not has_valid_message(spoken, key):
            raise Fault("yggdrasil-saga-unsaid", file=file, language=language, sentence=key)


def has_valid_message(spoken: Sentences, key: str) -> bool:
    """Return whether the message exists and can be formatted with the facts of the table: the
    number that a goal needs.
    """
    try:
        return spoken.has(key) and bool(spoken(key, need=1))
    except LookupError:
        return False
