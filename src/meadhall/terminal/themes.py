"""Light and dark themes."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

SOOT = Theme(
    name="soot",
    dark=True,
    primary="#74d0c2",
    secondary="#c3b095",
    accent="#ecc04f",
    warning="#ecc04f",
    error="#f28e80",
    success="#aecb7c",
    foreground="#f3e8d4",
    background="#17110c",
    surface="#241b14",
    panel="#2e2319",
    variables={
        "act": "#74d0c2",
        "act-soft": "#1d3b38",
        "second": "#c3b095",
        "well": "#0f0b07",
        "beam": "#3a2a1c",
        "on-beam": "#f3e8d4",
    },
)

BONE = Theme(
    name="bone",
    dark=False,
    primary="#17645f",
    secondary="#5a4936",
    accent="#6f5000",
    warning="#6f5000",
    error="#9c2a22",
    success="#456324",
    foreground="#241c15",
    background="#efe5d0",
    surface="#fbf6ea",
    panel="#e2d5ba",
    variables={
        "act": "#17645f",
        "act-soft": "#cfe3da",
        "second": "#5a4936",
        "well": "#e2d5ba",
        "beam": "#5b4128",
        "on-beam": "#fbf6ea",
    },
)

DEFAULTS = dict(SOOT.variables)


def wants_day(environment: Mapping[str, str]) -> bool:
    """Return whether the terminal is light. COLORFGBG is `foreground;background`; 7 and 15 are light backgrounds."""
    return environment.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
