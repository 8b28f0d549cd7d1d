"""Sagas and Eras."""

import pytest

from fire_and_axe.voyage import asked, at, game, hold, sagas, table, why
from meadhall.games.fire_and_axe.cards import SAGA_OF
from optional import unwrap
from scenario import offered, run, told


def owner(s, saga):
    return s.won[SAGA_OF[saga]]


@pytest.mark.rule("FA-SAGA-01")
def test_three_sagas_lie_open_with_all_that_they_say():
    s = table("open=S1-D-T,S1-N-R,S1-S-S")
    assert game.view(s, 2)["sagas"]["open"] == ["S1-D-T", "S1-N-R", "S1-S-S"]


@pytest.mark.rule("FA-SAGA-02", "FA-SAGA-03", "FA-SAGA-04", "FA-SAGA-12", "FA-INFO-03")
@pytest.mark.parametrize(
    ("saga", "nothing", "something", "done"),
    [
        ("S1-D-T", "raided=hamburg:B3", "goods=hamburg:fish", ["hamburg"]),
        ("S2-D-R", "goods=london:fish era=2", "raided=london:B3 era=2", ["london"]),
        ("S2-N-S", "goods=cork:furs era=2", "settled=cork:A,man:C era=2", ["cork", "man"]),
    ],
)
def test_everybody_is_told_which_ports_are_as_a_saga_wants_them(saga, nothing, something, done):
    for position, expected in ((nothing, []), (something, done)):
        s = table(f"A.ship=biscay open={saga} {position}")
        assert {str(game.view(s, seat)["sagas"]["done"]) for seat in (0, 1, 2, None)} == {str({saga: expected})}


@pytest.mark.rule("FA-SAGA-02", "FA-SAGA-05")
def test_a_trade_saga_needs_a_good_in_every_port():
    s = table("A.ship=bremen A.cargo=furs goods=hamburg:fish open=S1-D-T")
    run(s, "trade furs")
    assert (owner(s, "S1-D-T"), s.vp[0]) == (0, 3 + 2)
    s = table("A.ship=bremen A.cargo=furs open=S1-D-T")
    run(s, "trade furs")
    assert owner(s, "S1-D-T") == -1


@pytest.mark.rule("FA-SAGA-03", "FA-SAGA-05")
def test_a_raid_saga_needs_the_towns_gone():
    s = table("A.ship=york A.crew=2 raided=london:B3 open=S2-D-R era=2")
    run(s, "raid", "die 6", "treasure 2")
    assert (owner(s, "S2-D-R"), s.vp) == (0, [2 + 3, 0, 0])
    s = table("A.ship=york A.crew=2 open=S2-D-R era=2")
    run(s, "raid", "die 6", "treasure 2")
    assert owner(s, "S2-D-R") == -1


@pytest.mark.case("FA-CASE-21", "FA-CASE-22")
@pytest.mark.rule("FA-SAGA-04", "FA-SAGA-05", "FA-SAGA-08", "FA-ERA-02", "FA-ERA-05")
def test_the_settler_of_dublin_takes_the_saga_and_opens_the_third_era():
    s = table("""A.crew=1 A.ship=rome B.ship=dublin B.crew=3 active=B settled=cork:A,man:C era=2 left=6
                 open=S2-D-T,S2-N-S,S2-S-S""")
    run(s, "settle 1", "die 4")
    assert (owner(s, "S2-N-S"), s.vp, sagas(s)) == (1, [0, 0, 0], ["S2-D-T", "-", "S2-S-S"])
    asked_of = unwrap(run(s))
    assert (asked_of.ask, {text.split()[1][:2] for text in asked_of.options}) == ("saga.draw", {"S3"})
    run(s, "saga S3-N-T")
    assert (sagas(s), s.era, s.left) == (["S2-D-T", "S3-N-T", "S2-S-S"], 3, 5)
    assert {player["slots"] for player in game.view(s, None)["players"]} == {7}
    assert told(s, "era") == [{"kind": "era", "era": 3}]


@pytest.mark.rule("FA-ERA-02", "FA-ERA-03", "FA-SAGA-09")
def test_a_saga_of_the_era_that_is_open_opens_none():
    s = table("""A.crew=1 A.ship=rome B.ship=dublin B.crew=3 active=B settled=cork:A,man:C era=3 left=5
                 open=S3-D-T,S2-N-S,S2-S-S""")
    run(s, "settle 1", "die 4", "saga S3-N-T")
    assert (sagas(s)[1], s.era, told(s, "era")) == ("S3-N-T", 3, [])


@pytest.mark.rule("FA-SAGA-06")
def test_a_saga_comes_at_once_and_by_itself():
    s = table("A.ship=lindisfarne A.crew=1 open=S1-N-R")
    assert unwrap(run(s, "raid", "die 3", "treasure 2")).ask == "saga.draw"
    assert owner(s, "S1-N-R") == 0


