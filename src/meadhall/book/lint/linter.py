"""The linter: run every check on a book, in the order of the files."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.book.authoring.translation import check_stale
from meadhall.book.lint.campaign_checks import check_campaign
from meadhall.book.lint.counter_checks import check_counters
from meadhall.book.lint.cycle_checks import check_cycles
from meadhall.book.lint.entry_checks import check_entries
from meadhall.book.lint.length_checks import check_lengths
from meadhall.book.lint.map_checks import check_maps, check_supply
from meadhall.book.lint.reachability_checks import AnalysedAdventure, check_reachability, explore_draft
from meadhall.book.lint.reference_checks import check_references
from meadhall.book.lint.visit_checks import check_visits
from meadhall.book.loader import BookDraft
from meadhall.book.model.finding import Finding
from meadhall.book.model.game_world import World

LOST = ("no-entry", "no-poi")  # a way that leads nowhere
FOLLOW = ("E05", "E06", "E07", "E18")  # what is found behind it
ENDLESS = ("stuck", "no-end")  # what a circle says better


@dataclass(slots=True)
class LintResult:
    """The findings, and the explored flows they are based on."""

    findings: list[Finding] = field(default_factory=list)
    walks: list[AnalysedAdventure] = field(default_factory=list)

    @property
    def errors(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.is_error]


def is_consequence(finding: Finding) -> bool:
    """Return whether this finding may only be the consequence of a misspelt reference, which should be fixed first."""
    return finding.code in FOLLOW and not finding.near


def lint(manuscript: BookDraft, world: World) -> LintResult:
    """Return all findings. A file that could not be parsed completely is not checked further, to avoid follow-up
    errors.
    """
    judged = LintResult([*manuscript.findings, *check_references(manuscript, world), *check_stale(manuscript)])
    broken = {finding.file for finding in manuscript.findings if finding.is_error}
    lost = {finding.file for finding in judged.findings if finding.key in LOST}
    for draft in manuscript.drafts:
        walked = explore_draft(draft, manuscript, world) if draft.file not in broken else None
        if walked is not None:
            judged.findings += check_entries(draft, world)
            judged.walks.append(walked)
            found = [
                one
                for check in (check_reachability, check_cycles, check_visits, check_lengths, check_maps, check_supply)
                for one in check(walked)
            ]
            circling = any(one.key == "circle" for one in found)
            judged.findings += [
                one
                for one in found
                if not (draft.file in lost and is_consequence(one)) and not (circling and one.key in ENDLESS)
            ]
    if not broken:
        judged.findings += [*check_campaign(manuscript, judged.walks), *check_counters(manuscript)]
    order = [draft.file for draft in manuscript.drafts]
    judged.findings.sort(key=lambda one: (order.index(one.file) if one.file in order else -1, one.line, one.code))
    return judged
