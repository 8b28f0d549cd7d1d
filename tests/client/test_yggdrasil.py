"""What only the drawn table of Yggdrasil Chronicles says: the same in every language, and all that is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall

CLIENT = Path(meadhall.__file__).parent / "games" / "yggdrasil" / "client"
SHARED = Path(meadhall.__file__).parent / "games" / "yggdrasil" / "words"
LANGUAGES = ("en", "fr", "de")


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLIENT.glob("*.js")))


def test_every_language_says_the_same() -> None:
    first, *others = [keys(CLIENT / "words" / f"{language}.ftl") for language in LANGUAGES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asked_for_exists(language: str) -> None:
    known = keys(CLIENT / "words" / f"{language}.ftl") | keys(SHARED / f"{language}.ftl")
    asked = set(re.findall(r"words\('([a-z-]+)'", sources()))
    assert len(asked) > 40
    assert asked <= known
    for beginning in re.findall(r"words\(`([a-z]+-)\$\{", sources()):
        assert any(key.startswith(beginning) for key in known), beginning


def test_no_word_is_left_over() -> None:
    text = sources()
    for key in keys(CLIENT / "words" / "en.ftl") - {"progress-title"}:  # the end screen asks for this one
        built = any(f"`{key[:end]}${{" in text for end in range(3, len(key)))
        assert f"'{key}'" in text or f'"{key}"' in text or built, key
