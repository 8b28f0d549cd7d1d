"""States and frames as plain values, by class name and fields; and frames as one line of text."""

from __future__ import annotations

import json
import re
from types import ModuleType
from typing import Any

from meadhall.core.agenda import Frame, State, to_plain
from meadhall.core.fault import Fault, find_nearest

Frames = dict[str, type[Frame]]
SHOWN = 80  # letters of a step that cannot be read
CALL = re.compile(r"(\w+)\(([^()]*)\)")


def frames_in(*modules: ModuleType) -> Frames:
    """Return every concrete frame class defined in these modules, by name. Imported and abstract
    classes are left out.
    """
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Frame)
        and value.__module__ == module.__name__
        and value.resolve is not Frame.resolve
        and (value.ask or value.options is Frame.options)
    }


def frame_args(frame: Frame) -> list[Any]:
    return [getattr(frame, name) for name in type(frame).fields]


def parse_json(text: str) -> Any:
    """Parse foreign JSON. Raise ValueError for what could not be written again: lone surrogates, or
    too deep nesting.
    """
    try:
        found = json.loads(text)
        if "\\ud" in text.lower():
            json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested without end") from None
    return found


def pack(state: State) -> dict[str, Any]:
    """Return the whole state as JSON-ready values."""
    packed: dict[str, Any] = {name: to_plain(getattr(state, name)) for name in type(state).fields}
    packed["agenda"] = [[type(frame).__name__, *to_plain(frame_args(frame))] for frame in state.agenda]
    packed["ended"] = state.ended
    return packed


def unpack(packed: dict[str, Any], cls: type[State], frames: Frames, restore: dict[str, Any]) -> State:
    """Restore a state. `restore` maps a field to the function that rebuilds its value."""
    state = cls([build_frame(entry[0], to_plain(entry[1:]), frames) for entry in packed["agenda"]])
    for name, kind in cls.fields.items():
        made = restore.get(name) or (dict if kind.startswith("dict[") else to_plain)
        setattr(state, name, made(packed[name]))
    state.ended = packed["ended"]
    return state


def check_type(value: Any, kind: str) -> Any:
    """Return the value; raise ValueError if it does not fit the declared type. Types that are not plain pass."""
    outer, _, inner = kind.removesuffix("]").partition("[")
    if outer == "list" and isinstance(value, list):
        return [check_type(one, inner) for one in value]
    if outer == "dict" and isinstance(value, dict):
        key, _, held = inner.partition(", ")
        return {check_type(name, key): check_type(one, held) for name, one in value.items()}
    wanted = {"int": int, "i64": int, "bool": bool, "str": str, "list": list, "dict": dict}.get(outer)
    if wanted is not None and type(value) is not wanted:
        raise ValueError(kind)
    return value


def build_frame(name: str, args: list[Any], frames: Frames) -> Frame:
    if name not in frames:
        raise Fault("frame-unknown", frame=name, nearest=find_nearest(name, sorted(frames)))
    fields = frames[name].fields
    if len(args) != len(fields) or not all(map(_is_valid, args, fields.values())):
        raise Fault("frame-fields", frame=name, fields=", ".join(fields) or "-", found=len(args))
    return frames[name](*args)


def format_agenda(agenda: list[Frame]) -> str:
    """Return the frames as text, next first: `Embellish(0)>Continue(0)>Turn(1)`."""
    calls = [
        f"{type(f).__name__}({','.join(_format_value(value) for value in frame_args(f))})" for f in reversed(agenda)
    ]
    return ">".join(calls) or "-"


def parse_agenda(text: str, frames: Frames) -> list[Frame]:
    agenda: list[Frame] = []
    for part in [] if text == "-" else text.split(">"):
        call = CALL.fullmatch(part)
        if call is None:
            raise Fault("frame-unreadable", text=shorten(part))
        try:
            args = parse_json(f"[{call[2]}]")
        except ValueError:  # no JSON, a number longer than Python reads, or nested without end
            raise Fault("frame-unreadable", text=shorten(part)) from None
        agenda.append(build_frame(call[1], args, frames))
    return agenda[::-1]


def shorten(text: str) -> str:
    """Return the beginning of an unreadable text, enough to find the place."""
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def _format_value(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _is_valid(value: Any, kind: str) -> bool:
    if kind.startswith("list["):
        return isinstance(value, list) and all(_is_valid(item, "i64") for item in value)
    return type(value) is int and abs(value) < 1 << 31
