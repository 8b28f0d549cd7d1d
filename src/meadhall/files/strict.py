"""Building blocks of file formats: structs that refuse unknown keys, and constrained text types."""

from __future__ import annotations

from typing import Annotated

import msgspec

SHOWN = 60  # letters of what an author wrote, in an error
NAME = "^[a-z][a-z0-9_]*$"
Name = Annotated[str, msgspec.Meta(pattern=NAME)]
Text = Annotated[str, msgspec.Meta(pattern=r"\S")]  # not an empty one


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A struct that refuses unknown keys."""
