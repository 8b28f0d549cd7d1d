"""Every setting of a server, declared once. `meadhall.toml`, the environment, `serve --help` and
`docs/configuration.md` are parsed, generated or checked along these classes.

A field's name is that of the program, its encoded name that of the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, field, inspect

from meadhall.files.strict import Strict
from meadhall.server.limits.limits import Limits, Rate

USUAL = Limits()
PREFIX = "MEADHALL_"

Port = Annotated[int, Meta(ge=0, le=65_535)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
CountOrNone = Annotated[int, Meta(ge=0, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1_024, le=2**40)]
Seconds = Annotated[float, Meta(ge=0.001, le=100_000_000)]
SecondsOrNone = Annotated[float, Meta(ge=0, le=100_000_000)]
PerSecond = Annotated[float, Meta(ge=0.0001, le=1_000_000)]
Burst = Annotated[float, Meta(ge=1, le=1_000_000)]
# Resolved from the folder of the file if relative.
DatabaseAddress = Annotated[
    str, Meta(examples=["postgresql://meadhall@localhost/meadhall"], extra={"path": True, "secret": True})
]
RedisAddress = Annotated[str, Meta(examples=["redis://localhost"], extra={"secret": True})]
Name = Annotated[str, Meta(min_length=1)]
FilePath = Annotated[str, Meta(min_length=1, examples=["blocked_names.txt"], extra={"path": True})]
FolderPath = Annotated[str, Meta(min_length=1, examples=["old_games"], extra={"path": True})]
TokenPath = Annotated[str, Meta(min_length=1, examples=["keeper.token"], extra={"path": True})]
ProxyAddress = Annotated[str, Meta(min_length=1, examples=["127.0.0.1"])]
PathList = Annotated[list[Name], Meta(extra={"path": True})]


class RateSettings(Strict, frozen=True):
    """An average rate per second and a burst."""

    a_second: PerSecond = field(name="per_second")
    burst: Burst


def define_rate(usual: Rate) -> RateSettings:
    return RateSettings(a_second=usual.a_second, burst=usual.burst)


class LimitSettings(Strict, frozen=True):
    """The fields of `Limits` that are not options of `meadhall serve`, by their names in the file."""

    live: Seconds = field(default=USUAL.live, name="turn_seconds_live")
    day: Seconds = field(default=USUAL.day, name="turn_seconds_day")
    sweep: Seconds = field(default=USUAL.sweep, name="clock_check_seconds")
    forgotten: Seconds = field(default=USUAL.forgotten, name="bot_takeover_seconds")

    message: Bytes = field(default=USUAL.message, name="socket_message_bytes")
    body: Bytes = field(default=USUAL.body, name="request_body_bytes")
    record: Bytes = field(default=USUAL.record, name="record_bytes")
    record_answers: Count = USUAL.record_answers
    campaign: Bytes = field(default=USUAL.campaign, name="campaign_bytes")
    campaign_unpacked: Bytes = field(default=USUAL.campaign_unpacked, name="campaign_unpacked_bytes")
    stored: Bytes = field(default=USUAL.stored, name="campaign_bytes_per_host")
    chat: Count = field(default=USUAL.chat, name="chat_characters")
    chats: Count = field(default=USUAL.chats, name="chat_history_messages")
    note: Count = field(default=USUAL.note, name="note_characters")
    notes: Count = field(default=USUAL.notes, name="notes_per_table")

    messages: RateSettings = field(default=define_rate(USUAL.messages), name="socket_messages")
    requests: RateSettings = define_rate(USUAL.requests)
    newcomers: RateSettings = field(default=define_rate(USUAL.newcomers), name="new_guests")
    creations: RateSettings = field(default=define_rate(USUAL.creations), name="new_tables")
    talking: RateSettings = field(default=define_rate(USUAL.talking), name="chat_messages")
    guesses: RateSettings = field(default=define_rate(USUAL.guesses), name="sign_in_attempts")
    uploads: RateSettings = define_rate(USUAL.uploads)
    patience: Count = field(default=USUAL.patience, name="refused_messages")

    devices: Count = field(default=USUAL.devices, name="devices_per_guest")
    seat_tokens: Count = field(default=USUAL.seat_tokens, name="tokens_per_seat")

    by_guest: Count = field(default=USUAL.by_guest, name="sockets_per_guest")
    by_address: Count = field(default=USUAL.by_address, name="sockets_per_address")
    by_table: Count = field(default=USUAL.by_table, name="sockets_per_table")
    in_all: Count = field(default=USUAL.in_all, name="sockets_per_node")

    connections: Count = field(default=USUAL.connections, name="connections_per_address")
    headers: Seconds = field(default=USUAL.headers, name="header_seconds")
    head: Bytes = field(default=USUAL.head, name="header_bytes")
    header_count: Count = USUAL.header_count
    pipeline: Count = field(default=USUAL.pipeline, name="pipelined_requests")
    upload: Seconds = field(default=USUAL.upload, name="body_seconds")
    unread: Seconds = field(default=USUAL.unread, name="unread_reply_seconds")
    slow: Seconds = field(default=USUAL.slow, name="unread_message_seconds")
    keep_alive: Seconds = field(default=USUAL.keep_alive, name="keep_alive_seconds")
    warm: CountOrNone = field(default=USUAL.warm, name="idle_tables")
    idle: SecondsOrNone = field(default=USUAL.idle, name="idle_table_seconds")

    session_days: Annotated[int, Meta(ge=1, le=36_500)] = USUAL.session_days

    call_seconds: Seconds = field(default=USUAL.call_seconds, name="webhook_seconds")
    call_again: Seconds = field(default=USUAL.call_again, name="webhook_retry_seconds")
    call_tries: Count = field(default=USUAL.call_tries, name="webhook_attempts")

    workers: CountOrNone = USUAL.workers
    bot_seconds: Seconds = USUAL.bot_seconds
    bot_delay: SecondsOrNone = field(default=USUAL.bot_delay, name="bot_delay_seconds")
    playouts: CountOrNone = field(default=USUAL.playouts, name="advice_playouts")
    work_seconds: Seconds = field(default=USUAL.work_seconds, name="worker_cpu_seconds")
    hang_seconds: Seconds = field(default=USUAL.hang_seconds, name="worker_hang_seconds")
    work_memory: Bytes = field(default=USUAL.work_memory, name="worker_memory_bytes")


class Settings(Strict, frozen=True):
    """The options of `meadhall serve`, and the limits. None means what the option's explanation says."""

    host: Name = "127.0.0.1"
    port: Port = 8787
    db: DatabaseAddress | None = None
    redis: RedisAddress | None = None
    origin: list[Name] = field(default_factory=list)
    proxy: ProxyAddress | None = None
    keeper: TokenPath | None = None
    log: Literal["plain", "json"] = "plain"
    hooks: Literal["off", "public", "any"] = "off"
    forget_after: Days = 0
    forget_to: FolderPath | None = None
    names: FilePath | None = None
    ratings: bool = False
    book: PathList = field(default_factory=list)
    lesson: PathList = field(default_factory=list)
    open: bool = False
    build: bool = False
    limits: LimitSettings = LimitSettings()