@pytest.mark.rule("FA-SAGA-07")
def test_a_saga_made_true_by_a_rune_is_the_active_players():
    s = table("A.ship=ladoga A.crew=2 A.hand=usurper settled=ladoga:B raided=novgorod:B")
    s.open[0] = SAGA_OF["S1-S-S"]  # of these runes none makes a saga true that was not, so it is laid there
    run(s, "play usurper", "leave")
    assert (owner(s, "S1-S-S"), s.vp[0]) == (0, 3)


@pytest.mark.rule("FA-SAGA-08")
def test_a_taken_saga_is_replaced_in_its_space():
    s = table("A.ship=lindisfarne A.crew=2 open=S1-D-T,S1-N-R,S1-S-S")
    run(s, "raid", "die 3", "treasure 2", "saga S1-D-S")
    assert (sagas(s), s.left, asked(s)) == (["S1-D-T", "S1-D-S", "S1-S-S"], 14, (0, "turn.act"))


@pytest.mark.rule("FA-SAGA-08", "FA-SAGA-11")
def test_two_taken_sagas_are_replaced_one_after_the_other():
    s = table("""A.ship=york A.crew=2 raided=london:B3 goods=hamburg:fish,bremen:furs era=2 left=8
                 open=S2-D-R,S2-N-T,S2-S-S""")
    s.open[1] = SAGA_OF["S1-D-T"]  # made true by nothing that happens here, so it is laid there
    asked_of = unwrap(run(s, "raid", "die 6", "treasure 2"))
    assert (asked_of.ask, sagas(s), s.left) == ("saga.draw", ["-", "-", "S2-S-S"], 8)
    first = unwrap(run(s, "saga S2-N-R"))
    assert (first.ask, sagas(s), s.left) == ("saga.draw", ["S2-N-R", "-", "S2-S-S"], 7)
    assert "saga S2-N-R" not in first.options
    then = unwrap(run(s, "saga S2-D-T"))
    assert (then.ask, sagas(s), s.left) == ("turn.act", ["S2-N-R", "S2-D-T", "S2-S-S"], 6)


@pytest.mark.rule("FA-SAGA-08", "FA-FINAL-06")
@pytest.mark.parametrize(("left", "after"), [(2, ["S3-D-T", "S3-N-S", "S3-S-R"]), (1, ["S3-D-T", "-", "S3-S-R"])])
def test_a_deck_too_short_leaves_spaces_empty_and_the_game_goes_on(left, after):
    s = table(f"""A.ship=york A.crew=2 raided=london:B3 goods=hamburg:fish,bremen:furs era=3 left={left}
                 open=S2-D-R,S2-N-T,S3-S-R""")
    s.open[1] = SAGA_OF["S1-D-T"]
    run(s, "raid", "die 6", "treasure 2", "saga S3-D-T")
    if left == 2:
        assert unwrap(run(s)).ask == "saga.draw"
        run(s, "saga S3-N-S")
    assert (sagas(s), s.left, asked(s)) == (after, 0, (0, "turn.act"))


@pytest.mark.rule("FA-FINAL-06", "FA-SAGA-08")
@pytest.mark.parametrize("others", [[], ["S3-S-R"], ["S3-S-R", "S3-N-S"]])
def test_the_game_ends_when_the_last_open_saga_is_taken_from_an_empty_deck(others):
    for place in range(3):
        s = table("A.ship=lindisfarne A.crew=2 era=3 left=0 holder=B open=S1-N-R,S3-S-R,S3-N-S")
        s.open[:] = [-1, -1, -1]
        s.open[place] = SAGA_OF["S1-N-R"]
        free = [space for space in range(3) if space != place]
        for space, saga in zip(free, others, strict=False):
            s.open[space] = SAGA_OF[saga]
        run(s, "raid", "die 3", "treasure 2")
        outcome = game.outcome(s)
        assert (outcome is None) == bool(others)
        if outcome:
            assert outcome.reason == "sagas"


@pytest.mark.case("FA-CASE-75")
@pytest.mark.rule("FA-SAGA-09", "FA-SAGA-10")
def test_a_saga_that_is_true_already_is_discarded():
    s = table("A.ship=lindisfarne A.crew=2 raided=wolin:B4 goods=hamburg:fish open=S1-D-S,S1-N-R,S1-S-S")
    run(s, "raid", "die 3", "treasure 2", "saga S1-S-R")
    assert (asked(s)[1], s.vp, owner(s, "S1-S-R"), s.left) == ("saga.draw", [4, 0, 0], -2, 14)
    assert game.view(s, 1)["sagas"]["discarded"] == ["S1-S-R"]
    assert "saga S1-S-R" not in offered(s)
    run(s, "saga S1-D-T")  # one of its two ports has a good: it stays
    assert (sagas(s)[1], asked(s)) == ("S1-D-T", (0, "turn.act"))


