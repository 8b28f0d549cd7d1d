"""Sensible answers for Fire & Axe, so that a game progresses: load, sail for the nearest port with a task, try it."""

from __future__ import annotations

from typing import Any

TASKS = ("raid", "settle 2", "settle 1", "trade fish", "trade furs", "trade tusks")
CALM = ("pass", "leave", "place", "done")
PORTS = {"orkney", "shetland", "caithness", "bremen", "hamburg", "dorestad", "lindisfarne", "york", "wolin", "truso"}


def captain(table: dict[str, Any]) -> str:
    """Return the answer to the question of a `table` message."""
    options: list[str] = [option["answer"] for option in table["decision"]["options"]]
    view = table["view"]
    me = view["players"]["ABCDE".index(table["decision"]["seat"])]
    if table["decision"]["ask"] == "turn.act":
        return act(options, view, me)
    if "roll" in options:
        return "roll" if me["crew"] > 1 else "stop"
    return next((text for text in CALM if text in options), options[0])


def act(options: list[str], view: dict[str, Any], me: dict[str, Any]) -> str:
    wanted = [*TASKS]
    if me["crew"] < 2:
        wanted.append("load crew")
    elif me["cargo"]["fish"] < 1:
        wanted.append("load fish")
    wanted += ["launch denmark", *sails(view, me), "end", "winter"]
    return next((text for text in wanted if text in options), options[0])


def sails(view: dict[str, Any], me: dict[str, Any]) -> list[str]:
    """Return first steps towards ports where a good or a settlement is still missing, cheapest first."""

    def price(port: str) -> tuple[int, int]:
        days, losses, _ = view["routes"][port][0]
        return losses, days

    open_ports = [port for port in view["routes"] if worth(view, port, me)]
    return [f"sail {first(view, port)}" for port in sorted(open_ports, key=price)]


def worth(view: dict[str, Any], port: str, me: dict[str, Any]) -> bool:
    if port in view["tried"] or view["routes"][port][0][1] >= me["crew"]:
        return False
    return port in view["towns"] or (port in PORTS and port not in view["goods"] and me["cargo"]["fish"] > 0)


def first(view: dict[str, Any], space: str) -> str:
    """Return the first step of a route."""
    days, _, by = view["routes"][space][0]
    return space if days <= 1 else first(view, by)
