"""The steps of the book, one after another: what is done at once, what is asked, and where the story goes on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from meadhall.book.steps import AskEach, Block, Choose, If, May, OneOf, Read, Remember, Step, Tell, Test
from meadhall.book.steps import Option as Branch
from meadhall.core.agenda import AUTO, NOBODY, Frame, Onward, Question
from meadhall.core.fault import Fault
from meadhall.games.trudvang.notation import hero_text
from meadhall.games.trudvang.rules.effects import can_pay, pay
from meadhall.games.trudvang.rules.growth import level_ups
from meadhall.games.trudvang.rules.leaving import regroup
from meadhall.games.trudvang.rules.statuses import at_once, gain_statuses
from meadhall.games.trudvang.rules.who import Scene, fallen, heroes_for, in_end, is_held, met, party_of, scene_at
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.telling import block_plain

NO: Final = 0
YES: Final = 1


def run_block(s: Trudvang, block: Block | None, where: i64, user: i64, card: i64) -> list[Frame]:
    """The steps of a block for the party of a place, with one Hero as its user: an Enemy's ability, a card."""
    if not block:
        return []
    scene = scene_at(s, where, user, card)
    return [*steps_of(block, scene), EffectOver(card)]


def steps_of(block: Block, scene: Scene) -> list[Frame]:
    """The steps of a block, if it has any."""
    if not block:
        return []
    return [Steps(ident(block.name), 0, scene.party, scene.where, scene.them, scene.user, scene.card)]


class Stepwise(Question):
    """What every question of the book remembers: which step it is, and for whom."""

    kind: ClassVar[Any] = Step      # of the steps this question can be about
    block: i64
    at: i64
    party: i64
    where: i64
    them: i64
    user: i64
    card: i64

    def scene(self) -> Scene:
        return Scene(self.party, self.where, self.them, self.user, self.card)

    def step(self, s: Trudvang) -> Any:
        """The step itself; a book that was edited since may have another one there, or none."""
        steps = s.house.saga.blocks[self.block].steps
        if self.at >= len(steps) or not isinstance(steps[self.at], self.kind):
            raise Fault("trudvang-book-changed")
        return steps[self.at]


class Steps(Stepwise):
    """TL-GEN-08, TL-GEN-09, TL-BOOK-08, TL-BOOK-19, TL-LEVEL-06, TL-STATUS-16. Carry out a block from this step on, each as far as possible, before anybody else acts; a level up that is due comes between two steps."""

    whom: ClassVar[int] = NOBODY

    def __init__(self, block: i64, at: i64, party: i64, where: i64, them: i64, user: i64, card: i64) -> None:
        super().__init__(NOBODY, block, at, party, where, them, user, card)

    def resolve(self, s: Trudvang, move: i64) -> None:
        due = level_ups(s)
        if due:
            s.do(*due, self)
            return
        steps = s.house.saga.blocks[self.block].steps
        if self.at >= len(steps):
            return
        tokens = at_once(steps, self.at)
        after = self.at + max(1, len(tokens))
        if after < len(steps):
            s.do(Steps(self.block, after, self.party, self.where, self.them, self.user, self.card))
        step = steps[self.at]
        scene = self.scene()
        heroes = heroes_for(s, step.who, scene)
        if len(tokens) > 1:
            for seat in heroes[::-1]:
                s.do(*gain_statuses(s, seat, tokens))
            return
        if step.who.kind == "one" or (step.verb in FOR_ONE and len(heroes) > 1):
            s.do(PickHero(s.shared(), self.block, self.at, self.party, self.where, self.them, self.user, self.card))
        else:
            carry(s, step, self, scene, heroes)


FOR_ONE: Final = ("gain_card", "duel", "redirect")


class PickHero(Stepwise):
    """TL-GEN-06, TL-CARD-03, TL-CARD-18, TL-CARD-22, TL-BOOK-18, TL-BOOK-22. The party says which of these Heroes it is about; a card that somebody has already is nobody's to take."""

    ask: ClassVar[str] = "hero.pick"
    rule: ClassVar[str] = "TL-GEN-06"

    def options(self, s: Trudvang) -> list[i64]:
        step = self.step(s)
        if step.verb == "gain_card" and is_held(s, ident(step.card)):
            return []
        return heroes_for(s, step.who, self.scene())

    def text(self, s: Trudvang, move: i64) -> str:
        return "hero " + hero_text(s, move)

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move >= 0:
            scene = Scene(self.party, self.where, 1 << move, self.user, self.card)
            carry(s, self.step(s), self, scene, [move])

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"verb": self.step(s).verb}


