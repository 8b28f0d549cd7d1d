"""`meadhall story new FILE`: write a first Adventure, or stubs for entries that are read but missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.core.fault import Fault


def new(file: str, /, *, fill: Flag = False, say: Speaker) -> int:
    path = Path(file)
    if fill:
        return fill_template(path, say)
    if path.suffix not in (".yaml", ".yml"):
        raise Fault("story-ending", path=file)
    from meadhall.book.authoring.scaffold import read_template

    try:
        with path.open("x", encoding="utf-8") as opened:
            opened.write(read_template(say.language))
    except FileExistsError:
        raise Fault("story-there", path=file) from None
    words = say.words()
    say.give({"file": file}, (words(key, path=file) for key in ("story-new", "story-next")))
    return 0


def fill_template(path: Path, say: Speaker) -> int:
    """Add a one-sentence entry for every missing id."""
    from meadhall.book.authoring.scaffold import add_entries, find_missing_entries
    from meadhall.book.loader import load_draft

    draft = load_draft(path).drafts[0]
    if draft.adventure is None:
        raise Fault("story-fill-broken", path=str(path))
    ids = find_missing_entries(draft)
    words = say.words()
    if ids:
        path.write_text(add_entries(path, draft, ids, words("story-blank")), encoding="utf-8")

    def lines() -> Iterator[str]:
        yield words("story-filled", count=len(ids), ids=", ".join(ids), path=str(path))

    say.give({"file": str(path), "entries": ids}, lines())
    return 0
