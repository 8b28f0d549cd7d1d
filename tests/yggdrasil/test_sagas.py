"""The Book of Sagas, first half: pages turn, saga actions and fights, revealed cards, and the ways to lose."""

import pytest

from meadhall.games.yggdrasil.edge.phrases import Phrases
from meadhall.tables.seat_log import merge_events as entries
from meadhall.words import Words
from optional import unwrap
from yggdrasil.book import FREE, OATHS, TEARS, WOLVES, figure, mark, note, page, tally, unaided
from yggdrasil.scene import (
    ask,
    at,
    devastated,
    jotnar,
    life,
    offered,
    reason,
    refused,
    run,
    table,
    told,
    where,
    yggdrasil,
)


@pytest.mark.rule("YG-BOOK-01", "YG-SETUP-11")
def test_a_saga_begins_with_its_first_page_set_up():
    s = yggdrasil.new(3, {"saga": "balder"})
    run(s, "god odin", "god thor", "god tyr", "artifact draupnir", "artifact gungnir", "artifact idunn")
    shown = yggdrasil.view(s, 0)["saga"]
    assert (shown["page"], shown["pages"], set(shown["marks"].values()), shown["hidden"]) == (1, 3, {"hidden"}, [6, 3])
    assert len(shown["marks"]) == 9
    assert s.brothers[0]  # the hard side of the sheets


@pytest.mark.rule("YG-BOOK-01")
@pytest.mark.parametrize(
    ("page", "line"),
    [
        (1, "In every world now lies a face-down marker."),
        (
            3,
            "In each of these worlds now lies an oath: "
            "Alfheim, Vanaheim, Midgard, Nidavellir, Svartalfheim, Jotunheim.",
        ),
    ],
)
def test_markers_that_are_laid_together_are_told_in_one_line(page, line):
    s = table(f"options=saga:balder page={page} agenda=Enter(0)>Turn()")
    run(s)
    said = Phrases(Words("en", "yggdrasil"), ["Bera", "Orm", "Ase"], None)
    laid = [entry.event for entry in entries(enumerate(unwrap(s.log)), None) if entry.event["kind"] == "put"]
    assert [said.event(event) for event in laid] == [line]


@pytest.mark.rule("YG-BOOK-05", "YG-BOOK-10", "YG-END-06")
def test_an_oath_goes_to_the_page_after_its_risk():
    s = table(OATHS + "odin.at=alfheim step=3")
    assert "saga swear" in offered(s)
    unaided(s, "saga swear")
    assert ask(s) == "token.turn"
    assert offered(s) == ["turn oath", "turn broken"]
    run(s, "turn oath")
    assert (tally(s, "oaths"), mark(s, "alfheim"), life(s, "odin")) == (1, "none", 6)


@pytest.mark.rule("YG-BOOK-05", "YG-DEV-05")
def test_a_saga_action_works_in_a_devastated_world_but_not_in_a_besieged_one():
    s = table(OATHS + "odin.at=alfheim devastated=alfheim step=3")
    assert offered(s) == ["heal", "saga swear", "pass"]
    s = table(OATHS + "odin.at=alfheim jotnar=baugi step=3")
    assert "saga swear" not in offered(s)
    assert refused(s, "saga swear") == "YG-JOTUN-BAUGI-01"
    assert refused(s, "saga mend") == "YG-JOTUN-BAUGI-01"
    s = table("options=saga:balder odin.at=alfheim step=3")
    assert refused(s, "saga swear") == "YG-BOOK-05"  # no marker there
    assert refused(s, "saga weep") == "YG-BOOK-05"  # on another page


