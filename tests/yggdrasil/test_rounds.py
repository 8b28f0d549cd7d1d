"""Rounds, turns, the wheel of enemies, and what the table knows of the piles."""

import pytest

import meadhall
from meadhall.core.agenda import CHANCE, pending
from meadhall.core.decision import pending_frame as pending_frame
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import EASY_MOVES, HARD_MOVES
from meadhall.games.yggdrasil.piles import UNKNOWN, list_chances
from meadhall.games.yggdrasil.rules.turn import Reveal
from optional import unwrap
from yggdrasil.scene import (
    ask,
    asked,
    hard,
    life,
    offered,
    pile,
    reason,
    refused,
    run,
    table,
    told,
    wheel,
    where,
    yggdrasil,
)

ENEMIES = ("surt", "hel", "iormungand", "fenrir", "loki", "nidhogg")


@pytest.mark.rule("YG-ROUND-01", "YG-ROUND-02", "YG-ROUND-03", "YG-DEC-02")
def test_all_lay_a_card_unseen_and_the_table_agrees_on_an_order():
    s = table("")
    assert asked(s) == (meadhall.TABLE, "turn.order")
    assert yggdrasil.view(s, 0)["wheel"]["down"] == {"A": "?", "B": "?", "C": "?"}
    assert len(offered(s)) == 6
    run(s, "order tyr odin thor")
    assert asked(s) == (meadhall.CHANCE, "card.reveal")
    assert s.active == 2
    assert refused(s, "order odin thor tyr") == "YG-REVEAL-01"  # fixed for this round
    run(s, "reveal tyr.surt", "move alfheim")
    assert told(s, "turn")[-1]["god"] == "tyr"
    run(s, "pass")
    assert s.active == 0
    assert told(s, "order") == [{"kind": "order", "gods": ["tyr", "odin", "thor"]}]


@pytest.mark.rule("YG-ROUND-03")
def test_the_order_may_differ_every_round():
    s = table("order=tyr active=thor step=3 thor.at=midgard tyr.down=? tyr.at=alfheim")
    run(s, "pass", "reveal tyr.surt", "stay", "pass")
    assert ask(s) == "turn.order"
    run(s, "order thor tyr odin")
    assert s.active == 1


@pytest.mark.rule("YG-ROUND-04")
def test_a_turn_reveals_then_moves_then_acts():
    s = table("odin.down=odin.surt odin.at=alfheim step=1")
    seen = []
    seen.append(ask(s))  # the known card is turned over by itself
    run(s, "move vanaheim")
    seen.append(ask(s))
    assert (seen, wheel(s)) == (["god.move", "deed.choose"], ["odin.surt"])
    run(s, "pass")
    assert (ask(s), told(s, "rest")) == ("turn.order", [{"kind": "rest", "god": "odin"}])
    s = table("odin.at=midgard step=3")
    run(s, "act disadvantage")
    assert (ask(s), told(s, "rest")) == ("turn.order", [])


@pytest.mark.rule("YG-ROUND-05")
def test_open_cards_stay_from_round_to_round():
    s = table("open=odin.hel,thor.surt step=3 odin.at=midgard")
    run(s, "pass")
    assert (ask(s), wheel(s), s.round) == ("turn.order", ["odin.hel", "thor.surt"], 1)


@pytest.mark.rule("YG-ROUND-06")
def test_an_empty_pile_lays_no_card_and_skips_step_one():
    cards = ",".join(f"odin.{enemy}" for enemy in ENEMIES)
    s = table(f"open={cards} odin.at=midgard")
    run(s)
    assert yggdrasil.view(s, None)["wheel"]["down"] == {"B": "?", "C": "?"}
    run(s, "order odin thor tyr")
    assert (s.active, asked(s)) == (0, (0, "god.move"))
    assert (told(s, "reveal"), len(s.open)) == ([], 6)


