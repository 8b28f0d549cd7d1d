"""Write the documentation of the server's message Structs: the browser's types, OpenAPI, and the tables of
docs/wire.md; and the browser's types of views from the TypedDicts of the games.

python tools/wire_types.py            # writes all of them (`make types`); a test fails when they are out of date
"""

from __future__ import annotations

import importlib
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, is_dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as shapes

from meadhall.lessons.guide_pictures import GuidePage
from meadhall.server.app import Routes
from meadhall.server.limits.limits import Limits
from meadhall.server.messages.reply_messages import ServerMessage
from meadhall.server.transport import client_messages

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "src/meadhall/client/types/wire.d.ts"
OPENAPI = ROOT / "docs/openapi.json"
WIRE = ROOT / "docs/wire.md"
BEGIN, END = "<!-- {}: written by tools/wire_types.py -->\n", "<!-- /{} -->\n"
WIDE = 120  # letters of a line, as the formatter has it
PROSE = "string | Record<string, string>"
HEAD = """// What comes over the line and from the API: written by tools/wire_types.py from the Structs of the server.
// Do not edit: change the Struct and run `make types`. What a page makes of these is in state.d.ts.
"""
VIEW_HEAD = """// What a seat sees of the table: written by tools/wire_types.py from games/{0}/edge/view_types.py.
// Do not edit: change the type there and run `make types`.
"""
UNIONS = {"ServerMessage": ServerMessage, "ClientMessage": client_messages.ClientMessage}


def create_app() -> Litestar:
    return Routes(Limits().body).app


@dataclass(frozen=True)
class Call:
    """One HTTP call: the types of its parameters and its result."""

    path: str
    method: str
    handler: HTTPRouteHandler

    @property
    def body(self) -> Any:
        found = self.handler.parsed_data_field
        return None if found is None else found.annotation

    @property
    def reply(self) -> Any:
        told = self.handler.parsed_return_field.annotation
        if get_origin(told) is Response:
            (told,) = get_args(told)
        named = {status: spec.data_container for status, spec in (self.handler.responses or {}).items()}
        return next((named[status] for status in (200, 201) if status in named), told)


def list_calls(app: Litestar) -> list[Call]:
    found = [
        Call(re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path), method, handler)
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods
        if route.path.startswith("/api/") and method != "OPTIONS"
    ]
    return sorted(found, key=lambda call: (call.path, call.method))


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or is_dataclass(kind))


def find_structs(kind: Any) -> Iterator[type]:
    """Return the Structs that an annotation names, without nested ones."""
    if is_struct(kind):
        yield kind
    else:
        for part in get_args(kind):
            yield from find_structs(part)


def describe(shape: Any) -> tuple[Any, str, str]:
    """Return a type without its descriptions, the description in words, and its name in the browser."""
    text = called = ""
    while isinstance(shape, shapes.Metadata):
        text = text or str((shape.extra_json_schema or {}).get("description", ""))
        called = called or str((shape.extra or {}).get("ts", ""))
        shape = shape.type
    return shape, text, called


def list_parts(shape: Any) -> Iterator[Any]:
    """Return the types inside a type."""
    shape = describe(shape)[0]
    for name in ("types", "item_types", "item_type", "key_type", "value_type"):
        inner = getattr(shape, name, ())
        yield from inner if isinstance(inner, tuple) else (inner,)


