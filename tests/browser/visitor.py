"""Somebody at a browser: what they hear on the wire, what they see, and how they answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from browser.policy import sensible
from server.people import Guest

# What a browser says itself about a line that a test has cut.
CUT = re.compile(r"ERR_(CONNECTION|INTERNET|NETWORK|SOCKET|EMPTY)|WebSocket connection to")
VIOLATIONS = """document.addEventListener('securitypolicyviolation',
  event => console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


class Visitor:
    def __init__(self, context: BrowserContext, url: str, guest: Guest | None = None) -> None:
        self.context, self.url, self.guest = context, url, guest
        if guest is not None:
            context.add_cookies([{"name": "mh_guest", "value": guest.cookie, "url": url}])
        context.add_init_script(VIOLATIONS)
        self.heard: list[dict[str, Any]] = []       # everything the server said on sockets
        self.raw: list[str] = []
        self.asked_for: list[str] = []              # every request
        self.troubles: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.page = self.another_page()

    def another_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("websocket", self._listen)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("request", lambda request: self.asked_for.append(request.url))
        return page

    def _listen(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            assert isinstance(frame, str)
            self.raw.append(frame)
            self.heard.append(json.loads(frame))

        socket.on("framereceived", hear)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.forgiven and self.forgiven.search(message.text)):
            self.troubles.append(f"{self.page.url}: {message.text}")

    def forgive(self, pattern: re.Pattern[str] = CUT) -> None:
        """From now on the browser may complain like this."""
        self.forgiven = pattern

    # Places

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(path)
        return self

    def table(self, made: dict[str, Any]) -> Visitor:
        self.page.goto(f"/table/{made['id']}")
        expect(self.page.locator(".table, .handover").first).to_be_visible()
        return self

    def __getitem__(self, name: str) -> Locator:
        """What a test is meant to find by its mark: `visitor["menu"]`."""
        return self.page.locator(f"[data-test={name}]")

    # At a table

    @property
    def told(self) -> dict[str, Any]:
        """The last `table` message."""
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    @property
    def seq(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    @property
    def asked(self) -> bool:
        """Is the question on the page mine to answer?"""
        return self.page.locator(".ask ol.answers").count() > 0

    @property
    def over(self) -> bool:
        return self["ending"].count() > 0

    @property
    def options(self) -> list[str]:
        return list((self.told["decision"] or {}).get("options", []))

    @property
    def prompt(self) -> str:
        return self.page.locator("#ask-h").inner_text()

    def ready(self, after: int = -1) -> Visitor:
        """Until the page shows a later entry than this, and its question or the end."""
        self.page.wait_for_function(
            """after => {
                const table = document.querySelector('.table')
                return table && Number(table.dataset.seq) > after && table.dataset.link === 'open' && table.dataset.sending === 'false'
                    && document.querySelector('.ask #ask-h')
            }""", arg=after)
        return self

    def mine(self, after: int = -1) -> Visitor:
        """Until something is asked of me, or the game is over."""
        self.page.wait_for_function(
            """after => {
                const table = document.querySelector('.table')
                return table && Number(table.dataset.seq) > after && table.dataset.link === 'open' && table.dataset.sending === 'false'
                    && document.querySelector('.ask ol.answers, [data-test=ending]')
            }""", arg=after)
        return self

    def row(self, answer: str) -> Locator:
        return self.page.locator(f'[data-answer="{answer}"]')

    def find(self, answer: str) -> Locator:
        """The row of an answer, out of its group where it is gathered in one."""
        if self.row(answer).count() == 0:
            self.page.locator(f'[data-group="{answer.split()[1]}"]').click()
        return self.row(answer)

    def answer(self, text: str) -> None:
        """Through the question list: pick, then confirm."""
        self.find(text).click()
        self["confirm"].click()

    def play(self, text: str | None = None) -> None:
        """Answer, and wait until it is kept."""
        seq = self.seq
        self.answer(text or sensible(self.told))
        self.ready(seq)


def play_on(*visitors: Visitor, give: Callable[[Visitor, str], None] = Visitor.answer, answers: int = 300) -> int:
    """Whoever is asked answers sensibly, to the end or so many times; all of them see every answer."""
    for given in range(answers):
        for visitor in visitors:
            visitor.ready()
        if all(visitor.over for visitor in visitors):
            return given
        asked = next((visitor for visitor in visitors if visitor.asked), None)
        if asked is None:       # a bot is thinking
            visitors[0].mine() if len(visitors) == 1 else visitors[0].page.wait_for_timeout(20)
            continue
        seq = asked.seq
        give(asked, sensible(asked.told))
        for visitor in visitors:
            visitor.ready(seq)
    return answers
