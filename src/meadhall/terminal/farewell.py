"""The last lines of a sitting: where the game is saved and how to resume it, if it could be saved."""

from __future__ import annotations

from meadhall.terminal.session import Sitting


def describe_record(sitting: Sitting) -> str:
    """Say where the record of the finished game is."""
    return sitting.speech("terminal-record-unsaved" if sitting.unsaved else "terminal-record", path=str(sitting.path))


def describe_leaving(sitting: Sitting, plain: bool = False) -> list[str]:
    """Say where a game that was left early is saved."""
    if sitting.unsaved:
        return [sitting.speech("terminal-left-unsaved", path=str(sitting.path))]
    command = f"{sitting.go_on()} --plain" if plain else sitting.go_on()
    return [sitting.speech("terminal-left", path=str(sitting.path)), sitting.speech("terminal-go-on", command=command)]
