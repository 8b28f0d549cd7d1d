"""What the lines of a saga do that the six of the game need seldom or never: a reader may write them."""

import pytest

import meadhall
from meadhall.core.agenda import advance
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import ARTIFACT_IDS, FIGURE, FIGURES, LEVEL, NONE, STANDS
from meadhall.games.yggdrasil.rules.actions import DealArtifact
from meadhall.games.yggdrasil.rules.book import Run
from meadhall.games.yggdrasil.rules.enemies import apply_space
from meadhall.games.yggdrasil.sagas.reader import read_saga_file
from yggdrasil.book import page, tally, unaided
from yggdrasil.saga_files_helpers import EXAMPLE, played
from yggdrasil.scene import artifacts, offered, reason, run, table, told, where, yggdrasil

AT = "options=difficulty:hard valhalla=2 step=3 order=thor odin.at=asgard "
BREW = 'then = ["send(valhalla, heroes, 1)", "add(horns, 1)"]'
SECOND = """
[[page]]
track = [".", "T"]
goal = "horns >= 9"
"""


def brewing(*lines, position=""):
    """Odin brews in Asgard, and these lines are what comes of it."""
    text = EXAMPLE.replace(BREW, f"then = [{', '.join(repr(line) for line in lines)}]", 1)
    return played(read_saga_file("feast.toml", text.replace("[words]", SECOND + "\n[words]", 1)), AT + position)


def brewed(*lines):
    s = brewing(*lines)
    unaided(s, "saga brew")
    return s


@pytest.mark.rule("YG-BOOK-03", "YG-BOOK-09")
def test_a_program_turns_the_page_and_goes_on():
    s = brewed("page()", "add(horns, 2)")
    assert (page(s), s.nidhogg, tally(s, "horns"), reason(s)) == (2, 0, 2, None)
    assert len(told(s, "page")) == 1


@pytest.mark.rule("YG-BOOK-04", "YG-BOOK-03")
def test_behind_the_last_page_stands_the_tree():
    assert reason(brewed("page()", "page()")) == "tree"


@pytest.mark.rule("YG-END-05")
@pytest.mark.parametrize(
    "lines",
    [
        ["first(sons, note(it) > 9)", "move(it, here)"],
        ["move(loki, at(son1))"],
        ["move(hel, quay)"],
        ["move(hel, cage)"],
        ["move(nidhogg, asgard)"],
        ["move(fenrir, midgard)"],
        ["move(iormungand, asgard)"],
        ["move(son1, cage)"],
        ["move(son1, deck)"],
        ["rise(son1)"],
        ["rise(iormungand)"],
        ["choose(sons, note(it) > 9)"],
        ["send(valhalla, heroes, 3)"],
        ["put(oath, cage)"],
        ["take(at(son1))"],
        ["turn(at(son1))"],
        ["turn(quay)"],
        ["bury()"],
        ["board()"],
        ["ashore(son1)"],
        ["ashore(nowhere)"],
        ["move(garm, quay)", "ashore(garm)"],
    ],
)
def test_an_instruction_that_cannot_be_followed_loses_the_game(lines):
    s = brewed(*lines, "add(horns, 1)")
    assert (reason(s), tally(s, "horns")) == ("book", 0)


@pytest.mark.rule("YG-BOOK-01", "YG-MAP-07")
def test_what_can_be_followed_is():
    s = brewed(
        "move(son1, jotunheim)",
        "move(son2, midgard)",
        "note(son2, 2)",
        "first(sons, note(it) > 1)",
        "move(it, niflheim)",
        "move(fenrir, asgard)",
        "move(loki, cage)",
        "move(garm, deck)",
        "ashore(garm)",
        "move(son1, out)",
    )
    assert (reason(s), standing(s, "son2"), standing(s, "son1")) == (None, "niflheim", "out")
    assert (where(s, "fenrir"), where(s, "loki")) == ("asgard", "cage")
    assert s.tale.quay == [FIGURE + FIGURES.index("garm")]


@pytest.mark.rule("YG-END-05")
@pytest.mark.parametrize(("enemy", "place"), [("fenrir", "asgard"), ("loki", "cage"), ("hel", "jotunheim")])
def test_where_a_saga_may_send_an_enemy_a_position_tells(enemy, place):
    text = yggdrasil.position(table(f"{enemy}={place}"))
    assert (f"{enemy}={place}" in text.split(), yggdrasil.position(yggdrasil.from_position(text))) == (True, text)


def standing(s, name):
    return STANDS[s.tale.figures[FIGURES.index(name)]]


@pytest.mark.rule("YG-END-02", "YG-BOOK-04")
def test_nidhogg_at_the_tree_of_his_page_wins():
    text = EXAMPLE.replace('"X"]', '"T"]', 1)
    s = played(read_saga_file("feast.toml", text), "options=difficulty:hard nidhogg=2 order=thor")
    reach(s)
    assert reason(s) is None  # a space with an effect
    s.nidhogg = 3
    reach(s)
    assert reason(s) == "tree"


def reach(s):
    s.legal = None
    apply_space(s)


# Artifacts under their stacks

FIRST_STACK = (1 << LEVEL) - 1


def rich(*names):
    return brewing("bury()", "add(horns, 1)", position=f"odin.artifacts={','.join(names)} ")


@pytest.mark.rule("YG-BOOK-05", "YG-ACT-NIDAVELLIR-01")
def test_a_buried_artifact_comes_up_again_after_all_others_of_its_stack():
    first, second = ARTIFACT_IDS[0], ARTIFACT_IDS[1]
    s = rich(first, second)
    unaided(s, "saga brew")
    assert offered(s) == [f"bury {first}", f"bury {second}"]
    run(s, f"bury {second}")
    assert (artifacts(s, "odin"), s.tale.buried) == ([first], [1])
    s.stacks &= ~FIRST_STACK  # whatever else there was is taken
    s.tops[0] = NONE
    s.legal = None
    s.do(DealArtifact(0))
    meadhall.pending(s)
    assert (s.tops[0], s.tale.buried) == (1, [])
    assert told(s, "uncover")[-1]["artifact"] == second


@pytest.mark.rule("YG-BOOK-05", "YG-ACT-NIDAVELLIR-01")
def test_an_artifact_that_is_buried_under_an_empty_stack_lies_open():
    s = rich(ARTIFACT_IDS[0])
    s.stacks &= ~FIRST_STACK
    s.tops[0] = NONE
    unaided(s, "saga brew")
    assert (artifacts(s, "odin"), s.tops[0], s.tale.buried) == ([], 0, [])
    assert s.stacks & FIRST_STACK == 0


@pytest.mark.rule("YG-INFO-02", "YG-BOOK-01")
@pytest.mark.parametrize("lines", [["bag(1, 1)", "turn(here)"], ["put(hidden, here)", "turn(here)"]])
def test_nothing_is_turned_up_where_nothing_can_be(lines):
    """There is no marker, or none is left that it could be; nor does chance deal one to bots that think ahead."""
    s = brewing(*lines, "add(horns, 1)")
    thought = s.copy()
    unaided(s, "saga brew")
    assert (tally(s, "horns"), told(s, "token")) == (1, [])
    meadhall.pending(thought)
    thought.do(Run(0, action_program(thought), 0, thought.at[0], NONE))
    advance(thought, Rng.seeded(1))
    assert (tally(thought, "horns"), thought.tale.marks) == (1, s.tale.marks)


def action_program(s):
    return s.get_page().actions[0].then
