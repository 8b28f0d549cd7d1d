"""`meadhall story graph PATH`: draw an Adventure as SVG."""

from __future__ import annotations

from pathlib import Path

from meadhall.commands.cli.arguments import Speaker
from meadhall.core.fault import Fault, find_nearest

KINDS = ("about", "intro", "entry", "end", "green", "red", "space", "card", "test", "lost")


def graph(
    path: str, /, *, adventure: str | None = None, out: str | None = None, link: str | None = None, say: Speaker
) -> int:
    from meadhall.book.authoring.editor_links import BESIDE, fill_link
    from meadhall.book.graph.story_graph import build_graph as graph_of
    from meadhall.book.graph.svg import draw_svg
    from meadhall.book.loader import load_draft
    from meadhall.games.trudvang.books import path_of

    manuscript = load_draft(path_of(path))
    wrong = [finding for finding in manuscript.findings if finding.is_error]
    if wrong:
        raise wrong[0].fault()
    known = manuscript.adventures
    chosen = adventure or next(iter(known))
    if chosen not in known:
        raise Fault("story-adventure", adventure=chosen, nearest=find_nearest(chosen, list(known)))
    words = say.words()
    folder = path_of(path) if path_of(path).is_dir() else path_of(path).parent
    picture = draw_svg(
        graph_of(known[chosen]),
        known[chosen].title,
        {kind: words(f"story-graph.{kind}") for kind in KINDS},
        lambda line: fill_link(link or BESIDE, folder / known[chosen].source, line),
    )
    if out is None:
        say.give({"adventure": chosen, "svg": picture}, [picture.rstrip("\n")], fold=False)
    else:
        Path(out).write_text(picture, encoding="utf-8")
        say.give({"adventure": chosen, "file": out}, [words("story-drawn", path=out)])
    return 0
