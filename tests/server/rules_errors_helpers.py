"""Rules that break at a chosen frame."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.decision import pending_frame
from server.hosting import Host
from server.people import Guest

Patch = pytest.MonkeyPatch


def break_at(monkeypatch: Patch, frame: type, *texts: str, every: bool = False) -> list[str]:
    """Make this frame fail at these answers, in the middle; return the attempts."""
    resolve, tried = frame.resolve, []  # type: ignore[attr-defined]

    def broken(self: Any, s: Any, move: int) -> None:
        text = self.text(s, move)
        resolve(self, s, move)
        if every or text in texts:
            tried.append(text)
            raise IndexError("the secret hand was GR1")

    monkeypatch.setattr(frame, "resolve", broken)
    return tried


def frame_of(host: Host, table: str) -> type:
    frame = pending_frame(host.hall.sessions[table].play.state)
    assert frame is not None
    return type(frame)


def asked_of(guest: Guest, table: str) -> dict[str, Any]:
    """Return the question from the view of the asked seat."""
    seat = guest.get(f"/api/tables/{table}/state")["decision"]["seat"]
    state: dict[str, Any] = guest.get(f"/api/tables/{table}/state?seat={seat}")
    return state


def answered(guest: Guest, table: str, state: dict[str, Any]) -> int:
    """Give the first answer over HTTP; return the status."""
    return guest.http.post(
        f"/api/tables/{table}/answers",
        json={
            "seq": state["seq"],
            "seat": state["decision"]["seat"],
            "answer": state["decision"]["options"][0]["answer"],
        },
    ).status_code