@pytest.mark.rule("YG-BOOK-08", "YG-DEV-01")
def test_case_72_the_third_broken_oath_loses_before_loki_moves():
    broken = "marks=asgard:broken,alfheim:broken,niflheim:hidden bag=broken:1 hel=niflheim odin.at=niflheim step=3"
    s = table("options=saga:balder " + broken)
    unaided(s, "saga swear")
    assert reason(s) == "page"
    assert (where(s, "loki"), life(s, "odin")) == ("vanaheim", 6)
    s = table("options=saga:balder " + broken.replace("alfheim:broken,", ""))
    unaided(s, "saga swear")
    assert (reason(s), where(s, "loki"), devastated(s), mark(s, "niflheim")) == (
        None,
        "niflheim",
        ["niflheim"],
        "broken",
    )


@pytest.mark.rule("YG-BOOK-05")
def test_a_broken_oath_is_mended_and_counts_for_nothing():
    s = table("options=saga:balder marks=alfheim:broken odin.at=alfheim step=3")
    unaided(s, "saga mend")
    assert (mark(s, "alfheim"), tally(s, "oaths"), tally(s, "mended"), life(s, "odin")) == ("none", 0, 1, 5)


@pytest.mark.rule("YG-BOOK-03", "YG-BOOK-09")
def test_the_page_turns_at_once_when_its_goal_is_reached_and_the_turn_goes_on():
    s = table(
        "options=saga:balder marks=alfheim:oath tally=oaths:4 nidhogg=2 odin.at=alfheim order=thor thor.down=? step=3"
    )
    unaided(s, "saga swear")
    assert (page(s), s.nidhogg, tally(s, "oaths"), unwrap(s.tale).marks.count(0)) == (2, 0, 0, 9)
    assert ask(s) == "card.reveal"
    s = table("players=2 options=saga:balder marks=alfheim:oath tally=oaths:3 odin.at=alfheim step=3")
    unaided(s, "saga swear")
    assert page(s) == 2  # four are enough for two


@pytest.mark.rule("YG-BOOK-06")
def test_loki_revealed_alone_steals_an_oath_back():
    s = table("options=saga:balder tally=oaths:2 " + FREE.format("loki", ""))
    run(s, "stay", "pass")
    assert (tally(s, "oaths"), mark(s, "vanaheim")) == (1, "oath")
    s = table("options=saga:balder tally=oaths:2 " + FREE.format("loki", "open=tyr.loki"))
    run(s, "stay", "pass")
    assert (tally(s, "oaths"), mark(s, "vanaheim")) == (2, "none")  # an activation instead


