"""The files the box is written in."""

from __future__ import annotations

from meadhall.games.box import texts_of

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
