"""The hall's log: sentences for people, or the same as one JSON object for each line."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

PLAIN, JSON = "plain", "json"
FORMS = (PLAIN, JSON)


class JsonLines(logging.Formatter):
    """`{"at", "level", "from", "text"}`, and `error` where there is one. The text never spans lines."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def begin(form: str) -> None:
    """From now on the log is written this way, the web server's lines included."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == JSON else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
