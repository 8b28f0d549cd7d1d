"""What a format is declared with: tables that know their keys, and the kinds of text in them."""

from __future__ import annotations

from typing import Annotated

import msgspec

SHOWN = 60  # letters of what an author wrote, in an error
NAME = "^[a-z][a-z0-9_]*$"
Name = Annotated[str, msgspec.Meta(pattern=NAME)]
Text = Annotated[str, msgspec.Meta(pattern=r"\S")]  # not an empty one


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A key that the format does not know is a mistake."""
