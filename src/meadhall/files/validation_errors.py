"""Find the first mistake in a file that msgspec refused. msgspec reports in English and without the names of tables, so
the file is searched again along its declaration.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import inspect

from meadhall.core.fault import Fault, find_nearest
from meadhall.files.strict import NAME, SHOWN

SORTS: dict[type[inspect.Type], tuple[type, ...]] = {
    inspect.StrType: (str,),
    inspect.IntType: (int,),
    inspect.FloatType: (int, float),
    inspect.BoolType: (bool,),
    inspect.ListType: (list,),
    inspect.DictType: (dict,),
    inspect.StructType: (dict,),
}
CALLED = {
    inspect.IntType: "whole",
    inspect.FloatType: "number",
    inspect.BoolType: "truth",
    inspect.ListType: "list",
    inspect.DictType: "table",
    inspect.StructType: "table",
}


def raise_first_mistake(file: str, told: object, kind: type) -> None:
    """Raise the first mistake; return if none is found, then msgspec's own message is used."""
    Search(file).look(told, inspect.type_info(kind), "")


def join_path(where: str, key: str) -> str:
    return f"{where}, {key}" if where else key


def has_type(told: Any, kind: inspect.Type) -> bool:
    """Return whether the value has the right type; `true` is not a number."""
    sorts = SORTS.get(type(kind))
    return sorts is None or (isinstance(told, sorts) and (sorts == (bool,) or not isinstance(told, bool)))


def format_value(told: Any) -> str:
    """Return a value roughly as its author wrote it."""
    if isinstance(told, (list, dict)):
        return "[…]" if isinstance(told, list) else "{…}"
    return (str(told).lower() if isinstance(told, bool) else str(told))[:SHOWN]


class Search:
    """Searches a file from first to last table and tracks the place: `step 2, say, en`."""

    def __init__(self, file: str) -> None:
        self.file = file

    def look(self, told: Any, kind: inspect.Type, where: str) -> None:
        if isinstance(kind, inspect.UnionType):
            kind = self.choose_type(told, kind.types, where)
        if not has_type(told, kind):
            called = CALLED.get(type(kind), "text")
            raise Fault("toml-value", file=self.file, where=where, found=format_value(told), kind=called)
        if isinstance(kind, inspect.LiteralType):
            self.word(told, [str(value) for value in kind.values], where)
        elif isinstance(kind, inspect.StrType):
            self.text(told, kind, where)
        elif isinstance(kind, inspect.ListType):
            self.listing(told, kind, where)
        elif isinstance(kind, inspect.DictType):
            self.entries(told, kind, where)
        elif isinstance(kind, inspect.StructType):
            self.table(told, kind, where)

    def choose_type(self, told: Any, kinds: tuple[inspect.Type, ...], where: str) -> inspect.Type:
        """Return which of several types a table is meant to be, by its tag key."""
        tables = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
        if not isinstance(told, dict) or not tables:
            return next((kind for kind in kinds if has_type(told, kind)), kinds[0])
        field = tables[0].tag_field or ""
        if field not in told:
            raise Fault("toml-missing", file=self.file, where=join_path(where, field))
        self.word(told[field], [str(kind.tag) for kind in tables], join_path(where, field))
        return next(kind for kind in tables if kind.tag == told[field])

    def word(self, told: Any, known: list[str], where: str) -> None:
        if told not in known:
            raise Fault(
                "toml-word", file=self.file, where=where, found=format_value(told), right=find_nearest(told, known)
            )

    def text(self, told: str, kind: inspect.StrType, where: str) -> None:
        if kind.pattern and not re.search(kind.pattern, told):
            if not told.strip():
                raise Fault("toml-missing", file=self.file, where=where)
            called = "name" if kind.pattern == NAME else "text"
            raise Fault("toml-value", file=self.file, where=where, found=format_value(told), kind=called)

    def listing(self, told: list[Any], kind: inspect.ListType, where: str) -> None:
        if not told and kind.min_length:
            raise Fault("toml-missing", file=self.file, where=where)
        for number, one in enumerate(told, 1):
            self.look(one, kind.item_type, f"{where} {number}")

    def entries(self, told: dict[str, Any], kind: inspect.DictType, where: str) -> None:
        """Search a table with free keys, or keys such as languages."""
        if not told and kind.min_length:
            raise Fault("toml-missing", file=self.file, where=where)
        for key, one in told.items():
            if isinstance(kind.key_type, inspect.LiteralType):
                self.key(key, [str(value) for value in kind.key_type.values], where)
            self.look(one, kind.value_type, join_path(where, key))

    def key(self, key: str, known: list[str], where: str) -> None:
        if key not in known:
            raise Fault("toml-key", file=self.file, where=join_path(where, key), nearest=find_nearest(key, known))

    def table(self, told: dict[str, Any], kind: inspect.StructType, where: str) -> None:
        fields = {field.encode_name: field for field in kind.fields}
        for key in told:
            if key != kind.tag_field:
                self.key(key, list(fields), where)
        for name, field in fields.items():
            if field.required and name not in told:
                raise Fault("toml-missing", file=self.file, where=join_path(where, name))
        for key in told:
            if key in fields:
                self.look(told[key], fields[key].type, join_path(where, key))
