"""What an entry may ask of the table before it goes on."""

import pytest

from trudvang.book_conditions_helpers import ALE_AND_LEAP
from trudvang.scene import run, told_story

CONDITIONS = [
    ("class: rogue", "", True),
    ("class: warrior", "", False),
    ("quest: 1", "", False),
    ("quest: 1", "quests=1:all", True),
    ("quest: 1", "quests=1:B", True),
    ("flag: seen", "", False),
    ("flag: seen", "flags=seen", True),
    ("flag: seen", "facts=seen", True),
    ("tally: {name: coins, at_least: 3}", "counts=coins:3", True),
    ("tally: {name: coins, at_most: 2}", "counts=coins:3", False),
    ("tally: {name: coins, equals: 3}", "sums=coins:3", True),
    ("tally: {name: coins, equals: 3}", "sums=coins:4", False),
    ("tally: {name: coins, equals: 0}", "", True),
    ("tally: {name: trust, at_most: -1}", "counts=trust:-2", True),
    ("tally: {name: coins, at_least: price}", "counts=coins:3 sums=price:3", True),
    ("tally: {name: coins, at_least: price}", "counts=coins:3 sums=price:4", False),
    ("tally: {name: coins, at_most: price}", "counts=coins:3 sums=price:2", False),
    ("tally: {name: coins, equals: price}", "counts=coins:3 sums=price:3", True),
    ("chose: {id: ale, at_least: 2}", "chose=ale:A", False),
    ("chose: {id: ale, at_least: 1}", "chose=ale:A", True),
    ("test: {id: leap, result: success}", "results=leap:3", True),
    ("test: {id: leap, result: failure}", "results=leap:3", False),
    ("test: {id: leap, result: failure}", "", False),
    ("test: {id: leap, succeeded_at_least: 2}", "results=leap:3", False),
    ("token: {card: STAY-CARD, at_least: 2}", "stories=STAY-CARD tokens=STAY-CARD:2", True),
    ("token: {card: STAY-CARD, at_most: 1}", "stories=STAY-CARD tokens=STAY-CARD:2", False),
    ("sleeved: STAY-CARD", "stories=STAY-CARD", True),
    ("card_anywhere: STAY-CARD", "", False),
    ("card_anywhere: STAY-CARD", "beside=STAY-CARD", True),
    ("card: BOAR", "B.companions=BOAR", True),
    ("card: BOAR", "", False),
    ("companion_ready: BOAR", "B.companions=BOAR", True),
    ("companion_ready: BOAR", "B.companions=BOAR rotated=BOAR", False),
    ("card: BOAR", "B.companions=BOAR rotated=BOAR", True),
    ("active_title: NAME", "A.titles=NAME:-", True),
    ("active_title: NAME", "A.idle=NAME", False),
    ("card: NAME", "A.idle=NAME", True),
    ("card: NAME", "A.titles=NAME:-", True),
    ("card: ITEM-LYRE", "", True),
    ("card: ITEM-LYRE", "A.items=ITEM-AXE", False),
    ("heroes: {at_least: 3}", "", False),
    ("party_size: {at_least: 2}", "", True),
    ("in_region: fylges", "", True),
    ("in_city: true", "", False),
    ("in_city: true", "locations=fylges:CITY-VODD", True),
    ("region_has_enemies: arji", "enemies=DRAUGR-1 groups=draugr@arji:0", True),
    ("region_has_enemies: arji", "", False),
    ("enemies_on_map: {only: draugr, at_least: 3}", "enemies=DRAUGR-1 groups=draugr@arji:0.0.0!1", True),
    ("poi_open: A", "", True),
    ("poi_open: A", "pois=B:soj", False),
    ("has_ship: true", "ships=fylges,-", True),
    ("has_ship: true", "", False),
    ("any_exhausted: true", "B.exhausted=1", True),
    ("any_exhausted: true", "", False),
    ("any_health_below: 4", "B.hp=3", True),
    ("any_health_below: 4", "B.hp=4", False),
    ("wyrd: {at_least: 1}", "B.feats=/wyrd-of-ash", True),
    ("wyrd: {at_least: 1}", "", False),
    ("round_at_least: 3", "round=3", True),
    ("round_at_least: 3", "round=2", False),
    ("played: T1", "played=T1:end-done", True),
    ("ended: {adventure: T1, end: done}", "played=T1:end-done", True),
    ("ended: {adventure: T1, end: done}", "", False),
    ("any: [{flag: no}, {class: bard}]", "", True),
    ("all: [{flag: no}, {class: bard}]", "", False),
    ("not: {flag: no}", "", True),
    ("space_cleared: 1", "cleared=1", True),
    ("space_cleared: 1", "", False),
    ("flag: never", "flags=seen", False),
]


@pytest.mark.rule("TL-BOOK-11", "TL-BOOK-12", "TL-BOOK-13", "TL-BOOK-21", "TL-CARD-24", "TL-CARD-31")
@pytest.mark.case("TL-CASE-90")
@pytest.mark.parametrize(("condition", "position", "expected"), CONDITIONS)
def test_a_condition_asks_the_table(condition, position, expected):
    s = told_story(
        f"""
        - if: {{{condition}}}
          then: [{{gain_cp: 1}}]
          else: [{{gain_cp: 2}}]
        """,
        position,
        cards="""
            BOAR: {kind: companion, name: Boar, effects: [{at: fast, do: [{gain_cp: 1}]}]}
            NAME: {kind: title, name: Named, rune: earth}
        """,
        pois="B: {colour: green, name: B, region: soj, read: end-done}",
        spaces="""
            start: 1
            spaces:
              1: {name: One, read: end-done, doors: []}
        """,
        more=ALE_AND_LEAP,
    )
    assert list(s.cp) == ([1, 1] if expected else [2, 2])


@pytest.mark.rule("TL-GEN-05", "TL-GEN-13", "TL-CARD-06", "TL-CARD-31")
@pytest.mark.case("TL-CASE-148")
def test_what_is_elsewhere_is_not_in_the_party_and_a_defeated_hero_brings_its_cards_but_not_its_class():
    entry = """
        - if: {card: BOAR}
          then: [{remember: card}]
        - if: {class: rogue}
          then: [{remember: class}]
        - if: {quest: 2}
          then: [{remember: quest}]
    """
    cards = "BOAR: {kind: companion, name: Boar, effects: [{at: fast, do: [{gain_cp: 1}]}]}"
    here = "A.hero=kattly A.at=fylges B.hero=briya B.companions=BOAR quests=2:B "
    away = told_story(entry, here + "B.at=arji", cards)
    assert away.flags == []
    fallen = told_story(entry, here + "B.at=fylges B.down=1 B.hp=0", cards)
    assert [fallen.house.saga.names[flag] for flag in fallen.flags] == ["card", "quest"]


@pytest.mark.rule("TL-BOOK-19", "TL-BOOK-23")
def test_what_a_test_brings_goes_to_those_who_took_it_or_to_the_others():
    s = told_story(
        """
        - test: {by: single must, type: strength, difficulty: 1, success: [
            {gain_cp: 1, who: them}, {gain_xp: 1, who: others}, {gain_cp: 4, who: {class: warrior}}]}
        """,
        "players=3 A.hero=kattly A.at=fylges A.exhausted=1 B.hero=briya B.at=fylges B.bag=fire:4 "
        "B.exhausted=1 C.hero=volgr C.at=arji",
    )
    run(s, "hero briya")
    assert (list(s.cp), list(s.xp)) == ([0, 1, 0], [1, 0, 0])