def carry(s: Trudvang, step: Step, at: Stepwise, scene: Scene, heroes: list[i64]) -> None:
    """TL-GEN-08. One step: the flow of the story here, everything else by its verb."""
    if isinstance(step, Read):
        read_on(s, step.entry, scene)
    elif isinstance(step, If):
        s.do(*steps_of(step.then if met(s, step.condition, scene) else step.otherwise, scene))
    elif isinstance(step, Choose):
        s.do(ChooseBranch(s.shared(), at.block, at.at, at.party, at.where, at.them, at.user, at.card))
    elif isinstance(step, May):
        seat = heroes[0] if len(heroes) == 1 and step.who.kind != "party" else s.shared()
        s.do(SayYes(seat, at.block, at.at, at.party, at.where, at.them, at.user, at.card))
    elif isinstance(step, AskEach):
        s.chose.setdefault(ident(step.id), 0)
        asked = heroes or fallen(step.who, scene)
        s.do(*(AnswerAlone(seat, at.block, at.at, at.party, at.where, at.them, at.user, at.card) for seat in asked))
    elif isinstance(step, OneOf):
        s.do(*(PickOne(seat, at.block, at.at, at.party, at.where, at.them, at.user, at.card) for seat in heroes))
    elif isinstance(step, Remember):
        remember(s, step)
    elif isinstance(step, Tell):
        if s.log is not None:
            text = s.house.saga.told_of_step(at.block, step.path, "text", step.text)
            s.say("tell", {"text": text, "path": step.path})
    elif isinstance(step, Test):
        from meadhall.games.trudvang.rules.tests import begin_test  # tests end in steps

        s.do(*begin_test(s, at.block, at.at, scene))
    else:
        from meadhall.games.trudvang.rules.verbs import do_verb  # verbs may hold steps

        s.do(*do_verb(s, step, scene, heroes))


def remember(s: Trudvang, step: Remember) -> None:
    """TL-BOOK-12, TL-CAMP-08. A fact for this adventure or for the campaign."""
    flag = ident(step.flag)
    if step.verb == "forget":
        s.flags = [one for one in s.flags if one != flag]
        s.facts = [one for one in s.facts if one != flag]
        return
    kept = s.facts if step.verb == "remember_always" else s.flags
    if flag not in kept:
        kept.append(flag)


class ChooseBranch(Stepwise):
    """TL-BOOK-14, TL-CP-02, TL-CP-05, TL-DEFEAT-09. The party picks one of the open branches; one whose price no Hero can pay alone is not open."""

    ask: ClassVar[str] = "branch.choose"
    rule: ClassVar[str] = "TL-BOOK-14"
    kind: ClassVar[Any] = Choose

    def branches(self, s: Trudvang) -> tuple[Branch, ...]:
        found: tuple[Branch, ...] = self.step(s).options
        return found

    def is_open(self, s: Trudvang, branch: Branch) -> bool:
        if not met(s, branch.condition, self.scene()):
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
        return "TL-BOOK-11" if not met(s, branch.condition, self.scene()) else "TL-CP-02"

    def text(self, s: Trudvang, move: i64) -> str:
        return "choose " + self.branches(s)[move].id

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move < 0:      # a book without an open branch: there is nothing to do
            return
        branch = self.branches(s)[move]
        if s.log is not None:
            s.say("choose", {"label": self.label(s, branch), "path": branch.path})
        if branch.cost is not None:
            s.do(PayBranch(s.shared(), self.block, self.at, self.party, self.where, self.them, self.user, self.card,
                           move))
        else:
            s.do(*steps_of(branch.do, self.scene()))

    def about(self, s: Trudvang) -> dict[str, Any]:
        """Labels of closed branches are not told."""
        open_ = [self.branches(s)[number] for number in self.options(s)]
        return {"labels": {branch.id: self.label(s, branch) for branch in open_}}

    def label(self, s: Trudvang, branch: Branch) -> Any:
        return s.house.saga.told_of_step(self.block, branch.path, "label", branch.label)


