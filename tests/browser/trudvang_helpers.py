"""Positions of Trudvang Legends in the browser."""

from __future__ import annotations

from typing import Any

from browser.visitor import Visitor
from meadhall.games.trudvang.saga import ident

# A morning in Fylges: Draugr next door, Threat in the town, a point of interest where the Heroes stand.
MORNING = (
    "trudvang players=2 A.hero=volgr A.at=fylges A.cp=2 A.status=-attack,+defence A.items=ITEM-AXE B.hero=maelling B.at=fylges "
    "round=2 phase=2 stories=DEFEAT,LEVEL-UP,X1-W1 tokens=X1-W1:1 windows=A pois=A:fylges enemies=DRAUGR-1,FOREST-TROLL-1 "
    "groups=draugr@sylvan:0.0!1;forest_troll@arji:0 threat=manjord!1 journal=intro agenda=GoTo(0,[0,1],0,0)>NextPhase()"
)


# The last choice of the worked example.
BELL = (
    "trudvang players=2 A.hero=volgr A.at=sylvan B.hero=maelling B.at=sylvan round=9 phase=4 stories=DEFEAT,LEVEL-UP,X1-W1 windows=ABE "
    f"journal=intro,10,11,40,42 agenda=OpenEntry({ident('X1/60')},3,16)>CloseBook()>NextPhase()"
)


def table(visitor: Visitor, *seats: str, **more: Any) -> dict[str, Any]:
    wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    made: dict[str, Any] = visitor.guest.post("/api/tables", 201, game="trudvang", seats=wished, **more)
    return made
