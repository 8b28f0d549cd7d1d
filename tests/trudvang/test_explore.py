"""Explore: Locations and Points of Interest."""

import pytest

import meadhall
from meadhall.games.trudvang.cards import REGION_OF
from meadhall.games.trudvang.rules.rounds import Round, RoundStarts
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.scene import (
    TABLE,
    ask,
    asked,
    bag,
    names,
    offered,
    pages,
    reading,
    refused,
    run,
    table,
    tale,
    told,
    told_story,
    trudvang,
)

EXPLORE = f"phase=4 agenda=BeginPhase({ident('EXPLORE')})>NextPhase()"
RED = "D: {colour: red, name: Guards, read: 10, foes: {type: npc, count: 2, health: 2, attack: 1, defence: 0}}"


def exploring(position, book="", **options):
    s = table(f"{position} {EXPLORE}", book, **options)
    meadhall.pending(s)
    return s


@pytest.mark.rule("TL-LOC-01", "TL-EXH-05", "TL-CP-03")
@pytest.mark.case("TL-CASE-21")
def test_the_city_of_manjord_gives_a_rune_and_a_refresh_for_2_cp():
    s = exploring("A.hero=volgr A.at=manjord A.cp=2 A.exhausted=1 B.hero=briya B.at=arji")
    run(s, "explore manjord" if ask(s) == "region.explore" else "location")
    if ask(s) == "party.visit":
        run(s, "location")
    assert (asked(s), offered(s)) == ((0, "location.use"), ["pass", "use CITY-MANJORD"])
    before = bag(s, 0)["fire"]
    run(s, "use CITY-MANJORD")
    run(s, next(text for text in offered(s) if "fire" in text))
    assert (bag(s, 0)["fire"], s.cp[0], s.exhausted[0]) == (before + 1, 0, 0)


@pytest.mark.rule("TL-LOC-04", "TL-CP-06", "TL-LOC-01", "TL-CP-04")
def test_each_hero_pays_alone_and_uses_it_once_a_phase():
    s = exploring("A.hero=kattly A.at=wildland A.hp=4 A.cp=5 B.hero=briya B.at=wildland B.hp=4 B.cp=0")
    run(s, "location", "use CITY-STORHAVN")
    assert (list(s.hp), list(s.cp)) == ([6, 4], [4, 0])  # Briya could not pay and was not asked
    assert ask(s) != "party.visit"  # nobody can use it again


@pytest.mark.rule("TL-LOC-01")
def test_why_a_location_is_not_offered():
    s = exploring("pois=A:wildland A.hero=kattly A.at=wildland B.hero=briya B.at=arji")
    assert offered(s) == ["done", "poi A"]
    assert refused(s, "location") == "TL-LOC-01"


MUST = "kind: location, region: fylges, mandatory: true"
MILL = f"MILL: {{{MUST}, name: Mill, effects: [{{at: explore, do: [{{lose_health: 1}}]}}]}}"


@pytest.mark.rule("TL-LOC-02", "TL-LOC-05", "TL-EXPLORE-03")
def test_a_mandatory_location_acts_for_each_hero_before_anything_else():
    s = exploring("locations=fylges:MILL pois=A:fylges", tale("", MILL))
    assert list(s.hp) == [8, 8]
    assert offered(s) == ["done", "poi A"]
    once = f"HILL: {{{MUST}, name: Hill, effects: [{{at: explore, do: [{{place_threat: here}}]}}]}}"
    s = exploring("locations=fylges:HILL", tale("", once))
    ask(s)
    assert s.loose == [13 * 4 + 1]  # about the game: once


@pytest.mark.rule("TL-LOC-06", "TL-EXPLORE-02")
@pytest.mark.case("TL-CASE-81")
def test_with_an_enemy_there_a_mandatory_location_does_nothing():
    s = exploring("locations=fylges:MILL pois=A:fylges enemies=DRAUGR-1 groups=draugr@fylges:0", tale("", MILL))
    ask(s)
    assert list(s.hp) == [9, 9]
    assert "poi A" not in offered(s)
    assert [event["place"] for event in told(s, "no-exploring")] == ["fylges"]


