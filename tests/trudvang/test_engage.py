"""Engage and Events."""

import pytest

from meadhall.core.event import Event
from meadhall.games.trudvang.cards import EVENTS, REGION_OF, REGIONS, SEA
from meadhall.games.trudvang.data import COMPONENTS
from meadhall.games.trudvang.enemy_groups import GARM
from meadhall.games.trudvang.rules.events import event_for
from meadhall.games.trudvang.saga import ident
from optional import unwrap
from trudvang.scene import (
    CHANCE,
    TABLE,
    ask,
    asked,
    bag,
    draws,
    offered,
    phase_of,
    refused,
    run,
    table,
    tale,
    told,
    told_story,
    track,
    trudvang,
)

ENGAGE = f"phase=3 agenda=BeginPhase({ident('ENGAGE')})>NextPhase()"


def engaging(position, **options):
    return table(f"{position} {ENGAGE}", **options)


def event(name, position="", **options):
    """This Event is drawn for Kattly and Briya in Fylges."""
    s = engaging(position, **options)
    run(s, f"event {name}")
    return s


@pytest.mark.rule("TL-ENGAGE-01", "TL-ENGAGE-02", "TL-ENGAGE-03", "TL-ENGAGE-05", "TL-SHIP-06")
@pytest.mark.case("TL-CASE-18")
def test_combat_where_enemies_stand_events_on_dry_land_nothing_aboard():
    s = engaging(
        "players=4 A.hero=maelling A.at=arji B.hero=volgr B.at=manjord C.hero=briya C.at=fylges D.hero=lydana "
        "D.at=grim_sea D.ship=1 ships=grim_sea,- enemies=DRAUGR-1 groups=draugr&A@arji:0"
    )
    assert (asked(s), offered(s)) == ((TABLE, "region.engage"), ["engage manjord", "engage fylges", "engage arji"])
    run(s, "engage manjord")
    assert asked(s) == (CHANCE, "event.draw")
    run(s, "event warm-hearth", "engage arji")
    assert s.fight is not None
    assert s.fight.heroes == [0]


@pytest.mark.rule("TL-ENGAGE-04", "TL-EVENT-01", "TL-EVENT-02", "TL-GEN-03", "TL-GEN-04")
def test_an_event_is_about_the_heroes_of_its_own_region():
    s = engaging(
        "players=3 A.hero=kattly A.at=fylges A.hp=5 B.hero=briya B.at=fylges B.hp=5 C.hero=volgr C.at=arji C.hp=5"
    )
    run(s, "engage fylges", "event warm-hearth")
    assert list(s.hp) == [7, 7, 5]


@pytest.mark.rule("TL-ENGAGE-01", "TL-EVENT-01")
@pytest.mark.parametrize("region", [name for name in REGIONS if not SEA[REGION_OF[name]] and name != "arji"])
def test_every_region_with_heroes_has_its_event(region):
    s = engaging(f"A.hero=kattly A.at={region} A.hp=5 B.hero=briya B.at=arji B.hp=5")
    run(s, f"engage {region}", "event warm-hearth")
    assert list(s.hp) == [7, 5]


@pytest.mark.rule("TL-ENGAGE-06", "TL-EVENT-12", "TL-EXPLORE-02")
@pytest.mark.case("TL-CASE-19")
def test_enemies_that_come_to_a_region_already_resolved_wait_and_block_its_explore():
    s = engaging(
        "players=4 A.hero=briya A.at=fylges B.hero=maelling B.at=arji C.hero=lydana C.at=grim_sea C.ship=1 "
        "ships=grim_sea,- D.hero=volgr D.at=manjord pois=A:fylges enemies=DRAUGR-1 "
        "groups=draugr@sylvan:0.0.0!2"
    )
    run(s, "engage fylges", "event horns-at-dusk")
    assert sorted(text.split()[-1] for text in offered(s)) == ["arji", "fylges"]  # not over the sea, not to manjord
    run(s, next(text for text in offered(s) if text.endswith("fylges")))
    assert (s.groups[0].place, len(s.groups[0].units)) == (13, 3)
    assert offered(s) == ["engage manjord", "engage arji"]  # no combat in fylges this Phase
    run(s, "engage manjord", "event warm-hearth", "event carrion-sky")
    assert (phase_of(s), ask(s)) == ("TRAVEL", "hero.travel")  # nothing could be explored in fylges, nor read there


