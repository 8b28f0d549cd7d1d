"""What changed between two views of the same eyes, so that a message need not repeat the rest.

Works on encoded fields: they cannot change afterwards, and `1` is not `true` there as it is in Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw

Fields = dict[str, bytes]  # a view, each field encoded
MISSING = object()
SEPARATOR = "/"

encode = msgspec.json.Encoder().encode


def encode_fields(view: dict[str, Any]) -> Fields:
    """Encode each field of a view by itself."""
    return {name: encode(value) for name, value in view.items()}


def find_changes(old: Fields, new: Fields) -> tuple[dict[str, Raw], dict[str, Raw]] | None:
    """Return the fields of `new` that have to be sent whole, and the places inside other fields that changed.

    A place is written as a JSON Pointer (RFC 6901). None where a field is gone: then the whole view has to be sent.
    """
    if old.keys() - new.keys():
        return None
    whole: dict[str, Raw] = {}
    merged: dict[str, Raw] = {}
    for name, value in new.items():
        before = old.get(name)
        if before == value:
            continue
        places = None if before is None else find_places(name, before, value)
        if places is None:
            whole[name] = Raw(value)
        else:
            merged |= places
    return whole, merged


def find_places(name: str, old: bytes, new: bytes) -> dict[str, Raw] | None:
    """Return the places of a field that changed, or None where it is shorter to send all of it."""
    places: dict[str, Raw] = {}
    room = len(new)
    for pointer, value in compare(SEPARATOR + escape(name), msgspec.json.decode(old), msgspec.json.decode(new)):
        found = encode(value)
        room -= len(pointer) + len(found) + 4  # two quotes, a colon and a comma
        if room <= 0:
            return None
        places[pointer] = Raw(found)
    return places


def compare(pointer: str, old: Any, new: Any) -> Iterator[tuple[str, Any]]:
    """Yield the smallest places that differ. What lost an entry is yielded whole."""
    if isinstance(old, dict) and isinstance(new, dict) and not old.keys() - new.keys():
        for name, value in new.items():
            yield from compare(f"{pointer}{SEPARATOR}{escape(name)}", old.get(name, MISSING), value)
    elif isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        for at, value in enumerate(new):
            yield from compare(f"{pointer}{SEPARATOR}{at}", old[at] if at < len(old) else MISSING, value)
    elif type(old) is not type(new) or old != new:
        yield pointer, new


def apply_changes(view: dict[str, Any], whole: dict[str, Any], merged: dict[str, Any]) -> dict[str, Any]:
    """Return the view after a message with these `view` (`whole`) and `merged`. Never mutates `view`."""
    new = {**view, **whole}
    for pointer, value in merged.items():
        _, *names = map(unescape, pointer.split(SEPARATOR))
        set_at(new, names, value)
    return new


def set_at(holder: Any, names: list[str], value: Any) -> None:
    """Set what lies at the end of a path, and copy what lies on the way."""
    name, *rest = names
    key: Any = int(name) if isinstance(holder, list) else name
    if rest:
        inner = holder[key]
        holder[key] = inner[:] if isinstance(inner, list) else dict(inner)
        set_at(holder[key], rest, value)
    elif isinstance(holder, list) and key == len(holder):
        holder.append(value)
    else:
        holder[key] = value


def escape(name: str) -> str:
    return name.replace("~", "~0").replace(SEPARATOR, "~1")


def unescape(name: str) -> str:
    return name.replace("~1", SEPARATOR).replace("~0", "~")
