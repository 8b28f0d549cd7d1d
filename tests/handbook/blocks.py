"""Every block of code in the documents, with the place it stands at."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "benchmarks").glob("*.md"),
        *(ROOT / "src").rglob("*.md"),
        *(ROOT / "examples").rglob("*.md"),
        *(ROOT / "deploy").rglob("*.md"),
    ]
)
FENCE = re.compile(
    r"^(?P<margin> *)(?P<fence>```+|~~~+)(?P<language>[^\n`]*)\n(?P<text>.*?)^(?P=margin)(?P=fence) *$", re.M | re.S
)


@dataclass(frozen=True)
class Block:
    document: str  # from the root of the repository
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"

    @property
    def lines(self) -> list[str]:
        return [line.strip() for line in self.text.splitlines() if line.strip()]


def blocks_of(path: Path) -> list[Block]:
    text = path.read_text(encoding="utf-8")
    return [
        Block(
            path.relative_to(ROOT).as_posix(),
            text.count("\n", 0, found.start()) + 1,
            found["language"].strip(),
            found["text"],
        )
        for found in FENCE.finditer(text)
    ]


BLOCKS = [block for path in DOCUMENTS for block in blocks_of(path)]
