"""Write the table of letters that look like a Latin one, from Unicode's confusables.txt (UTS #39).

    python tools/lookalikes.py confusables.txt

The file is https://www.unicode.org/Public/security/latest/confusables.txt. Letters that Python's own normalization
already converts to a plain letter are left out.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/meadhall/server/auth/lookalikes.toml"
# Letters that Unicode does not list as equal, but that are easy to confuse.
OURS = {
    "ĸ": "k",
    "ո": "n",
    "α": "a",
    "ε": "e",
    "ι": "i",
    "κ": "k",
    "ρ": "p",
    "τ": "t",
    "υ": "u",
    "ν": "v",
    "ø": "o",
    "к": "k",
    "м": "m",
    "т": "t",
    "в": "b",
    "н": "h",
    "ß": "ss",
}


def strip_comment(text: str) -> str:
    found = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(char for char in found if not unicodedata.category(char).startswith("M"))


def read_pairs(text: str) -> dict[str, str]:
    """Return each sign with the one it resembles, from the file."""
    found = {}
    for source, target in re.findall(r"^([0-9A-F]+) ;\t([0-9A-F ]+) ;", text, re.M):
        found[chr(int(source, 16))] = "".join(chr(int(code, 16)) for code in target.split())
    return found


def build_table(confusable: dict[str, str]) -> dict[str, str]:
    """Return the Latin letter for each sign, through intermediate signs if necessary."""
    found: dict[str, str] = {}
    for sign, taken in confusable.items():
        letter = "".join(OURS.get(char, char) for char in strip_comment(taken))
        own = strip_comment(sign)
        if len(own) == 1 and not own.isascii() and letter.isascii() and letter.isalpha():
            found[own] = letter
    return found | OURS


def render_module(letters: dict[str, str], version: str) -> str:
    rows: dict[str, list[str]] = {}
    for sign, letter in sorted(letters.items()):
        rows.setdefault(letter, []).append(sign)
    lines = [f'{letter} = "{"".join(signs)}"' for letter, signs in sorted(rows.items())]
    return (
        "# Signs that look like Latin letters. Written by tools/lookalikes.py; do not edit it by hand.\n"
        f"# From Unicode's confusables.txt, version {version}; its licence is in LICENSE-Unicode.txt.\n\n"
        + "\n".join(lines)
        + "\n"
    )


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8-sig")
    version = re.search(r"Version: ([\d.]+)", text)
    TABLE.write_text(
        render_module(build_table(read_pairs(text)), version[1] if version else "unknown"), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