@pytest.mark.rule("TL-LOC-03", "TL-TIMED-01", "TL-TIMED-04")
@pytest.mark.case("TL-CASE-82")
def test_a_timed_location_acts_when_sleeved_and_is_never_offered():
    cards = "WELL: {kind: location, name: Well, region: fylges, effects: [{at: start, do: [{gain_cp: 1}]}]}"
    s = told_story("- sleeve: WELL", cards=cards)
    assert list(s.cp) == [1, 1]
    s = exploring("locations=fylges:WELL A.cp=5 B.cp=5", tale("", cards))
    assert ask(s) != "party.visit"
    both = cards.replace("}]}]}", "}]}, {at: explore, do: [{gain_cp: 1}]}]}")
    s = exploring("locations=fylges:WELL A.cp=5 B.cp=5", tale("", both))
    assert ask(s) != "party.visit"


@pytest.mark.rule("TL-LOC-07", "TL-CARD-16", "TL-TIMED-01")
@pytest.mark.case("TL-CASE-189")
def test_a_location_in_the_stories_area_belongs_to_no_region():
    cards = """
        FAR:
          {kind: location, name: Far, region: sylvan, stories_area: true, effects: [{at: start, do: [{gain_cp: 1}]}]}
    """
    s = told_story("- sleeve: FAR", cards=cards)
    assert (names(s, s.stories)[-1], names(s, [s.locations[16]])) == ("FAR", ["CITY-VODD"])
    assert list(s.cp) == [1, 1]


@pytest.mark.rule("TL-EXPLORE-01", "TL-EXPLORE-03", "TL-EXPLORE-05", "TL-POI-05", "TL-POI-07")
@pytest.mark.case("TL-CASE-138")
def test_several_pois_and_the_location_between_them():
    book = tale(
        "10: {text: One., do: [{gain_cp: 2, who: {class: bard}}]}\n11: {text: Two., do: []}",
        pois="""
        B: {colour: green, name: B, region: wildland, read: 10}
        C: {colour: green, name: C, region: wildland, read: 11}
    """,
    )
    s = exploring(
        "A.hero=kattly A.at=wildland A.hp=3 B.hero=briya B.at=wildland pois=A:arji,B:wildland,C:wildland", book
    )
    assert offered(s) == ["done", "poi B", "poi C"]
    run(s, "poi B", "location", "use CITY-STORHAVN", "poi C")
    assert (pages(s), s.cp[0], s.hp[0]) == (["10", "11"], 1, 5)
    assert ask(s) != "party.visit" or "location" in offered(s)


@pytest.mark.rule("TL-EXPLORE-03", "TL-LOC-04")
def test_a_location_waits_until_it_was_used_or_another_poi_was_read():
    book = tale("10: {text: One., do: []}", pois="B: {colour: green, name: B, region: wildland, read: 10}")
    where = "A.hero=kattly A.at=wildland A.hp=3 A.cp=5 B.hero=briya B.at=wildland B.hp=3 B.cp=5 "
    where += "pois=A:arji,B:wildland"
    s = exploring(where, book)
    assert offered(s) == ["done", "location", "poi B"]
    run(s, "location", "use CITY-STORHAVN", "pass")
    assert offered(s) == ["done", "poi B"]  # for now everybody who wanted has used it
    run(s, "poi B")
    assert offered(s) == ["done", "location"]


@pytest.mark.rule("TL-PHASE-03", "TL-EXPLORE-01")
@pytest.mark.parametrize("places", [("fylges", "sylvan"), ("sylvan", "fylges")])
def test_the_parties_are_offered_in_the_order_of_the_regions(places):
    book = tale("10: {text: One., do: []}", pois="B: {colour: green, name: B, region: sylvan, read: 10}")
    s = exploring("A.hero=kattly A.at={} B.hero=briya B.at={} pois=A:fylges,B:sylvan".format(*places), book)
    assert offered(s) == ["explore fylges", "explore sylvan"]


