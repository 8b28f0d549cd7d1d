"""A user with a browser: the messages received, the page, and their answers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, WebSocket, expect

from browser.chromium import HEADED
from browser.paint import UNPAINTED
from browser.policy import sensible
from meadhall.server.messages.view_changes import apply_changes
from patience import PATIENCE
from server.people import Guest

# Browser messages about a connection that a test has cut.
CUT = re.compile(r"ERR_(CONNECTION|CONTENT_LENGTH|INTERNET|NETWORK|SOCKET|EMPTY)|WebSocket connection to")
VIOLATIONS = """document.addEventListener('securitypolicyviolation',
  event => console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""
# Presses, their targets, and what opened and shut: the log of a failed test.
ACCOUNT = """window.account = []
for (const kind of ['pointerdown', 'pointerup', 'click', 'submit', 'keydown', 'toggle', 'close', 'visibilitychange', 'focusin'])
  addEventListener(kind, event => account.push([Math.round(performance.now()), kind, event.key ?? '',
    event.target.localName ?? '', event.target.dataset?.test ?? event.target.className?.baseVal ?? event.target.className ?? '']),
    { capture: true })"""
# Most visitors know the games: they are offered no lesson and given no hints, and no page of a saga opens by itself.
KNOWING = """try {
  localStorage.setItem('mh-known', '["fire_and_axe", "norsaga", "trudvang", "yggdrasil"]')
  localStorage.getItem('mh-passing') ?? localStorage.setItem('mh-passing', '"ask"')
  localStorage.getItem('mh-pages') ?? localStorage.setItem('mh-pages', 'false')
} catch { }"""
# The state of the table, as soon as it is shown: the entry, whether I am asked, whether it is over.
STATE = """async ([after, mine]) => {
  for (const until = performance.now() + PATIENCE; performance.now() < until; await new Promise(done => setTimeout(done, 15))) {
    const { seq, link, sending } = document.querySelector('.table')?.dataset || {}
    const asked = Boolean(document.querySelector('.ask ol.answers')), over = Boolean(document.querySelector('[data-test=ending]'))
    const shown = asked || over || !mine && document.querySelector('.ask #ask-h')
    if (Number(seq) > after && link === 'open' && sending === 'false' && shown) return [Number(seq), asked, over]
  }
}""".replace("PATIENCE", str(1000 * PATIENCE))


class Visitor:
    seq = 0  # as of the last time the page was ready
    asked = False
    over = False
    gone = False  # errors of a page that is being closed are ignored

    def __init__(
        self, context: BrowserContext, url: str, guest: Guest | None = None, key: str = "", newcomer: bool = False
    ) -> None:
        self.context, self.url, self._guest, self.key = context, url, guest, key
        if guest is not None:
            context.add_cookies([{"name": "mh_guest", "value": guest.cookie, "url": url}])
        self.heard: list[dict[str, Any]] = []  # everything the server said on sockets
        self.raw: list[str] = []
        self.asked_for: list[str] = []  # every request
        self.troubles: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.page = page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.add_init_script(VIOLATIONS)
        page.add_init_script(ACCOUNT)
        if not newcomer:
            page.add_init_script(KNOWING)
        if not HEADED:
            page.add_init_script(UNPAINTED)
        page.on("websocket", self._listen)
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("request", lambda request: self.asked_for.append(request.url))

    @property
    def guest(self) -> Guest:
        """Return the guest who acts for this visitor beside the page; an account has none."""
        assert self._guest is not None
        return self._guest

    @guest.setter
    def guest(self, guest: Guest) -> None:
        self._guest = guest

    def _listen(self, socket: WebSocket) -> None:
        view: dict[str, Any] = {}

        def hear(frame: str | bytes) -> None:
            nonlocal view
            assert isinstance(frame, str)
            self.raw.append(frame)
            message = json.loads(frame)
            if message["type"] == "table":
                if message["base"]:
                    message["view"] = apply_changes(view, message["view"], message["merged"])
                view = message["view"]
            self.heard.append(message)

        socket.on("framereceived", hear)

    def _console(self, message: ConsoleMessage) -> None:
        if (
            message.type in ("error", "warning")
            and not self.gone
            and not (self.forgiven and self.forgiven.search(message.text))
        ):
            self.troubles.append(f"{self.page.url}: {message.text} ({message.location['url']})")

    def _error(self, error: Error) -> None:
        if not self.gone:
            self.troubles.append(f"{self.page.url}: {error}")

    def forgive(self, pattern: re.Pattern[str] = CUT) -> None:
        """Allow these browser errors from now on."""
        self.forgiven = pattern

    def account(self) -> str:
        """Return the log of the visit, to find the cause of a failed test elsewhere."""
        try:
            seen = self.page.evaluate("""() => [...(window.account ?? []).slice(-25).map(one => one.join(' ')),
              `now ${Math.round(performance.now())} ${document.visibilityState} ${document.readyState}`,
              ...[...document.querySelectorAll('dialog')].map(one => `dialog ${one.open} ${one.ariaLabel}`),
              ...(window.said ?? []).map(one => `said ${one}`),
              document.body.innerText.slice(0, 400)]""")
        except Error as error:
            seen = [str(error)]
        return "\n".join([self.page.url, *self.troubles, *seen])

    def leave(self) -> None:
        """Clear this user's data from the browser, on any page and in any state."""
        self.gone = True
        self.page.goto("about:blank")
        self.context.new_cdp_session(self.page).send(
            "Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "local_storage,session_storage"}
        )
        for page in self.context.pages:
            page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.context.set_offline(False)

    # Places

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(urljoin(self.url, path))
        return self

    def table(self, made: dict[str, Any]) -> Visitor:
        self.open(f"/table/{made['id']}")
        expect(self.page.locator(".table, .handover").first).to_be_visible()
        return self

    def __getitem__(self, name: str) -> Locator:
        """Return what a test finds by its mark: `visitor["menu"]`."""
        return self.page.locator(f'[data-test="{name}"]')

    # At a table

    @property
    def told(self) -> dict[str, Any]:
        """Return the last `table` message."""
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    @property
    def options(self) -> list[str]:
        decision = self.told["decision"] or {}
        return [option["answer"] for option in decision["options"]] if decision.get("yours") else []

    @property
    def only(self) -> bool:
        """Return whether there is only one answer: one press gives it."""
        return len(self.options) == 1 and self.told["decision"]["seat"] != "table"

    @property
    def prompt(self) -> str:
        return self.page.locator("#ask-h").inner_text()

    def ready(self, after: int = -1, mine: bool = False) -> Visitor:
        """Wait until the page shows a later entry than this, and its question or the end."""
        found = self.page.evaluate(STATE, [after, mine])
        assert found, f"nothing after {after} on {self.page.url}"
        self.seq, self.asked, self.over = found
        return self

    def mine(self, after: int = -1) -> Visitor:
        """Wait until I am asked, or the game is over."""
        return self.ready(after, mine=True)

    def row(self, answer: str) -> Locator:
        return self.page.locator(f'[data-answer="{answer}"]')

    def find(self, answer: str) -> Locator:
        """Return the row of an answer, opened from its group if it has one."""
        if self.row(answer).count() == 0:
            group = self.page.locator(f'[data-group="{answer.split()[1]}"]')
            group.click()
            try:
                self.row(answer).wait_for(timeout=5_000)
            except Error:  # the table was sent again, with all groups closed
                group.click()
        return self.row(answer)

    def answer(self, text: str) -> None:
        """Answer through the question list: pick, then confirm; an only answer needs one press."""
        only = self.only
        self.find(text).click()
        if not only:
            self["confirm"].click()

    def play(self, text: str) -> Visitor:
        """Answer, and wait until it is stored."""
        seq = self.seq
        self.answer(text)
        return self.ready(seq)


def play_on(
    *visitors: Visitor,
    give: Callable[[Visitor, str], None] = Visitor.answer,
    answers: int = 300,
    think: Callable[[dict[str, Any]], str] = sensible,
) -> int:
    """Answer sensibly for each asked player, to the end or this many times; all of them see every answer."""
    seq = -1
    for given in range(answers):
        for visitor in visitors:
            visitor.ready(seq, mine=len(visitors) == 1)
        while len({visitor.seq for visitor in visitors}) > 1:  # one of them was a moment ahead
            min(visitors, key=lambda visitor: visitor.seq).ready(min(visitor.seq for visitor in visitors))
        if all(visitor.over for visitor in visitors):
            return given
        asked = next(visitor for visitor in visitors if visitor.asked)
        seq = asked.seq
        give(asked, think(asked.told))
    return answers
