"""Comments of scripts and styles are plain: the words that Python comments avoid are refused here too."""

from __future__ import annotations

import re
from pathlib import Path

from plain_words import PRIVATE

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
GENERATED = {"wire.d.ts"}  # its comments are those of the Python Structs
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.S)


def private_words(text: str) -> list[str]:
    """Return the private words of the comments in a text, with their lines."""
    return [
        f"{text.count(chr(10), 0, comment.start()) + 1}: {word}"
        for comment in COMMENT.finditer(text)
        for word in PRIVATE.findall(comment[0])
    ]


def test_comments_of_the_client_have_no_private_words() -> None:
    files = [path for kind in ("js", "css", "ts") for path in sorted(SOURCE.rglob(f"*.{kind}"))]
    own = [path for path in files if "vendor" not in path.parts and path.name not in GENERATED]
    assert len(own) > 200
    found = {str(path.relative_to(SOURCE)): private_words(path.read_text(encoding="utf-8")) for path in own}
    assert {path: words for path, words in found.items() if words} == {}


def test_private_words_in_comments_are_noticed() -> None:
    text = (
        "// Whoever asks\nconst nobody = 'somebody' // is told\n/** Nobody\n * reads it anew. */\nf('https://nobody')\n"
    )
    assert private_words(text) == ["1: Whoever", "2: is told", "3: Nobody", "3: anew"]