@pytest.mark.rule("TL-EXPLORE-04", "TL-POI-04", "TL-POI-12")
@pytest.mark.case("TL-CASE-84")
def test_enemies_that_appear_stop_all_further_interaction():
    book = tale(
        "10: {text: One., do: [{reveal_poi: D}]}",
        pois=f"""
        B: {{colour: green, name: B, region: fylges, read: 10}}
        C: {{colour: green, name: C, region: fylges, read: end-done}}
        {RED}
    """,
    )
    s = exploring("pois=A:arji,B:fylges,C:fylges", book)
    run(s, "poi B")
    assert (ask(s), s.groups[0].place) == ("hero.travel", 13)  # the next round


@pytest.mark.rule("TL-POI-01", "TL-POI-02", "TL-POI-03", "TL-POI-08")
@pytest.mark.case("TL-CASE-136")
def test_a_green_poi_is_put_in_its_region_once():
    book = tale(
        "10: {text: One., do: [{reveal_poi: B}]}",
        pois="B: {colour: green, name: Cave, region: soj, read: 10, text: Dark.}",
    )
    s = reading(table(book=book), "10")
    told_once = {"kind": "reveal-poi", "poi": "B", "name": "Cave", "text": "Dark.", "place": "soj"}
    assert told(s, "reveal-poi") == [told_once]
    reading(s, "10")
    assert len(told(s, "reveal-poi")) == 1
    s.poi_at[1] = -1  # discarded by the book: its window stays open, its token comes back
    reading(s, "10")
    assert (s.poi_at[1], s.poi_open & 2) == (17, 2)


@pytest.mark.rule("TL-POI-04", "TL-POI-09", "TL-POI-12", "TL-POI-06")
@pytest.mark.case("TL-CASE-159")
def test_a_red_poi_stands_where_it_is_read_with_its_enemies_and_comes_again_when_it_was_read():
    book = tale("10: {text: One., do: [{reveal_poi: D}]}", pois=RED)
    s = reading(table(book=book), "10")
    assert (s.poi_at[3], len(s.groups), len(s.groups[0].units)) == (13, 1, 2)
    reading(s, "10")
    assert len(s.groups) == 1  # nothing while its token lies there
    s.groups.clear()
    s.poi_at[3] = -1
    reading(s, "10")
    assert (s.poi_at[3], len(s.groups)) == (13, 1)


@pytest.mark.rule("TL-POI-04", "TL-THREAT-04", "TL-THREAT-06", "TL-CARD-07")
@pytest.mark.case("TL-CASE-01")
def test_with_four_players_a_guard_comes_with_two_more_and_a_personality_takes_its_place():
    s = reading(
        table(
            "players=4 A.hero=maelling A.at=arji B.hero=volgr B.at=manjord C.hero=briya C.at=fylges D.hero=lydana "
            "D.at=soj",
            tale(
                "10: {text: One., do: [{reveal_poi: D}, {sleeve: MUNGAN}]}",
                "MUNGAN: {kind: personality, name: Mungan, region: arji, effect_type: attack, effects: [{at: "
                "combat, do: [{attack: 3}]}]}",
                RED.replace("count: 2, ", ""),
            ),
        ),
        "10",
        "arji",
    )
    assert (len(s.groups[0].units), s.groups[0].threat, s.poi_at[3]) == (3, 2, 14)
    assert (names(s, s.stories)[-1], s.people) == ("MUNGAN", {ident("MUNGAN"): 14})


