"""DESIGN 5: redeal what a seat cannot see, and not one byte that is sent to it changes. The log
does not leak either.
"""

from __future__ import annotations

import asyncio
import logging
import random
from types import SimpleNamespace
from typing import Any

import pytest

import meadhall
from meadhall.core.dealer import CommittedDealer
from meadhall.core.rng import Rng
from meadhall.server.limits.limits import Limits
from meadhall.server.store.table_store import Chair, Sheet
from meadhall.server.table.table_session import TableSession
from meadhall.server.transport import server_messages
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated

POSITIONS = 1_000


def room_of(play: Table) -> TableSession:
    """Return a room as the server would have it, without a store."""
    sheet = Sheet(
        id="x",
        game="norsaga",
        options={},
        title="",
        pace="live",
        listed=True,
        position=None,
        invite="",
        secret="00",
        host=1,
        status="running",
        turn="A",
        until=1.0,
        asked_undo=None,
        proposal=None,
        rematch=None,
        created=0,
        updated=0,
    )
    chairs = [Chair(chr(65 + i), "human", None, i + 1, f"P{i}", "") for i in range(len(play.seats))]
    hall: Any = SimpleNamespace(limits=Limits())
    room = TableSession(hall, sheet, chairs)
    room.play = play
    room.seqs = list(range(1, len(play.record.answers) + 2))
    room.seq = room.seqs[-1]
    return room


def sent(room: TableSession, state: Any, eyes: int | None, since: int) -> bytes:
    """Return all bytes about the game on a connection: the table with all its events, and every refusal."""
    assert room.play is not None
    room.cache.clear()
    real, room.play.state = room.play.state, state
    try:
        mine = [] if eyes is None else [eyes]
        said = server_messages.build_table(room, mine, eyes, since, since == 0)
        if eyes is not None:
            said += server_messages.build_why(room, 1, eyes, "play GR1 me.P2", "en")
            said += server_messages.build_why(room, 2, eyes, "pass", "en")
    finally:
        room.play.state = real
    return said


def new_play(players: int, options: dict[str, Any]) -> Table:
    game = meadhall.game("norsaga")
    return Table.new(game, [Seat("me", f"P{i}") for i in range(players)], options, CommittedDealer.create(players))


def test_all_bytes_to_a_seat_are_equal_when_what_it_cannot_know_is_redealt() -> None:
    luck, rng, seen = random.Random(11), Rng.seeded(11), 0

    async def run() -> int:
        nonlocal seen
        while seen < POSITIONS:
            players = luck.choice((2, 3, 4))
            play = new_play(players, {"sagas": luck.choice(("normal", "all"))})
            game = play.game
            while seen < POSITIONS and (question := play.decision) is not None:
                if luck.random() < 0.3:
                    room = room_of(play)
                    since = 0 if luck.random() < 0.1 else max(0, room.seq - luck.randrange(20))
                    for eyes in (*range(players), None):
                        twin = game.redeal(play.state, -1 if eyes is None else eyes, rng)
                        assert sent(room, play.state, eyes, since) == sent(room, twin, eyes, since)
                    seen += 1
                play.answer(question.seat, luck.choice(question.options))
        return seen

    assert asyncio.run(run()) >= POSITIONS


def test_the_proof_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison fails when one hidden card slips into the view."""
    play = new_play(2, {})
    game, rng = play.game, Rng.seeded(1)
    honest = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, s, seat: {**honest(self, s, seat), "oops": int(s.hands[1][0])})

    async def run() -> bool:
        room = room_of(play)
        twins = [game.redeal(play.state, 0, rng) for _ in range(20)]
        return all(sent(room, play.state, 0, 0) == sent(room, twin, 0, 0) for twin in twins)

    assert not asyncio.run(run())


def test_what_really_goes_over_the_wire_names_no_hidden_card(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True, options={})
    looks = [bera.watch(table), egil.watch(table)]
    watching = Guest(host.url).watch(table)
    luck = random.Random(5)
    for look in (*looks, watching):
        look.until("table")
    for _ in range(60):
        if looks[0].table["outcome"]:
            break
        state = host.hall.sessions[table].play.state
        for eyes, look in ((0, looks[0]), (1, looks[1]), (None, watching)):
            open_cards = known_to(look.table["view"])
            for seat, hand in enumerate(state.hands):
                for card in cards(hand) if seat != eyes else []:
                    if card not in open_cards:
                        assert f'"{card}"' not in str(look.raw[-1]), (eyes, card)
        play_on([*looks, watching], 1, luck.randrange(10**6))


def cards(hand: list[int]) -> list[str]:
    from meadhall.games.norsaga.cards import IDS

    return [IDS[card] for card in hand]


def known_to(view: dict[str, Any]) -> set[str]:
    """Return cards that are open, or whose place this seat knows."""
    found = set(view["discard"])
    for player in view["players"]:
        found.update(card for card in player["tree"] if card)
        found.update(player["hand"] or [], player["known"] or [])
        found.update(maybe["card"] for maybe in player["maybe"] or [])
    return found


def test_the_log_tells_nothing(host: Host, bera: Guest, egil: Guest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = seated(bera, egil, listed=True)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks, 30)
    looks[0].send("answer", seq=0, seat="A", answer="play GR1 me.P2")
    looks[0].until("error")
    ours = "\n".join(r.getMessage() for r in caplog.records if r.name.startswith(("meadhall", "litestar", "uvicorn")))
    for secret in (bera.cookie, egil.cookie, "GR1", "hand"):
        assert secret not in ours
