"""The server log: sentences for people, or one JSON object per line."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

PLAIN, JSON = "plain", "json"
FORMS = (PLAIN, JSON)


class JsonLines(logging.Formatter):
    """`{"at", "level", "from", "text"}`, and `error` if there is one. The text is a single line."""

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
    """Configure logging, including that of the web server."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == JSON else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