@pytest.mark.rule("YG-ROUND-07")
def test_one_player_is_not_asked_for_an_order():
    s = table("players=1")
    assert asked(s) == (meadhall.CHANCE, "card.reveal")
    run(s, "reveal tyr.surt", "stay")
    assert (asked(s), s.round) == ((meadhall.CHANCE, "card.reveal"), 2)


@pytest.mark.rule("YG-ROUND-08")
def test_every_agreement_has_an_answer_that_changes_nothing():
    """Whoever proposes may propose the order of the seats, piles as they were, no exchange."""
    s = table("")
    assert offered(s)[0] == "order odin thor tyr"
    s = table("drawn=gulltopp odin.elves=1 agenda=Call(0)>EndTurn()>Turn()")
    assert (asked(s), offered(s)[-1]) == ((meadhall.TABLE, "things.trade"), "done")
    s = table("odin.life=3 drawn=verdandi agenda=Call(0)>EndTurn()>Turn()")
    run(s, "done", "done")
    assert (s.life, ask(s)) == ([3, 7, 7], "turn.order")
    s = table("odin.pile=?,?,?,?,odin.hel,odin.surt odin.down=- drawn=skuld agenda=Call(0)>EndTurn()>Turn()")
    run(s, "look odin.loki", "look odin.fenrir", "look thor.hel", "look thor.surt", "look tyr.hel", "look tyr.surt")
    assert (asked(s), offered(s)) == ((meadhall.TABLE, "pile.order"), ["top odin.loki", "top odin.fenrir"])


@pytest.mark.rule("YG-REVEAL-01", "YG-REVEAL-02")
def test_a_first_copy_does_nothing():
    s = table("odin.down=odin.surt open=thor.hel step=1 odin.at=alfheim")
    before = yggdrasil.view(table("odin.at=alfheim step=2"), None)
    run(s)
    after = yggdrasil.view(s, None)
    assert wheel(s) == ["thor.hel", "odin.surt"]
    for part in ("enemies", "turned", "giants", "anonymous", "nidhogg"):
        assert after[part] == before[part]
    assert after["gods"] == before["gods"]


@pytest.mark.rule("YG-REVEAL-03", "YG-REVEAL-04", "YG-REVEAL-05", "YG-INFO-03")
def test_a_second_copy_activates_and_both_cards_go_under_their_piles():
    s = unwrap(table("odin.down=odin.surt open=thor.surt step=1"))
    asked_next = unwrap(run(s))
    assert (where(s, "surt"), asked_next.ask) == ("svartalfheim", "god.move")
    assert (wheel(s), pile(s, "odin")[-1], pile(s, "thor")[-1]) == ([], "odin.surt", "thor.surt")
    kinds = [event.kind for event in unwrap(s.log)]
    assert kinds.index("muster") < kinds.index("return")  # after the effect, before step 2


@pytest.mark.rule("YG-REVEAL-06", "YG-INFO-03")
def test_a_returned_card_comes_up_known_when_its_turn_has_come():
    s = table("""odin.pile=odin.hel odin.down=? open=odin.surt,odin.iormungand,odin.loki,odin.nidhogg
                 order=thor thor.down=thor.fenrir odin.at=alfheim step=1""")
    assert ask(s) == "god.move"  # only Fenrir is left unseen: it is turned over by itself
    assert wheel(s)[-1] == "odin.fenrir"
    run(s, "stay", "pass")  # thor wakes Fenrir and loses the turn
    assert (ask(s), yggdrasil.view(s, None)["wheel"]["down"]["A"]) == ("turn.order", "odin.hel")


@pytest.mark.case("YG-CASE-27")
@pytest.mark.rule("YG-REVEAL-02", "YG-REVEAL-04")
def test_a_third_hel_in_the_round_finds_no_copy_any_more():
    s = table("""odin.down=odin.hel open=thor.hel order=tyr tyr.down=tyr.hel odin.at=alfheim tyr.at=alfheim step=1""")
    run(s, "stay", "pass")
    assert (life(s, "odin"), where(s, "hel"), wheel(s), s.active) == (6, "nidavellir", ["tyr.hel"], 2)
    assert (life(s, "tyr"), ask(s)) == (7, "god.move")


