"""The limit of the first load."""

from __future__ import annotations

MOST = 100_000  # bytes of script and style, gzipped, on the first load of a page, drawings and all
