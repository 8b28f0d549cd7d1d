"""What the data files of every game have in common: they are read strictly, every entry says where it comes from, and
what they say is counted."""

from __future__ import annotations

from importlib import resources
from typing import Literal, TypeVar

from meadhall.core.fault import Fault
from meadhall.files.strict import Strict
from meadhall.files.toml import decoded

T = TypeVar("T")


class Entry(Strict, kw_only=True, frozen=True):
    """A component with its provenance, the weakest source of its facts; `reason` tells where they come from, or why a
    reconstructed value is what it is."""

    source: Literal["rulebook", "public", "reconstructed"]
    reason: str = ""


def texts_of(game: str, files: tuple[str, ...]) -> dict[str, str]:
    folder = resources.files(f"meadhall.games.{game}") / "data"
    return {name: (folder / name).read_text(encoding="utf-8") for name in files}


def decode(name: str, texts: dict[str, str], kind: type[T]) -> T:
    """A data file as its components; whatever is wrong with it is one fault that names it."""
    return decoded(name, texts[name], kind)


def expect(of: str, found: int, number: int) -> None:
    """The printed counts hold."""
    if found != number:
        raise Fault("data-count", of=of, found=int(found), number=int(number))
