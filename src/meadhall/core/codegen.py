"""Generate constructors and `copy()` from the fields that a class declares.

With the plain engine this happens when the class is created. For the compiled engine `tools/expand.py` writes the same
lines into the sources, because compiled classes cannot be extended later.
"""

from __future__ import annotations

import re
from typing import Any

VALUES = ("i64", "int", "bool", "str", "float")  # never change, so copies share them
NAME = re.compile(r"[A-Z]\w*")  # a class of ours: a frame, or a part that copies itself
KNOWN = "i64, int, bool, str, float, a Frame, a Part, list[...] or dict[key, ...] of these, or one of these | None"


def read_fields(annotations: dict[str, Any]) -> dict[str, str]:
    """Return the annotated fields of a class body with their types as text."""
    texts = {name: kind.__name__ if isinstance(kind, type) else str(kind) for name, kind in annotations.items()}
    return {name: text for name, text in texts.items() if "ClassVar" not in text}


def write_constructor(fields: dict[str, str], usual: dict[str, str], always: dict[str, str]) -> str:
    """Return an `__init__` that stores its arguments, with defaults, and the constants of the class."""
    stored = {**always, **{name: name for name in fields}}
    takes = ["self"]
    for name, kind in fields.items():
        takes.append(f"{name}: {kind}" + (f" = {usual[name]}" if name in usual else ""))
    values = "; ".join(f"self.{name} = {value}" for name, value in stored.items())
    return f"def __init__({', '.join(takes)}) -> None: {values}"


def copy_expression(value: str, kind: str, depth: int = 0) -> str:
    """Return the expression that copies a value of this type."""
    if kind.endswith(" | None"):
        inner = copy_expression(value, kind.removesuffix(" | None"), depth)
        return value if inner == value else f"{inner} if {value} is not None else None"
    if kind.startswith("list["):
        item = f"x{depth}"
        inner = copy_expression(item, kind[5:-1], depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if kind.startswith("dict["):
        item, key = f"x{depth}", f"k{depth}"
        inner = copy_expression(item, value_type(kind), depth + 1)
        return f"{value}.copy()" if inner == item else f"{{{key}: {inner} for {key}, {item} in {value}.items()}}"
    return value if kind in VALUES else f"{value}.copy()"


def value_type(kind: str) -> str:
    """Return the value type of `dict[key, value]`."""
    return kind[5:-1].partition(",")[2].strip()


def can_copy(kind: str) -> bool:
    """Return whether `copy_expression` makes an independent copy of a value of this type."""
    if kind.endswith(" | None"):
        return can_copy(kind.removesuffix(" | None"))
    if kind.startswith("list["):
        return can_copy(kind[5:-1])
    if kind.startswith("dict["):
        return kind[5:-1].partition(",")[0].strip() in VALUES and can_copy(value_type(kind))
    return kind in VALUES or NAME.fullmatch(kind) is not None


def check_types(cls: Any, fields: dict[str, str], fixed: tuple[str, ...] = ()) -> None:
    """Refuse a class with a field that copies would share: a change in one would show in the other."""
    for name, kind in fields.items():
        if name not in fixed and not can_copy(kind):
            raise TypeError(
                f"{cls.__module__}.{cls.__qualname__}.{name}: a field of type {kind} cannot be copied. "
                f"Use {KNOWN}; or name it in the state's `fixed` if it never changes."
            )


def write_state_copy(name: str, fields: dict[str, str], fixed: tuple[str, ...]) -> str:
    """Return the `copy` of a state: agenda, fields and place in the game, without logged events."""
    values = {
        field: copy_expression("self." + field, "int" if field in fixed else kind) for field, kind in fields.items()
    }
    values |= {"ended": "self.ended", "legal": "self.legal"}
    each = [f"twin.{field} = {value}" for field, value in values.items()]
    each = ["twin.agenda = self.agenda.copy()", *each]
    return f"def copy(self) -> {name}: twin = {name}([]); {'; '.join(each)}; return twin"


def write_part_copy(name: str, fields: dict[str, str]) -> str:
    """Return the `copy` of a part."""
    values = ", ".join(copy_expression("self." + field, kind) for field, kind in fields.items())
    return f"def copy(self) -> {name}: return {name}({values})"


def attach_method(cls: Any, source: str) -> None:
    """Add a one-line method to the class unless it defines its own."""
    made: dict[str, Any] = {}
    exec("from __future__ import annotations\n" + source, {cls.__name__: cls}, made)  # noqa: S102 (made of our own fields)
    del made["annotations"]
    (method,) = made.values()
    if method.__name__ not in vars(cls):
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        method.__module__ = cls.__module__
        setattr(cls, method.__name__, method)


def declare(cls: Any) -> bool:
    """Record the field names and types of the class. Return False if nothing must be generated: it adds no fields, or
    has the methods already, by hand or compiled.
    """
    if "fields" in vars(cls):
        return False
    own = read_fields(cls.__annotations__)
    cls.fields = {**cls.fields, **own}
    return bool(own) or "whom" in vars(cls)


def find_defaults(cls: Any) -> dict[str, str]:
    return {name: repr(getattr(cls, name)) for name in cls.fields if isinstance(getattr(cls, name, None), (int, str))}


def declare_frame(cls: Any) -> None:
    """Like `declare`, for frames. A class with a fixed `seat` has no seat argument."""
    if declare(cls):
        if "whom" in vars(cls):
            cls.fields = {name: kind for name, kind in cls.fields.items() if name != "seat"}
        attach_method(
            cls,
            write_constructor(cls.fields, find_defaults(cls), {} if "seat" in cls.fields else {"seat": str(cls.whom)}),
        )


def declare_part(cls: Any) -> None:
    if declare(cls):
        check_types(cls, cls.fields)
        attach_method(cls, write_constructor(cls.fields, find_defaults(cls), {}))
        attach_method(cls, write_part_copy(cls.__name__, cls.fields))


def declare_state(cls: Any) -> None:
    """Like `declare`, for states. A subclass without fields of its own has a `copy` of its own too."""
    if declare(cls) or "copy" not in vars(cls):
        check_types(cls, cls.fields, cls.fixed)
        attach_method(cls, write_state_copy(cls.__name__, cls.fields, cls.fixed))
