"""Shared reading of the games' data files: strict decoding, the provenance of every entry, and printed counts."""

from __future__ import annotations

from importlib import resources
from typing import Literal, TypeVar

from meadhall.core.fault import Fault
from meadhall.files.strict import Strict
from meadhall.files.toml_loader import decode_toml

Source = Literal["rulebook", "public", "partly", "reconstructed"]
OURS = ("partly", "reconstructed")  # entries with content of our own
T = TypeVar("T")


class Entry(Strict, kw_only=True, frozen=True):
    """A component with its provenance: `partly` if some facts are printed or public and others are ours, as `reason`
    explains; `reconstructed` if the component is ours, with the reason for its values.
    """

    source: Source
    reason: str = ""


def read_texts(game: str, files: tuple[str, ...]) -> dict[str, str]:
    folder = resources.files(f"meadhall.games.{game}") / "data"
    return {name: (folder / name).read_text(encoding="utf-8") for name in files}


def decode(name: str, texts: dict[str, str], kind: type[T]) -> T:
    """Decode a data file into its components; any error is one Fault that names the file."""
    return decode_toml(name, texts[name], kind)


def check_count(of: str, found: int, number: int) -> None:
    """Check a printed count."""
    if found != number:
        raise Fault("data-count", of=of, found=int(found), number=int(number))
