"""Take the pictures of the README from real pages: python tests/browser/shots.py [FOLDER]"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from browser.chromium import ARGS, MISSING, executable  # noqa: E402
from browser.paint import paint  # noqa: E402
from browser.policy import sensible  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from fire_and_axe.voyage import game as fire_and_axe  # noqa: E402
from fire_and_axe.voyage import table as voyage  # noqa: E402
from meadhall.core.decision import decide  # noqa: E402
from meadhall.core.record import Record  # noqa: E402
from server.hosting import Process  # noqa: E402
from server.people import Guest  # noqa: E402

WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 780}, "device_scale_factor": 2, "has_touch": True}


def played(guest: Guest, *seats: str, turns: int, **more: Any) -> dict[str, Any]:
    """Return a table where this guest has to play a card after this many turns, with an interesting tree."""
    while True:
        made = guest.make("me", *seats, **more)
        look = guest.watch(made["id"])
        while not look.table or not look.table["outcome"]:
            if not look.asked():
                look.until("table")
            elif (
                look.table["view"]["turn"] >= turns
                and look.table["decision"]["ask"] == "tale.continue"
                and sum(card is not None for card in look.table["view"]["players"][0]["tree"]) >= min(5, turns // 2)
            ):
                look.close()
                return made
            else:
                seq = look.table["seq"]
                look.answer(sensible(look.table))
                look.until_seq(seq + 1)
        look.close()  # it ended too soon: another one


def finished(guest: Guest, *seats: str, **more: Any) -> str:
    """Return a table of bots, played to its end."""
    while True:
        table = str(guest.make(*seats, **more)["id"])
        while (now := guest.get(f"/api/tables/{table}"))["status"] != "over":
            time.sleep(0.1)
        if len(guest.get(f"/api/tables/{table}/replay?eyes=none")["frames"]) > 40:
            return str(now["id"])


class Camera:
    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser, self.url, self.folder = browser, url, folder

    def visitor(self, guest: Guest, **context: Any) -> Visitor:
        return Visitor(
            self.browser.new_context(
                base_url=self.url, locale="en-GB", timezone_id="Europe/Oslo", reduced_motion="reduce", **context
            ),
            self.url,
            guest,
        )

    def shoot(self, page: Page, name: str) -> None:
        paint(page)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        path = self.folder / f"{name}.png"
        page.screenshot(path=path)
        if shutil.which("convert"):  # ImageMagick: 256 colours are plenty for drawings
            subprocess.run(["convert", path, "-strip", "+dither", "-colors", "256", f"PNG8:{path}"], check=True)
        print(f"{path} {path.stat().st_size / 1000:.0f} kB")


def lift(visitor: Visitor) -> None:
    """Lift the card that a sensible player would play."""
    card = sensible(visitor.told).split()[1]
    visitor.page.locator(f'.hand [data-card="{card}"]').click()
    visitor.page.mouse.move(2, 300)


def lobby(camera: Camera, hall: str, sigrun: Guest) -> None:
    egil = Guest(hall, "Egil")
    made = sigrun.make("me", "open", "karl", title="Thursday evening", pace="day", options={"first": "B"})
    egil.http.get(f"/join/{made['invite']}")
    egil.post(f"/api/tables/{made['id']}/sit")
    Guest(hall, "Ragnhild").make(
        "me", "open", "open", title="First game, all welcome", listed=True, options={"basic": True}
    )
    Guest(hall, "Torsten").make("me", "thrall", "open", title="Lunch break", listed=True, pace="live")
    visitor = camera.visitor(sigrun, viewport={"width": 1440, "height": 1280}).open()
    expect(visitor["listed"]).to_be_visible()
    camera.shoot(visitor.page, "lobby")


def tables(camera: Camera, sigrun: Guest) -> None:
    three = played(sigrun, "karl", "karl", turns=13, title="The long winter")
    for name, more in (("table-wide", WIDE), ("table-dark", {**WIDE, "color_scheme": "dark"}), ("table-phone", PHONE)):
        visitor = camera.visitor(sigrun, **more).table(three).mine()
        lift(visitor)
        camera.shoot(visitor.page, name)
        visitor.context.close()


# In the middle of the Second Era: a ship off Scotland, two Days left, the North too rough.
VOYAGE = """players=4 A.ship=pentland A.crew=3 A.cargo=furs,fish A.vp=41 A.hand=fair_wind,change_in_demand B.ship=biscay B.crew=2
B.cargo=tusks B.vp=38 B.hand=mutiny,foul_omen C.ship=riga C.crew=1 C.cargo=fish,fish,furs C.vp=35 C.hand=unrest D.ship=tyrrhenian
D.crew=4 D.vp=44 settled=dublin:B,man:B,grobin:C,truso:C,reykjanes:A,cork:B,balearics:D,langanes:A A.sagas=S1-D-R B.sagas=S1-N-R
goods=london:furs,hamburg:fish,novgorod:tusks,nantes:fish raided=lindisfarne:A3,iona:B4,dorestad:A5,york:D6,wolin:C5
open=S2-D-T,S2-D-S,S2-N-T left=9 era=2 prep=3 sail=2"""


def charts(camera: Camera, sigrun: Guest) -> None:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in ("karl", "karl", "thrall"))]
    made = sigrun.post(
        "/api/tables",
        201,
        game="fire_and_axe",
        seats=seats,
        title="Storm fleet",
        position=fire_and_axe.position(voyage(VOYAGE)),
    )
    for name, more in (("chart-wide", WIDE), ("chart-dark", {**WIDE, "color_scheme": "dark"}), ("chart-phone", PHONE)):
        visitor = camera.visitor(sigrun, **more).table(made).mine()
        camera.shoot(visitor.page, name)
        visitor.context.close()


def moment(path: Path, after: int, ask: str) -> str:
    """Return a position of a golden game: this many answers from its beginning, when the first seat
    or all are asked.
    """
    record = Record.load(path)
    state = record.first()
    for number in range(len(record.answers)):
        decision = decide(state)
        assert decision is not None
        if number >= after and decision.ask == ask and decision.seat <= 0:
            return str(record.game.position(state))
        record.replay_one(state, number)
    raise LookupError(f"{path} does not ask {ask} after {after}")


def sagas(camera: Camera, sigrun: Guest) -> None:
    """Show the world tree in the middle of a game, and a page of the book with a choice."""
    for name, game, record, after, ask, bots in (
        ("tree-wide", "yggdrasil", "three-hard", 150, "deed.choose", ("karl", "karl")),
        ("book-wide", "trudvang", "rye-two", 0, "branch.choose", ("karl",)),
    ):
        position = moment(TESTS / game / "golden" / f"{record}.record", after, ask)
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
        made = sigrun.post("/api/tables", 201, game=game, seats=seats, title="Winter evenings", position=position)
        visitor = camera.visitor(sigrun, **WIDE).table(made).ready()
        camera.shoot(visitor.page, name)
        visitor.context.close()


def replay(camera: Camera, sigrun: Guest) -> None:
    table = finished(sigrun, "karl", "karl", "jarl", title="The feast", listed=True)
    visitor = camera.visitor(sigrun, **WIDE).open(f"/replay/{table}")
    last = int(visitor["scrub"].get_attribute("max") or 0)
    visitor["scrub"].fill(str(last * 2 // 3))
    visitor["scrub"].blur()
    camera.shoot(visitor.page, "replay")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        path = executable(started.chromium)
        if path is None:
            sys.exit(MISSING)
        process = Process(f"sqlite:///{data}/hall.sqlite3")
        try:
            browser = started.chromium.launch(executable_path=path, args=ARGS)
            camera, sigrun = Camera(browser, process.url, folder), Guest(process.url, "Sigrun")
            tables(camera, sigrun)
            charts(camera, sigrun)
            sagas(camera, sigrun)
            replay(camera, sigrun)
            lobby(camera, process.url, sigrun)
            browser.close()
        finally:
            process.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TESTS.parent / "docs" / "shots")
