"""The choice of Chromium: the configured one, the system's, or Playwright's own."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import BrowserType

# The headless one first: the others draw a whole browser around each page.
NAMES = ("chromium-headless-shell", "/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HEADED = "MEADHALL_HEADED" in os.environ
MISSING = "no Chromium found: install chromium, run `playwright install chromium`, or name one in MEADHALL_CHROMIUM"


def executable(kind: BrowserType) -> str | None:
    named = os.environ.get("MEADHALL_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    names = NAMES[1:] if HEADED else NAMES
    found = next(filter(None, map(shutil.which, names)), None)
    return found or (kind.executable_path if Path(kind.executable_path).exists() else None)
