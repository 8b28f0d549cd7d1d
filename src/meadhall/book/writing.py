"""New files for authors: a first Adventure, and empty entries for ids that are read but not yet written."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from meadhall.book.loading import Draft
from meadhall.book.nodes import Mapping


def template(language: str) -> str:
    """The smallest Adventure worth playing."""
    return (resources.files("meadhall.book") / "templates" / f"{language}.yaml").read_text(encoding="utf-8")


def missing_entries(draft: Draft) -> list[str]:
    """Entries that something reads and nobody has written, numbers first."""
    wanted = dict.fromkeys(one.name for one in draft.reading.references if one.kind == "entry")
    entries = draft.adventure.entries if draft.adventure else {}
    return sorted((id for id in wanted if id not in entries), key=lambda id: (not id.isdigit(), id.zfill(6)))


def with_entries(path: Path, draft: Draft, ids: list[str], text: str) -> str:
    """The file with an entry of one sentence for each id, behind the last entry."""
    lines = path.read_text(encoding="utf-8").splitlines()
    parts = [(key.text, key.line) for key, _ in draft.node.pairs] if isinstance(draft.node, Mapping) else []
    after = [line for _, line in parts if line > dict(parts)["entries"]]
    end = min(after) - 1 if after else len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    new = [line for id in ids for line in ("", f"  {id}:", f'    text: "{text}"', "    do: []")]
    return "\n".join([*lines[:end], *new, *lines[end:]]) + "\n"
