"""The data files of the box."""

from __future__ import annotations

from meadhall.games.component_files import read_texts

FILES = (
    "regions.toml",
    "heroes.toml",
    "events.toml",
    "cards.toml",
    "runes.toml",
    "feats.toml",
    "attacks.toml",
    "enemies.toml",
)


def texts() -> dict[str, str]:
    return read_texts("trudvang", FILES)
