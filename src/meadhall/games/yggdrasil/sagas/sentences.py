"""The sentences of a saga: which it needs, and those that a file of one's own brings along."""

from __future__ import annotations

import re

from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import NONE
from meadhall.games.yggdrasil.saga import EFFECT, HOOK_OF, TURN_PAGE, Saga, SagaPage
from meadhall.games.yggdrasil.sagas.written import SagaFile
from meadhall.words import LANGUAGES, Sentences, texts

PARTS = re.compile(r"^([a-z][\w-]*) *=|^ +\.([a-z]+) *=", re.M)


def forms(saga: Saga, page: SagaPage) -> list[str]:
    """What every page says, and what only some do: of a marked space, of turning, and of a way to lose that they add."""
    spaces = [number for track in page.tracks for number in track.programs]
    programs = [saga.programs[number] for number in (*spaces, *page.reveal, *page.after) if number != NONE]
    loses = bool(page.losses) or any(deal.hook == HOOK_OF["lost"] for program in programs for deal in program)
    kinds = {kind for track in page.tracks for kind in track.cells}
    needed = {".space": EFFECT in kinds, ".turn": TURN_PAGE in kinds, ".loss": loses}
    return ["", ".tale", ".goal", ".holds", *(form for form, needs in needed.items() if needs)]


def keys_of(saga: Saga) -> list[str]:
    """Every sentence that table and terminal say of a saga."""
    found = [f"saga-{saga.name}"]
    for number, page in enumerate(saga.pages):
        found += [f"page-{saga.name}-{number + 1}{form}" for form in forms(saga, page)]
    found += [f"errand-{name}{form}" for name in saga.actions for form in ("", ".effect")]
    return found + [f"tally-{name}" for name in saga.tallies]


def written_in(text: str) -> list[str]:
    """The keys of a Fluent text, attributes with their messages."""
    found: list[str] = []
    message = ""
    for part in PARTS.finditer(text):
        message = part[1] or message
        found.append(message if part[1] else f"{message}.{part[2]}")
    return found


def check_words(file: str, saga: Saga, given: SagaFile) -> dict[str, str]:
    """What a saga of one's own says, by language; a language that it does not speak hears the first one it does."""
    if not given.words:
        raise Fault("yggdrasil-saga-silent", file=file, sentence=keys_of(saga)[0])
    for language, text in given.words.items():
        check_language(file, saga, language, text)
    said: dict[str, str] = {language: text for language, text in given.words.items()}
    return {language: said.get(language, next(iter(said.values()))) for language in LANGUAGES}


def check_language(file: str, saga: Saga, language: str, text: str) -> None:
    known = Sentences(language, texts(language, "yggdrasil", guests=False))
    own, said = keys_of(saga), written_in(text)
    for key in said:
        if key not in own or known.has(key):
            raise Fault("yggdrasil-saga-word", file=file, language=language, sentence=key)
    spoken = Sentences(language, [text])
    for key in own:
        if not known.has(key) and not says(spoken, key):
            raise Fault("yggdrasil-saga-unsaid", file=file, language=language, sentence=key)


def says(spoken: Sentences, key: str) -> bool:
    """Whether there is such a sentence, and it can be said with what the table tells: the number that a goal needs."""
    try:
        return spoken.has(key) and bool(spoken(key, need=1))
    except LookupError:
        return False
