"""Source maps from bundles to modules, for debugging."""

from __future__ import annotations

import json
from collections.abc import Iterable

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def write_source_map(lines: Iterable[tuple[str, str, int]]) -> bytes:
    """Return a version 3 source map by lines. `lines` are (text, module or None, its line); a text may have several
    lines.
    """
    sources: list[str] = []
    mapped: list[str] = []
    source_before = line_before = 0
    for text, module, line in lines:
        if module:
            if module not in sources:
                sources.append(module)
            source = sources.index(module)
            mapped.append("A" + encode_vlq(source - source_before) + encode_vlq(line - line_before) + "A")
            source_before, line_before = source, line
        else:
            mapped.append("")
        mapped += [""] * text.count("\n")
    named = [f"/{source}" if source.startswith("components/") else f"/client/{source}" for source in sources]
    return json.dumps({"version": 3, "sources": named, "names": [], "mappings": ";".join(mapped)}).encode()


def encode_vlq(number: int) -> str:
    """Encode a number: sign in the lowest bit, five bits per letter."""
    left = -number * 2 + 1 if number < 0 else number * 2
    said = ""
    while True:
        left, digit = left >> 5, left & 31
        said += DIGITS[digit + 32 if left else digit]
        if not left:
            return said