@pytest.mark.rule("TL-ENGAGE-06")
@pytest.mark.case("TL-CASE-70")
def test_enemies_that_come_to_a_region_not_yet_resolved_are_fought():
    s = engaging("A.hero=briya A.at=fylges B.hero=maelling B.at=arji enemies=DRAUGR-1 groups=draugr@sylvan:0")
    run(s, "engage fylges", "event horns-at-dusk")
    run(s, next(text for text in offered(s) if text.endswith("arji")))
    assert s.fight is not None
    assert s.fight.heroes == [1]


@pytest.mark.rule("TL-ENGAGE-07", "TL-GEN-13")
def test_a_region_whose_heroes_are_all_defeated_is_left_alone():
    s = engaging("A.hero=kattly A.at=fylges A.down=1 A.hp=0 B.hero=briya B.at=arji")
    assert ask(s) == "event.draw"
    run(s, "event warm-hearth")
    assert phase_of(s) != "ENGAGE"


@pytest.mark.rule("TL-ENGAGE-06", "TL-EXPLORE-01")
@pytest.mark.case("TL-CASE-139")
def test_a_region_that_was_freed_can_be_explored_in_the_same_round():
    s = table(f"pois=A:fylges phase=4 agenda=BeginPhase({ident('EXPLORE')})")
    assert offered(s) == ["done", "poi A"]


@pytest.mark.rule("TL-EVENT-01", "TL-COMP-11", "TL-SETUP-07")
def test_there_are_fourteen_events_each_once():
    s = engaging("")
    assert [text.removeprefix("event ") for text in offered(s)] == EVENTS
    assert len(set(EVENTS)) == len(COMPONENTS.events) == 14


@pytest.mark.rule("TL-EVENT-10")
@pytest.mark.case("TL-CASE-72")
def test_an_empty_deck_is_made_anew_from_the_discards():
    s = engaging(f"events=///{','.join(EVENTS)}")
    assert len(offered(s)) == 14
    run(s, "event warm-hearth")
    assert (s.events.count_left(), [EVENTS[card] for card in s.events.out]) == (13, ["warm-hearth"])


@pytest.mark.rule("TL-EVENT-01", "TL-TEST-16")
@pytest.mark.parametrize(("loss", "event"), [(0, 1), (1, 0)])
def test_an_event_in_the_middle_of_something_else_comes_or_is_averted_by_itself(loss, event):
    s = table(f"stakes=0.0.{loss},0.-1.{event} agenda=DrawEvent(0)>HealthLost()>Round()")
    assert (ask(s) == "event.draw") == bool(event)


@pytest.mark.rule("TL-EVENT-03", "TL-EVENT-09", "TL-TEST-16", "TL-TEST-05")
@pytest.mark.parametrize(
    ("name", "letters", "check"),
    [
        ("fallen-trunk", ("FFDDDDD", "FFFDDDD"), lambda s: (list(s.hp), list(s.cp)) == ([8, 9], [0, 1])),
        ("broken-ford", ("EEDDDDD", "DDDDDFF"), lambda s: (list(s.cp), track(s, 1)) == ([1, 0], ["-health"])),
        ("toll-keeper", ("WWDDDDD", "DDDDDEE"), lambda s: list(s.cp) == [4, 1]),
        (
            "snow-in-summer",
            ("FFDDDDD", "DDDDDEE"),
            lambda s: (track(s, 0), list(s.exhausted)) == (["+defence"], [0, 1]),
        ),
    ],
)
def test_every_hero_of_the_region_must_take_the_test_of_an_event(name, letters, check):
    s = event(name, "A.cp=3 B.cp=3" if name == "toll-keeper" else "")
    run(s, *draws(letters[0]), *draws(letters[1]))
    while ask(s) == "test.answer":
        run(s, "stand")
    assert check(s)


@pytest.mark.rule("TL-EVENT-09", "TL-RUNE-04")
def test_marks_on_the_stone_give_a_wild_rune_or_a_dark_one():
    s = event("marks-on-the-stone", "A.exhausted=1 B.exhausted=1")
    run(s, *draws("AADDDDD"), *draws("DDDDDEE"))
    run(s, next(text for text in offered(s) if "wild" in text))
    assert (bag(s, 0)["wild"], bag(s, 1)["dark"]) == (1, 6)


