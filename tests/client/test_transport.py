"""One module of the browser reaches the server; a page without one can replace it."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
REACHES = re.compile(
    r"(?<![\w.])(?:fetch|XMLHttpRequest|EventSource|sendBeacon)\(|new (?:WebSocket|EventSource|XMLHttpRequest)"
)


def reaching(sources: dict[str, str]) -> list[str]:
    return sorted(name for name, text in sources.items() if REACHES.search(text))


def test_only_the_transport_reaches_the_server() -> None:
    files = [*(SOURCE / "client").rglob("*.js"), *(SOURCE / "games").glob("*/client/**/*.js")]
    sources = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in files}
    ours = {name: text for name, text in sources.items() if "vendor/" not in name}
    assert len(ours) > 60
    assert reaching(ours) == ["client/transport/network.js"]


def test_another_that_reaches_it_is_found() -> None:
    assert reaching({"a.js": "await fetch(url)", "b.js": "prefetch(url)", "c.js": "new WebSocket(url)"}) == [
        "a.js",
        "c.js",
    ]
