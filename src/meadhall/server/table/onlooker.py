"""Somebody who looks at a table, as the table knows them; what they are sent is the transport's business."""

from __future__ import annotations

import asyncio
from typing import Protocol

from meadhall.core.fault import Fault
from meadhall.server.people.visitor import Visitor


class Onlooker(Protocol):
    visitor: Visitor
    eyes: int | None  # the seat they look through
    wake: asyncio.Event  # set when there is something new
    dismissed: Fault | None  # why the connection ends

    def look_again(self) -> None:
        """What was told is no longer so."""
        ...

    def hear_anew(self) -> None:
        """They hear other people than before."""
        ...
