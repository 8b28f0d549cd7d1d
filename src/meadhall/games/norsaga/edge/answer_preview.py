"""Preview the effect of each answer before it is given: the rules apply it to a copy of the table."""

from __future__ import annotations

from typing import Any

from meadhall.core.agenda import answer, pending
from meadhall.games.norsaga.cards import COLOURS, EMBELLISHMENTS, EMPTY, IDS
from meadhall.games.norsaga.rules.eligible import list_eligible
from meadhall.games.norsaga.state import NO_ONE, Norsaga
from meadhall.games.norsaga.tree import find_matches


def preview_answers(s: Norsaga, seat: int | None) -> dict[str, dict[str, Any]]:
    """NS-INFO-07. Return for the asked seat, by the text of each answer, the public changes: traits, embellishments,
    dismissed heroes.

    Only trees, tokens and the skalds' queue are compared, before and after, up to the next question. The dealer's draws
    and others' hands are not read.
    """
    if seat is None or not s.agenda or s.agenda[-1].seat != seat:
        return {}
    frame = s.agenda[-1]
    before = Standing(s, seat)
    found = {}
    for move in pending(s):
        twin = s.copy()
        try:
            answer(twin, move)
        except Exception:  # noqa: BLE001, S112 (broken rules are reported when the answer is given)
            continue
        text = frame.text(s, move)
        changed = before.changes(Standing(twin, seat, before), named="." in text)
        if changed:
            found[text] = changed
    return found


class Standing:
    """The public values that an answer can change."""

    def __init__(self, s: Norsaga, seat: int, known: Standing | None = None) -> None:
        """`known` are values computed before: most answers leave most trees unchanged."""
        self.seat = seat
        self.won = s.winner
        self.trees = s.trees
        self.told: list[int] = []
        self.ties: list[set[str]] = []
        for owner, tree in enumerate(s.trees):
            if known is not None and known.trees[owner] == tree:
                self.told.append(known.told[owner])
                self.ties.append(known.ties[owner])
            else:
                self.told.append(0 if s.sagas[owner] == NO_ONE else int(s.count_markers(owner)))
                self.ties.append({f"{pair}:{COLOURS[colour]}" for pair, colour in find_matches(tree)})
        self.open = [EMBELLISHMENTS[chosen] for chosen in list_eligible(s, seat)]
        self.heroes = [card for tree in s.trees for card in tree if card != EMPTY]
        self.discard = s.discard
        self.queue = s.queue

    def changes(self, then: Standing, named: bool) -> dict[str, Any]:
        """Return the differences; a hero whose spot the answer names is not repeated."""
        seat, seats = self.seat, range(len(self.told))
        grants = [owner for owner in then.queue if then.queue.count(owner) > self.queue.count(owner)]
        found = {
            "wins": then.won == seat and self.won != seat,
            "ties": [
                {"seat": owner, "trait": tie[-1]}
                for owner in seats
                for tie in sorted(then.ties[owner] - self.ties[owner])
            ],
            "told": [
                {"seat": owner, "was": self.told[owner], "now": then.told[owner]}
                for owner in seats
                if then.told[owner] != self.told[owner]
            ],
            "opens": [chosen for chosen in then.open if chosen not in self.open],
            "shuts": [chosen for chosen in self.open if chosen not in then.open],
            "gone": []
            if named
            else [IDS[card] for card in self.heroes if card in then.discard and card not in then.heroes],
            "grants": sorted(set(grants)),
        }
        return {name: told for name, told in found.items() if told}
