"""`meadhall verify FILE...`: replay each game and deal every draw again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.cli.game_source import read_record
from meadhall.core.fault import Fault
from meadhall.core.record import Record

UNUSABLE = (
    "file-missing",
    "source-folder",
    "source-large",
    "file-trouble",
    "file-not-text",
    "record-format",
    "source-empty",
    "source-no-record",
)


def verify(*file: str, say: Speaker) -> int:
    if not file:
        raise Fault("line-missing", command="verify", argument="FILE")
    code = 0
    found: list[dict[str, Any]] = []
    for path in file:
        try:
            found.append(check_record(path))
        except Fault as fault:
            if unusable := fault.key in UNUSABLE:
                if len(file) == 1:
                    raise
                say.error(say.sentence(fault))
                code = 2
            code = code or 1
            found.append(
                {
                    "file": path,
                    "honest": None if unusable else False,
                    "fault": fault.key,
                    "line": fault.args_of_key.get("line"),
                    "reason": say.sentence(fault),
                }
            )

    def lines() -> Iterator[str]:
        words = say.words()
        for one in found:
            if one["honest"] is None:
                continue  # reported on stderr; no sign of cheating
            if not one["honest"]:
                yield words("verify-not", file=one["file"], reason=one["reason"])
            else:
                key = "proven" if one["proven"] else "sealed" if one["dealer"] == "committed" else "unproven"
                yield words(
                    "verify-honest",
                    file=one["file"],
                    answers=one["answers"],
                    draws=one["draws"],
                    how=key,
                    finished="yes" if one["finished"] else "no",
                )

    say.give(found[0] if len(file) == 1 else found, lines())
    return code


def check_record(path: str) -> dict[str, Any]:
    record: Record = read_record(path)
    verdict = record.verify()
    return {
        "file": path,
        "honest": True,
        "game": record.game.name,
        "rules": record.header.get("rules"),
        "dealer": record.header["dealer"].get("kind"),
        **asdict(verdict),
    }
