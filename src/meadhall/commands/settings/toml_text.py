"""Render settings as a TOML file with explanations and sources."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from meadhall.commands.settings.config_file import Found
from meadhall.commands.settings.table import Setting, list_settings, mask_password
from meadhall.words.text_wrap import folded

WIDTH = 100


def render(given: Mapping[str, Found], words: Mapping[str, str], heading: str) -> Iterator[str]:
    """Return the lines of an equivalent file; settings without a value are comments."""
    yield from format_comment(heading)
    table, rates = "", set[str]()
    for name, setting in list_settings().items():
        parts = name.split(".")
        if parts[0] != table and len(parts) > 1:
            table = parts[0]
            yield from ("", *format_comment(words["help-limits"]), f"[{table}]")
        rate = ".".join(parts[:-1]) if len(parts) > 2 else ""
        if rate in rates:
            continue
        yield ""
        yield from format_comment(words[setting.help_key])
        if rate:
            rates.add(rate)
            pair = [list_settings()[f"{rate}.{half}"] for half in ("per_second", "burst")]
            inside = ", ".join(f"{one.name.split('.')[-1]} = {format_literal(find_value(one, given))}" for one in pair)
            yield f"{parts[1]} = {{ {inside} }}{describe_source(pair, given)}"
        else:
            yield format_assignment(setting, given)


def format_assignment(setting: Setting, given: Mapping[str, Found]) -> str:
    key, value = setting.name.split(".")[-1], find_value(setting, given)
    if value is None:
        return f"# {key} = {format_literal(setting.example)}"
    return f"{key} = {format_literal(value)}{describe_source([setting], given)}"


def describe_source(settings: list[Setting], given: Mapping[str, Found]) -> str:
    places = [given[one.name].place for one in settings if one.name in given]
    return f"  # {', '.join(places)}" if places else ""


def find_value(setting: Setting, given: Mapping[str, Found]) -> Any:
    value = given[setting.name].value if setting.name in given else setting.default
    return mask_password(value) if setting.is_secret and isinstance(value, str) else value


def format_literal(value: Any) -> str:
    """Format a value as TOML; strings are formatted as in JSON."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(format_literal, value))}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return f"{value:.12g}" if isinstance(value, float) else str(value)


def format_comment(text: str) -> Iterator[str]:
    for line in folded(text, WIDTH).split("\n"):
        yield f"# {line}".rstrip()


def to_plain(setting: Setting, given: Mapping[str, Found]) -> dict[str, Any]:
    """Return a value as JSON-ready data."""
    found = given.get(setting.name)
    return {"value": find_value(setting, given), "from": found.place if found else "default"}
