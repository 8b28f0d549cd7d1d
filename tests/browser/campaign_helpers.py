"""Users of other servers, and saving a campaign through the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from browser.visitor import Visitor
from server.people import Guest


def at(visit: Callable[..., Visitor], url: str, name: str) -> Visitor:
    """Return a user of another server than the default one."""
    visitor = visit(url=url, fresh=True, bypass_csp=True)
    visitor.guest = Guest(url, name)
    visitor.context.add_cookies([{"name": "mh_guest", "value": visitor.guest.cookie, "url": url}])
    return visitor


def saved(visitor: Visitor, folder: Path) -> Path:
    """Save the campaign of the open table through the menu."""
    visitor["menu"].click()
    with visitor.page.expect_download() as download:
        visitor["campaign-save"].click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path
