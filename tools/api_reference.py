"""Write docs/api.md from the docstrings of the library and from docs/api.toml; --print only shows the page.

python tools/api_reference.py
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
SECTIONS = DOCS / "api.toml"
VALUES = {
    "CHANCE": "The seat of a question to chance.",
    "TABLE": "The seat of a question that all seats answer together.",
    "NOBODY": "What `turn` returns when the game is over.",
    "compiled": "Whether the compiled engine runs.",
    "__version__": "The version of Meadhall, as text.",
}
BUILTIN = (object, Exception, BaseException)


def render_page() -> str:
    given = tomllib.loads(SECTIONS.read_text(encoding="utf-8"))
    parts = [given["opening"].strip()]
    for section in given["section"]:
        parts += [f"## {section['title']}", section.get("text", "").strip()]
        if "example" in section:
            parts.append(f"```python\n{section['example'].strip()}\n```")
        for name in section["names"]:
            parts += render_name(section["module"], name)
    return "\n\n".join(part for part in parts if part) + "\n"


def render_name(module: str, name: str) -> Iterator[str]:
    thing = getattr(importlib.import_module(module), name)
    title = f"{module}.{name}"
    if inspect.isclass(thing):
        yield f"### `class {title}`"
        yield read_summary(thing)
        rows = list(list_methods(thing))
        if rows:
            yield "\n".join(["| method | what it does |", "|---|---|", *rows])
    elif callable(thing):
        yield f"### `{title}{format_signature(thing)}`"
        yield read_summary(thing)
    else:
        yield f"### `{title}`"
        yield VALUES[name]


def list_methods(cls: type) -> Iterator[str]:
    """Yield a row for each documented public method or property, inherited ones included."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        if base not in BUILTIN and base.__module__.startswith("meadhall"):
            found.update((name, value) for name, value in vars(base).items() if not name.startswith("_"))
    for name, value in sorted(found.items()):
        function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        if isinstance(value, property):
            text, signature = read_summary(value), ""
        elif inspect.isfunction(function):
            text, signature = read_summary(function), format_signature(function)
        else:
            continue
        if text:
            yield f"| `{name}{escape(signature)}` | {escape(text)} |"


def read_summary(thing: Any) -> str:
    """Return the first paragraph of the docstring as one line."""
    own = thing.__dict__.get("__doc__") if inspect.isclass(thing) else thing.__doc__
    return " ".join(inspect.cleandoc(own or "").split("\n\n")[0].split())


def format_signature(function: Any) -> str:
    text = re.sub(r"<[^<>]*>", "…", str(inspect.signature(function)))  # a default without a readable form
    text = text.replace("'", "").replace("meadhall.core.game.", "")
    return re.sub(r"\((?:self|cls)(?:: [\w\[\]]+)?(?:, )?", "(", text, count=1)


def escape(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    if "--print" in sys.argv:
        sys.stdout.buffer.write(render_page().encode())
    else:
        (DOCS / "api.md").write_text(render_page(), encoding="utf-8")
