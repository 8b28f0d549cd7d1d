"""Jobs: how the tasks of `meadhall.tasks` run beside the event loop."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

WAITED: Final = "waited"  # a bot's turn with viewers
FILES: Final = "files"  # a user's record, position or campaign
UNWATCHED: Final = "unwatched"  # bots at tables without viewers


@dataclass(frozen=True)
class JobLoad:
    waiting: dict[str, int]  # tasks, by kind
    running: int
    slots: int  # so many tasks run at once


class JobRunner(Protocol):
    """Runs tasks fairly between users. The server asks it for results and never decides how work runs."""

    async def run_for(self, user: object, task: str, *args: Any, kind: str = FILES) -> Any:
        """Run a task in turn and return its result. `user` is a guest, or an address if the guest is unknown."""
        ...

    def load(self) -> JobLoad: ...

    def use_engine(self, folder: Path) -> None:
        """Run later tasks on the compiled engine in this folder, if the runner can change it."""
        ...

    async def stop(self) -> None: ...
