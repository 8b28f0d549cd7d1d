"""The saga of the documents."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.games.yggdrasil.saga import create_tale
from optional import unwrap
from yggdrasil.scene import table

DOCS = Path(__file__).parent.parent.parent / "docs"


EXAMPLE = unwrap(re.search(r"```toml\n(.*?)```", (DOCS / "yggdrasil_sagas.md").read_text(encoding="utf-8"), re.S))[1]


def played(saga, text):
    """A position of the standard game at which this saga lies open."""
    s = table(text)
    s.saga, s.tale = saga, create_tale(saga, s.players)
    return s