@pytest.mark.case("YG-CASE-28")
@pytest.mark.rule("YG-ENEMY-FEN-04", "YG-ENEMY-FEN-05", "YG-INFO-03")
def test_fenrirs_card_is_shuffled_into_the_whole_pile():
    s = table("""odin.pile=?,?,odin.surt,odin.loki,odin.hel odin.down=odin.fenrir open=thor.fenrir thor.pile=?,?,?,?,?
                 step=1""")
    run(s)
    assert pile(s, "odin")[-5:] == ["?"] * 5  # the sixth has just been laid for the next round
    assert sorted(yggdrasil.view(s, None)["piles"][0]["unknown"]) == sorted(f"odin.{enemy}" for enemy in ENEMIES)
    assert pile(s, "thor") == ["?"] * 4 + ["thor.fenrir"]
    assert ask(s) == "turn.order"
    run(s, "order odin thor tyr")
    assert offered(s) == [f"reveal odin.{enemy}" for enemy in ENEMIES]  # any of them may come up next
    assert set(unwrap(s.agenda[-1].weights(s))) == {1}


@pytest.mark.rule("YG-ENEMY-FEN-04")
def test_open_cards_of_the_player_are_not_shuffled_in():
    s = table("odin.down=odin.fenrir open=odin.hel,thor.fenrir step=1")
    run(s)
    assert wheel(s) == ["odin.hel"]
    assert "odin.hel" not in yggdrasil.view(s, None)["piles"][0]["unknown"]


@pytest.mark.rule("YG-INFO-01")
def test_what_lies_open_is_shown_to_everybody():
    s = table("""odin.elves=2 thor.dice=1 tyr.artifacts=gungnir odin.life=3 open=thor.hel,tyr.surt giants=3
                 creature_out=skuld jotun_out=beli""")
    run(s)
    for seat in (0, 2, None):
        seen = yggdrasil.view(s, seat)
        assert [(one["elves"], one["dice"], one["artifacts"], one["life"]) for one in seen["gods"]] == [
            (2, 0, [], 3),
            (0, 1, [], 7),
            (0, 0, ["gungnir"], 7),
        ]
        assert seen["wheel"]["open"] == ["thor.hel", "tyr.surt"]
        assert (seen["giants"]["ladder"], seen["supply"], seen["creatures"]["out"]) == (3, 4, ["skuld"])
        assert (seen["jotnar"]["out"], [one["size"] for one in seen["piles"]]) == (["beli"], [5, 4, 4])
        assert seen["artifacts"][1]["top"] == "gleipnir"


@pytest.mark.rule("YG-INFO-02")
def test_what_is_face_down_is_not_even_in_the_state():
    s = table("")
    run(s, "order odin thor tyr")
    assert len(offered(s)) == 6  # chance says only now which card it was
    line = yggdrasil.position(s)
    assert "odin.down=?" in line
    assert yggdrasil.view(s, 0)["piles"][1]["known"] == [None] * 5


@pytest.mark.rule("YG-INFO-03")
def test_the_memory_aid_can_be_switched_off():
    text = "thor.pile=?,?,?,?,thor.hel,thor.surt thor.down=- step=3"
    shown, hidden = (
        yggdrasil.view(table(f"{text} options=memory:{memory}"), 0)["piles"][1] for memory in ("on", "off")
    )
    assert shown["known"][-1] == "thor.surt"
    assert hidden == {"seat": 1, "size": 5}  # one card is dealt before the next question
    for memory, unseen in (("on", 5), ("off", 0)):
        seen = yggdrasil.view(table(f"players=2 open=tyr.hel options=memory:{memory}"), 0)
        assert (len(seen["unseen"]), seen["wheel"]["open"]) == (unseen, ["tyr.hel"])


@pytest.mark.rule("YG-INFO-05")
def test_the_active_player_decides_and_nobody_else():
    s = table("thor.at=midgard active=thor step=2")
    assert asked(s) == (1, "god.move")
    assert unwrap(yggdrasil.why(s, 0, "stay")).rule == "YG-INFO-05"
    assert yggdrasil.why(s, 1, "stay") is None


