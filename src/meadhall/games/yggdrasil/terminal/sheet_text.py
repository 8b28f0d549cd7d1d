"""Experience sheets in words: the ticked boxes, the costs of the open ones, and the rows to buy from."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil.terminal.descriptions import Tale


class Sheets:
    """The sheets of a campaign; a single game has none."""

    def __init__(self, teller: Tale) -> None:
        self.teller = teller
        self.campaign: dict[str, Any] | None = teller.view["campaign"]

    def told(self, god: str | None) -> list[str]:
        """Describe the sheet of a god, row by row, after the progress of the campaign."""
        sheets = self.campaign["sheets"] if self.campaign else []
        found = next((sheet for sheet in sheets if sheet["hero"] == god), None)
        if found is None or self.campaign is None:
            return []
        saga = self.campaign["saga"]
        return [
            self.teller.speech(
                "campaign-at",
                saga=self.teller.called("saga", saga),
                tries=self.campaign["tries"][saga],
                number=self.campaign["sagas"].index(saga) + 1,
                all=len(self.campaign["sagas"]),
            ),
            self.teller.speech("experience-left", count=found["xp"]),
            *map(self.row, found["rows"]),
        ]

    def earned(self) -> list[str]:
        """Return the experience that each god can spend."""
        sheets = self.campaign["sheets"] if self.campaign else []
        return [
            self.teller.speech("experience-of", god=self.teller.called("god", sheet["hero"]), count=sheet["xp"])
            for sheet in sheets
        ]

    def row(self, row: dict[str, Any]) -> str:
        ticked, costs = row["ticked"], row["costs"]
        if "faces" in row:
            had = ", ".join(ticked)
            boxes = [f"{face} ({cost})" for face, cost in zip(row["faces"], costs, strict=True) if face not in ticked]
        else:
            filled = ticked if isinstance(ticked, int) else len(ticked)
            had = self.teller.listed("god", ticked) if isinstance(ticked, list) else str(ticked or "")
            boxes = [str(cost) for cost in costs[filled:]]
        return self.teller.say(
            "boxes", row=self.teller.called("row", row["row"]), ticked=had or "none", open=", ".join(boxes) or "none"
        )
