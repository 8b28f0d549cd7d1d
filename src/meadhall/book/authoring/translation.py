"""Translations of a book: find missing and stale texts, and write side files for translators."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from meadhall.book.loader import BookDraft
from meadhall.book.model.finding import Finding
from meadhall.files import translation_lock

# The common form of BCP 47: `fr`, `non`, `sr-Latn`, `pt-BR`. Whether such a language exists is not checked.
LANGUAGE = re.compile("[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


@dataclass(frozen=True, slots=True)
class MissingTranslation:
    """A text without a translation in this language."""

    owner: str
    key: str
    text: str


def find_gaps(manuscript: BookDraft, language: str) -> list[MissingTranslation]:
    have = {
        f"{made.values['translation']['of']}/{key}"
        for made in manuscript.translations
        if made.values["translation"]["language"] == language
        for key in made.values["texts"]
    }
    missing = {key: text for key, text in manuscript.list_texts().items() if key not in have}
    return [MissingTranslation(key.partition("/")[0], key.partition("/")[2], text) for key, text in missing.items()]


def collect_pairs(manuscript: BookDraft, language: str) -> dict[str, tuple[str, str]]:
    """Return every translated text by `OWNER/KEY`: the original and the translation."""
    told = manuscript.list_texts()
    found = {}
    for made in manuscript.translations:
        about = made.values["translation"]
        if about["language"] == language:
            for key, text in made.values["texts"].items():
                name = f"{about['of']}/{key}"
                if name in told:
                    found[name] = (told[name], text)
    return found


def find_stale(manuscript: BookDraft, language: str) -> list[MissingTranslation]:
    """Return the texts that changed after they were translated, each with the new original."""
    both = collect_pairs(manuscript, language)
    return [
        MissingTranslation(key.partition("/")[0], key.partition("/")[2], both[key][0])
        for key in manuscript.lock.find_stale(language, both)
    ]


def update_lock(manuscript: BookDraft, folder: Path, language: str, confirmed: Collection[str]) -> Path | None:
    """Record the original of each translation; return the lock file, or None if nothing has changed."""
    owners = {key.partition("/")[0] for key in manuscript.list_texts()}
    manuscript.lock.mark(language, collect_pairs(manuscript, language), confirmed, owners)
    path = folder / translation_lock.FILE
    return path if manuscript.lock.save(path) else None


def check_stale(manuscript: BookDraft) -> Iterator[Finding]:
    """SAGA-W13: a translation is older than its original."""
    for made in manuscript.translations:
        about = made.values["translation"]
        told = manuscript.list_texts()
        own = {
            name: (told[name], text)
            for key, text in made.values["texts"].items()
            if (name := f"{about['of']}/{key}") in told
        }
        for name in manuscript.lock.find_stale(about["language"], own):
            key = name.partition("/")[2]
            yield Finding("W13", made.file, made.line_of("texts", key), "stale", {"name": name})


def render_side_file(owner_file: Path, language: str) -> Path:
    return owner_file.with_name(f"{owner_file.stem}.{language}{owner_file.suffix}")


def add_missing(text: str, of: str, language: str, missing: list[MissingTranslation]) -> str:
    """Return the side file with each missing text as a comment to translate: `# 12.text: "..."`."""
    head = text or f"saga: 1\ntranslation: {{of: {of}, language: {language}}}\ntexts:\n"
    noted = {line.strip()[2:].partition(": ")[0] for line in head.splitlines() if line.strip().startswith("# ")}
    lines = [f"  # {gap.key}: {json.dumps(gap.text, ensure_ascii=False)}" for gap in missing if gap.key not in noted]
    return head.rstrip("\n") + "\n" + "".join(f"{line}\n" for line in lines)
