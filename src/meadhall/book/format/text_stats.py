"""Sentences and words of a text: length of an entry, change detection, and detection of copied sentences."""

from __future__ import annotations

import hashlib
import re

SHORTEST_KNOWN = 8  # a shorter sentence may be written by chance

BEGINS = re.compile(r"\{(if |once:|one of:|tally:)")  # something in a text that changes, see `varied`


def is_varied(text: str) -> bool:
    return "{" in text and BEGINS.search(text) is not None


def count_words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", text.lower())


def split_sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?:;…])[\s\"”»“]+", " ".join(text.split())) if part]


def hash_sentence(sentence: str) -> str:
    """Return a hash that ignores spelling variants; "" for sentences too short to identify."""
    said = count_words(sentence.replace("’", "'"))
    if len(said) < SHORTEST_KNOWN:
        return ""
    return hashlib.blake2b(" ".join(said).encode(), digest_size=8).hexdigest()
