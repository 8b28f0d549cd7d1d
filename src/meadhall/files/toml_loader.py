"""Load TOML into a `Strict` class, or raise a single Fault."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from meadhall.core.fault import Fault
from meadhall.files.strict import SHOWN

T = TypeVar("T")


def read_text(path: Path) -> str:
    """Read a file, ignoring a byte order mark."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Fault("toml-text", file=str(path)) from None
    except OSError as error:
        raise Fault("file-unreadable", path=str(path), reason=error) from None


def decode_toml(file: str, text: str, kind: type[T]) -> T:
    """Decode a text into its declared format."""
    try:
        told = tomllib.loads(text)
        return msgspec.convert(told, kind, str_keys=True)
    except tomllib.TOMLDecodeError as error:
        number, line = find_place(str(error), text)
        raise Fault("toml-line", file=file, line=str(number), text=line) from None
    except msgspec.ValidationError as error:
        from meadhall.files.validation_errors import raise_first_mistake  # few files have any

        raise_first_mistake(file, told, kind)
        raise Fault("toml-refused", file=file, reason=str(error)) from None
    except RecursionError:
        raise Fault("toml-deep", file=file) from None
    except ValueError as error:  # a number of thousands of digits
        raise Fault("toml-refused", file=file, reason=str(error)) from None


def find_place(error: str, text: str) -> tuple[int, str]:
    """Return the line number where parsing stopped, and the text there."""
    lines = text.rstrip().splitlines() or [""]
    found = re.search(r"at line (\d+)", error)
    number = min(int(found[1]) if found else len(lines), len(lines))
    return number, lines[number - 1].strip()[:SHOWN]