@pytest.mark.rule("TL-CP-03", "TL-CP-04", "TL-RUNE-05")
@pytest.mark.parametrize(("name", "kinds"), [("tinkers-cart", ["earth", "fire"]), ("hermits-cave", ["water", "wind"])])
def test_a_rune_may_be_bought_for_1_cp(name, kinds):
    s = event(name, "A.cp=1")
    assert (asked(s), offered(s)) == ((0, "rune.buy"), ["pass", *(f"rune {kind}" for kind in kinds)])
    before = bag(s, 0)[kinds[0]]
    run(s, f"rune {kinds[0]}")
    assert (bag(s, 0)[kinds[0]], list(s.cp)) == (before + 1, [0, 0])  # Briya has no CP and is not asked


@pytest.mark.rule("TL-EVENT-02", "TL-GLOSS-26")
def test_the_other_events_do_what_they_say():
    night = event("night-without-stars")
    assert asked(night) == (0, "book.either")
    run(night, "either 1", "either 2")
    assert (track(night, 0), bag(night, 1)["dark"]) == (["-attack"], 6)
    songs = event("old-songs")
    run(songs, next(text for text in offered(songs) if "cp" in text))
    assert track(songs, 0) == ["+cp"]


@pytest.mark.rule("TL-EVENT-02", "TL-THREAT-06", "TL-THREAT-07")
def test_carrion_sky_brings_threat_to_the_neighbour_with_most_enemies():
    s = event("carrion-sky", "enemies=DRAUGR-1 groups=draugr@arji:0;draugr@sylvan:0.0")
    assert [len(group.units) for group in s.groups] == [1, 3]
    none = event("carrion-sky")
    assert none.loose == [13 * 4 + 1]
    tie = event("carrion-sky", "enemies=DRAUGR-1 groups=draugr@arji:0;draugr@sylvan:0")
    assert (asked(tie), offered(tie)) == ((TABLE, "threat.circle"), ["region arji", "region sylvan"])


@pytest.mark.rule("TL-EVENT-04", "TL-EVENT-12", "TL-THREAT-14")
def test_stray_pack_brings_a_garm_or_moves_the_enemies():
    s = event(
        "stray-pack",
        "players=3 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at=fylges enemies=GARM-1",
    )
    assert asked(s) == (TABLE, "enemy.stray")
    run(s, "region arji")
    assert (s.groups[0].place, len(s.groups[0].units)) == (14, 2)  # with three players a `!` comes along
    moved = event("stray-pack", "enemies=DRAUGR-1 groups=draugr@trollridge:0")
    assert moved.groups[0].place == 13


@pytest.mark.rule("TL-EVENT-04", "TL-EVENT-12")
def test_a_stray_garm_comes_to_land_nearby_where_no_hero_stands():
    heroes = "players=4 A.hero=kattly A.at=fylges B.hero=briya B.at=fylges C.hero=volgr C.at={} D.hero=lydana D.at={}"
    for others, free in (
        (("soj", "soj"), ["manjord", "trollridge", "arji", "sylvan"]),
        (("arji", "soj"), ["manjord", "trollridge", "sylvan"]),
        (("manjord", "sylvan"), ["trollridge", "arji"]),
    ):
        s = engaging(f"{heroes.format(*others)} enemies=GARM-1")
        run(s, *(["engage fylges"] if ask(s) == "region.engage" else []), "event stray-pack")
        assert (asked(s), sorted(offered(s))) == ((TABLE, "enemy.stray"), sorted(f"region {name}" for name in free))
        assert refused(s, "region fylges")
    for other in free:  # one Garm with the Threat of four players, in the region chosen
        s = engaging(f"{heroes.format('manjord', 'sylvan')} enemies=GARM-1")
        run(s, "engage fylges", "event stray-pack", f"region {other}")
        assert [(group.kind, group.place, len(group.units)) for group in s.groups] == [(GARM, REGION_OF[other], 3)]


