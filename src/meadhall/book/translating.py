"""Translations of a book: what is missing, and a side file to put it in."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from meadhall.book.loading import Manuscript

# The common form of BCP 47: `fr`, `non`, `sr-Latn`, `pt-BR`. Which of them are spoken somewhere is not ours to know.
LANGUAGE = re.compile("[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


@dataclass(frozen=True, slots=True)
class Gap:
    """A text that this language does not have yet."""

    owner: str
    key: str
    text: str


def gaps(manuscript: Manuscript, language: str) -> list[Gap]:
    have = {
        f"{made.values['translation']['of']}/{key}"
        for made in manuscript.translations
        if made.values["translation"]["language"] == language
        for key in made.values["texts"]
    }
    missing = {key: text for key, text in manuscript.told().items() if key not in have}
    return [Gap(key.partition("/")[0], key.partition("/")[2], text) for key, text in missing.items()]


def side_file(owner_file: Path, language: str) -> Path:
    return owner_file.with_name(f"{owner_file.stem}.{language}{owner_file.suffix}")


def with_gaps(text: str, of: str, language: str, missing: list[Gap]) -> str:
    """The side file with every missing text as a note to be translated: `# 12.text: "..."`."""
    head = text or f"saga: 1\ntranslation: {{of: {of}, language: {language}}}\ntexts:\n"
    noted = {line.strip()[2:].partition(": ")[0] for line in head.splitlines() if line.strip().startswith("# ")}
    lines = [f"  # {gap.key}: {json.dumps(gap.text, ensure_ascii=False)}" for gap in missing if gap.key not in noted]
    return head.rstrip("\n") + "\n" + "".join(f"{line}\n" for line in lines)
