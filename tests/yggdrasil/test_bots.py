"""Bots as gods: what they fear, what they see coming, and that they answer every question there is."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import meadhall
from meadhall.bots import LEVELS, Bot, bot
from meadhall.bots.judge import judge_of
from meadhall.bots.karl import Karl
from meadhall.core.agenda import CHANCE, TABLE, pending
from meadhall.core.decision import pending_frame as frame_of
from meadhall.games.yggdrasil.cards import DIE, EASY_MOVES, FENRIR, GOD_DIE, LOKI, SURT, VANIR_DIE
from meadhall.games.yggdrasil.judge.danger_value import WEIGHTS, DangerValue
from meadhall.games.yggdrasil.judge.judge import JUDGE
from meadhall.games.yggdrasil.judge.saving_throw_cost import RUIN, SUCCESS, SavingThrowCost
from yggdrasil.scene import hard, offered, run, table, yggdrasil
from yggdrasil.starts import ALL_ENDS, RICH
from yggdrasil.whole_games_helpers import positions

LAST = EASY_MOVES[2] - 1
LAID = "agenda=Order() odin.down={} thor.down={} tyr.down={} "  # the cards of a round, not yet turned over


def worth(text: str) -> float:
    """What the judge thinks of a table at the beginning of a round, before anybody may mend it."""
    state = table(text)
    pending(state)
    worths = JUDGE.worth(state)
    assert len(set(worths)) == 1
    return float(worths[0])


def perils(text: str) -> DangerValue:
    state = table(text)
    pending(state)
    return DangerValue(state, WEIGHTS)


def answered(state, level, seat, iterations=150, seed=1):
    """The answer in words."""
    pending(state)
    return yggdrasil.notate(state, bot(level, yggdrasil, seed, iterations=iterations).choose(state, seat))


# The judgement


def test_the_game_brings_its_own_judge():
    assert judge_of(yggdrasil) is JUDGE


@pytest.mark.rule("YG-END-01")
@pytest.mark.parametrize("end", ALL_ENDS)
def test_all_win_or_all_lose(end):
    state = table(ALL_ENDS[end])
    run(state, "stay")
    while (frame := frame_of(state)) is not None:
        assert frame.ask in ("deed.choose", "god.move")
        run(state, "pass" if frame.ask == "deed.choose" else "stay")

    assert JUDGE.worth(state) == [1.0 if end == "tree" else 0.0] * 3


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("surt=asgard", "surt=muspellheim"),
        ("surt=svartalfheim", "surt=muspellheim"),
        ("hel=alfheim", "hel=niflheim"),
        ("giants=7", "giants=4"),
        ("giants=4", "giants=1"),
        ("island=5", "island=4"),
        ("island=4", "island=1"),
        ("dead=7", "dead=4"),
        ("hel=nidavellir dead=4", "hel=nidavellir dead=3"),
        ("fenrir=asgard", "fenrir=cage"),
        ("fenrir=asgard thor.life=3", "fenrir=cage thor.life=3"),
        ("thor.life=1", "thor.life=2"),
        ("thor.life=6", "thor.life=7"),
        ("devastated=alfheim,vanaheim", "devastated=alfheim"),
        ("devastated=niflheim", "devastated=-"),
        ("jotnar=gerda", "jotnar=-"),
        ("jotnar=beli", "jotnar=-"),
        ("jotnar=skyrmir", "jotnar=-"),
        ("nidhogg=1", f"nidhogg={LAST}"),
        ("valhalla=0", "valhalla=3"),
        ("odin.elves=0", "odin.elves=2"),
        ("odin.dice=0", "odin.dice=2"),
        ("odin.artifacts=-", "odin.artifacts=mjollnir"),
        ("loki=alfheim", "loki=cage"),
    ],
)
def test_what_gods_fear_and_hope(worse, better):
    assert 0.0 < worth(worse) < worth(better) < 1.0


def test_a_table_where_the_next_card_is_fatal_is_worth_little():
    doomed = worth(LAID.format("?", "thor.surt", "?") + "surt=asgard open=tyr.surt")

    assert doomed < 0.7 * worth(LAID.format("?", "thor.hel", "?") + "surt=asgard open=tyr.surt")
    assert doomed < 0.7 * worth(LAID.format("?", "thor.surt", "?") + "surt=asgard")


@pytest.mark.rule("YG-ENEMY-FEN-02")
def test_fenrir_is_feared_by_whose_card_wakes_him():
    """Thor's card wakes him: his life is what counts."""
    known = LAID.format("?", "thor.fenrir", "?") + "fenrir=asgard open=tyr.fenrir "
    assert worth(known + "thor.life=3 odin.life=7") < 0.8 * worth(known + "thor.life=7 odin.life=3")