def mask_password(address: str) -> str:
    """Return an address without its password."""
    return re.sub(r"(password=)[^&]*", r"\1***", re.sub(r"(://[^:/]*):.*@", r"\1:***@", address))


@dataclass(frozen=True)
class Setting:
    """One setting. A rate counts as two: `limits.uploads.per_second` and `.burst`."""

    name: str
    type: Any
    default: Any
    kind: str  # whole, number, truth, list, word or text: which sentence says what would be right
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    example: str = ""
    is_path: bool = False
    is_secret: bool = False

    @property
    def variable(self) -> str:
        """Its environment variable: capitals, `_` for dots."""
        return PREFIX + self.name.upper().replace(".", "_")

    @property
    def option(self) -> str | None:
        """Its command line option; limits have none."""
        return None if "." in self.name else f"--{self.name.replace('_', '-')}"

    @property
    def help_key(self) -> str:
        """The message key of its explanation."""
        if self.option is not None:
            return f"help-serve.{self.option.removeprefix('--')}"
        return f"help-limits.{self.name.split('.')[1].replace('_', '-')}"


KINDS: dict[type[inspect.Type], str] = {
    inspect.IntType: "whole",
    inspect.FloatType: "number",
    inspect.BoolType: "truth",
    inspect.ListType: "list",
    inspect.LiteralType: "word",
    inspect.StrType: "text",
}


def describe_setting(name: str, annotation: Any, default: Any) -> Setting:
    """Return what a field's annotation says of its values."""
    kind, extra, schema = inspect.type_info(annotation), {}, {}
    if isinstance(kind, inspect.UnionType):
        kind = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(kind, inspect.Metadata):
        extra, schema, kind = kind.extra or {}, kind.extra_json_schema or {}, kind.type
    return Setting(
        name,
        annotation,
        default,
        KINDS[type(kind)],
        getattr(kind, "ge", None),
        getattr(kind, "le", None),
        get_args(annotation) if isinstance(kind, inspect.LiteralType) else (),
        (schema.get("examples") or [""])[0],
        extra.get("path", False),
        extra.get("secret", False),
    )


def gather(instance: msgspec.Struct, prefix: str = "") -> dict[str, Setting]:
    found: dict[str, Setting] = {}
    for one in msgspec.structs.fields(instance):
        name, value = prefix + one.encode_name, getattr(instance, one.name)
        if isinstance(value, msgspec.Struct):
            found |= gather(value, f"{name}.")
        else:
            found[name] = describe_setting(name, one.type, value)
    return found


@cache
def list_settings() -> dict[str, Setting]:
    """Return every setting by name, in the order of the file."""
    return gather(Settings())


@cache
def list_sections() -> frozenset[str]:
    """Return the names of tables in the file: `limits`, and each rate in it."""
    names = [name.split(".") for name in list_settings()]
    return frozenset(".".join(parts[:size]) for parts in names for size in range(1, len(parts)))
