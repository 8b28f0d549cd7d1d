"""Free disk space where the server writes."""

from __future__ import annotations

import shutil
from pathlib import Path

from meadhall.server.monitoring.metrics import Measures

DATA, DATABASE = "data", "database"


def measure_disks(measures: Measures, home: Path, database: Path | None) -> None:
    """Set the gauges of the data folder and of a database file; a remote database has its own disk."""
    free = measures.reset_gauge(
        "disk_free_bytes", "Room left on the disk of the data folder, and of a database file", "of"
    )
    size = measures.reset_gauge("disk_bytes", "Size of that disk", "of")
    for name, folder in ((DATA, home), (DATABASE, database)):
        if folder is None:
            continue
        try:
            usage = shutil.disk_usage(find_existing(folder))
        except OSError:  # a folder that may not be looked at: other measures are still worth having
            continue
        free.labels(name).set(usage.free)
        size.labels(name).set(usage.total)


def find_existing(folder: Path) -> Path:
    """Return the folder, or its nearest existing parent."""
    folder = folder.absolute()
    return next(one for one in (folder, *folder.parents) if one.exists())
