"""`meadhall analyse FILE`: the loss of each answer in a finished game, the luck, and the skill of each player."""

from __future__ import annotations

import os
from pathlib import Path

from meadhall.analysis.game_analysis import analyse as analysed
from meadhall.book.file_access import allow_files
from meadhall.commands.cli.arguments import All, MaybeNumber, Number, Speaker, limit_number
from meadhall.commands.cli.game_source import name_players, parse_seat, read_record
from meadhall.commands.cli.progress import Progress
from meadhall.commands.reports.analysis_html import render_page
from meadhall.commands.reports.analysis_report import Telling
from meadhall.commands.reports.analysis_text import render_lines
from meadhall.commands.reports.html_page import check_writable
from meadhall.words import with_counsel


def analyse(
    file: str,
    /,
    *,
    seat: str | None = None,
    everything: All = False,
    html: str | None = None,
    budget: MaybeNumber = None,
    seed: Number = 1,
    jobs: MaybeNumber = None,
    say: Speaker,
) -> int:
    record = read_record(file)
    names = name_players(record)
    eyes = None if seat is None else parse_seat(seat, len(names))
    for option, number in (("--budget", budget), ("--jobs", jobs)):
        if number is not None:
            limit_number(option, number, 1)
    if html is not None:
        check_writable(Path(html))
    words = with_counsel(say.words(record.game.name), record.game.name)
    shown = Progress()

    def progress(percent: int) -> None:
        shown.tell(words("analysis-progress", percent=percent))

    found = analysed(
        record, seed=seed, budget=budget, jobs=jobs or os.cpu_count() or 1, progress=progress, around=allow_files
    )
    shown.clear()
    told = Telling(found, record, names, words, eyes)
    if html is not None:
        Path(html).write_text(render_page(told, say.language), encoding="utf-8")
    value = {"file": file, "names": names, **found.plain(), "html": html}
    say.give(value, render_lines(told, everything=everything, html=html))
    return 0