@pytest.mark.rule("TL-POI-04", "TL-POI-05", "TL-BOOK-14")
@pytest.mark.case("TL-CASE-15")
def test_a_red_token_is_discarded_when_it_is_read_unless_it_is_kept():
    entry = "10: {text: One., do: [{choose: [{label: A, do: []}, {label: B, do: []}]}]}"
    s = exploring("pois=A:soj,D:fylges", tale(entry, pois=RED))
    run(s, "poi D")
    assert (s.poi_at[3], asked(s), len(offered(s))) == (-1, (TABLE, "branch.choose"), 2)
    kept = exploring("pois=A:soj,D:fylges", tale(entry, pois=RED.replace("read: 10,", "read: 10, keep: true,")))
    run(kept, "poi D")
    assert kept.poi_at[3] == 13


@pytest.mark.rule("TL-POI-03", "TL-POI-10")
@pytest.mark.case("TL-CASE-135")
def test_a_green_poi_stays_and_can_be_read_again_in_a_later_round():
    s = exploring(
        "pois=A:soj,B:fylges",
        tale("10: {text: One., do: [{gain_cp: 1}]}", pois="B: {colour: green, name: B, region: fylges, read: 10}"),
    )
    run(s, "poi B")
    assert (s.poi_at[1], list(s.cp), ask(s)) == (13, [1, 1], "hero.travel")


@pytest.mark.rule("TL-POI-05", "TL-POI-10")
def test_why_a_poi_cannot_be_read():
    book = tale(
        "10: {text: One., do: [{gain_cp: 1}]}",
        pois="""
        B: {colour: green, name: B, region: fylges, read: 10}
        C: {colour: green, name: C, region: fylges, read: 10}
    """,
    )
    s = exploring("pois=A:soj,B:fylges,C:fylges", book)
    run(s, "poi B")
    assert (refused(s, "poi B"), refused(s, "poi A")) == ("TL-POI-10", "TL-POI-05")


@pytest.mark.rule("TL-POI-11", "TL-DEFEAT-10")
def test_enemies_of_a_poi_outlast_the_heroes_who_met_them_and_others_fight_them():
    s = table(
        "A.hero=kattly A.at=fylges A.down=1 A.hp=0 B.hero=briya B.at=fylges pois=A:soj,D:fylges "
        f"groups=npc*D&D@fylges:0.0 phase=3 agenda=BeginPhase({ident('ENGAGE')})",
        tale("10: {text: One., do: []}", pois=RED),
    )
    meadhall.pending(s)
    assert (len(s.groups[0].units), s.poi_at[3], unwrap(s.fight).heroes) == (2, 13, [1])


@pytest.mark.rule("TL-POI-11")
def test_whoever_comes_later_fights_the_enemies_of_a_fallen_party_and_reads_its_poi():
    book = tale("10: {text: One., do: []}\n20: {text: A trap., do: [{reveal_poi: D}, {lose_health: 20}]}", pois=RED)
    s = reading(table("A.hero=kattly A.at=fylges B.hero=briya B.at=arji pois=A:soj", book), "20")
    assert (list(s.down), s.poi_at[3], len(s.groups[0].units), s.groups[0].poi) == ([1, 0], REGION_OF["fylges"], 2, 3)
    there = trudvang.position(s).replace("B.at=arji", "B.at=fylges")
    fought = trudvang.from_position(f"{there.partition(' agenda=')[0]} agenda=BeginPhase({ident('ENGAGE')})")
    meadhall.pending(fought)
    assert (fought.fight.heroes, len(fought.groups[0].units)) == ([1], 2)
    free = " ".join(word for word in there.split() if not word.startswith(("groups=", "agenda=")))
    later = trudvang.from_position(f"{free} phase=5 agenda=BeginPhase({ident('EXPLORE')})")
    assert (ask(later), offered(later)) == ("party.visit", ["done", "poi D"])
    run(later, "poi D")
    assert (pages(later)[-1], later.poi_at[3]) == ("10", -1)


