"""Replay the game of a server's table in parallel: with the secret every draw is known, so a karl can answer."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.dealer import CommittedDealer
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.games.trudvang.game import trudvang


class Beside:
    """A table of Trudvang Legends without bots. Its secret is read from the server's database."""

    def __init__(self, database: Path, table: str) -> None:
        with sqlite3.connect(database) as held:
            secret, options = held.execute("select secret, options from tables where id = ?", [table]).fetchone()
            nonces = [
                row[0] for row in held.execute('select nonce from seats where "table" = ? order by seat', [table])
            ]
        self.state: Any = trudvang.new(len(nonces), json.loads(options))
        self.dealer = CommittedDealer(bytes.fromhex(secret), nonces)
        self.karl = bot("karl", trudvang, 1)
        self.asks: set[str] = set()
        self._deal()

    def _deal(self) -> None:
        while (frame := pending_frame(self.state)) is not None and frame.seat == CHANCE:
            meadhall.play(self.state, self.dealer.deal(self.state))

    def think(self, told: dict[str, Any]) -> str:
        """Return a karl's answer to the question of a `table` message, and apply it here too."""
        frame = pending_frame(self.state)
        assert frame is not None
        assert [option["answer"] for option in told["decision"]["options"]] == legal_texts(self.state)
        move = self.karl.choose(self.state, 0 if frame.seat == TABLE else int(frame.seat))
        answer = str(frame.text(self.state, move))
        self.asks.add(str(frame.ask))
        self.play(answer)
        return answer

    def play(self, answer: str) -> None:
        meadhall.play(self.state, answer)
        self._deal()
