"""A campaign of Trudvang Legends in its own book, played from its first question to the choice of
the second adventure.
"""

from __future__ import annotations

from functools import cache

import msgspec

import meadhall
from browser.hero import hero
from browser.stage import LOG, Scene
from meadhall import pending
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from meadhall.core.record import Record
from meadhall.tables.journal import write_journal

BOOK, PLAYERS, MOST = "winter_owed", 2, 1500
BETWEEN = ("hero.change", "adventure.choose")


@cache
def evening() -> tuple[dict[str, Scene], str]:
    """Return for each kind of question the scene with the most answers, and the journal as the server sends it."""
    game = meadhall.game("trudvang")
    options = {"adventure": BOOK}
    state = game.new(PLAYERS, options)
    dealer = meadhall.SeededDealer(3)  # any deal does: every campaign comes to the end of its first adventure
    record = Record.start(game, state, PLAYERS, game.options_of(state), ["Bera A", "Bera B"], dealer)
    state.log = []
    found: dict[str, tuple[int, Scene]] = {}
    for number in range(MOST):
        choices, frame = pending(state), pending_frame(state)
        assert frame is not None
        if frame.seat == CHANCE:
            text = frame.text(state, dealer.deal(state))
        else:
            if len(choices) > found.get(frame.ask, (0,))[0]:
                scene = Scene(game, state.copy(), tuple(state.log[-LOG:]), f"{BOOK}:{number} {frame.ask}")
                found[frame.ask] = (len(choices), scene)
            if frame.ask == BETWEEN[-1]:
                break
            decision = meadhall.decide(state)
            assert decision is not None
            view = game.view(state, max(frame.seat, 0))
            text = hero(
                {
                    "view": view,
                    "decision": {"options": [{"answer": text} for text in decision.options], "ask": frame.ask},
                }
            )
        record.add(state, text)
    told = msgspec.json.encode(write_journal([record], "en")).decode()
    return {ask: scene for ask, (_, scene) in sorted(found.items())}, told