def test_a_god_who_can_still_mend_it_gives_hope():
    """Surt is on top and about to win; Odin, whose move it is, may go and fight him, or is too far away."""
    doomed = "surt=asgard hel=alfheim open=tyr.surt order=thor thor.down=thor.surt step=2 odin.at="
    near, far = table(doomed + "vanaheim"), table(doomed + "svartalfheim turned=0")
    pending(near)
    pending(far)

    assert JUDGE.worth(near)[0] > 1.3 * JUDGE.worth(far)[0]


def test_a_judgement_changes_nothing():
    for text in RICH:
        state = table(text)
        moves = pending(state)
        before = yggdrasil.position(state)
        JUDGE.worth(state)
        JUDGE.rate(state, moves)
        JUDGE.kinds(state, moves)
        assert yggdrasil.position(state) == before


# WakeOdds


@pytest.mark.rule("YG-INFO-03", "YG-REVEAL-03")
def test_a_known_card_and_an_open_copy_are_certain():
    omens = perils(LAID.format("odin.hel", "thor.surt", "?") + "open=tyr.surt").omens

    assert omens.soon[SURT] == omens.later[SURT] == 1.0
    assert [omens.now_by[seat * 6 + SURT] for seat in range(3)] == [0.0, 1.0, 0.0]


@pytest.mark.rule("YG-REVEAL-02")
def test_at_the_start_two_of_three_unknown_cards_must_be_alike():
    omens = perils("").omens

    for enemy in range(6):
        assert omens.soon[enemy] == pytest.approx(3 * (1 / 36) * (5 / 6) + 1 / 216)
        assert omens.soon[enemy] < omens.later[enemy] < 1.0


@pytest.mark.rule("YG-REVEAL-03")
def test_what_can_no_longer_come_is_not_feared():
    """Every Loki card but Odin's lies at a known place deep in a pile, and none is open."""
    text = " {0}.pile={0}.surt,{0}.hel,{0}.fenrir,{0}.nidhogg,{0}.loki"
    omens = perils(
        LAID.format("odin.hel", "thor.iormungand", "tyr.iormungand") + text.format("thor") + text.format("tyr")
    ).omens

    assert omens.later[LOKI] == pytest.approx(0.0)


@pytest.mark.rule("YG-SOLO-04", "YG-SOLO-06")
def test_a_third_copy_of_a_single_player_wakes_nobody():
    pile = "odin.pile=odin.surt" + ",?" * 15
    one = perils(f"players=1 gods=odin,thor,tyr step=2 open=thor.surt {pile},?")
    two = perils(f"players=1 gods=odin,thor,tyr step=2 open=thor.surt,tyr.surt {pile}")

    assert (one.omens.later[SURT], two.omens.later[SURT]) == (1.0, 0.0)


@pytest.mark.rule("YG-INFO-06")
def test_cards_of_a_support_god_may_be_in_either_pile():
    """Nine unknown cards each, of which three are any of the support god's six."""
    omens = perils("players=2 gods=odin,thor,tyr").omens
    chance = (1 + 3 / 6) / 9

    assert omens.soon[FENRIR] == pytest.approx(chance * chance)


# SavingThrowCost


@pytest.mark.parametrize(("kind", "faces"), [(GOD_DIE, "ef"), (VANIR_DIE, "ef"), (GOD_DIE, "bcef"), (VANIR_DIE, "bef")])
def test_a_die_succeeds_as_often_as_it_has_the_faces(kind, faces):
    symbols = sum(1 << "-abcdef".index(face) for face in faces)
    assert SUCCESS[kind][symbols] == pytest.approx(sum(DIE[kind]["-abcdef".index(face)] for face in faces) / 6)


