"""The linter: every check of the format on one book, in the order of the files."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.checks.campaigns import campaign
from meadhall.book.checks.circles import circles
from meadhall.book.checks.lengths import lengths
from meadhall.book.checks.maps import maps, supply
from meadhall.book.checks.references import references
from meadhall.book.checks.shape import shape
from meadhall.book.checks.tallies import tallies
from meadhall.book.checks.visits import visits
from meadhall.book.checks.ways import Walk, walk_of, ways
from meadhall.book.finding import Finding
from meadhall.book.loading import Manuscript
from meadhall.book.world import World

LOST = ("no-entry", "no-poi")  # a way that leads nowhere
FOLLOW = ("E05", "E06", "E07", "E18")  # what is found behind it
ENDLESS = ("stuck", "no-end")  # what a circle says better


@dataclass(slots=True)
class Judgement:
    """What the linter found, and the walks it found it on."""

    findings: list[Finding] = field(default_factory=list)
    walks: list[Walk] = field(default_factory=list)

    @property
    def errors(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.is_error]


def follows(finding: Finding) -> bool:
    """Whether this may only be so because a way leads to something that is misspelt: first things first."""
    return finding.code in FOLLOW and not finding.near


def lint(manuscript: Manuscript, world: World) -> Judgement:
    """All findings. A file that cannot be read whole is not judged: what is missing would be found missing twice."""
    judged = Judgement([*manuscript.findings, *references(manuscript, world)])
    broken = {finding.file for finding in manuscript.findings if finding.is_error}
    lost = {finding.file for finding in judged.findings if finding.key in LOST}
    for draft in manuscript.drafts:
        walked = walk_of(draft, manuscript, world) if draft.file not in broken else None
        if walked is not None:
            judged.findings += shape(draft, world)
            judged.walks.append(walked)
            found = [one for check in (ways, circles, visits, lengths, maps, supply) for one in check(walked)]
            circling = any(one.key == "circle" for one in found)
            judged.findings += [
                one
                for one in found
                if not (draft.file in lost and follows(one)) and not (circling and one.key in ENDLESS)
            ]
    if not broken:
        judged.findings += [*campaign(manuscript, judged.walks), *tallies(manuscript)]
    order = [draft.file for draft in manuscript.drafts]
    judged.findings.sort(key=lambda one: (order.index(one.file) if one.file in order else -1, one.line, one.code))
    return judged
