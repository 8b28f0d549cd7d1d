"""The files the box is written in, and what every entry of theirs says of itself."""

from __future__ import annotations

from importlib import resources
from typing import Literal

import msgspec

Source = Literal["rulebook", "public", "reconstructed"]
FILES = ("regions.toml", "heroes.toml", "events.toml", "cards.toml", "runes.toml", "feats.toml", "attacks.toml",
         "enemies.toml")


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A component with its provenance; `reason` tells why a reconstructed value is what it is."""

    source: Source
    reason: str = ""


def texts() -> dict[str, str]:
    folder = resources.files("meadhall.games.trudvang") / "data"
    return {name: (folder / name).read_text(encoding="utf-8") for name in FILES}