@pytest.mark.rule("YG-RISK-03", "YG-GOD-THOR-01")
@pytest.mark.parametrize("dice", [0, 1, 3])
def test_odds_are_those_of_every_way_the_dice_may_fall(dice):
    state = hard(f"gods=thor,tyr,frigg thor.dice={dice}")
    pending(state)
    god, vanir = SUCCESS[GOD_DIE][state.god_symbols[0]], SUCCESS[VANIR_DIE][state.vanir_symbols[0]]
    ways = [0.0] * (dice + 3)
    for fallen in range(1 << (dice + 1)):
        chance, averted = 1.0, 0
        for die in range(dice + 1):
            success = god if die == 0 else vanir
            chance *= success if fallen >> die & 1 else 1 - success
            averted += (2 if die == 0 else 1) * (fallen >> die & 1)
        ways[averted] += chance

    assert SavingThrowCost(DangerValue(state, WEIGHTS), 0).list_odds(dice, 0) == pytest.approx(ways)


def test_more_means_make_risks_cheaper_and_the_last_life_is_ruin():
    def cost(text: str, risks: int) -> float:
        return SavingThrowCost(perils(text), 0).cost_of_risks(risks, -1, 0, 0)

    assert cost("", 2) < cost("", 3) < cost("", 4)
    for help_ in ("valhalla=3", "odin.dice=4", "odin.elves=2 odin.dice=2"):
        assert cost("odin.life=3 " + help_, 3) < cost("odin.life=3", 3)
    assert cost("odin.life=1", 9) > 0.9 * RUIN


# Answers


def test_gods_without_powers_are_all_one_kind():
    easy, difficult = yggdrasil.new(3), yggdrasil.new(3, {"difficulty": "hard"})

    assert len(set(JUDGE.kinds(easy, pending(easy)))) == 1
    assert len(set(JUDGE.kinds(difficult, pending(difficult)))) == 7


def test_orders_of_many_players_are_told_apart_by_who_begins():
    for players, kinds in ((2, 2), (3, 6), (4, 12), (5, 20)):
        state = table(f"players={players}")
        assert len(set(JUDGE.kinds(state, pending(state)))) == kinds


@cache
def questions():
    """Tables of every ask, two of each."""
    found: dict[Any, Any] = {}
    for state in positions():
        if state.agenda and state.agenda[-1].seat != CHANCE:
            found.setdefault(state.agenda[-1].ask, []).append(state)
    return {ask: states[:2] for ask, states in found.items()}


def test_every_question_is_answered_legally():
    asks = {frame.ask for frame in yggdrasil.frames.values() if frame.ask}
    abstract = {"pieces.take", "piece.keep", "world.pick", "world.roam"}
    dealt = {
        "artifact.deal",
        "card.reveal",
        "creature.draw",
        "die.roll",
        "jotun.draw",
        "pile.look",
        "stones.cast",
        "tile.draw",
        "token.turn",
    }

    assert set(questions()) == asks - abstract - dealt
    for states in questions().values():
        for state in states:
            seat = max(0, int(state.agenda[-1].seat))
            for player in (Karl(yggdrasil, JUDGE, 1, worlds=1), bot("jarl", yggdrasil, 1, iterations=4)):
                assert player.choose(state, seat) in pending(state)


def test_every_answer_of_every_question_has_a_rate_and_a_kind():
    for states in questions().values():
        for state in states:
            moves = pending(state)
            rates = JUDGE.rate(state, moves)
            assert len(rates) == len(JUDGE.kinds(state, moves)) == len(moves)
            assert all(-3.0 <= rate <= 3.0 for rate in rates)


