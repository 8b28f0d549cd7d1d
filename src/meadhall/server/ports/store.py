"""The store: how functions over a database connection run beside the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class StoreConnections(Protocol):
    """Runs functions over a connection. A function returns plain values: the connection and its results end with it."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in one transaction. If it raises, nothing is stored."""
        ...

    def count_in_use(self) -> int: ...

    async def close(self) -> None: ...