@pytest.mark.rule("TL-POI-02")
def test_a_poi_can_be_moved_and_discarded():
    s = told_story("- move_poi: {poi: A, to: soj}")
    assert s.poi_at[0] == 17
    gone = told_story(
        "- reveal_poi: B\n- discard_poi: A", pois="B: {colour: green, name: B, region: soj, read: end-done}"
    )
    assert list(gone.poi_at)[:2] == [-1, 17]


@pytest.mark.rule("TL-LOC-02", "TL-LOC-05", "TL-GLOSS-17")
def test_a_mandatory_location_asks_for_its_condition_and_its_price():
    where = "WELL: {kind: location, name: Well, region: sylvan, mandatory: true, effects: [{at: explore, %s}]}"
    there = "A.hero=kattly A.at=sylvan A.cp=1 B.hero=briya B.at=sylvan locations=sylvan:WELL "
    closed = "if: {flag: frozen}, do: [{lose_health: 1}]"
    for flags, lost in (("", 0), ("flags=frozen", 1)):
        book = tale("10: {text: Ice., do: [{remember: frozen}]}", where % closed)
        s = exploring(there + flags, book)
        assert list(s.hp) == [9 - lost, 9 - lost]
    s = exploring(there, tale("", where % "cost: {cp: 1}, do: [{place_threat: here}]"))
    assert (list(s.cp), len(s.loose)) == ([0, 0], 1)  # each Hero alone pays for what it does to the game
    s = exploring(there, tale("", where % "cost: {cp: 1}, do: [{gain_xp: 1}]"))
    assert (list(s.cp), list(s.xp)) == ([0, 0], [1, 0])  # who cannot pay need not


@pytest.mark.rule("TL-LOC-08", "TL-LOC-01")
def test_what_a_location_does_at_the_start_of_a_round_touches_those_who_are_there():
    cards = """
        WELL: {kind: location, name: Well, region: sylvan, effects: [{at: round_start, do: [{gain_cp: 1}]}]}
        PIT: {kind: location, name: Pit, region: arji, effects: [{at: round_start, do: [{place_threat: here}]}]}
    """
    s = table("A.hero=kattly A.at=sylvan B.hero=briya B.at=fylges locations=sylvan:WELL,arji:PIT", tale("", cards))
    meadhall.pending(s)
    assert (list(s.cp), [token // 4 for token in s.loose]) == ([1, 0], [REGION_OF["arji"]])


@pytest.mark.rule("TL-POI-04", "TL-POI-09")
def test_a_red_poi_with_a_region_of_its_own_is_put_where_it_is_read_too():
    book = tale("10: {text: One., do: [{reveal_poi: D}]}", pois=RED.replace("Guards,", "Guards, region: soj,"))
    s = reading(table(book=book), "10")
    assert (s.poi_at[3], [event.reveals for event in unwrap(s.log) if event.kind == "reveal-poi"]) == (13, [True])


@pytest.mark.rule("TL-TIMED-05", "TL-GEN-09", "TL-LOC-08")
@pytest.mark.parametrize(
    ("when", "flags", "threats"), [("", "", 1), ("if: {flag: dug}, ", "", 0), ("if: {flag: dug}, ", "flags=dug", 1)]
)
def test_what_happens_once_in_an_adventure_does_not_happen_in_the_next_round(when, flags, threats):
    effect = f"{when}once_per: adventure, do: [{{place_threat: here}}]"
    book = tale(
        "10: {text: Dug., do: [{remember: dug}]}",
        f"PIT: {{kind: location, name: Pit, region: arji, effects: [{{at: round_start, {effect}}}]}}",
    )
    s = table(f"A.hero=kattly A.at=sylvan B.hero=briya B.at=fylges locations=arji:PIT {flags}", book)
    meadhall.pending(s)
    assert len(s.loose) == threats
    s.loose = []
    s.agenda.clear()
    s.legal = None
    s.do(RoundStarts(), Round())
    meadhall.pending(s)
    assert s.loose == []  # once in the adventure, or never where its condition does not hold
