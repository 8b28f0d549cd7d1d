"""Any state of a game on the page of a table, one after the other without loading anything again.

    stage = Stage(visitor, "yggdrasil", players=3)      # a real table; from then on the test speaks for the server
    for scene in scenes("yggdrasil").values():          # one for each kind of question in the golden games
        stage.show(scene)                               # as the seat that is asked sees it

The page is the table's own, with its list, log and tabs. What is answered there goes nowhere.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from browser.visitor import Visitor
from golden import golden
from meadhall import pending
from meadhall.core.agenda import CHANCE, State
from meadhall.core.decision import asked, seat_name
from meadhall.core.game import Game
from meadhall.tables.seat_log import told
from meadhall.tables.seat_view import seen

LOG = 40  # so many of the last events: a long log takes long to draw
# Fonts are there, nothing is on its way, and three frames in a row look alike; at a table, it shows what was sent.
SETTLED = """async seq => {
  await document.fonts.ready
  const frame = () => new Promise(requestAnimationFrame)
  for (let same = 0, before = ''; same < 3; await frame()) {
    const now = (!seq || document.querySelector('.table')?.dataset.seq === String(seq)) && !document.getAnimations().some(one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity) && `${document.body.innerText.length} ${document.scrollingElement.scrollHeight}`
    same = now && now === before ? same + 1 : 0
    before = now
  }
}"""


@dataclass(frozen=True)
class Scene:
    """A state at which somebody is asked, and what has been told lately."""

    game: Game
    state: State
    events: tuple[Any, ...] = ()
    name: str = ""

    @property
    def eyes(self) -> int:
        """Who is asked; of a question to the whole table, the first."""
        frame = asked(self.state)
        return max(frame.seat, 0) if frame is not None else 0

    @property
    def players(self) -> int:
        return len(self.game.view(self.state, None)["players"])


@cache
def scenes(game: str, players: int | None = None) -> dict[str, Scene]:
    """Of each kind of question in the golden games (of so many players), the one with the most answers."""
    found: dict[str, tuple[int, Scene]] = {}
    for name, record in golden(game).items():
        if players not in (None, record.header["players"]):
            continue
        state = record.first()
        state.log = []
        for number in range(len(record.answers)):
            options, frame = pending(state), asked(state)
            if frame is not None and frame.seat != CHANCE and len(options) > found.get(frame.ask, (0,))[0]:
                scene = Scene(record.game, state.copy(), tuple(state.log[-LOG:]), f"{name}:{number} {frame.ask}")
                found[frame.ask] = (len(options), scene)
            record.replay_one(state, number)
    return {ask: scene for ask, (_, scene) in sorted(found.items())}


class Stage:
    """A visitor's page whose table shows whatever the test wants."""

    def __init__(self, visitor: Visitor, game: str, players: int, **more: Any) -> None:
        assert visitor.guest is not None
        self.visitor, self.page, self.seq = visitor, visitor.page, 1000
        self.hints: list[str] = []  # that every scene comes with
        self._people: dict[str, Any] = {}
        self.page.route_web_socket(lambda url: "/ws/tables/" in url, self._open)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * (players - 1)]
        self.table = visitor.guest.post("/api/tables", 201, game=game, seats=seats, **more)
        visitor.table(self.table)
        expect(self.page.locator("#ask-h")).to_be_visible()

    def _open(self, line: WebSocketRoute) -> None:
        """The real table is heard until the first scene is shown; then only the test speaks."""
        self._line, server = line, line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "people":
                self._people = said
            if self.seq == 1000:
                line.send(message)

        def answer(message: str | bytes) -> None:
            if self.seq == 1000:
                server.send(message)
            elif json.loads(message)["type"] == "ping":  # or the page would give the line up
                line.send('{"type":"pong"}')

        server.on_message(hear)
        line.on_message(answer)

    def send(self, scene: Scene, events: tuple[Any, ...] | None = None, eyes: int | None = None) -> None:
        """The scene as a message; `events` are news that come with it, otherwise the scene's own are told anew;
        `eyes` are those of the seat that is asked, unless another's are wanted."""
        self.seq += 1
        eyes, news = scene.eyes if eyes is None else eyes, scene.events if events is None else events
        seats = [
            {
                **self._people["seats"][0],
                "seat": seat_name(seat),
                "name": f"Bera {seat_name(seat)}",
                "kind": "human" if seat == eyes else "bot",
                "level": None if seat == eyes else "karl",
                "yours": seat == eyes,
            }
            for seat in range(scene.players)
        ]
        self._line.send(json.dumps({**self._people, "seats": seats}))
        heard = [{**entry.event, "n": entry.n} for entry in told(((0, event) for event in news), eyes)]
        self._line.send(
            json.dumps(
                {
                    "type": "table",
                    "seq": self.seq,
                    "eyes": seat_name(eyes),
                    **seen(scene.game, scene.state, eyes),
                    "events": heard,
                    "hints": self.hints,
                    "undo": [],
                    "full": events is None,
                }
            )
        )

    def show(self, scene: Scene, events: tuple[Any, ...] | None = None, eyes: int | None = None) -> None:
        """Until the page shows the scene and has come to rest."""
        self.send(scene, events, eyes)
        self.settle()

    def settle(self) -> None:
        self.page.evaluate(SETTLED, self.seq)

    def warm(self, shown: list[Scene]) -> None:
        """Everything that the page loads when it first needs it is loaded."""
        for scene in shown:
            self.send(scene)
            self.page.wait_for_selector(f".table[data-seq='{self.seq}']", state="attached")
        self.page.wait_for_load_state("networkidle")
        self.settle()