@pytest.mark.rule("YG-DEC-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_answers_for_the_table(level, seat):
    state = table("")

    assert pending(state)
    assert state.agenda[-1].seat == TABLE
    assert answered(state, level, seat, 20) in offered(state)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_changes_nothing_and_a_seed_fixes_it(level):
    state = table("odin.at=midgard island=3 odin.dice=2 odin.elves=1 valhalla=2 step=2")
    pending(state)
    before = yggdrasil.position(state)

    assert answered(state, level, 0, 40) == answered(state, level, 0, 40)
    assert yggdrasil.position(state) == before


@pytest.mark.rule("YG-INFO-03", "YG-INFO-04")
def test_bots_know_what_the_table_knows():
    """No seat has more to go by than another, and the known places of the piles are all there is to know."""
    state = table(LAID.format("?", "thor.nidhogg", "?") + "thor.pile=thor.hel,?,?,?,thor.loki open=tyr.surt")
    pending(state)
    known = {yggdrasil.position(JUDGE.seen(state, seat)) for seat in range(3)}

    assert known == {yggdrasil.position(state)}


# Good sense


@pytest.mark.parametrize("level", ["karl", "jarl"])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("enemy", "text", "right"),
    [
        ("surt", "surt=asgard odin.at=asgard odin.dice=2", "fight surt"),
        ("hel", "hel=vanaheim odin.at=vanaheim loki=cage odin.dice=2", "fight hel"),
        ("iormungand", "odin.at=midgard island=5 odin.dice=2", "fight iormungand"),
        ("surt", "odin.at=muspellheim giants=7 surt=svartalfheim", "act normal"),
        ("fenrir", "fenrir=asgard odin.at=asgard thor.life=2", "fight fenrir"),
    ],
)
def test_a_loss_at_hand_is_averted(level, seed, enemy, text, right):
    """Thor's card, the next to be turned over, is known to wake this enemy."""
    state = table(f"open=tyr.{enemy} order=thor thor.down=thor.{enemy} step=3 {text}")

    assert answered(state, level, 0, 60, seed) == right


@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_the_god_goes_where_the_need_is(level):
    state = table("surt=asgard odin.at=alfheim open=tyr.surt order=thor thor.down=thor.surt odin.dice=2 step=2")

    assert answered(state, level, 0, 100) == "move asgard"


@pytest.mark.parametrize("level", ["karl", "jarl"])
@pytest.mark.rule("YG-RISK-02", "YG-RISK-06")
def test_the_last_life_is_defended_with_all_there_is(level):
    """Two risks, one life point, two heroes: both are called."""
    state = table(
        "odin.at=midgard odin.life=1 valhalla=2 risks=2 "
        "agenda=Heroes(0)>Throw(0)>Pairs(0)>Suffer(0)>PutAside(0)>EndTurn()>Turn()"
    )

    assert answered(state, level, 0) == "heroes 2"


@pytest.mark.rule("YG-ROUND-02", "YG-DEC-02")
def test_jarl_lets_who_can_mend_it_go_before_the_fatal_card():
    """Thor's card is known to wake Surt on top of the tree; Odin stands beside him and Thor, too late, does not."""
    state = table(
        LAID.format("odin.nidhogg", "thor.surt", "tyr.iormungand")
        + "surt=asgard odin.at=asgard thor.at=niflheim tyr.at=niflheim open=tyr.surt odin.dice=3"
    )
    order = answered(state, "jarl", 0, 250).split()[1:]

    assert order.index("odin") < order.index("thor")


def won(level: str, seed: int) -> bool:
    """A team from the middle of an easy game on."""
    state = table(f"nidhogg={LAST - 2} giants=2 dead=1 island=2 valhalla=2")
    if level == "karl":
        team: list[Bot] = [Karl(yggdrasil, JUDGE, seed * 8 + seat, worlds=1) for seat in range(3)]
    else:
        team = [bot(level, yggdrasil, seed * 8 + seat) for seat in range(3)]
    dealer = meadhall.SeededDealer(seed)
    while (frame := frame_of(state)) is not None:
        seat = max(0, int(frame.seat))
        meadhall.play(state, dealer.deal(state) if frame.seat == CHANCE else team[seat].choose(state, seat))
    outcome = yggdrasil.outcome(state)
    return outcome is not None and bool(outcome.winners)


def test_the_levels_are_levels():
    """Thralls hardly ever see the end of it, karls nearly always; benchmarks/experiments/teams.py measures the rest."""
    assert sum(won("thrall", seed) for seed in range(20)) <= 8
    assert sum(won("karl", seed) for seed in range(5)) >= 4