class Schema:
    """Every Struct of the messages, with its TypeScript type."""

    def __init__(self, sent: Iterable[Any], received: Iterable[Any]) -> None:
        self.shapes: dict[str, Any] = {}
        self.received: set[str] = set()  # what a client may leave out is optional there
        for kind in received:
            self.add(shapes.type_info(kind), True)
        for kind in sent:
            self.add(shapes.type_info(kind), False)

    def add(self, shape: Any, received: bool) -> None:
        shape = describe(shape)[0]
        if not isinstance(shape, (shapes.StructType, shapes.DataclassType, shapes.TypedDictType)):
            for part in list_parts(shape):
                self.add(part, received)
            return
        name = shape.cls.__name__
        known = self.shapes.setdefault(name, shape)
        if known.cls is not shape.cls:
            raise SystemExit(f"Two Structs are called {name}: {known.cls.__module__} and {shape.cls.__module__}.")
        if name in self.received or (known is not shape and not received):
            return
        if received:
            self.received.add(name)
        for field in shape.fields:
            self.add(field.type, received)

    @cached_property
    def names(self) -> list[str]:
        return sorted(self.shapes)

    def type(self, shape: Any) -> str:  # noqa: C901 (one case for each kind of type)
        shape, _, called = describe(shape)
        if called:
            return called
        match shape:
            case shapes.StructType() | shapes.DataclassType() | shapes.TypedDictType():
                return str(shape.cls.__name__)
            case shapes.UnionType():
                known = {self.type(one): None for one in shape.types if not is_unset(one)}
                found = " | ".join(sorted(known, key=lambda one: one == "null"))
                return found.replace(PROSE, "Prose")
            case shapes.LiteralType():
                return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in shape.values)
            case shapes.ListType() | shapes.VarTupleType() | shapes.CollectionType():
                item = self.type(shape.item_type)
                return f"({item})[]" if " " in re.sub("<.*>", "", item) and not item.startswith("[") else f"{item}[]"
            case shapes.TupleType():
                return f"[{', '.join(self.type(one) for one in shape.item_types)}]"
            case shapes.DictType():
                return f"Record<{self.type(shape.key_type)}, {self.type(shape.value_type)}>"
            case shapes.StrType() | shapes.BytesType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType() | shapes.RawType():
                return "any"
        raise SystemExit(f"tools/wire_types.py cannot write the type {shape}.")

    def is_optional(self, name: str, field: Any) -> bool:
        """Return whether the field can be missing: an UNSET one, or one with a default that is left out."""
        if field.required:
            return False
        if field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT:
            return True
        omits = getattr(getattr(self.shapes[name].cls, "__struct_config__", None), "omit_defaults", False)
        return name in self.received or omits

    def interface(self, name: str) -> Iterator[str]:
        shape = self.shapes[name]
        yield from render_comment(read_docstring(shape.cls), "  ")
        parent = " extends GameView" if name == "View" else ""
        yield f"  interface {name}{parent} {{"
        if getattr(shape, "tag", None):
            yield f"    {shape.tag_field}: '{shape.tag}'"
        for field in in_order(shape):
            yield from render_comment(describe(field.type)[1], "    ")
            mark = "?" if self.is_optional(name, field) else ""
            yield f"    {field.encode_name}{mark}: {self.type(field.type)}"
        yield "  }"

    def table(self, name: str) -> Iterator[str]:
        """Return one Struct as a section of docs/wire.md."""
        shape = self.shapes[name]
        yield f"### {name}"
        yield ""
        if text := read_docstring(shape.cls):
            yield text
            yield ""
        rows = [
            (field.encode_name + ("?" if self.is_optional(name, field) else ""), field.type) for field in shape.fields
        ]
        if not rows:
            return
        yield "| field | type | |"
        yield "|---|---|---|"
        for called, of in rows:
            kind = self.type(of).replace("|", "\\|")
            yield f"| `{called}` | `{kind}` | {describe(of)[1]} |".replace("|  |", "| |")
        yield ""


def in_order(shape: Any) -> Iterator[Any]:
    """Yield the fields as the class declares them: msgspec sorts those of a TypedDict."""
    if isinstance(shape, shapes.TypedDictType):
        return iter(sorted(shape.fields, key=lambda field: [*shape.cls.__annotations__].index(field.name)))
    return iter(shape.fields)


def is_unset(shape: Any) -> bool:
    return "Unset" in type(shape).__name__


def read_docstring(cls: type) -> str:
    """Return the docstring of this Struct itself, in one line."""
    own = cls.__dict__.get("__doc__") or ""
    if is_dataclass(cls) and own.startswith(f"{cls.__name__}("):
        own = ""
    return " ".join(inspect.cleandoc(own).split())


def render_comment(text: str, indent: str) -> Iterator[str]:
    if not text:
        return
    lines = textwrap.wrap(text, 116 - len(indent))
    if len(lines) == 1:
        yield f"{indent}/** {text} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}" for line in lines)
    yield f"{indent} */"


def build_schema(app: Litestar) -> Schema:
    """Return the schema of everything that the socket and all calls send and receive."""
    found = list_calls(app)
    sent = [*get_args(ServerMessage), GuidePage, *(one for call in found for one in find_structs(call.reply))]
    received = [*get_args(client_messages.ClientMessage), *(one for call in found for one in find_structs(call.body))]
    return Schema(sent, received)


