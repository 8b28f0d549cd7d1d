"""Resolve settings: command line over environment over file over default."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from meadhall.commands.settings.checks import CHECKS, FILE_CHECKS, OPTION_CHECKS
from meadhall.commands.settings.config_file import VARIABLE, Found, find_file, read_file
from meadhall.commands.settings.mistakes import Mistakes
from meadhall.commands.settings.table import (
    PREFIX,
    RateSettings,
    Setting,
    Settings,
    list_sections,
    list_settings,
    mask_password,
)
from meadhall.core.fault import Fault, find_nearest
from meadhall.server.limits.limits import Limits, Rate

LIKE = 0.7  # how much of two names must be the same for one to be a slip of the other
LIMITS = f"{PREFIX}LIMITS_"
SHOWN = 60


@dataclass(frozen=True)
class Resolved:
    settings: Settings
    given: Mapping[str, Found]  # what is not left at its default, by name
    file: Path | None
    notes: tuple[Fault, ...] = ()  # what is no mistake, but was probably not meant


def resolve(
    options: Mapping[str, Any] | None = None,
    config: str | None = None,
    environ: Mapping[str, str] | None = None,
) -> Resolved:
    """Return all settings. Raise all mistakes of file and environment at once."""
    environ = os.environ if environ is None else environ
    file = find_file(config, environ)
    values, mistakes = read_file(file) if file is not None else ([], [])
    given: dict[str, Found] = {}
    for found in values:
        mistakes += take(found, given, file)
    mistakes.sort(key=find_line)
    notes: list[Fault] = []
    for variable, text in sorted(environ.items()):
        setting = map_variables().get(variable)
        if setting is not None and text:
            mistakes += take(Found(setting.name, parse_text(setting, text), variable), given)
        elif setting is None:
            notes += check_variable(variable)
    for name, value in (options or {}).items():
        if value is not None:
            given[name] = take_option(name, value)
    if mistakes:
        raise Mistakes(mistakes)
    return Resolved(msgspec.convert(nest_values(given), Settings), given, file, tuple(notes))


def find_line(fault: Fault) -> int:
    """Return the line of a mistake, for sorting."""
    line = str(fault.args_of_key.get("place", "")).rpartition(":")[2]
    return int(line) if line.isdecimal() else 0


def take(found: Found, given: dict[str, Found], file: Path | None = None) -> Iterator[Fault]:
    """Store a valid value, or record what would be valid."""
    setting = list_settings()[found.name]
    try:
        value = msgspec.convert(found.value, setting.type, strict=file is not None)
        CHECKS.get(found.name, accept)(value)
        if file is not None and setting.is_path:
            value = resolve_path(value, file.parent)
        FILE_CHECKS.get(found.name, accept)(value)
    except msgspec.ValidationError:
        yield to_fault(setting, found)
    except Fault as fault:
        args = {key: mask_password(str(one)) if key == "url" else one for key, one in fault.args_of_key.items()}
        yield Fault("config-reason", place=found.place, name=found.name, reason=Fault(fault.key, **args))
    else:
        given[found.name] = Found(found.name, value, found.place)


def take_option(name: str, value: Any) -> Found:
    """Store a value of the command line; its errors name the option."""
    setting = list_settings()[name]
    OPTION_CHECKS.get(name, accept)(value)
    found = Found(name, value, setting.option or name)
    try:
        msgspec.convert(value, setting.type)
    except msgspec.ValidationError:
        raise to_fault(setting, found) from None
    return found


def accept(value: Any) -> None:
    """The check of settings without one."""


def to_fault(setting: Setting, found: Found) -> Fault:
    if setting.choices:
        right = ", ".join(setting.choices)
        return Fault("config-word", place=found.place, name=found.name, found=format_value(found.value), right=right)
    return Fault(
        "config-value",
        place=found.place,
        name=found.name,
        found=format_value(found.value),
        kind=setting.kind,
        low=format_number(setting.low),
        high=format_number(setting.high),
    )


def format_value(value: Any) -> str:
    """Return a value roughly as its author wrote it."""
    if isinstance(value, (list, dict)):
        return "[…]" if isinstance(value, list) else "{…}"
    text = str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)
    return text[:SHOWN]


def format_number(value: float | None) -> str:
    """Format without exponent and without `.0`: 0.001, 100000000."""
    return "" if value is None else f"{value:f}".rstrip("0").rstrip(".")


def parse_text(setting: Setting, text: str) -> Any:
    """Parse a value of the environment; lists are separated by commas."""
    return [one.strip() for one in text.split(",") if one.strip()] if setting.kind == "list" else text


def resolve_path(value: Any, folder: Path) -> Any:
    """Resolve a relative path in a file from that file's folder."""
    if isinstance(value, list):
        return [resolve_path(one, folder) for one in value]
    return value if "://" in value else str(folder.absolute() / value)


def map_variables() -> dict[str, Setting]:
    return {setting.variable: setting for setting in list_settings().values()}


def check_variable(variable: str) -> Iterator[Fault]:
    """Report an unknown variable only if it looks like a typo: other programs may use our prefix."""
    if not variable.startswith(PREFIX) or variable == VARIABLE:
        return
    bare = {one.removeprefix(PREFIX): one for one in map_variables()}
    close = get_close_matches(variable.removeprefix(PREFIX), list(bare), n=1, cutoff=LIKE)
    if close:
        yield Fault("config-variable", variable=variable, nearest=bare[close[0]])
    elif variable.startswith(LIMITS):
        yield Fault("config-variable", variable=variable, nearest=find_nearest(variable, list(map_variables())))


def nest_values(given: Mapping[str, Found]) -> dict[str, Any]:
    """Return the values as nested tables. A rate with one half given keeps the default of the other."""
    tree: dict[str, Any] = {}
    for name, setting in list_settings().items():
        table, _, last = name.rpartition(".")
        inner = tree
        for key in table.split(".") if table else ():
            inner = inner.setdefault(key, {})
        if name in given:
            inner[last] = given[name].value
        elif table in list_sections() and table != "limits":
            inner[last] = setting.default
    return tree


def create_limits(settings: Settings, blocked: tuple[str, ...] = ()) -> Limits:
    """Return the limits of the server; `blocked` are the words of the file given by `names`."""
    fields: dict[str, Any] = {}
    for one in msgspec.structs.fields(settings.limits):
        value = getattr(settings.limits, one.name)
        fields[one.name] = Rate(value.a_second, value.burst) if isinstance(value, RateSettings) else value
    return Limits(
        **fields,
        hooks=settings.hooks,
        forget_after=settings.forget_after,
        forget_to=settings.forget_to or "",
        ratings=settings.ratings,
        blocked=blocked,
    )