@pytest.mark.case("YG-CASE-24")
@pytest.mark.rule("YG-END-02", "YG-END-06", "YG-ENEMY-NID-01", "YG-ENEMY-NID-02")
def test_the_tree_wins_at_once_whatever_lies_face_down():
    tree = EASY_MOVES[2]
    s = table(f"""nidhogg={tree - 1} odin.down=odin.nidhogg open=thor.nidhogg order=thor,tyr thor.down=thor.surt
                  tyr.down=tyr.surt surt=alfheim step=1""")
    assert (run(s), reason(s), s.nidhogg) == (None, "tree", tree)
    assert unwrap(yggdrasil.outcome(s)).winners == [0, 1, 2]
    assert [event["card"] for event in told(s, "reveal")] == ["odin.nidhogg"]
    assert unwrap(yggdrasil.why(s, 0, "pass")).rule == "YG-END-06"


@pytest.mark.rule("YG-END-02", "YG-SETUP-11", "YG-ENEMY-NID-02")
def test_the_tree_of_the_hard_page_is_farther_off():
    for moves, end in ((EASY_MOVES[2], None), (HARD_MOVES[2], "tree")):
        s = hard(f"nidhogg={moves - 1} odin.down=odin.nidhogg open=thor.nidhogg odin.at=alfheim step=1")
        run(s)
        assert (reason(s), s.nidhogg) == (end, moves)


@pytest.mark.rule("YG-ENEMY-NID-01", "YG-ENEMY-NID-03", "YG-END-02")
def test_nidhogg_moves_one_space_and_is_nowhere_on_the_board():
    s = table("nidhogg=2 odin.down=odin.nidhogg open=thor.nidhogg odin.at=alfheim step=1")
    run(s, "stay")
    assert (s.nidhogg, s.turned, reason(s)) == (3, 0, None)
    assert refused(s, "fight nidhogg") == "YG-ENEMY-NID-03"
    assert [one["enemy"] for one in yggdrasil.view(s, None)["enemies"]] == (
        ["surt", "hel", "iormungand", "fenrir", "loki"]
    )
    assert s.count_enemies(1) == 0


@pytest.mark.rule("YG-END-01", "YG-END-03", "YG-END-06")
def test_one_god_without_life_loses_the_game_for_all_and_nothing_more_happens():
    s = table("thor.life=1 active=thor thor.down=thor.hel open=odin.hel step=1")
    assert (run(s), reason(s)) == (None, "life")
    assert unwrap(yggdrasil.outcome(s)).winners == []
    assert unwrap(yggdrasil.outcome(s)).scores == [7, 0, 7]
    assert wheel(s) == ["odin.hel", "thor.hel"]  # the cards are not even given back


@pytest.mark.rule("YG-REVEAL-01", "YG-INFO-02", "YG-INFO-06")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_what_lies_on_the_wheel_is_drawn_by_its_chances(players):
    """Drawing without a table of chances gives what the table would give, from the same random number."""
    drawn = 0
    for seed in range(12):
        s, rng = yggdrasil.new(players), Rng.seeded(seed)
        while (frame := pending_frame(s)) is not None:
            if isinstance(frame, Reveal) and s.down[frame.player] == UNKNOWN:
                spent = s.copy()
                spent.tokens[frame.player] = 0  # all cards of the support god have come out of this pile
                for one in (s, spent):
                    weights = list_chances(one, frame.player, True)
                    if sum(weights):
                        left = rng.copy().below(sum(weights))
                        expected = next(card for card in range(len(weights)) if left < sum(weights[: card + 1]))
                        assert frame.sample(one, rng.copy()) == expected
                        drawn += 1
            if frame.seat == CHANCE:
                meadhall.deal(s, rng)
            else:
                meadhall.play(s, rng.choice(pending(s)))
    assert drawn > 50
