"""Blocks: what each takes off an attack, for whom, and how often.

The numbers of the Feats stand here once more, so that a slip of the data shows.
"""

import pytest

from meadhall.games.trudvang.cards import HEALTH, HEROES
from meadhall.games.trudvang.edge.view_combat import fight_view
from meadhall.games.trudvang.feats import BLOCK, FEATS, TYPE
from meadhall.games.trudvang.fight import ENEMIES
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.arena import HERE, fill, owner, resolve, rows, table
from trudvang.scene import ask, offered, refused, run, track

# A Block: what it takes off, and what is special about it.
BLOCKS_OF = {
    "reel-aside": ("2", "3", "4 cp"),
    "mistwall": ("2", "3 anyone", "4 anyone"),
    "grey-prayer": ("2", "3", "3 anyone cp"),
    "bone-ward": ("2", "2 two", "3 two"),
    "ancestors-hands": ("5 anyone two",),
    "iron-hide": ("3", "4", "5"),
    "shield-wall": ("2 anyone", "3 anyone", "3 anyone two"),
    "last-stand": ("99 low-two",),
    "dodge": ("2", "3", "4"),
    "smoke": ("2", "2 cancel", "4 cancel"),
    "vanish": ("2", "3", "99"),
}


def defend(feat, foes="D:1", hero=0, card="zero", hp=0):
    mate = "volgr" if owner(feat) == "briya" else "briya"
    s = table(f"{owner(feat)},{mate}", foes)
    fill(s, 0, feat)
    s.hp[0] = hp or s.hp[0]
    resolve(s, ENEMIES)
    run(s, f"defend {HEROES[s.hero[hero]]}", f"card {card}")
    return s


@pytest.mark.rule("TL-FEAT-01")
def test_every_block_is_tried_here():
    assert {row[0] for row in rows(BLOCKS_OF)} == {name for feat, name in enumerate(FEATS) if TYPE[feat] == BLOCK}


@pytest.mark.rule("TL-FEAT-12", "TL-GLOSS-01", "TL-COMBAT-RES-05")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(BLOCKS_OF))
def test_a_block_takes_off_an_attack(feat, n, marks):
    s = defend(feat, card="plus-3")  # an attack of 6
    was = s.hp[0]
    assert ask(s) == "combat.use"
    run(s, f"play {feat}")
    assert was - s.hp[0] == max(0, 6 - n)
    assert s.cp[0] == int("cp" in marks)
    assert s.fight is None


@pytest.mark.rule("TL-COMBAT-RES-20")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(BLOCKS_OF))
def test_a_block_for_others_says_so(feat, n, marks):
    s = defend(feat, hero=1)
    was = HEALTH[s.hero[1]]
    if "anyone" in marks:
        run(s, f"play {feat}")
        assert was - s.hp[1] == max(0, 3 - n)
    else:
        assert (s.fight, was - s.hp[1]) == (None, 3)  # nobody was asked


@pytest.mark.rule("TL-FEAT-13")
@pytest.mark.parametrize(("feat", "n", "marks"), rows(BLOCKS_OF))
def test_a_block_meets_one_attack_or_two(feat, n, marks):
    s = defend(feat, "D:2")
    was = s.hp[0]
    name = HEROES[s.hero[0]]
    run(s, f"play {feat}", f"defend {name}", "card zero")
    twice = "two" in marks
    assert (ask(s) == "combat.use") == twice
    if twice:
        run(s, f"play {feat}")
    assert was - s.hp[0] == max(0, 3 - n) * (2 if twice else 1) + (0 if twice else 3)


@pytest.mark.rule("TL-FEAT-13", "TL-FEAT-12")
def test_last_stand_lasts_when_there_is_little_to_lose():
    s = defend("last-stand", "D:2", hp=3)
    run(s, "play last-stand", "defend volgr", "card plus-3", "play last-stand")
    assert (s.hp[0], s.fight) == (3, None)


@pytest.mark.rule("TL-GLOSS-03", "TL-COMBAT-RES-18")
@pytest.mark.parametrize(("feat", "left"), [("smoke-2", 8), ("smoke-3", 9)])
def test_smoke_cancels_the_ability(feat, left):
    s = defend(feat, card="zero-a")
    run(s, f"play {feat}")
    assert (s.hp[0], track(s)) == (left, [])
    s = defend("smoke-1", card="zero-a")
    assert track(s) == ["-health"]  # the plain one comes too late for that
    run(s, "play smoke-1")
    assert s.hp[0] == 8


@pytest.mark.rule("TL-COMBAT-RES-19", "TL-GLOSS-01", "TL-COMBAT-RES-20")
def test_several_blocks_against_one_attack():
    s = table("volgr,felerion", "D:1")
    fill(s, 0, "iron-hide-1")
    fill(s, 1, "mistwall-2", "mistwall-1")
    run(resolve(s), "defend volgr", "card plus-3", "play iron-hide-1")
    assert offered(s) == ["pass", "play mistwall-2"]
    assert refused(s, "play mistwall-1") == "TL-COMBAT-RES-20"
    run(s, "play mistwall-2")
    assert s.hp == [12, 8]  # 6 - 3 - 3


@pytest.mark.rule("TL-GLOSS-01", "TL-CARD-10")
def test_titles_and_personalities_add_to_blocks():
    s = table("maelling", "D:1")
    fill(s, 0, "dodge-1")
    s.titles[0] = [ident("IRON")]
    s.title_runes[0] = [-1]
    s.stories = [ident("AUD")]
    s.people = {ident("AUD"): HERE}
    run(resolve(s), "card plus-3", "play dodge-1")
    assert unwrap(fight_view(s))["blows"][0]["loss"] == 3  # 6 - (2 + 1)
    run(s, "use AUD")
    assert s.hp == [10]
