"""One and two players: support gods and where their cards go."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from meadhall.games.yggdrasil.notation import card_text
from meadhall.games.yggdrasil.piles import list_chances
from yggdrasil.scene import (
    ask,
    asked,
    at,
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

DUO = "players=2 gods=odin,thor,tyr"
SOLO = "players=1 gods=odin,thor,tyr"


def unknown(s, seat):
    return yggdrasil.view(s, None)["piles"][seat]["unknown"]


@pytest.mark.case("YG-CASE-30")
@pytest.mark.rule("YG-DUO-03", "YG-DUO-04", "YG-SUP-01", "YG-SUP-02")
def test_duo_a_support_card_goes_to_the_player_who_does_not_own_the_other():
    s = table(f"{DUO} odin.down=tyr.hel open=thor.hel step=1")
    run(s)
    assert (life(s, "odin"), life(s, "thor"), life(s, "tyr")) == (7, 8, 5)
    assert (pile(s, "odin")[-1], pile(s, "thor")[-1]) == ("tyr.hel", "thor.hel")
    assert asked(s) == (0, "support.move")
    run(s, "move vanaheim")
    assert (at(s, "tyr"), asked(s)) == ("vanaheim", (0, "god.move"))
    s = table(f"{DUO} odin.down=odin.hel open=tyr.hel step=1")
    run(s)
    assert (pile(s, "odin")[-1], pile(s, "thor")[-1]) == ("odin.hel", "tyr.hel")
    s = table(f"{DUO} active=thor thor.down=thor.hel open=tyr.hel step=1")
    run(s)
    assert (pile(s, "odin")[-1], pile(s, "thor")[-1]) == ("tyr.hel", "thor.hel")


@pytest.mark.case("YG-CASE-31")
@pytest.mark.rule("YG-ENEMY-FEN-06", "YG-DUO-03", "YG-SUP-03", "YG-INFO-03")
def test_duo_a_support_fenrir_is_shuffled_into_the_partners_pile():
    s = table(f"""{DUO} odin.down=tyr.fenrir open=odin.fenrir thor.pile=?,?,?,?,?,?,thor.hel
                  odin.pile=?,?,?,?,?,?,?,odin.surt
                  order=thor thor.down=thor.nidhogg odin.tokens=3 thor.tokens=2 step=1""")
    run(s)
    assert pile(s, "odin")[-2:] == ["odin.surt", "odin.fenrir"]
    assert (pile(s, "thor"), "tyr.fenrir" in unknown(s, 1)) == (["?"] * 8, True)
    assert (s.active, at(s, "tyr"), ask(s)) == (1, "asgard", "god.move")


@pytest.mark.rule("YG-ENEMY-FEN-06")
def test_duo_fenrir_goes_to_the_active_players_pile_where_the_table_reads_it_so():
    s = table(f"{DUO} options=fenrir_duo:active odin.down=tyr.fenrir open=odin.fenrir step=1 order=thor thor.down=?")
    run(s)
    assert {"tyr.fenrir", "odin.fenrir"} <= set(unknown(s, 0))
    assert "tyr.fenrir" not in unknown(s, 1)


@pytest.mark.rule("YG-ENEMY-FEN-06", "YG-INFO-06")
def test_duo_the_partners_unseen_card_on_the_wheel_is_none_that_was_shuffled_in():
    s = table(f"""{DUO} odin.down=tyr.fenrir open=odin.fenrir order=thor thor.down=? odin.tokens=3 thor.tokens=2
                  thor.pile=?,?,?,?,?,?,thor.hel step=1""")
    run(s)
    assert s.active == 1
    cards = [text.split()[1] for text in offered(s)]
    assert "tyr.fenrir" not in cards  # just shuffled in
    assert "thor.hel" not in cards  # known to lie in the pile
    assert {"thor.surt", "tyr.surt"} <= set(cards)
    assert {"tyr.fenrir", "thor.hel"} == set(yggdrasil.view(s, None)["piles"][1]["not_down"])


@pytest.mark.rule("YG-ENEMY-FEN-06", "YG-INFO-03", "YG-INFO-06")
def test_duo_chances_are_those_of_shuffled_cards():
    """Every deal that the table cannot tell apart, counted one by one."""
    s = table(f"""{DUO} order=thor thor.down=? thor.strangers=tyr.fenrir thor.apart=thor.iormungand,tyr.fenrir step=3
                  thor.tokens=2 odin.tokens=1 thor.pile=?,?,?,?,?,thor.nidhogg
                  open=thor.fenrir,thor.loki,tyr.iormungand,tyr.nidhogg""")
    wheel_card: Counter[Any] = Counter()
    top_card: Counter[Any] = Counter()
    for support in combinations(["tyr.surt", "tyr.hel", "tyr.loki"], 2):
        before = ["thor.surt", "thor.hel", *support]
        for laid in before:
            rest = [card for card in before if card != laid] + ["thor.iormungand", "tyr.fenrir"]
            for card in rest:
                wheel_card[laid] += 1
                top_card[card] += 1
    for from_wheel, counted in ((True, wheel_card), (False, top_card)):
        weights = {card_text(s, card): weight for card, weight in enumerate(list_chances(s, 1, from_wheel)) if weight}
        assert {card: Fraction(weight, sum(weights.values())) for card, weight in weights.items()} == (
            {card: Fraction(count, counted.total()) for card, count in counted.items()}
        )


@pytest.mark.rule("YG-INFO-03", "YG-CREA-SKULD")
def test_duo_what_skuld_shows_in_the_pile_is_no_longer_in_question():
    s = table(f"""{DUO} order=thor thor.down=? thor.apart=thor.hel,thor.surt drawn=skuld
                  agenda=Call(0)>EndTurn()>Turn()""")
    run(s, "look odin.hel", "look odin.surt", "look thor.hel")
    seen = yggdrasil.view(s, None)["piles"][1]
    assert (seen["not_down"], seen["known"][0], "thor.hel" in seen["unknown"]) == (["thor.surt"], "thor.hel", False)


@pytest.mark.rule("YG-INFO-06")
def test_duo_a_seen_support_card_is_no_longer_among_the_unseen():
    s = table(f"{DUO} step=1")
    run(s, "reveal tyr.surt")
    seen = yggdrasil.view(s, None)
    assert "tyr.surt" not in seen["unseen"]
    assert [one["support"] for one in seen["piles"]] == [2, 3]


@pytest.mark.rule("YG-SOLO-03", "YG-SOLO-06")
def test_solo_both_cards_stay_open_after_an_activation():
    s = table(f"{SOLO} odin.down=thor.surt open=odin.surt step=1")
    run(s)
    assert (where(s, "surt"), wheel(s)) == ("svartalfheim", ["odin.surt", "thor.surt"])


@pytest.mark.rule("YG-SOLO-04", "YG-SOLO-05", "YG-SOLO-06", "YG-DEC-03")
def test_solo_the_third_copy_activates_nothing_and_sends_the_others_away():
    s = table(f"{SOLO} odin.down=tyr.surt open=odin.surt,thor.surt step=1 odin.at=alfheim")
    assert asked(s) == (0, "cards.return")
    assert offered(s) == ["first odin.surt", "first thor.surt"]
    assert refused(s, "first tyr.surt") == "YG-SOLO-04"
    run(s, "first thor.surt")
    assert (wheel(s), pile(s, "odin")[-2:], where(s, "surt")) == (
        (["tyr.surt"], ["thor.surt", "odin.surt"], "muspellheim")
    )
    assert ask(s) == "god.move"
    s = table(f"{SOLO} odin.down=odin.surt open=tyr.surt odin.pile=?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,thor.surt step=1")
    run(s)
    assert where(s, "surt") == "svartalfheim"  # the next copy is a second one again


@pytest.mark.case("YG-CASE-33")
@pytest.mark.rule("YG-ENEMY-FEN-07", "YG-SOLO-03", "YG-SOLO-04")
def test_solo_fenrir_second_and_third_copy():
    s = table(f"{SOLO} odin.down=thor.fenrir open=odin.fenrir step=1")
    run(s)
    assert (where(s, "fenrir"), wheel(s), ask(s)) == ("asgard", ["odin.fenrir", "thor.fenrir"], "card.reveal")
    s = table(
        f"{SOLO} odin.down=tyr.fenrir open=odin.fenrir,thor.fenrir odin.pile=?,?,?,?,?,?,?,?,?,?,?,?,?,?,odin.hel"
        " odin.at=alfheim fenrir=asgard step=1"
    )
    run(s)
    assert (life(s, "odin"), ask(s), wheel(s)) == (9, "god.move", ["tyr.fenrir"])
    assert pile(s, "odin") == ["?"] * 17
    assert {"odin.fenrir", "thor.fenrir", "odin.hel"} <= set(unknown(s, 0))
    kinds = [(event["kind"], event["card"]) for event in told(s, "return") + told(s, "shuffle")]
    assert kinds == [("return", "odin.fenrir"), ("shuffle", "thor.fenrir")]


@pytest.mark.rule("YG-ENEMY-FEN-07")
def test_solo_fenrir_is_shuffled_in_at_once_where_the_table_reads_it_so():
    s = table(f"{SOLO} options=fenrir_solo:once odin.down=thor.fenrir open=odin.fenrir step=1")
    run(s)
    assert (wheel(s), "thor.fenrir" in unknown(s, 0)) == (["odin.fenrir"], True)
    s = table(f"{SOLO} options=fenrir_solo:once odin.down=thor.surt open=odin.surt step=1")
    run(s)
    assert wheel(s) == ["odin.surt", "thor.surt"]  # Fenrir alone


@pytest.mark.case("YG-CASE-34")
@pytest.mark.rule("YG-SOLO-06", "YG-CREA-URD", "YG-CREA-05")
def test_solo_urd_takes_one_of_two_lingering_copies_and_the_next_activates():
    s = table(f"""{SOLO} open=odin.surt,thor.surt,odin.hel odin.at=svartalfheim drawn=urd
                  agenda=Call(0)>EndTurn()>Turn()""")
    run(s, "under thor.surt", "under odin.hel")
    assert (wheel(s), pile(s, "odin")[-2:]) == (["odin.surt"], ["thor.surt", "odin.hel"])
    run(s, "reveal tyr.surt")
    assert (where(s, "surt"), wheel(s)) == ("svartalfheim", ["odin.surt", "tyr.surt"])


@pytest.mark.rule("YG-SUP-04")
def test_a_support_god_is_company():
    s = table(f"{SOLO} odin.at=alfheim thor.at=alfheim step=3")
    assert "act advantage" in offered(s)
    s = table(f"{SOLO} thor.life=3 odin.life=9 drawn=saehrimnir agenda=Call(0)>EndTurn()>Turn()")
    run(s)
    assert life(s, "thor") == 4  # only Thor can take it
    s = table(f"{SOLO} agenda=Stones(0,[1],1)>EndTurn()>Turn()")
    run(s, "journey tyr niflheim")
    assert at(s, "tyr") == "niflheim"


@pytest.mark.rule("YG-SUP-05")
def test_support_gods_have_no_pile_no_things_and_plain_dice():
    s = hard(f"""{SOLO} tyr.at=midgard odin.at=midgard risks=2 throw=odin:god:-,tyr:god:b
                 agenda=Elves(0)>Suffer(0)>PutAside(0)>EndTurn()>Turn()""")
    run(s)
    assert life(s, "odin") == 7  # b succeeds for Tyr the player, not for Tyr the support god
    s = table(f"{SOLO} drawn=gulltopp odin.elves=2 agenda=Call(0)>EndTurn()>Turn()")
    assert ask(s) == "card.reveal"  # nobody to trade with
    s = table(f"{DUO} drawn=skuld agenda=Call(0)>EndTurn()>Turn()")
    run(s)
    assert [type(frame).__name__ for frame in s.agenda].count("Top") == 2
    assert len(yggdrasil.view(s, None)["piles"]) == 2


@pytest.mark.rule("YG-SUP-05")
def test_a_support_god_who_helps_brings_a_die_and_no_weapon():
    s = hard(f"{DUO} odin.brothers=tyr odin.artifacts=mjollnir fenrir=asgard step=3")
    run(s, "fight fenrir", "throw 0")
    risks = s.risks
    assert asked(s) == (0, "brother.help")
    run(s, "help")
    assert (s.risks, len(s.throw)) == (risks, 2)


@pytest.mark.rule("YG-SUP-06", "YG-END-03")
def test_a_support_gods_last_life_loses():
    s = table(f"{SOLO} odin.bloods=tyr tyr.life=1 risks=1 agenda=Suffer(0)>PutAside(0)>EndTurn()>Turn()")
    run(s, "hurt tyr")
    assert reason(s) == "life"


@pytest.mark.rule("YG-SUP-07")
def test_the_active_player_moves_support_gods_with_sleipnir():
    s = table(f"{DUO} active=thor drawn=sleipnir agenda=Call(1)>EndTurn()>Turn()")
    assert asked(s) == (1, "sleipnir.next")
    run(s, "next tyr")
    assert asked(s) == (1, "sleipnir.ride")
    run(s, "move midgard", "next odin")
    assert (asked(s), at(s, "tyr")) == ((0, "sleipnir.ride"), "midgard")
