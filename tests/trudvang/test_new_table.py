"""The table before an adventure: whatever the one before left on it, it is as on the first day."""

from typing import Any

import pytest

import meadhall
from meadhall.games.trudvang.cards import HERO_OF
from meadhall.games.trudvang.rules.setup import Prepare
from meadhall.games.trudvang.saga import ident
from meadhall.games.trudvang.state import Trudvang
from trudvang.scene import asked, campaign, names, run, table, tale, trudvang
from trudvang.winter import BOOK

LEFT_BEHIND = """
    A.hero=maelling A.at=soj A.hp=3 A.cp=7 A.exhausted=1 A.status=+attack,-cp A.drawn=fire:1 A.extra=1
    A.bag=water:1,fire:1,earth:1,wind:1,dark:5 B.hero=briya B.at=grim_sea B.ship=1 B.hp=0 B.down=1
    B.bag=dark:9 round=9 phase=3 ships=grim_sea,soj pois=A:arji duels=A:A
    quests=1:all,3:A enemies=DRAUGR-1,GARM-2 groups=draugr@arji:1.0!1;garm@sylvan:0 threat=soj!1 marks=draugr+attack
    events=warm-hearth/broken-ford//carrion-sky event=horns-at-dusk attacks=zero/plus-1//miss flags=x
    journal=intro
"""


def plain(value: Any) -> Any:
    return value.plain() if hasattr(value, "plain") else value


def different(one: Trudvang, other: Trudvang, *but: str) -> list[str]:
    """What differs between two tables."""
    return [
        name
        for name in ("agenda", *Trudvang.fields)
        if name not in but and plain(getattr(one, name)) != plain(getattr(other, name))
    ]


def first_day() -> Trudvang:
    s: Trudvang = trudvang.new(2, {"adventure": BOOK})
    run(s, "hero maelling", "hero briya")
    return s


@pytest.mark.rule(
    "TL-CAMP-09",
    "TL-END-02",
    "TL-END-03",
    "TL-END-04",
    "TL-END-09",
    "TL-SHIP-05",
    "TL-SETUP-06",
    "TL-SETUP-07",
    "TL-SETUP-35",
)
def test_nothing_is_left_of_the_adventure_before():
    s = table(LEFT_BEHIND, BOOK)
    s.chose, s.results = {ident("why"): 3}, {ident("try"): 1}
    s.stakes = [[0, 1]]
    s.used = [[0, 1, 2]]
    s.rotated, s.flipped = [ident("OX")], [ident("MUNGAN")]
    s.space, s.host, s.cleared, s.blocked, s.opened, s.closed, s.visited = 1, 2, [1], [2], [3], [4], 1
    s.agenda.clear()
    s.do(Prepare(ident("M1")))
    s.legal = None
    assert asked(s) == (-3, "leader.choose")
    assert (
        different(
            s, first_day(), "agenda", "house", "feat_decks", "upgrades", "ultimates", "stories", "locations", "phases"
        )
        == []
    )


@pytest.mark.rule("TL-CAMP-09")
def test_what_may_be_done_once_a_campaign_is_not_given_back():
    s = table("", BOOK)
    s.used = [[0, 1, 2], [3, 4, 5]]
    s.agenda.clear()
    s.do(Prepare(ident("M1")))
    s.legal = None
    asked(s)
    assert s.used == [[3, 4, 5]]


@pytest.mark.rule("TL-SETUP-01", "TL-SETUP-03", "TL-SETUP-07")
def test_before_the_heroes_are_chosen_nothing_lies_before_anybody():
    s = trudvang.new(2, {"adventure": BOOK})
    assert (asked(s), s.leader, s.round, s.phase, s.ended) == ((0, "hero.choose"), 0, 0, -1, False)
    for row in (s.hp, s.cp, s.xp, s.exhausted, s.down, s.extra):
        assert list(row) == [0, 0]
    for row in (s.at, s.aboard, s.hero, s.ships):
        assert list(row) == [-1, -1]
    assert [[list(runes) for runes in rows] for rows in (s.bags, s.drawn)] == [[[0] * 6] * 2] * 2
    chosen = first_day()
    assert [chosen.hero, chosen.status_pool] == [[HERO_OF["maelling"], HERO_OF["briya"]], [6] * 4]
    assert different(s, chosen) == [
        "agenda",
        "hero",
        "hp",
        "bags",
        "pool",
        "feat_decks",
        "upgrades",
        "ultimates",
        "items",
    ]


@pytest.mark.rule("TL-CAMP-08", "TL-SETUP-06")
def test_items_that_were_put_aside_are_there_again():
    s = table("A.items=ITEM-LYRE A.aside=KNIFE", BOOK)
    s.agenda.clear()
    s.do(Prepare(ident("M1")))
    s.legal = None
    assert asked(s) == (0, "item.order")
    assert (names(s, s.items[0]), s.items_aside[0]) == (["ITEM-LYRE", "KNIFE"], [])


@pytest.mark.rule("TL-PHASE-05", "TL-CARD-28")
@pytest.mark.parametrize(("at", "gained"), [("travel", [1, 0, 0]), ("engage", [0, 1, 0])])
def test_what_acts_at_the_start_of_a_phase_acts_in_no_other(at, gained):
    cards = f"MIST: {{kind: world, name: Mist, effects: [{{at: {at}, do: [{{gain_cp: 1, who: all}}]}}]}}"
    for before, cp in zip((1, 2, 3), gained, strict=True):
        s = table(f"stories=MIST pois=A:fylges phase={before} agenda=NextPhase()", tale("", cards))
        asked(s)
        assert list(s.cp) == [cp, cp], before


@pytest.mark.rule("TL-SETUP-12", "TL-BOOK-17")
def test_the_introduction_is_read_for_every_hero():
    book = campaign(
        campaign="""
        saga: 1
        campaign: {id: one, title: One, first: I1}
        adventures: [I1]
    """,
        i1="""
        saga: 1
        adventure: {id: I1, title: One, first: true}
        pois:
          A: {colour: green, name: Hill, region: fylges, read: end-done}
        entries:
          intro: {text: Begin., do: [{gain_cp: 1, who: party}, {place_heroes: fylges}, {reveal_poi: A}]}
          end-done: {text: Done.}
    """,
    )
    s = trudvang.new(3, {"adventure": book})
    run(s, "hero maelling", "hero briya", "hero volgr", "leader briya")
    assert list(s.cp) == [1, 1, 1]


@pytest.mark.rule("TL-SOLO-17")
def test_an_option_about_the_hired_hand_is_refused_at_a_table_of_several():
    for players, hand in ((1, "all"), (1, "one"), (2, "one"), (3, "one")):
        assert trudvang.new(players, {"hired_feats": hand}).house.all_hired_feats == (hand == "all")
    for players in (2, 4):
        with pytest.raises(meadhall.Fault) as fault:
            trudvang.new(players, {"hired_feats": "all"})
        assert fault.value.key == "trudvang-option-players"