@pytest.mark.rule("YG-BOOK-07", "YG-BOOK-12")
def test_a_marked_space_has_its_effect_and_the_cards_go_back():
    s = table("options=saga:balder nidhogg=1 " + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert ask(s) == "jotun.draw"
    run(s, "jotun beli")
    assert (jotnar(s), s.open, ask(s)) == (["beli"], [], "god.move")


@pytest.mark.rule("YG-BOOK-03", "YG-BOOK-12")
def test_balder_falls_and_the_page_turns_after_the_effect():
    falling = "options=saga:balder page=2 nidhogg=1 " + FREE.format("nidhogg", "open=tyr.nidhogg ")
    s = table(falling)
    run(s, "stay", "pass")
    assert (page(s), s.nidhogg, s.life, s.open, ask(s)) == (3, 0, [6, 6, 6], [], "god.move")
    assert mark(s, "alfheim") == mark(s, "jotunheim") == "oath"
    s = table(falling + "loki=cage odin.life=5 thor.life=5 tyr.life=7")
    run(s, "stay", "pass")
    assert s.life == [6, 6, 7]


@pytest.mark.rule("YG-BOOK-04", "YG-END-05")
def test_the_dead_tree_is_a_loss():
    s = table("options=saga:balder nidhogg=3 " + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert reason(s) == "dead-tree"


@pytest.mark.rule("YG-BOOK-04", "YG-END-02")
def test_balder_is_ransomed_from_hel_at_home():
    asking = TEARS + "tally=oaths:4 odin.at=niflheim step=3 "
    s = table(asking)
    unaided(s, "saga ransom")
    assert reason(s) == "tree"
    assert refused(table(asking + "hel=nidavellir dead=1"), "saga ransom") == "YG-BOOK-05"
    s = table(TEARS + "marks=alfheim:oath odin.at=alfheim step=3")
    run(s, "saga weep")
    assert (tally(s, "oaths"), life(s, "odin")) == (1, 7)


@pytest.mark.rule("YG-END-06")
def test_case_61_a_fatal_deed_is_a_loss_even_if_it_would_reach_the_goal():
    s = table(TEARS + "tally=oaths:4 dead=1 odin.life=2 odin.at=niflheim step=3")
    unaided(s, "saga ransom")
    assert reason(s) == "life"


@pytest.mark.rule("YG-END-05")
def test_what_the_book_demands_must_be_possible():
    s = table("options=saga:bifrost giants=8 " + FREE.format("surt", ""))
    run(s, "stay", "pass")
    assert reason(s) == "book"


@pytest.mark.rule("YG-RUNE-08", "YG-DEC-10")
def test_a_rune_takes_a_saga_action_anywhere_that_is_not_besieged():
    s = table(OATHS + "odin.at=jotunheim devastated=alfheim jotnar=skadi agenda=Stones(0,[2],1)>EndTurn()>Turn()")
    texts = offered(s)
    assert "saga swear alfheim" in texts
    assert "saga swear midgard" in texts
    assert refused(s, "saga swear vanaheim") == "YG-JOTUN-SKADI-01"
    unaided(s, "saga swear midgard")
    run(s, "turn oath")
    assert (tally(s, "oaths"), mark(s, "midgard"), at(s, "odin")) == (1, "none", "jotunheim")


@pytest.mark.rule("YG-CREA-06")
def test_ratatosk_may_lead_to_a_saga_action_in_an_intact_world():
    s = table(OATHS + "odin.at=alfheim agenda=SquirrelAct(0)>EndTurn()>Turn()")
    assert "saga swear" in offered(s)
    s = table(OATHS + "odin.at=alfheim devastated=alfheim agenda=SquirrelAct(0)>EndTurn()>Turn()")
    assert ask(s) != "squirrel.act"


@pytest.mark.rule("YG-BOOK-02", "YG-DEV-09", "YG-ACT-02")
def test_a_son_hinders_actions_but_devastates_nothing():
    sons = "options=saga:fimbulwinter figures=son1:alfheim,son2:jotunheim,son3:jotunheim odin.at=alfheim surt=alfheim "
    s = table(sons.replace("surt=alfheim", "") + "step=3")
    assert offered(s) == ["act disadvantage", "fight son1", "pass"]
    assert devastated(table(sons + "step=3")) == []
    unaided(s, "fight son1")
    assert (figure(s, "son1"), life(s, "odin")) == ("jotunheim", 4)


@pytest.mark.rule("YG-BOOK-06", "YG-BOOK-08", "YG-DEV-01")
def test_the_lowest_son_marches_and_lays_the_top_waste():
    s = table("options=saga:fimbulwinter figures=son1:alfheim,son2:jotunheim,son3:jotunheim " + FREE.format("hel", ""))
    run(s, "stay", "pass")
    assert (figure(s, "son1"), figure(s, "son2"), figure(s, "son3")) == ("alfheim", "midgard", "jotunheim")
    high = "options=saga:fimbulwinter page=3 figures=son1:alfheim,son2:jotunheim,son3:jotunheim "
    s = table(high + FREE.format("surt", ""))
    run(s, "stay", "pass")
    assert (figure(s, "son1"), devastated(s)) == ("jotunheim", ["alfheim"])
    s = table(high + "devastated=alfheim " + FREE.format("surt", ""))
    run(s, "stay", "pass")
    assert reason(s) == "page"


@pytest.mark.rule("YG-BOOK-02")
def test_embers_weaken_a_son_and_a_witness_lets_him_be_slain():
    third = "options=saga:fimbulwinter page=3 figures=son1:alfheim,son2:jotunheim,son3:jotunheim odin.at={} {} step=3"
    s = table(third.format("muspellheim", ""))
    unaided(s, "saga embers")
    run(s, "choose son1")
    assert (note(s, "son1"), life(s, "odin")) == (1, 5)
    s = table(third.format("alfheim", "thor.at=alfheim notes=son1:1"))
    unaided(s, "fight son1")
    assert (figure(s, "son1"), life(s, "odin")) == ("out", 6)
    s = table(third.format("alfheim", ""))
    unaided(s, "fight son1")
    assert (figure(s, "son1"), life(s, "odin")) == ("jotunheim", 4)


@pytest.mark.rule("YG-BOOK-05")
@pytest.mark.parametrize("page", [2, 3])
def test_embers_are_for_a_son_who_has_none_yet(page):
    """Where every living son is weakened already, nobody could be chosen, and that would lose the game."""
    sons = f"options=saga:fimbulwinter page={page} figures=son1:alfheim,son3:jotunheim odin.at=muspellheim step=3 "
    assert "saga embers" in offered(table(sons + "notes=son1:1"))
    s = table(sons + "notes=son1:1,son3:1")
    assert "saga embers" not in offered(s)
    assert refused(s, "saga embers") == "YG-BOOK-05"


@pytest.mark.rule("YG-BOOK-02", "YG-END-05")
def test_winter_takes_heroes_worlds_and_life():
    s = table("options=saga:fimbulwinter nidhogg=1 valhalla=3 " + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert (page(s), s.valhalla, s.heroes) == (2, 1, 7)
    second = "options=saga:fimbulwinter page=2 figures=son1:midgard,son2:asgard,son3:jotunheim "
    s = table(second + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert devastated(s) == ["midgard"]
    s = table(second + "nidhogg=2 thor.at=midgard tyr.at=vanaheim " + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert s.life == [7, 6, 7]


@pytest.mark.rule("YG-BOOK-08", "YG-BOOK-06")
def test_case_73_skoll_reaches_the_sun_before_step_2():
    s = table(WOLVES + "notes=skoll:4,hati:1 " + FREE.format("fenrir", ""))
    run(s, "stay", "pass")
    assert reason(s) == "page"
    s = table(WOLVES + "notes=skoll:4,hati:1 " + FREE.format("fenrir", "open=tyr.fenrir"))
    run(s, "stay", "pass")
    assert (reason(s), note(s, "skoll"), where(s, "fenrir")) == (None, 4, "asgard")


@pytest.mark.rule("YG-BOOK-11", "YG-SOLO-04")
def test_case_76_alone_the_third_copy_is_a_reveal():
    s = table("""players=1 gods=odin,thor,tyr options=saga:sky_wolves figures=skoll:vanaheim,hati:alfheim notes=hati:1
        open=odin.loki,thor.loki odin.down=tyr.loki step=1""")
    assert note(s, "hati") == 1
    run(s, "first odin.loki")
    assert (note(s, "hati"), len(s.open), jotnar(s)) == (2, 1, [])


@pytest.mark.rule("YG-BOOK-02", "YG-INFO-05")
def test_a_wolf_goes_back_and_the_nearer_one_is_chosen_on_a_tie():
    s = table(WOLVES + "notes=skoll:4,hati:1 odin.at=vanaheim loki=cage step=3")
    assert refused(s, "fight hati") == "YG-FIGHT-01"
    unaided(s, "fight skoll")
    assert (note(s, "skoll"), life(s, "odin")) == (2, 3)
    s = table(WOLVES + "notes=skoll:2,hati:2 " + FREE.format("nidhogg", "open=tyr.nidhogg"))
    run(s, "stay", "pass")
    assert offered(s) == ["choose skoll", "choose hati"]
    assert refused(s, "choose garm") == "YG-INFO-05"
    run(s, "choose hati")
    assert (note(s, "skoll"), note(s, "hati")) == (2, 3)


@pytest.mark.rule("YG-BOOK-05", "YG-JOTUN-11")
def test_leashes_are_forged_once_a_round_of_pieces_or_of_an_artifact():
    smithy = WOLVES + "page=2 odin.at=nidavellir odin.elves=2 odin.dice=1 odin.artifacts=idunn "
    smithy += "jotnar=thrym round=3 step=3 "
    s = table(smithy + "last=forge:2")
    run(s, "saga forge")
    assert (tally(s, "leashes"), s.elves[0], s.dice[0]) == (1, 0, 0)
    assert refused(table(smithy + "last=forge:3"), "saga forge") == "YG-BOOK-05"
    s = table(smithy)
    run(s, "saga melt")
    assert (tally(s, "leashes"), s.artifacts[0], unwrap(s.tale).buried) == (1, 0, [14])
    assert s.stacks >> 14 & 1 == 0  # under its stack, not among those that may come next


@pytest.mark.rule("YG-BOOK-05")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_only_one_leash_is_forged_in_a_round_of_whatever_it_is_made(players):
    """One god forges, another melts: that is two of one limit; a single player waits a turn."""
    gods = f"players={players} gods=odin,thor,tyr odin.at=nidavellir odin.elves=2 odin.dice=1 odin.artifacts=idunn "
    smithy = WOLVES + gods + "page=2 round=4 step=3 "
    smithy += "tally=leashes:1 "
    for done, refuses in (("forge", "melt"), ("melt", "forge")):
        for ago in range(3):
            s = table(smithy + f"last={done}:{4 - ago}")
            free = ago >= (2 if players == 1 else 1)
            assert (f"saga {refuses}" in offered(s)) == (f"saga {done}" in offered(s)) == free
    s = table(smithy + f"last=forge:{2 if players == 1 else 3}")
    run(s, "saga melt")
    assert page(s) == 3


@pytest.mark.rule("YG-BOOK-02", "YG-BOOK-04")
def test_a_wolf_that_has_hardly_run_is_bound():
    s = table(WOLVES + "page=3 notes=skoll:1,hati:3 odin.at=vanaheim loki=cage step=3")
    unaided(s, "fight skoll")
    assert (figure(s, "skoll"), life(s, "odin")) == ("out", 3)
    s = table(WOLVES + "page=3 notes=skoll:2,hati:3 loki=cage step=3 valhalla=1")
    unaided(s, "saga hold_chariot")
    run(s, "choose hati")
    assert (note(s, "hati"), note(s, "skoll")) == (2, 2)
    s = table("options=saga:sky_wolves page=3 figures=hati:alfheim notes=hati:0 odin.at=alfheim step=3")
    unaided(s, "fight hati")
    assert reason(s) == "tree"


@pytest.mark.rule("YG-BOOK-01")
def test_embers_are_told_as_embers_and_a_wolf_by_its_space():
    s = table(
        "options=saga:fimbulwinter page=2 figures=son1:midgard,son2:jotunheim,son3:jotunheim odin.at=muspellheim step=3"
    )
    unaided(s, "saga embers")
    s.log = []
    run(s, "choose son1")
    assert told(s, "embers") == [{"kind": "embers", "foe": "son1", "count": 1}]
    assert told(s, "note") == []
    s = table(WOLVES + FREE.format("fenrir", ""))
    s.log = []
    run(s, "stay", "pass")
    assert [event["foe"] for event in told(s, "note")] == ["skoll"]


@pytest.mark.rule("YG-BOOK-06", "YG-BOOK-11")
def test_without_a_page_a_revealed_card_has_no_further_effect():
    s = table("odin.down=odin.surt odin.at=alfheim step=1")
    run(s)
    assert (len(s.open), ask(s)) == (1, "god.move")
