"""`meadhall story export PATH`: export a book as one HTML page to read and play alone."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker

HOLES = {
    "standing": ("health", "most", "cp", "xp"),
    "entry": ("id",),
    "passed": ("what", "hits", "wanted"),
    "failed": ("what", "hits", "wanted"),
    "try": ("what", "wanted"),
}  # filled by the page itself
SENTENCES = (
    "who",
    "standing",
    "entry",
    "end",
    "passed",
    "failed",
    "try",
    "leave",
    "yes",
    "no",
    "fallen",
    "lost",
    "won",
    "stuck",
    "over",
    "again",
    "begin",
    "forget",
    "back",
    "about",
    "choices",
    "script",
    "charisma",
    "agility",
    "intelligence",
    "strength",
    "gain_cp",
    "lose_cp",
    "gain_health",
    "lose_health",
    "exhaust",
    "refresh",
)
RULES = ("alone", "tests", "fights", "cards", "kept")


def export(path: str, /, *, out: str | None = None, say: Speaker) -> int:
    from meadhall.book.authoring.html_export import render_page
    from meadhall.games.trudvang.books import open_book, path_of, world

    book, words = open_book(path_of(path)), say.words("trudvang")
    said = {
        key: words(f"story-page.{key}", **{hole: f"{{{hole}}}" for hole in HOLES.get(key, ())}) for key in SENTENCES
    }
    said["rules"] = "\n".join(words(f"story-page-rule.{key}") for key in RULES)
    names = {hero.id: words(f"hero-{hero.id}") for hero in world().heroes}
    text = render_page(book, world(), say.language, said, names)
    file = Path(out or f"{book.campaign.id.lower()}.{say.language}.html")
    file.write_text(text, encoding="utf-8")
    say.give({"file": str(file), "bytes": len(text.encode())}, [words("story-exported", path=str(file))])
    return 0
