"""Show any state of a game on the page of a table, one after the other without reloading.

    stage = Stage(visitor, "yggdrasil", players=3)      # a real table; from then on the test speaks for the server
    for scene in scenes("yggdrasil").values():          # one for each kind of question in the golden games
        stage.show(scene)                               # as the seat that is asked sees it

The page is the table's own, with its list, log and tabs. Its answers are discarded.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute, expect

from browser.visitor import Visitor
from golden import golden
from meadhall import pending
from meadhall.core.agenda import CHANCE, State
from meadhall.core.decision import pending_frame, seat_name
from meadhall.core.game import Game
from meadhall.tables.seat_log import merge_events
from meadhall.tables.seat_view import build_view, write_events, write_label
from meadhall.words import words

LOG = 40  # so many of the last events: a long log takes long to draw
# Fonts are loaded, no request is running, and three frames in a row look alike; at a table, it shows what was sent.
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
    """A state with a question, and the latest events."""

    game: Game
    state: State
    events: tuple[Any, ...] = ()
    name: str = ""

    @property
    def eyes(self) -> int:
        """Return the asked seat; of a question to the whole table, the first."""
        frame = pending_frame(self.state)
        return max(frame.seat, 0) if frame is not None else 0

    @property
    def players(self) -> int:
        return len(self.game.view(self.state, None)["players"])


def question_of(scene: Scene, eyes: int, language: str) -> dict[str, Any]:
    """Return view, question and outcome as a server would send them."""
    found = build_view(scene.game, scene.state, eyes)
    names = [f"Bera {seat_name(seat)}" for seat in range(scene.players)]
    decision = write_label(scene.game, words(language, scene.game.name), names, eyes, found.view, found.decision)
    sent: dict[str, Any] = msgspec.to_builtins({"view": found.view, "decision": decision, "outcome": found.outcome})
    return sent


@cache
def scenes(game: str, players: int | None = None) -> dict[str, Scene]:
    """Return for each kind of question in the golden games (of this number of players) the one with
    the most answers.
    """
    found: dict[str, tuple[int, Scene]] = {}
    for name, record in golden(game).items():
        if players not in (None, record.header["players"]):
            continue
        state = record.first()
        state.log = []
        for number in range(len(record.answers)):
            options, frame = pending(state), pending_frame(state)
            if frame is not None and frame.seat != CHANCE and len(options) > found.get(frame.ask, (0,))[0]:
                scene = Scene(record.game, state.copy(), tuple(state.log[-LOG:]), f"{name}:{number} {frame.ask}")
                found[frame.ask] = (len(options), scene)
            record.replay_one(state, number)
    return {ask: scene for ask, (_, scene) in sorted(found.items())}


class Stage:
    """A visitor's page whose table shows any state."""

    def __init__(self, visitor: Visitor, game: str, players: int, **more: Any) -> None:
        self.visitor, self.page, self.seq = visitor, visitor.page, 1000
        self.hints: list[str] = []  # that every scene comes with
        self.older = False  # there are events before those that are sent
        self.told: list[dict[str, Any]] | None = None  # the events of full messages, instead of the scene's own
        self._people: dict[str, Any] = {}
        self.page.route_web_socket(lambda url: "/ws/tables/" in url, self._open)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * (players - 1)]
        self.table = visitor.guest.post("/api/tables", 201, game=game, seats=seats, **more)
        visitor.table(self.table)
        expect(self.page.locator("#ask-h")).to_be_visible()

    def write(self, events: list[dict[str, Any]], scene: Scene, eyes: int) -> Any:
        """Return the events in the language of the page."""
        view = msgspec.json.decode(msgspec.json.encode(scene.game.view(scene.state, eyes)))
        names = [f"Bera {seat_name(seat)}" for seat in range(scene.players)]
        return msgspec.to_builtins(write_events(scene.game, events, names, eyes, view, self.language, news=True))

    def _open(self, line: WebSocketRoute) -> None:
        """Connect to the real table until the first scene is shown; then only the test sends messages."""
        found = re.search(r"[?&]lang=(\w+)", line.url)
        self.language: Any = found[1] if found else "en"
        self._line, server = line, line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "people":
                self._people = said
            if self.seq == 1000:
                line.send(message)

        def answer(message: str | bytes) -> None:
            asked = json.loads(message)
            self.language = asked.get("language", self.language)
            if self.seq == 1000:
                server.send(message)
            elif asked["type"] == "ping":  # or the page would give the line up
                line.send('{"type":"pong"}')

        server.on_message(hear)
        line.on_message(answer)

    def send(self, scene: Scene, events: tuple[Any, ...] | None = None, eyes: int | None = None) -> None:
        """Send the scene as a message; `events` are new ones with it, otherwise the scene's own are sent again; `eyes`
        are those of the asked seat, unless another is given.
        """
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
        full = events is None
        heard = (
            self.told
            if full and self.told is not None
            else self.write(
                [{**entry.event, "n": entry.n} for entry in merge_events(enumerate(news), eyes)], scene, eyes
            )
        )
        self._line.send(
            json.dumps(
                {
                    "type": "table",
                    "seq": self.seq,
                    "eyes": seat_name(eyes),
                    "base": 0,
                    "merged": {},
                    "older": self.older,
                    **question_of(scene, eyes, self.page.evaluate("document.documentElement.lang")),
                    "events": heard,
                    "hints": self.hints,
                    "undo": [],
                    "full": events is None,
                }
            )
        )

    def show(self, scene: Scene, events: tuple[Any, ...] | None = None, eyes: int | None = None) -> None:
        """Show a scene, and wait until the page has come to rest."""
        self.send(scene, events, eyes)
        self.settle()

    def settle(self) -> None:
        self.page.evaluate(SETTLED, self.seq)

    def warm(self, shown: list[Scene]) -> None:
        """Load everything that the page loads lazily."""
        for scene in shown:
            self.send(scene)
            self.page.wait_for_selector(f".table[data-seq='{self.seq}']", state="attached")
        self.page.wait_for_load_state("networkidle")
        self.settle()
