"""Which words of a game its tellers say by themselves, without a phrase of the rules."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "meadhall"


def both_say(game: str, keys: set[str]) -> set[str]:
    """Those that Python and the browser both name, whole (`nobody`) or by their family (`level-{name}`), or that stand
    in the grammar which both read."""
    ours = SOURCE / "games" / game
    grammar = (ours / "words/phrases.toml").read_text(encoding="utf-8")
    python = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in (ours / "terminal", ours / "edge")
        for path in folder.glob("*.py")
    )
    browser = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / game / "client").rglob("*.js"))
    return {key for key in keys if names(grammar, key) or all(names(text, key) for text in (python, browser))}


def names(text: str, key: str) -> bool:
    family = key.rpartition("-")[0]
    whole = re.search(rf"[\"'`]{key}[\"'`]", text)
    return bool(whole or (family and re.search(rf"[\"'`]{family}-\$?\{{", text)))