@pytest.mark.rule("TL-EVENT-12")
def test_a_stray_garm_with_nowhere_to_go_stays_away_and_the_first_region_is_a_region():
    s = engaging("A.hero=kattly A.at=westmark B.hero=briya B.at=manjord enemies=GARM-1")
    run(s, "engage westmark", "event stray-pack")
    assert [group.place for group in s.groups] == [REGION_OF["great_iron_tooth"]]  # the only one: no question
    s = engaging("A.hero=kattly A.at=great_iron_tooth B.hero=briya B.at=great_iron_tooth enemies=GARM-1")
    run(s, "event stray-pack", "region western_great_white")
    assert [group.place for group in s.groups] == [REGION_OF["western_great_white"]] == [0]
    s = engaging(
        "players=3 A.hero=kattly A.at=westmark B.hero=briya B.at=manjord C.hero=volgr C.at=great_iron_tooth "
        "enemies=GARM-1"
    )
    run(s, "engage westmark", "event stray-pack")
    assert (s.groups, ask(s)) == ([], "region.engage")


@pytest.mark.rule("TL-ENGAGE-06", "TL-EVENT-12")
@pytest.mark.parametrize("order", [["arji", "fylges"], ["fylges", "arji"]])
def test_a_garm_that_an_event_brings_is_fought_next_time_where_all_was_done(order):
    """It comes to a region of Heroes only where the Engage Phase has been before, or comes later."""
    s = engaging("A.hero=kattly A.at=fylges B.hero=briya B.at=arji enemies=DRAUGR-1 groups=draugr@sylvan:0")
    run(s, f"engage {order[0]}", "event horns-at-dusk")
    run(s, next(text for text in offered(s) if text.endswith(order[0])))
    assert len(s.groups[0].units) > 0
    assert s.fight is None  # the region was done; the other has its Event by itself
    assert ask(s) == "event.draw"
    run(s, "event warm-hearth")
    assert phase_of(s) != "ENGAGE"
    assert s.fight is None


@pytest.mark.rule("TL-EVENT-02", "TL-GLOSS-12")
def test_after_cold_trail_the_party_may_foretell_an_event():
    s = event("cold-trail")
    assert asked(s) == (TABLE, "book.may")
    run(s, "yes")
    assert ask(s).startswith(("deck", "foretell", "cards"))


@pytest.mark.rule("TL-EVENT-10", "TL-GEN-08")
def test_the_book_draws_events_and_sets_them_aside():
    s = told_story("- draw_event: 2")
    run(s, "event warm-hearth", "event old-songs")
    assert told(s, "event")[1]["event"] == "old-songs"


@pytest.mark.rule("TL-EVENT-02", "TL-EVENT-10", "TL-SETUP-07")
@pytest.mark.parametrize("running", [0, 1, 13])
def test_an_event_in_the_middle_of_another_discards_that_one(running):
    s = table()
    s.events.take(running)
    s.event = running
    s.agenda.clear()
    s.do_all(event_for(s, s.at[0]))
    run(s, "event warm-hearth")
    assert sorted([*s.events.cards(), *s.events.out]) == list(range(14))
    assert s.events.out[0] == running


@pytest.mark.rule("TL-ENGAGE-02", "TL-GEN-09")
@pytest.mark.parametrize("prevented", ["all", "1"])
def test_a_card_may_keep_an_event_away(prevented):
    cards = f"CALM: {{kind: title, name: Calm, effects: [{{at: would_draw_event, do: [{{prevent: {prevented}}}]}}]}}"
    s = engaging("B.titles=CALM:-", book=tale("", cards))
    assert asked(s) == (1, "loss.answer")
    run(s, "use CALM")
    assert ask(s) != "event.draw"
    assert s.events.count_left() == 14
    drawn = engaging("B.titles=CALM:-", book=tale("", cards))
    run(drawn, "pass")
    assert ask(drawn) == "event.draw"


@pytest.mark.rule("TL-EVENT-09", "TL-TEST-04")
def test_how_the_test_of_an_event_went_is_no_part_of_the_story():
    """It is told with the Event it belongs to, and the journal leaves it out."""
    s = unwrap(told_story("- draw_event: 1", "A.hero=kattly A.at=fylges A.bag=wind:7 B.hero=briya B.at=arji"))
    run(s, "event marks-on-the-stone", "stand")
    [result] = [event for event in unwrap(s.log) if event.kind == "test-result"]

    assert (result.told["event"], result.told["passed"]) == ("marks-on-the-stone", "yes")
    assert not trudvang.tells(result)
    assert trudvang.tells(Event("test-result", {"seat": 0}))
