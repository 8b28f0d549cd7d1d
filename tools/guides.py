"""Write the illustrated pages of the games from each game's `guide.toml`; a test fails when they are out of date.

python tools/guides.py                      # the texts, in three languages python tools/guides.py --pictures [GAME]
# the pictures as well, taken from the pages of a server by Chromium
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.output import load_command_words
from meadhall.commands.reports.guide_report import is_drawn, render_markdown
from meadhall.core.game import game
from meadhall.games import SHIPPED as GAMES
from meadhall.lessons.guide import Guide, load_guide
from meadhall.words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
BEGIN, END = "<!-- guide: written by tools/guides.py -->\n", "<!-- /guide -->\n"
TAKEN = "taken.json"  # beside the pictures of a game: what they were taken of
WIDE, HIGH, KEPT = 1280, 800, 900  # of the window in pixels, and how wide a picture is kept


def load_guides() -> dict[str, Guide]:
    return {name: found for name in GAMES if (found := load_guide(game(name))) is not None}


def list_pages() -> Iterator[tuple[Path, str]]:
    """Return every document with a guide in it: the English one is a part of the document of its game."""
    for name, guide in load_guides().items():
        for language in LANGUAGES:
            english = language == "en"
            words = load_command_words(language, name)
            text = "\n".join(render_markdown(guide, words, language, "" if english else "../")) + "\n"
            if english:
                path = DOCS / f"{name}.md"
                before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
                yield path, f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}"
            else:
                yield DOCS / language / f"{name}.md", f"# {words('title')}\n\n{text}"


def hash_guide(guide: Guide) -> str:
    """Return a hash of what the pictures of a guide show: positions, answers, and marks."""
    told = [
        guide.position,
        [part.at for part in guide.parts],
        guide.begins,
        [([f"{line.seat}: {line.text}" for line in scene.answers], scene.light) for scene in guide.scenes],
        [sign.at for sign in guide.signs if is_drawn(sign)],
        guide.names,
    ]
    return hashlib.sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()


def is_taken(name: str) -> str:
    path = DOCS / "pictures" / name / TAKEN
    return str(json.loads(path.read_text(encoding="utf-8"))["of"]) if path.is_file() else ""


def list_pictures(guide: Guide) -> list[str]:
    """Return every picture on the pages of a guide."""
    steps = [f"step-{number}" for number in range(1, len(guide.scenes) + 1)]
    signs = [f"sign-{number}.png" for number, sign in enumerate(guide.signs, 1) if is_drawn(sign)]
    return [*(f"{language}-{part}.webp" for language in LANGUAGES for part in ("table", *steps)), *signs]


def compress(path: Path) -> None:
    """Compress drawings as WebP, to a tenth of the screenshot's size."""
    subprocess.run(
        ["cwebp", "-quiet", "-q", "70", "-m", "6", "-resize", str(KEPT), "0", path, "-o", path.with_suffix(".webp")],
        check=True,
    )
    path.unlink()


def wait_for_drawing(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.locator(".p-marks").wait_for(state="attached")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def take(browser: Any, url: str, guide: Guide, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        context = browser.new_context(
            base_url=url, locale=language, reduced_motion="reduce", viewport={"width": WIDE, "height": HIGH}
        )
        page = context.new_page()
        for name in list_pictures(guide):
            if name.startswith(f"{language}-"):
                page.goto("about:blank")
                page.goto(f"/picture/{guide.game}#{name[3:-5]}")
                wait_for_drawing(page)
                path = folder / f"{name[:-5]}.png"
                page.screenshot(path=path)
                compress(path)
        context.close()
    page = browser.new_page(base_url=url, device_scale_factor=2)
    page.goto(f"/rules/{guide.game}")
    signs = page.locator(".g-signs > div")
    signs.first.wait_for()
    for number, sign in enumerate(guide.signs, 1):
        if is_drawn(sign):
            path = folder / f"sign-{number}.png"
            signs.nth(number - 1).locator("dt svg").screenshot(path=path, omit_background=True)
    (folder / TAKEN).write_text(json.dumps({"of": hash_guide(guide)}) + "\n", encoding="utf-8")


def take_all(wanted: list[str]) -> None:
    sys.path.insert(0, str(ROOT / "tests"))
    from playwright.sync_api import sync_playwright

    from browser.chromium import ARGS, MISSING, executable
    from server.hosting import Process

    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        path = executable(started.chromium)
        if path is None:
            sys.exit(MISSING)
        process = Process(f"sqlite:///{data}/hall.sqlite3")
        try:
            browser = started.chromium.launch(executable_path=path, args=ARGS)
            for name, guide in load_guides().items():
                if name in (wanted or GAMES):
                    take(browser, process.url, guide, DOCS / "pictures" / name)
            browser.close()
        finally:
            process.kill()


if __name__ == "__main__":
    if "--pictures" in sys.argv:
        take_all([name for name in sys.argv[1:] if re.fullmatch(r"\w+", name)])
    for path, text in list_pages():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
