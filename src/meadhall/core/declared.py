"""A class declares its fields once, a line each; its constructor and its copy are written from that.

Interpreted, they are written when the class is made. For the compiled engine `tools/expand.py` writes the same lines
into the sources before the compiler reads them, for it cannot finish a class later.
"""

from __future__ import annotations

from typing import Any

VALUES = ("i64", "int", "bool", "str", "float")  # never change, so copies share them


def fields_of(annotations: dict[str, Any]) -> dict[str, str]:
    """The fields among the names that a class body annotates, with their types as text."""
    texts = {name: kind.__name__ if isinstance(kind, type) else str(kind) for name, kind in annotations.items()}
    return {name: text for name, text in texts.items() if "ClassVar" not in text}


def constructor(fields: dict[str, str], usual: dict[str, str], always: dict[str, str]) -> str:
    """An `__init__` that stores its arguments, some with a usual value, and what is the same for all of the class."""
    stored = {**always, **{name: name for name in fields}}
    takes = ["self"]
    for name, kind in fields.items():
        takes.append(f"{name}: {kind}" + (f" = {usual[name]}" if name in usual else ""))
    values = "; ".join(f"self.{name} = {value}" for name, value in stored.items())
    return f"def __init__({', '.join(takes)}) -> None: {values}"


def copied(value: str, kind: str, depth: int = 0) -> str:
    """The expression that copies a value of this type."""
    if kind.endswith(" | None"):
        inner = copied(value, kind.removesuffix(" | None"), depth)
        return value if inner == value else f"{inner} if {value} is not None else None"
    if kind.startswith("list["):
        item = f"x{depth}"
        inner = copied(item, kind[5:-1], depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    return value if kind in VALUES else f"{value}.copy()"


def state_copy(name: str, fields: dict[str, str], fixed: tuple[str, ...]) -> str:
    """A state's `copy`: its agenda, its fields, and where it stands; not what it has told."""
    values = {field: copied("self." + field, "int" if field in fixed else kind) for field, kind in fields.items()}
    values |= {"ended": "self.ended", "legal": "self.legal"}
    each = [f"twin.{field} = {value}" for field, value in values.items()]
    return f"def copy(self) -> {name}: twin = {name}(self.agenda[:]); {'; '.join(each)}; return twin"


def part_copy(name: str, fields: dict[str, str]) -> str:
    """A part's `copy`: of all that it is made of."""
    values = ", ".join(copied("self." + field, kind) for field, kind in fields.items())
    return f"def copy(self) -> {name}: return {name}({values})"


def give(cls: Any, source: str) -> None:
    """The class gets the method of this one line, unless it has written its own."""
    made: dict[str, Any] = {}
    exec("from __future__ import annotations\n" + source, {cls.__name__: cls}, made)
    del made["annotations"]
    (method,) = made.values()
    if method.__name__ not in vars(cls):
        method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
        method.__module__ = cls.__module__
        setattr(cls, method.__name__, method)


def declare(cls: Any) -> bool:
    """The class learns the names and types of its fields. False where there is nothing to be written: it adds nothing
    to what it builds on, or all of it stands there already, by hand or compiled."""
    if "fields" in vars(cls):
        return False
    own = fields_of(cls.__annotations__)
    cls.fields = {**cls.fields, **own}
    return bool(own) or "whom" in vars(cls)


def usual_of(cls: Any) -> dict[str, str]:
    return {name: repr(getattr(cls, name)) for name in cls.fields if isinstance(getattr(cls, name, None), (int, str))}


def declare_frame(cls: Any) -> None:
    """Whoever says whom it asks takes no seat."""
    if declare(cls):
        if "whom" in vars(cls):
            cls.fields = {name: kind for name, kind in cls.fields.items() if name != "seat"}
        give(cls, constructor(cls.fields, usual_of(cls), {} if "seat" in cls.fields else {"seat": str(cls.whom)}))


def declare_part(cls: Any) -> None:
    if declare(cls):
        give(cls, constructor(cls.fields, usual_of(cls), {}))
        give(cls, part_copy(cls.__name__, cls.fields))


def declare_state(cls: Any) -> None:
    if declare(cls):
        give(cls, state_copy(cls.__name__, cls.fields, cls.fixed))
