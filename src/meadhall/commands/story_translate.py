"""`meadhall story translate PATH LANGUAGE`: what a translation lacks, and a side file to write it in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.commands.arguments import Flag, Speaker
from meadhall.commands.say import INDENT
from meadhall.core.fault import Fault

if TYPE_CHECKING:
    from meadhall.book.loading import Manuscript
    from meadhall.book.translating import Gap


def translate(path: str, language: str, /, *, write: Flag = False, say: Speaker) -> int:
    from meadhall.book.loading import gather
    from meadhall.book.translating import LANGUAGE, gaps
    from meadhall.games.trudvang.books import path_of

    if not LANGUAGE.fullmatch(language):
        raise Fault("story-language", language=language)
    manuscript = gather(path_of(path))
    wrong = [finding for finding in manuscript.findings if finding.is_error]
    if wrong:
        raise wrong[0].fault()
    missing, total = gaps(manuscript, language), len(manuscript.told())
    files = written(path_of(path), manuscript, language, missing) if write else []
    words = say.words()

    def lines() -> Iterator[str]:
        for owner, part in groupby(missing, key=lambda gap: gap.owner):
            yield owner
            for gap in part:
                yield f"{INDENT}{gap.key}: {' '.join(gap.text.split())}"
        yield from (words("story-side-file", path=file) for file in files)
        yield words("story-translated", done=total - len(missing), total=total, language=language)

    say.give(
        {
            "language": language,
            "texts": total,
            "files": files,
            "missing": [{"of": gap.owner, "key": gap.key, "text": gap.text} for gap in missing],
        },
        lines(),
    )
    return 1 if missing else 0


def written(path: Path, manuscript: Manuscript, language: str, missing: list[Gap]) -> list[str]:
    """Puts what is missing into the side files, as notes to be translated."""
    from meadhall.book.translating import side_file, with_gaps

    folder = path if path.is_dir() else path.parent
    drafts = [*manuscript.drafts, *(one for one in (manuscript.cards, manuscript.campaign) if one is not None)]
    done = []
    for draft in drafts:
        own = [gap for gap in missing if gap.owner == draft.reading.owner]
        file = side_file(folder / draft.file, language)
        if own:
            before = file.read_text(encoding="utf-8") if file.exists() else ""
            file.write_text(with_gaps(before, draft.reading.owner, language, own), encoding="utf-8")
            done.append(str(file))
    return done
