"""Find edits of a book that would break games saved with an older version.

A saved game refers to ids: entries, letters, cards, spaces, facts, and the blocks of steps in which it may be
suspended.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.book.loader import BookDraft
from meadhall.book.model import steps as s
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import Block, Step, walk
from meadhall.book.model.story import Adventure

ASKING = (s.Choose, s.AskEach, s.OneOf, s.May, s.Test)


def find_breaking_edits(new: BookDraft, old: BookDraft) -> list[Finding]:
    """Return every edit that a saved game would notice."""
    found: list[Finding] = []
    for adventure_id, before in old.adventures.items():
        after = new.adventures.get(adventure_id)
        if after is None:
            found.append(Finding("S01", before.source, 1, "gone-adventure", {"id": adventure_id}))
        else:
            found += compare_adventure(after, before)
    found += compare_cards(new, old)
    found += find_lost_flags(new, old)
    found += find_forgotten_facts(new, old)
    found += find_saved_blocks(new, old)
    found += compare_options(new, old)
    return found


def compare_adventure(after: Adventure, before: Adventure) -> Iterator[Finding]:
    for entry_id in before.entries:
        if entry_id not in after.entries:
            yield Finding("S02", after.source, 1, "gone-entry", {"id": entry_id})
    for letter, poi in before.pois.items():
        if letter not in after.pois:
            yield Finding("S03", after.source, 1, "gone-poi", {"id": letter})
        elif after.pois[letter].red != poi.red:
            yield Finding("S03", after.source, after.pois[letter].line, "changed-poi", {"id": letter})
    spaces = after.map.spaces if after.map else {}
    for space_id in before.map.spaces if before.map else {}:
        if space_id not in spaces:
            yield Finding("S04", after.source, 1, "gone-space", {"id": space_id})


def compare_cards(new: BookDraft, old: BookDraft) -> Iterator[Finding]:
    after = new.all_cards
    own = {card_id: one.source for one in new.adventures.values() for card_id in one.cards}
    shared = new.cards.file if new.cards else next((one.source for one in new.adventures.values()), "")
    for card_id, card in old.all_cards.items():
        file = own.get(card_id, shared)
        if card_id not in after:
            yield Finding("S05", file, 1, "gone-card", {"id": card_id})
        elif after[card_id].kind != card.kind:
            yield Finding(
                "S05",
                file,
                after[card_id].line,
                "changed-card",
                {"id": card_id, "old": card.kind, "new": after[card_id].kind},
            )


def find_lost_flags(new: BookDraft, old: BookDraft) -> Iterator[Finding]:
    """Return facts that saved games hold but that only conditions use now."""
    held = {step.flag for step in list_steps(old) if isinstance(step, s.Remember)}
    still = {step.flag for step in list_steps(new) if isinstance(step, s.Remember)}
    for draft in new.drafts:
        for one in draft.reading.references:
            if one.kind == "flag" and one.name in held - still:
                yield Finding("S06", draft.file, one.line, "gone-flag", {"id": one.name})


def find_forgotten_facts(new: BookDraft, old: BookDraft) -> Iterator[Finding]:
    """Return facts that the old version asks for and the new one does not have: removed or renamed."""
    known = {name for step in list_steps(new) for name in list_stored_facts(step)}
    known |= {(one.kind, one.name) for draft in new.drafts for one in draft.reading.references}  # gone-flag, or E01
    lost = {name for step in list_steps(old) for name in list_stored_facts(step)} - known
    files = {adventure_id: one.source for adventure_id, one in new.adventures.items()}
    for draft in old.drafts:
        file = files.get(draft.adventure.id, draft.file) if draft.adventure is not None else draft.file
        for kind, name in dict.fromkeys((one.kind, one.name) for one in draft.reading.references):
            if (kind, name) in lost:
                yield Finding("S06", file, 1, "forgotten", {"id": name}, softly=True)


def list_stored_facts(step: Step) -> list[tuple[str, str]]:
    """Return the facts that a step stores, as conditions name them."""
    match step:
        case s.Remember(flag=flag):
            return [("flag", flag)]
        case s.Reckon(name=name):
            return [("tally", name)]
        case s.AskEach(id=step_id):
            return [("question", step_id)]
        case s.Test(id=step_id):
            return [("test", step_id)]
    return []


def compare_options(new: BookDraft, old: BookDraft) -> Iterator[Finding]:
    """Find options that were removed, and options without an id that were moved: a saved choice would mean something
    else.
    """
    files = {one.id: one.source for one in new.adventures.values()}
    after = {(owner, step.path): step for owner, step in find_choices(new)}
    for owner, step in find_choices(old):
        now = after.get((owner, step.path))
        if now is None:
            continue  # told of its block
        places = {option.label: option for option in now.options}
        ids = {option.id for option in now.options}
        for option in step.options:
            moved = places.get(option.label)
            gone = option.id not in ids
            if gone and has_question(option.do):
                continue  # told of its block
            if moved is None and gone:
                yield Finding("S07", files[owner], now.line, "gone-option", {"id": f"{step.path}.{option.id}"})
            elif moved is not None and moved.id != option.id:
                yield Finding(
                    "S08",
                    files[owner],
                    moved.line,
                    "moved-option",
                    {"id": f"{step.path}.{option.id}", "label": option.label, "now": moved.id},
                    softly=True,
                )
                break


def find_choices(manuscript: BookDraft) -> Iterator[tuple[str, s.Choose]]:
    for one in manuscript.adventures.values():
        for entry in one.entries.values():
            yield from ((one.id, step) for step in walk(entry.do) if isinstance(step, s.Choose))


def find_saved_blocks(new: BookDraft, old: BookDraft) -> Iterator[Finding]:
    """Return the blocks in which a game may be saved: those with a question, and the branches around them."""
    after = {block.name: block for block in new.blocks}
    files = {one.id: one.source for one in new.adventures.values()}
    there = {f"{one.id}/{entry}" for one in new.adventures.values() for entry in one.entries}
    for block in old.blocks:
        owner, _, path = block.name.partition("/")
        if not has_question(block) or owner not in files:
            continue
        if block.name not in after:
            if f"{owner}/{path.partition('.')[0]}" in there:  # else the whole entry is gone, told already
                yield Finding("S07", files[owner], 1, "gone-block", {"id": path})
        elif verbs_to_last_question(after[block.name]) != verbs_to_last_question(block):
            yield Finding("S08", files[owner], line_of(after[block.name]), "changed-steps", {"id": path}, softly=True)


def has_question(block: Block) -> bool:
    return any(isinstance(step, ASKING) for step in walk(block))


def verbs_to_last_question(block: Block) -> list[str]:
    """Return the steps up to the last question. No save has executed the steps after it."""
    names = [step.verb for step in block.steps]
    last = max((place for place, step in enumerate(block.steps) if isinstance(step, ASKING)), default=-1)
    return names[: last + 1]


def line_of(block: Block) -> int:
    return block.steps[0].line if block.steps else 1


def list_steps(manuscript: BookDraft) -> list[Step]:
    return [step for one in manuscript.adventures.values() for entry in one.entries.values() for step in walk(entry.do)]