def payers(s: Trudvang, branch: Branch, scene: Scene) -> list[i64]:
    assert branch.cost is not None
    return [seat for seat in party_of(s, scene) if can_pay(s, seat, branch.cost)]


class PayBranch(Stepwise):
    """TL-CP-02, TL-CP-05, TL-BOOK-14. One Hero pays the whole price of a branch; the party says who."""

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
        frames = pay(s, move, branch.cost)
        s.do(*frames, *steps_of(branch.do, self.scene()))


class SayYes(Stepwise):
    """TL-BOOK-18, TL-GEN-09. What the text allows may be left undone; the party, or the Hero it is offered to, says."""

    ask: ClassVar[str] = "book.may"
    rule: ClassVar[str] = "TL-BOOK-18"
    kind: ClassVar[Any] = May

    def options(self, s: Trudvang) -> list[i64]:
        return [NO, YES]

    def text(self, s: Trudvang, move: i64) -> str:
        return "yes" if move == YES else "no"

    def resolve(self, s: Trudvang, move: i64) -> None:
        if move == YES:
            s.do(*steps_of(self.step(s).do, self.scene()))


def is_out(s: Trudvang, seat: i64) -> bool:
    """TL-GEN-13, TL-DEFEAT-14. A Hero who fell takes part in nothing until it returns, save what an End gives."""
    return s.down[seat] != 0 and not in_end(s)


class AnswerAlone(Stepwise):
    """TL-BOOK-15, TL-GEN-13, TL-DEFEAT-15. Each Hero answers for themselves, and the answer is remembered for the rest of the adventure; a Hero who has fallen meanwhile is not asked, unless nobody is left to ask."""

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
        s.do(*steps_of(block, Scene(self.party, self.where, 1 << self.seat, self.user, self.card)))

    def about(self, s: Trudvang) -> dict[str, Any]:
        step = self.step(s)
        question = s.house.saga.told_of_step(self.block, step.path, "question", step.question)
        return {"question": question, "path": step.path}


class PickOne(Stepwise):
    """TL-GLOSS-26, TL-FEAT-08. A printed OR: the Hero's own player picks; what would change nothing may not be picked while something else would change something."""

    ask: ClassVar[str] = "book.either"
    rule: ClassVar[str] = "TL-GLOSS-26"
    kind: ClassVar[Any] = OneOf

    def blocks(self, s: Trudvang) -> tuple[Block, ...]:
        found: tuple[Block, ...] = self.step(s).options
        return found

    def options(self, s: Trudvang) -> list[i64]:
        from meadhall.games.trudvang.rules.verbs import changes  # verbs may hold steps

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
        if move >= 0:
            scene = Scene(1 << self.seat, self.where, 1 << self.seat, self.seat, self.card)
            s.do(*steps_of(self.blocks(s)[move], scene))

    def about(self, s: Trudvang) -> dict[str, Any]:
        return {"options": [block_plain(block) for block in self.blocks(s)]}


class EffectOver(Onward):
    """TL-GEN-02, TL-GEN-14. The end of what a card does: an entry it sends the party to is read before what was under way goes on; a Hero moved elsewhere is out of a combat."""

    card: i64

    def resolve(self, s: Trudvang, move: i64) -> None:
        regroup(s)
        s.do(*level_ups(s))


class CloseBook(Onward):
    """TL-BOOK-06, TL-BOOK-08, TL-BOOK-20, TL-LEVEL-06. Reading is over: a POI lies on the table, or a map is open, and play goes back to the Phase; a book without either is faulty."""

    def resolve(self, s: Trudvang, move: i64) -> None:
        from meadhall.games.trudvang.rules.reading import check_not_dead  # reading begins with steps

        check_not_dead(s)
        s.do(*level_ups(s))


def read_on(s: Trudvang, entry: str, scene: Scene) -> None:
    """TL-BOOK-05, TL-BOOK-07, TL-BOOK-16. Another entry takes the place of what was still to be done in this one."""
    from meadhall.games.trudvang.rules.reading import OpenEntry

    agenda = s.agenda
    while agenda and not isinstance(agenda[-1], (CloseBook, EffectOver)):
        agenda.pop()
    name = s.house.saga.adventures[s.adventure].id
    frames: list[Frame] = [OpenEntry(ident(f"{name}/{entry}"), scene.party, scene.where)]
    if not agenda or isinstance(agenda[-1], EffectOver):
        frames.append(CloseBook())
    s.do(*frames)


