"""The sagas that can be played: the included ones, those that the server's admin offers, and in
local games any file.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from meadhall.book import file_access
from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import Option, Value
from meadhall.files.toml_loader import read_text
from meadhall.games.yggdrasil.saga import Saga
from meadhall.games.yggdrasil.sagas.reader import Reader, find_builtin_saga
from meadhall.games.yggdrasil.sagas.saga_messages import check_words
from meadhall.words import Sentences, brought

SAGAS: Final = ("balder", "fimbulwinter", "sky_wolves", "naglfar", "bifrost", "vigrid")
GAME: Final = "yggdrasil"
FORMER: Final = {"sky_wolves": "sky_wolves@2"}  # by saga: what it was, up to the rules behind the @
LARGEST: Final = 200_000  # letters of a file that is read at all
OWN: Final[dict[str, Saga]] = {}  # by the value of the option: an id in a hall, a path at home
SERVED: Final[dict[str, OwnSaga]] = {}  # those of them that visitors may choose


@dataclass(frozen=True)
class OwnSaga:
    """The file of a saga that is not included, in the form that a server sends to its workers."""

    file: str
    text: str
    game: ClassVar[str] = GAME

    @property
    def id(self) -> str:
        return Reader(self.file, self.text).given.id

    @property
    def title(self) -> str:
        return next(iter(self.titles().values()))

    def titles(self) -> dict[str, str]:
        """Return titles by language; the author's own under "", as in books."""
        given = Reader(self.file, self.text).given
        said: dict[str, str] = {
            language: Sentences(language, [text])(f"saga-{given.id}") for language, text in given.words.items()
        }
        return {"": next(iter(said.values()), given.id), **said}


def read_own_saga(path: Path) -> OwnSaga:
    """Read and check the saga in this file."""
    text = read_text(path)
    if len(text) > LARGEST:
        raise Fault("yggdrasil-saga-large", file=path.name, most=LARGEST)
    own = OwnSaga(path.name, text)
    load_saga(own)
    return own


def load_saga(own: OwnSaga) -> tuple[Saga, dict[str, str]]:
    """Return the saga with its words by language."""
    reader = Reader(own.file, own.text)
    saga = reader.read_saga()
    if saga.name in SAGAS:
        raise Fault("yggdrasil-saga-taken", file=own.file, saga=saga.name)
    return saga, check_words(own.file, saga, reader.given)


def register_saga(name: str, own: OwnSaga) -> None:
    saga, words = load_saga(own)
    saga.place = name
    OWN[name] = saga
    brought(GAME, saga.name, words)


def serve(name: str, own: OwnSaga) -> None:
    """Offer a saga to all users of this server."""
    register_saga(name, own)
    SERVED[name] = own


def unregister_saga(name: str) -> None:
    """Withdraw a saga: its tables cannot be played until it is offered again."""
    SERVED.pop(name, None)
    saga = OWN.pop(name, None)
    if saga is not None:
        brought(GAME, saga.name, {})


def find_saga(name: str) -> Saga:
    """Return the saga of this name: one of the six, an offered one, or in local games a file."""
    if name in SAGAS or name in FORMER.values():
        return find_builtin_saga(name)
    if name not in OWN:
        if not file_access.opened or not Path(name).is_file():
            raise Fault("yggdrasil-saga-unknown", saga=name, nearest=find_nearest(name, [*SAGAS, *SERVED]))
        register_saga(name, read_own_saga(Path(name)))
    return OWN[name]


def find_former_saga(saga: Saga, rules: int) -> Saga:
    """Return a saga as it was under earlier rules."""
    former = FORMER.get(saga.place, "")
    return find_builtin_saga(former) if former and rules <= int(former.partition("@")[2]) else saga


@dataclass(frozen=True)
class SagaOption(Option):
    """The saga option of a table. A path given by a remote user is a wrong value like any other, whether the file
    exists or not.
    """

    def offered(self) -> tuple[Value, ...]:
        return (*self.choices, *SERVED)

    def titles(self) -> dict[str, str | dict[str, str]]:
        return {name: {**own.titles()} for name, own in SERVED.items()}

    def read(self, given: object) -> Value:
        if (
            isinstance(given, str)
            and given not in self.choices
            and (given in OWN or (file_access.opened and Path(given).suffix == ".toml"))
        ):
            find_saga(given)
            return given
        return super().read(given)
