"""The linter: run every check on a book, in the order of the files."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.authoring.translation import stale_findings
from meadhall.book.lint.campaign_checks import campaign
from meadhall.book.lint.counter_checks import tallies
from meadhall.book.lint.cycle_checks import circles
from meadhall.book.lint.entry_checks import shape
from meadhall.book.lint.length_checks import lengths
from meadhall.book.lint.map_checks import maps, supply
from meadhall.book.lint.reachability_checks import Walk, walk_of, ways
from meadhall.book.lint.reference_checks import references
from meadhall.book.lint.visit_checks import visits
from meadhall.book.loader import Manuscript
from meadhall.book.model.finding import Finding
from meadhall.book.model.game_world import World

LOST = ("no-entry", "no-poi")  # a way that leads nowhere
FOLLOW = ("E05", "E06", "E07", "E18")  # what is found behind it
ENDLESS = ("stuck", "no-end")  # what a circle says better


@dataclass(slots=True)
class Judgement:
    """The findings, and the explored flows they are based on."""

    findings: list[Finding] = field(default_factory=list)
    walks: list[Walk] = field(default_factory=list)

    @property
    def errors(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.is_error]


def follows(finding: Finding) -> bool:
    """Return whether this finding may only be the consequence of a misspelt reference, which should be fixed first."""
    return finding.code in FOLLOW and not finding.near


def lint(manuscript: Manuscript, world: World) -> Judgement:
    """Return all findings. A file that could not be parsed completely is not checked further, to avoid follow-up
    errors.
    """
    judged = Judgement([*manuscript.findings, *references(manuscript, world), *stale_findings(manuscript)])
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
