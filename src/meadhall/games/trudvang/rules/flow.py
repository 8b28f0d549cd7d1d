"""The flow of the story: conditions, branches and their price, questions to Heroes, flags and tallies."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.model.conditions import Amount, Condition, list_facts
from meadhall.book.model.steps import AskEach, Block, Choose, If, May, OneOf, Reckon, Remember, Rune, Status, Step, Tell
from meadhall.book.model.steps import Option as Branch
from meadhall.core.agenda import AUTO
from meadhall.core.fault import Fault
from meadhall.games.trudvang.cards import CP_MOST, HEALTH, KINDS
from meadhall.games.trudvang.effect_descriptions import describe_block
from meadhall.games.trudvang.notation import hero_text
from meadhall.games.trudvang.rules.effects import can_pay, statuses
from meadhall.games.trudvang.rules.spoken import fill_in
from meadhall.games.trudvang.rules.steps import Stepwise, steps_of
from meadhall.games.trudvang.rules.who import (
    amount,
    fallen_to_ask,
    has_read_end,
    heroes_for,
    is_met,
    party_of,
    place_of_party,
    tally_of,
)
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import NO_HERO, TALLY_MOST, Trudvang
from meadhall.games.trudvang.status_tokens import ANY, status_kind

NO: Final = 0
YES: Final = 1


def run_if(s: Trudvang, step: If, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-BOOK-11."""
    s.do_all(steps_of(step.then if is_met(s, step.condition, scene) else step.otherwise, scene))


