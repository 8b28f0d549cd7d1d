"""The data files of the box."""

from __future__ import annotations

from meadhall.games.component_files import texts_of

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
    return texts_of("trudvang", FILES)