def render_view_types() -> dict[Path, str]:
    """Return the browser's types of the views of every game that declares them, in `edge/view_types.py`."""
    found = {}
    for module in sorted((ROOT / "src/meadhall/games").glob("*/edge/view_types.py")):
        game = module.parents[1].name
        view = importlib.import_module(f"meadhall.games.{game}.edge.view_types").View
        schema = Schema([view], [])
        lines = [line for name in schema.names for line in schema.interface(name)]
        name = game.title().replace("_", "")
        text = "\n".join([f"declare namespace {name} {{", *lines, "}"])
        found[module.parents[1] / "client/view.d.ts"] = VIEW_HEAD.format(game) + text + "\n"
    return found


def render_typescript(schema: Schema) -> str:
    lines = ["declare namespace Wire {"]
    for name in schema.names:
        lines += schema.interface(name)
    for name, union in UNIONS.items():
        names = [one.__name__ for one in get_args(union)]
        short = f"  type {name} = {' | '.join(names)}"
        lines += [short] if len(short) <= WIDE else [f"  type {name} =", *(f"    | {one}" for one in names)]
    return HEAD + "\n".join([*lines, "}"]) + "\n"


def render_openapi(app: Litestar) -> str:
    """Return the document that a server returns at `/schema`, one line for each call and each type. The version is left
    out, because it says nothing about the calls.
    """
    document = app.openapi_schema.to_schema()
    document["info"]["version"] = "development"

    def block(table: dict[str, Any]) -> str:
        rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(table[key], sort_keys=True)}" for key in sorted(table))
        return f"{{\n{rows}\n}}"

    components = {name: block(table) for name, table in sorted(document.pop("components").items())}
    inner = ",\n".join(f"{json.dumps(name)}: {table}" for name, table in components.items())
    paths = block(document.pop("paths"))
    rest = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in sorted(document.items()))
    return f'{{\n{rest}"components": {{\n{inner}\n}},\n"paths": {paths}\n}}\n'


def render_annotation(kind: Any, schema: Schema) -> str:
    """Return a type of a call, for the table."""
    if kind in (None, type(None)):
        return ""
    if kind in (bytes, str):
        return "a file"
    if get_origin(kind) is dict:
        return "JSON"
    if set(get_args(ServerMessage)) <= set(find_structs(kind)):
        return "`ServerMessage`, one a line"
    return f"`{schema.type(shapes.type_info(kind))}`".replace("|", "\\|")


def render_call_table(app: Litestar, schema: Schema) -> str:
    rows = [
        f"| `{call.method} {call.path}` | {render_annotation(call.body, schema)}"
        f" | {render_annotation(call.reply, schema)} |"
        f" {call.handler.summary or ''} |"
        for call in list_calls(app)
    ]
    return "\n".join(["| call | takes | gives | |", "|---|---|---|---|", *rows]).replace("|  |", "| |") + "\n"


def render_message_table(union: Any, schema: Schema) -> str:
    rows = []
    for one in get_args(union):
        fields = ", ".join(f"`{field.encode_name}`" for field in schema.shapes[one.__name__].fields)
        rows.append(f"| `{one.__struct_config__.tag}` | `{one.__name__}` | {fields} |".replace("|  |", "| |"))
    return "\n".join(["| message | type | fields |", "|---|---|---|", *rows]) + "\n"


def render_type_tables(schema: Schema) -> str:
    return "\n".join(line for name in schema.names for line in schema.table(name))


def render_document(app: Litestar, schema: Schema) -> str:
    """Return docs/wire.md with its tables."""
    text = WIRE.read_text(encoding="utf-8")
    sections = {
        "calls": render_call_table(app, schema),
        "server messages": render_message_table(ServerMessage, schema),
        "client messages": render_message_table(client_messages.ClientMessage, schema),
        "types": render_type_tables(schema),
    }
    for name, table in sections.items():
        begin, end = BEGIN.format(name), END.format(name)
        before, found, rest = text.partition(begin)
        if not found or end not in rest:
            raise SystemExit(f"docs/wire.md has no part {begin.strip()} … {end.strip()}.")
        text = f"{before}{begin}\n{table}\n{end}{rest.partition(end)[2]}"
    return text


def render_files() -> dict[Path, str]:
    """Return every generated file with its content."""
    app = create_app()
    schema = build_schema(app)
    return {
        TYPES: render_typescript(schema),
        OPENAPI: render_openapi(app),
        WIRE: render_document(app, schema),
        **render_view_types(),
    }


def main() -> None:
    for path, text in render_files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
