"""What the data files of every game have in common: they are read strictly, and what they say is counted."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from meadhall.core.fault import Fault

T = TypeVar("T")


def decode(name: str, texts: dict[str, str], kind: type[T]) -> T:
    """A data file as its components; whatever is wrong with it is one fault that names it."""
    try:
        return msgspec.toml.decode(texts[name], type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise Fault("data-file", file=name, reason=str(error)) from None


def expect(of: str, found: int, number: int) -> None:
    """The printed counts hold."""
    if found != number:
        raise Fault("data-count", of=of, found=int(found), number=int(number))
