"""`meadhall analyse FILE`: what each answer of a finished game gave away, what luck did, and who played how well."""

from __future__ import annotations

import os
from pathlib import Path

from meadhall.book.own_files import at_home
from meadhall.commands.analysis_lines import lines
from meadhall.commands.analysis_page import page
from meadhall.commands.analysis_told import Telling
from meadhall.commands.arguments import Flag, MaybeNumber, Number, Speaker, within
from meadhall.commands.page import writable
from meadhall.commands.progress import Progress
from meadhall.commands.source import players_of, record_from, seat_from
from meadhall.counsel.analysis import analyse as analysed
from meadhall.words import with_counsel


def analyse(
    file: str,
    /,
    *,
    seat: str | None = None,
    all: Flag = False,
    html: str | None = None,
    budget: MaybeNumber = None,
    seed: Number = 1,
    jobs: MaybeNumber = None,
    say: Speaker,
) -> int:
    record = record_from(file)
    names = players_of(record)
    eyes = None if seat is None else seat_from(seat, len(names))
    for option, number in (("--budget", budget), ("--jobs", jobs)):
        if number is not None:
            within(option, number, 1)
    if html is not None:
        writable(Path(html))
    words = with_counsel(say.words(record.game.name), record.game.name)
    shown = Progress()

    def progress(done: int, of: int) -> None:
        shown.tell(words("analysis-progress", done=done, of=of))

    found = analysed(
        record, seed=seed, budget=budget, jobs=jobs or os.cpu_count() or 1, progress=progress, around=at_home
    )
    shown.done()
    told = Telling(found, record, names, words, eyes)
    if html is not None:
        Path(html).write_text(page(told, say.language), encoding="utf-8")
    value = {"file": file, "names": names, **found.plain(), "html": html}
    say.give(value, lines(told, everything=all, html=html))
    return 0
