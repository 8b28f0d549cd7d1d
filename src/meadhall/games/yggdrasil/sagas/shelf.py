"""The sagas that can be played: those that come with the game, those that the keeper of a hall offers, and at home any file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from meadhall.book import own_files
from meadhall.core.fault import Fault, nearest
from meadhall.core.game import Option, Value
from meadhall.files.toml import text_of
from meadhall.games.yggdrasil.saga import Saga
from meadhall.games.yggdrasil.sagas.reader import Reader, saga_named
from meadhall.games.yggdrasil.sagas.sentences import check_words
from meadhall.words import Sentences, brought

SAGAS: Final = ("balder", "fimbulwinter", "sky_wolves", "naglfar", "bifrost", "vigrid")
GAME: Final = "yggdrasil"
LARGEST: Final = 200_000  # letters of a file that is read at all
OWN: Final[dict[str, Saga]] = {}  # by the value of the option: an id in a hall, a path at home
SERVED: Final[dict[str, OwnSaga]] = {}  # those of them that visitors may choose


@dataclass(frozen=True)
class OwnSaga:
    """The file of a saga that does not come with the game, as a hall hands it to its workers."""

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
        """By language; the author's own under "", as books have it."""
        given = Reader(self.file, self.text).given
        said: dict[str, str] = {
            language: Sentences(language, [text])(f"saga-{given.id}") for language, text in given.words.items()
        }
        return {"": next(iter(said.values()), given.id), **said}


def own_saga(path: Path) -> OwnSaga:
    """The file at this place, checked from its first word to its last."""
    text = text_of(path)
    if len(text) > LARGEST:
        raise Fault("yggdrasil-saga-large", file=path.name, most=LARGEST)
    own = OwnSaga(path.name, text)
    bound(own)
    return own


def bound(own: OwnSaga) -> tuple[Saga, dict[str, str]]:
    """The saga with its words by language."""
    reader = Reader(own.file, own.text)
    saga = reader.saga_of()
    if saga.name in SAGAS:
        raise Fault("yggdrasil-saga-taken", file=own.file, saga=saga.name)
    return saga, check_words(own.file, saga, reader.given)


def put_on_shelf(name: str, own: OwnSaga) -> None:
    saga, words = bound(own)
    saga.place = name
    OWN[name] = saga
    brought(GAME, saga.name, words)


def serve(name: str, own: OwnSaga) -> None:
    """A saga that everybody in this hall may choose."""
    put_on_shelf(name, own)
    SERVED[name] = own


def put_away(name: str) -> None:
    """Tables of this saga cannot be played until it is served again."""
    SERVED.pop(name, None)
    saga = OWN.pop(name, None)
    if saga is not None:
        brought(GAME, saga.name, {})


def saga_of(name: str) -> Saga:
    """The saga of this name: one of the six, one that is served, or at home a file."""
    if name in SAGAS:
        return saga_named(name)
    if name not in OWN:
        if not own_files.opened or not Path(name).is_file():
            raise Fault("yggdrasil-saga-unknown", saga=name, nearest=nearest(name, [*SAGAS, *SERVED]))
        put_on_shelf(name, own_saga(Path(name)))
    return OWN[name]


@dataclass(frozen=True)
class SagaOption(Option):
    """The saga of a table. A stranger's path is a wrong value like any other, whether there is such a file or not."""

    def offered(self) -> tuple[Value, ...]:
        return (*self.choices, *SERVED)

    def titles(self) -> dict[str, str | dict[str, str]]:
        return {name: {**own.titles()} for name, own in SERVED.items()}

    def read(self, given: object) -> Value:
        if (
            isinstance(given, str)
            and given not in self.choices
            and (given in OWN or (own_files.opened and Path(given).suffix == ".toml"))
        ):
            saga_of(given)
            return given
        return super().read(given)