@pytest.mark.rule("FA-SAGA-10", "FA-FINAL-02")
def test_discards_go_on_until_one_stays_or_the_deck_is_empty():
    s = table("""A.ship=lindisfarne A.crew=2 raided=paris:B8,bayeux:B2,arles:C3,rome:C9 era=3 left=2
                 open=S3-S-R,S1-N-R,S3-D-T""")
    run(s, "raid", "die 3", "treasure 4", "saga S3-D-R", "saga S3-N-R")
    assert (sagas(s), s.left, s.holder, asked(s)) == (["S3-S-R", "-", "S3-D-T"], 0, 0, (0, "turn.act"))
    assert [event["saga"] for event in told(s, "drop")] == ["S3-D-R", "S3-N-R"]


@pytest.mark.rule("FA-SAGA-11")
def test_one_act_may_complete_several():
    s = table(
        "A.ship=orkney A.crew=4 settled=faeroes:B,shetland:B goods=caithness:fish A.cargo=furs "
        "open=S1-N-S,S1-N-T,S1-D-T"
    )
    run(s, "trade furs")
    assert owner(s, "S1-N-T") == 0
    s = table("A.ship=ladoga A.crew=4 settled=novgorod:B raided=novgorod:B open=S1-S-S,S2-S-S,S1-D-T")
    run(s, "settle 1", "die 6")
    assert (owner(s, "S1-S-S"), owner(s, "S2-S-S"), s.vp[0], sagas(s)) == (0, 0, 3, ["-", "-", "S1-D-T"])
    run(s, "saga S2-N-R")
    assert asked(s)[1] == "saga.draw"
    run(s, "saga S2-N-S")
    assert sagas(s) == ["S2-N-R", "S2-N-S", "S1-D-T"]


@pytest.mark.case("FA-CASE-84")
@pytest.mark.rule("FA-SAGA-12")
def test_a_condition_undone_is_open_again():
    s = table("""A.ship=orkney A.hand=empty_market A.cargo=furs goods=orkney:fish B.ship=caithness B.cargo=tusks
                 C.ship=rome open=S1-N-T""")
    run(s, "play empty_market", "leave", "end", "trade tusks")
    assert owner(s, "S1-N-T") == -1
    run(s, "end", "end", "trade furs")
    assert owner(s, "S1-N-T") == 0


@pytest.mark.rule("FA-SAGA-12", "FA-SAGA-13")
def test_what_was_taken_is_kept_in_view():
    s = table("A.ship=orkney A.hand=empty_market goods=orkney:fish,caithness:furs B.sagas=S1-N-T C.sagas=S1-D-R,S2-D-R")
    run(s, "play empty_market", "leave")
    assert [player["sagas"] for player in game.view(s, None)["players"]] == [[], ["S1-N-T"], ["S1-D-R", "S2-D-R"]]


@pytest.mark.rule("FA-ERA-01")
def test_the_first_era_has_five_slots():
    s = table("open=S1-D-T,S1-N-R,S1-S-S")
    assert (s.era, game.view(s, 0)["players"][0]["slots"]) == (1, 5)


@pytest.mark.rule("FA-ERA-02", "FA-ERA-03")
@pytest.mark.parametrize(
    ("left", "era", "card", "now"),
    [(13, 1, "S1-D-S", 1), (12, 1, "S2-D-S", 2), (7, 2, "S2-D-S", 2), (6, 2, "S3-D-S", 3), (5, 3, "S3-D-S", 3)],
)
def test_the_first_card_of_an_era_opens_it_and_none_ever_comes_back(left, era, card, now):
    s = table(f"A.ship=lindisfarne A.crew=2 open=S1-D-T,S1-N-R,S1-S-S left={left} era={era}")
    run(s, "raid", "die 3", "treasure 2", f"saga {card}")
    assert s.era == now


@pytest.mark.case("FA-CASE-76")
@pytest.mark.rule("FA-ERA-04")
def test_a_card_discarded_at_once_opens_no_era():
    s = table("A.ship=lindisfarne A.crew=2 goods=bjarmaland:fish open=S1-D-T,S1-N-R,S1-S-S left=12")
    run(s, "raid", "die 3", "treasure 2", "saga S2-N-T")
    assert (s.era, owner(s, "S2-N-T"), asked(s)[1]) == (1, -2, "saga.draw")
    run(s, "saga S2-D-S")
    assert s.era == 2


@pytest.mark.rule("FA-ERA-05")
def test_an_era_begins_for_all_at_once():
    s = table("A.ship=lindisfarne A.crew=2 B.crew=1 open=S1-D-T,S1-N-R,S1-S-S left=12")
    run(s, "raid", "die 3", "treasure 2", "saga S2-D-S", "end", *["load fish"] * 4)
    assert (asked(s), why(s, "load fish")) == ((1, "turn.act"), None)
    run(s, "load fish")
    assert (sum(hold(s, "B").values()), why(s, "load fish"), at(s, "B")) == (6, "FA-LOAD-03", "winter")
