"""New files for authors: a first Adventure, and stubs for entries that are read but missing."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from meadhall.book.format.yaml_nodes import MappingNode
from meadhall.book.loader import ParsedFile


def read_template(language: str) -> str:
    """Return the smallest Adventure worth playing."""
    return (resources.files("meadhall.book") / "templates" / f"{language}.yaml").read_text(encoding="utf-8")


def find_missing_entries(draft: ParsedFile) -> list[str]:
    """Return the ids of entries that are read but missing, numbers first."""
    wanted = dict.fromkeys(one.name for one in draft.reading.references if one.kind == "entry")
    entries = draft.adventure.entries if draft.adventure else {}
    return sorted(
        (entry_id for entry_id in wanted if entry_id not in entries),
        key=lambda entry_id: (not entry_id.isdigit(), entry_id.zfill(6)),
    )


def add_entries(path: Path, draft: ParsedFile, ids: list[str], text: str) -> str:
    """Return the file with a one-sentence entry for each id, after the last entry."""
    lines = path.read_text(encoding="utf-8").splitlines()
    parts = [(key.text, key.line) for key, _ in draft.node.pairs] if isinstance(draft.node, MappingNode) else []
    after = [line for _, line in parts if line > dict(parts)["entries"]]
    end = min(after) - 1 if after else len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    new = [line for entry_id in ids for line in ("", f"  {entry_id}:", f'    text: "{text}"', "    do: []")]
    return "\n".join([*lines[:end], *new, *lines[end:]]) + "\n"