def tell(s: Trudvang, step: Tell, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    if s.log is not None:
        text = s.house.saga.step_text(block, step.path, "text", step.text)
        s.say("tell", {"text": fill_in(s, text, scene), "path": step.path})


def remember(s: Trudvang, step: Remember, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-BOOK-12, TL-CAMP-08. Remember a fact for this adventure or for the campaign."""
    flag = ident(step.flag)
    if step.verb == "forget":
        s.flags = [one for one in s.flags if one != flag]
        s.facts = [one for one in s.facts if one != flag]
        return
    kept = s.facts if step.verb == "remember_always" else s.flags
    if flag not in kept:
        kept.append(flag)


def reckon(s: Trudvang, step: Reckon, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    """TL-BOOK-12, TL-CAMP-08. Change a tally of this adventure or of the campaign: set, then add, then subtract."""
    count = tally_of(s, step.name)
    if step.set is not None:
        count = reckon_amount(s, step.set, scene)
    if step.add is not None:
        count += reckon_amount(s, step.add, scene)
    if step.subtract is not None:
        count -= reckon_amount(s, step.subtract, scene)
    kept = s.sums if step.verb == "tally_always" else s.counts
    kept[ident(step.name)] = max(-TALLY_MOST, min(TALLY_MOST, count))


def reckon_amount(s: Trudvang, n: Amount, scene: Scene) -> i64:
    """Return a number, or a tally, which unlike an amount can be below 0."""
    return tally_of(s, n.card) if n.name == "tally" else amount(s, n, NO_HERO, place_of_party(s, scene))


def choose(s: Trudvang, step: Choose, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    s.do(ChooseBranch(s.shared(), block, at, scene.party, scene.where, scene.them, scene.user, scene.card))


class ChooseBranch(Stepwise):
    """TL-BOOK-14, TL-CP-02, TL-CP-05, TL-DEFEAT-09. The party picks one of the open branches; one whose price no Hero
    can pay alone is closed. A single open branch is asked as well, so that it is read before it is taken.
    """

    ask: ClassVar[str] = "branch.choose"
    rule: ClassVar[str] = "TL-BOOK-14"
    told: ClassVar[bool] = True
    kind: ClassVar[Any] = Choose

    def branches(self, s: Trudvang) -> tuple[Branch, ...]:
        found: tuple[Branch, ...] = self.step(s).options
        return found

    def is_open(self, s: Trudvang, branch: Branch) -> bool:
        if not is_met(s, branch.condition, self.scene()):
            return False
        return branch.cost is None or bool(payers(s, branch, self.scene()))

    def options(self, s: Trudvang) -> list[i64]:
        return [number for number, branch in enumerate(self.branches(s)) if self.is_open(s, branch)]

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(self.branches(s))))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        branch = self.branches(s)[move]
        if self.is_open(s, branch):
            return ""
        return "TL-BOOK-11" if not is_met(s, branch.condition, self.scene()) else "TL-CP-02"

    def text(self, s: Trudvang, move: i64) -> str:
        """A single branch has its own verb: records of earlier versions, which did not ask it, leave it out, see
        `give_untold`.
        """
        verb = "only " if self.options(s) == [move] else "choose "
        return verb + self.branches(s)[move].id

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move < 0:  # a book without an open branch: there is nothing to do
            return
        branch = self.branches(s)[move]
        if s.log is not None:
            s.say("choose", {"label": self.label(s, branch), "path": branch.path})
        if branch.cost is not None:
            s.do(
                PayBranch(
                    s.shared(), self.block, self.at, self.party, self.where, self.them, self.user, self.card, move
                )
            )
        else:
            s.do_all(steps_of(branch.do, self.scene()))

    def about(self, s: Trudvang) -> dict[str, Any]:
        """Return the open branches, and the closed ones that are public."""
        labels = {self.branches(s)[number].id: self.label(s, self.branches(s)[number]) for number in self.options(s)}
        closed = {branch.id: self.label(s, branch) for branch in self.closed(s)}
        return {"labels": labels, "closed": closed} if closed else {"labels": labels}

    def closed(self, s: Trudvang) -> list[Branch]:
        """TL-BOOK-14. Return the closed branches to show: those that no Hero can pay, and those that wait for a Class
        or for tokens, which are public. Branches that wait for a remembered fact would reveal it.
        """
        found: list[Branch] = []
        for branch in self.branches(s):
            if not self.is_open(s, branch) and (
                is_met(s, branch.condition, self.scene()) or is_public(branch.condition)
            ):
                found.append(branch)
        return found

    def label(self, s: Trudvang, branch: Branch) -> Any:
        return fill_in(s, s.house.saga.step_text(self.block, branch.path, "label", branch.label), self.scene())


def is_public(condition: Condition | None) -> bool:
    """Return whether a condition depends only on public state."""
    for fact in list_facts(condition):
        if fact.key not in ("class", "token"):
            return False
    return True


def payers(s: Trudvang, branch: Branch, scene: Scene) -> list[i64]:
    assert branch.cost is not None
    return [seat for seat in party_of(s, scene) if can_pay(s, seat, branch.cost)]


class PayBranch(Stepwise):
    """TL-CP-02, TL-CP-05, TL-BOOK-14. One Hero, chosen by the party, pays the whole price of a branch."""

    ask: ClassVar[str] = "branch.pay"
    rule: ClassVar[str] = "TL-CP-02"
    kind: ClassVar[Any] = Choose
    branch: i64

    def taken(self, s: Trudvang) -> Branch:
        branches: tuple[Branch, ...] = self.step(s).options
        if self.branch >= len(branches) or branches[self.branch].cost is None:
            raise Fault("trudvang-book-changed")
        return branches[self.branch]

    def options(self, s: Trudvang) -> list[i64]:
        return payers(s, self.taken(s), self.scene())

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + hero_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        branch = self.taken(s)
        if move < 0 or branch.cost is None:
            return
        frames = s.pay(move, branch.cost)
        s.do_all([*frames, *steps_of(branch.do, self.scene())])


def offer_may(s: Trudvang, step: May, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    seat = heroes[0] if len(heroes) == 1 and step.who.kind != "party" else s.shared()
    s.do(SayYes(seat, block, at, scene.party, scene.where, scene.them, scene.user, scene.card))


class SayYes(Stepwise):
    """TL-BOOK-18, TL-GEN-09. Accept or decline an optional text; the party answers, or the Hero to
    whom it is offered.
    """

    ask: ClassVar[str] = "book.may"
    rule: ClassVar[str] = "TL-BOOK-18"
    kind: ClassVar[Any] = May

    def options(self, s: Trudvang) -> list[i64]:
        return [NO, YES]

    def text(self, s: Trudvang, move: i64) -> str:
        return "yes" if move == YES else "no"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == YES:
            s.do_all(steps_of(self.step(s).do, self.scene()))


def is_out(s: Trudvang, seat: i64) -> bool:
    """TL-GEN-13, TL-DEFEAT-14. Return whether a Hero is out: a defeated one takes part in nothing until it returns,
    except the gifts of an End.
    """
    return s.down[seat] != 0 and not has_read_end(s)


def ask_each(s: Trudvang, step: AskEach, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    s.chose.setdefault(ident(step.id), 0)
    asked = heroes or fallen_to_ask(step.who, scene)
    s.do_all(
        [AnswerAlone(seat, block, at, scene.party, scene.where, scene.them, scene.user, scene.card) for seat in asked]
    )


class AnswerAlone(Stepwise):
    """TL-BOOK-15, TL-GEN-13, TL-DEFEAT-15. Each Hero answers separately, and the answer is remembered for the rest of
    the adventure; a Hero who has fallen since is not asked, unless no other Hero is left.
    """

    ask: ClassVar[str] = "book.ask"
    rule: ClassVar[str] = "TL-BOOK-15"
    kind: ClassVar[Any] = AskEach

    def options(self, s: Trudvang) -> list[i64]:
        is_left = not is_out(s, self.seat) or not heroes_for(s, self.step(s).who, self.scene())
        return [NO, YES] if is_left else []

    def text(self, s: Trudvang, move: i64) -> str:
        return "yes" if move == YES else "no"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == AUTO:
            return
        step = self.step(s)
        if s.log is not None:
            s.say("answer", {"seat": self.seat, "yes": "yes" if move == YES else "no"})
        if move == YES:
            s.chose[ident(step.id)] |= 1 << self.seat
        else:
            s.chose[ident(step.id)] &= ~(1 << self.seat)
        block = step.if_yes if move == YES else step.if_no
        s.do_all(steps_of(block, Scene(self.party, self.where, 1 << self.seat, self.user, self.card)))

    def about(self, s: Trudvang) -> dict[str, Any]:
        step = self.step(s)
        question = s.house.saga.step_text(self.block, step.path, "question", step.question)
        return {"question": fill_in(s, question, self.scene()), "path": step.path}


def offer_one_of(s: Trudvang, step: OneOf, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
    s.do_all(
        [PickOne(seat, block, at, scene.party, scene.where, scene.them, scene.user, scene.card) for seat in heroes]
    )


class PickOne(Stepwise):
    """TL-GLOSS-26, TL-FEAT-08. A printed OR: the Hero's own player picks; an option without effect is closed while
    another has one.
    """

    ask: ClassVar[str] = "book.either"
    rule: ClassVar[str] = "TL-GLOSS-26"
    kind: ClassVar[Any] = OneOf

    def blocks(self, s: Trudvang) -> tuple[Block, ...]:
        found: tuple[Block, ...] = self.step(s).options
        return found

    def options(self, s: Trudvang) -> list[i64]:
        if is_out(s, self.seat):
            return []
        return [number for number, block in enumerate(self.blocks(s)) if changes(s, block, self.seat)]

    def candidates(self, s: Trudvang) -> list[i64]:
        found: list[i64] = list(range(len(self.blocks(s))))
        return found

    def why(self, s: Trudvang, move: i64) -> str:
        return "" if move in self.options(s) else "TL-GLOSS-26"

    def text(self, s: Trudvang, move: i64) -> str:
        return f"either {move + 1}"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move != AUTO:
            scene = Scene(1 << self.seat, self.where, 1 << self.seat, self.seat, self.card)
            s.do_all(steps_of(self.blocks(s)[move], scene))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"options": [describe_block(block) for block in self.blocks(s)]}


def changes(s: Trudvang, block: Block, seat: i64) -> bool:
    """TL-GLOSS-26. Return whether any step of a block would change something for this Hero."""
    return any(step_changes(s, step, seat) for step in block.steps)


def step_changes(s: Trudvang, step: Step, seat: i64) -> bool:
    verb = step.verb
    if verb == "exhaust":
        return not s.exhausted[seat]
    if verb == "refresh":
        return s.exhausted[seat] != 0 or s.hired_exhausted != 0
    if verb in ("lose_cp", "gain_cp"):
        return s.cp[seat] > 0 if verb == "lose_cp" else s.cp[seat] < CP_MOST
    if verb in ("gain_health", "heal_full"):
        return s.hp[seat] < HEALTH[s.hero[seat]]
    if isinstance(step, Rune) and verb == "gain_rune":
        return any(s.pool[KINDS.index(kind)] for kind in step.kinds)
    if isinstance(step, Rune):
        return any(s.bags[seat][number] for number, kind in enumerate(KINDS) if step.kinds[0] in (kind, "any"))
    if isinstance(step, Status) and verb == "discard_status":
        return bool(statuses(s, seat, step.kind))
    if isinstance(step, Status) and verb == "gain_status":
        kind = status_kind(step.kind)
        return any(s.status_pool) if kind < 0 or kind == ANY else s.status_pool[kind // 2] > 0
    return True
