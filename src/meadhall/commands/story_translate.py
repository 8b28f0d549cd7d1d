"""`meadhall story translate PATH LANGUAGE`: list missing and stale translations, and write a side file for them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.commands.cli.arguments import Flag, Speaker
from meadhall.commands.cli.output import INDENT
from meadhall.core.fault import Fault, find_nearest

if TYPE_CHECKING:
    from meadhall.book.authoring.translation import MissingTranslation
    from meadhall.book.loader import BookDraft


def translate(
    path: str, language: str, /, *, write: Flag = False, mark: Flag = False, confirm: str = "", say: Speaker
) -> int:
    from meadhall.book.authoring import translation
    from meadhall.book.authoring.translation import LANGUAGE, find_gaps
    from meadhall.book.loader import load_draft
    from meadhall.games.trudvang.books import path_of

    if not LANGUAGE.fullmatch(language):
        raise Fault("story-language", language=language)
    manuscript = load_draft(path_of(path))
    wrong = [finding for finding in manuscript.findings if finding.is_error]
    if wrong:
        raise wrong[0].fault()
    missing, total = find_gaps(manuscript, language), len(manuscript.list_texts())
    files = write_file(path_of(path), manuscript, language, missing) if write else []
    confirmed = [key.strip() for key in confirm.split(",") if key.strip()]
    known = translation.collect_pairs(manuscript, language)
    for key in confirmed:
        if key not in known:
            raise Fault("story-confirm", name=key, language=language, nearest=find_nearest(key, list(known)))
    lock = (
        translation.update_lock(manuscript, find_folder(path_of(path)), language, confirmed)
        if mark or confirmed
        else None
    )
    stale = translation.find_stale(manuscript, language)
    unmarked = manuscript.lock.find_unmarked(language, known) if manuscript.lock.marks else []
    words = say.words()

    def list_texts(texts: list[MissingTranslation]) -> Iterator[str]:
        for owner, part in groupby(texts, key=lambda gap: gap.owner):
            yield owner
            for gap in part:
                yield f"{INDENT}{gap.key}: {' '.join(gap.text.split())}"

    def lines() -> Iterator[str]:
        yield from list_texts(missing)
        yield from (words("story-side-file", path=file) for file in files)
        if stale:
            yield words("story-stale", count=len(stale))
            yield from list_texts(stale)
        if lock is not None:
            yield words("story-marked", path=str(lock))
        elif unmarked:
            command = f"meadhall story translate {path} {language} --mark"
            yield words("story-unmarked", count=len(unmarked), command=command)
        yield words("story-translated", done=total - len(missing), total=total, language=language)

    say.give(
        {
            "language": language,
            "texts": total,
            "files": files,
            "missing": [{"of": gap.owner, "key": gap.key, "text": gap.text} for gap in missing],
            "stale": [{"of": gap.owner, "key": gap.key, "text": gap.text} for gap in stale],
            "lock": str(lock) if lock is not None else "",
        },
        lines(),
    )
    return 1 if missing or stale else 0


def find_folder(path: Path) -> Path:
    return path if path.is_dir() else path.parent


def write_file(path: Path, manuscript: BookDraft, language: str, missing: list[MissingTranslation]) -> list[str]:
    """Add missing texts to the side files as comments."""
    from meadhall.book.authoring.translation import add_missing, render_side_file

    folder = find_folder(path)
    drafts = [*manuscript.drafts, *(one for one in (manuscript.cards, manuscript.campaign) if one is not None)]
    done = []
    for draft in drafts:
        own = [gap for gap in missing if gap.owner == draft.reading.owner]
        file = render_side_file(folder / draft.file, language)
        if own:
            before = file.read_text(encoding="utf-8") if file.exists() else ""
            file.write_text(add_missing(before, draft.reading.owner, language, own), encoding="utf-8")
            done.append(str(file))
    return done
