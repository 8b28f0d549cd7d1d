"""The documents whose commands are run."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / "docs/fr").glob("*.md"),
        *(ROOT / "docs/de").glob("*.md"),
        *(ROOT / "docs/rules").glob("*.preface.md"),
    ]
)
