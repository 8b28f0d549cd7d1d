"""Yggdrasil Chronicles at the terminal: the tree, the danger and the odds told and drawn; games by ear and by keys."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meadhall
from meadhall.core.agenda import TABLE, answer, pending
from meadhall.core.game import Outcome
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.cards import EASY_MOVES, ENEMIES, GODS, ISLANDS, WORLDS
from meadhall.terminal.choices import Choice, pick
from meadhall.words import LANGUAGES
from optional import unwrap
from terminal.answers import Asked
from terminal.conftest import Play, SitDown
from terminal.plain_ui_helpers import by_ear
from terminal.yggdrasil_helpers import DEED, MOVE, NAMES, SEATS, YGGDRASIL, teller, teller_at


def later(seed: int, answers: int, players: int = 3, **options: Any) -> Any:
    """A game that random gods have brought some way."""
    state = YGGDRASIL.new(players, options)
    rng = Rng.seeded(seed)
    for _ in range(answers):
        moves = pending(state)
        if not moves:
            break
        answer(state, moves[rng.below(len(moves))])
    return state


def listing(position: str) -> dict[str, str]:
    """Every answer to the question of a position, as it is said."""
    state = YGGDRASIL.from_position(position)
    return Asked(YGGDRASIL, state, unwrap(meadhall.decide(state)).seat, NAMES).lines()


# The tree


@pytest.mark.rule("YG-MAP-04", "YG-MAP-05")
def test_the_columns_are_told_as_the_tree_is_turned() -> None:
    _, left, front, right, step, *_ = teller().tell("tree", "")

    assert left == "Vanaheim (Loki 2); below it Nidavellir (nobody); below that Niflheim (Hel 2)."
    assert front.startswith("Asgard (Thor, Thjazi); below it Midgard (Surt 5, Iormungand 3, Odin);")
    assert right.startswith("Alfheim (Tyr); below it Svartalfheim")
    assert step == (
        "After one more step of the middle level: Midgard under Vanaheim, Nidavellir under Alfheim, "
        "Svartalfheim under Asgard."
    )


def test_after_a_step_the_columns_are_those_that_were_foretold() -> None:
    _, left, front, right, *_ = teller(DEED + " turned=1").tell("tree", "")

    assert "Vanaheim (Loki 2); below it Midgard" in left
    assert "below it Svartalfheim" in front
    assert "below it Nidavellir" in right


def test_what_stands_beside_the_worlds_is_told() -> None:
    *_, cage, islands, book = teller().tell("tree", "")

    assert cage == "In the cage: Fenrir; 6 of 7 pieces of its wall stand."
    dead = ", ".join(str(value) for value in ISLANDS[2:])
    assert islands == f"Iormungand lies on island 2 of {len(ISLANDS)}; dead on those to come: {dead}."
    assert book == f"Nidhogg has moved 0; {EASY_MOVES[2]} spaces to the tree."


def test_each_world_says_how_strong_its_action_is_and_why() -> None:
    told = {line.partition(":")[0]: line.partition(": ")[2] for line in teller().tell("world", "")[1:]}

    assert set(told) == {teller().called("world", world) for world in WORLDS}
    assert told["Alfheim"] == "take up to 3 elves (with advantage: another god is there)."
    assert told["Vanaheim"] == "take 1 Vanir die (with disadvantage: an enemy is there)."
    assert told["Nidavellir"] == (
        "take an open artifact of levels 1 to 2: Andvarinaut, Gleipnir (normal: no enemy and no other god is there)."
    )
    assert told["Asgard"] == "Thjazi besieges it: no action."
    assert told["Midgard"].startswith("Devastated: no action")


def test_a_world_is_known_by_its_name_its_beginning_and_its_notation() -> None:
    assert teller().tell("world", "jotun")[0] == "Jotunheim, bottom level."
    assert teller(language="de").tell("world", "MUSPELLSHEIM")[0] == "Muspellsheim, untere Ebene."
    assert teller(language="de").tell("world", "muspellheim")[0] == "Muspellsheim, untere Ebene."
    [line] = teller().tell("world", "Jotunhiem")
    assert line.startswith("Nothing here is called “Jotunhiem”. The nearest: Jotunheim")


# Danger


def test_each_enemy_says_what_it_would_do_now() -> None:
    lines = teller().tell("danger", "surt")

    assert lines[0] == "Surt, one open card."
    assert "Surt comes to Asgard. The middle level turns one step. 2 fire giants join Surt." in lines[1]
    assert lines[2].strip() == "1 climb to spare. Giants for 2 more activations."
    assert len(teller().tell("danger", "")) == 2 + 3 * len(ENEMIES)


def test_a_loss_that_comes_next_is_named() -> None:
    told = teller(DEED.replace("surt=midgard", "surt=asgard").replace(" devastated=midgard", ""))

    assert "You would lose: Surt climbs beyond the top of the tree." in "\n".join(told.tell("danger", "surt"))
    assert "Surt: The next climb loses the game." in told.tell("table", "")[-1]


def test_chances_are_told_of_face_down_cards_only_with_the_memory_aid() -> None:
    face_down = later(3, 12, memory=True)
    assert re.search(r"\d+% to be activated this round", "\n".join(teller_at(face_down, 0).tell("danger", "")))
    assert re.search(r"’s face-down card: \w+ \d+%", "\n".join(teller_at(face_down, 0).tell("wheel", "")))

    forgotten = teller_at(later(3, 12, memory=False), 0)
    assert "%" not in "\n".join(forgotten.tell("danger", "") + forgotten.tell("wheel", ""))
    assert [line for line in forgotten.tell("piles", "") if not re.fullmatch(r"\w+’s pile has \d cards?\.", line)] == []


# Gods, odds, piles


def test_a_sheet_is_found_by_god_and_by_player() -> None:
    own = "Odin (you): 7 of 7 life points, in Midgard; 1 elf, 2 Vanir dice."
    assert teller().tell("sheet", "") == [own]
    assert teller(seat=2).tell("sheet", "odin") == [own.replace("(you)", "(Bera)")]
    assert teller().tell("sheet", "orm") == teller().tell("sheet", "Thor")
    assert teller().tell("sheet", "Ragnar") == ["Nothing here is called “Ragnar”. The nearest: Odin, Thor, Tyr"]


def test_powers_and_relations_are_told_in_the_hard_game_only() -> None:
    hard = teller("yggdrasil options=difficulty:hard gods=odin,thor,tyr").tell("sheet", "")
    assert "Brothers in arms: Thor, Tyr." in hard
    assert "May move to Asgard from anywhere." in hard
    assert len(teller("yggdrasil gods=odin,thor,tyr").tell("sheet", "")) == 1


@pytest.mark.rule("YG-FIGHT-07")
def test_the_odds_stand_beside_every_risky_answer() -> None:
    said = listing(DEED)

    odds = r"5 risks · \d+% without loss · −[\d.]+ life on average"
    assert re.fullmatch(rf"Fight Surt: it retreats to Muspellheim · {odds}", said["fight surt"])
    assert re.fullmatch(rf"Fight Surt: {odds}", teller().tell("odds", "")[0])
    assert teller(MOVE).tell("odds", "") == ["There is no risk now, and no answer leads to one."]


@pytest.mark.rule("YG-FIGHT-06", "YG-FIGHT-07", "YG-ACT-HEAL-03", "YG-DEV-08")
def test_blunders_are_warned_of() -> None:
    assert listing(DEED)["heal"].endswith("Two enemies are there: it would be devastated again at once.")
    weak = listing(DEED + " odin.life=2")
    assert "This costs the last life: the game would be lost." in weak["heal"]
    assert weak["fight surt"].endswith("This can cost the last life, and the game.")
    assert listing(DEED.replace("island=2", "island=1"))["fight iormungand"].endswith("nobody would move.")
    apples = listing(DEED + " odin.life=2 odin.artifacts=idunn")
    assert "last life" not in apples["heal"]
    without = listing(DEED.replace("jotnar=thjazi", "jotnar=thjazi,thrym") + " odin.life=2 odin.artifacts=idunn")
    assert "last life" in without["heal"]


def test_a_move_says_who_is_there_and_what_could_be_done() -> None:
    said = listing(MOVE)

    assert said["move asgard"] == "Go to Asgard: Thor, Thjazi · Thjazi besieges it: no action."
    assert said["move nidavellir"] == (
        "Go to Nidavellir: take an open artifact of level 1 to 2 (Andvarinaut, Gleipnir), normal"
    )
    assert said["stay"].startswith("Stay: Surt (5), Iormungand (3) · Devastated: no action")


@pytest.mark.rule("YG-RUNE-01", "YG-RUNE-03", "YG-ACT-HEAL-01", "YG-ART-IDUNN")
def test_a_rune_says_what_it_would_give_and_cost() -> None:
    runes = "yggdrasil odin.at=jotunheim devastated=niflheim giants=3 agenda=Stones(0,[0,2,3],1)>Turn() "
    said = listing(runes + "odin.life=2")

    assert said["action alfheim"] == "The action of Alfheim: take up to 2 elves"
    assert said["action niflheim"] == (
        "The action of Niflheim: heal this world for 2 life points · This costs the last life: the game would be lost."
    )
    assert "rout up to 3 giants at 2 risks · 2 risks · 0% without loss" in said["action muspellheim"]
    assert said["rotate 1"] == (
        "Turn the tree one step: Midgard under Vanaheim · Nidavellir under Alfheim · Svartalfheim under Asgard"
    )
    apples = listing(runes + "odin.artifacts=idunn")
    assert apples["action niflheim"] == "The action of Niflheim: heal this world for 1 life point"
    assert apples["regain"] == "Regain a life point: It could do nothing now."


@pytest.mark.rule("YG-SUP-05")
def test_a_god_who_is_chosen_says_what_he_brings_and_a_support_god_nothing() -> None:
    alone = YGGDRASIL.new(1, {"difficulty": "hard"})

    chosen = Asked(YGGDRASIL, alone, 0, NAMES).line("god freyr")
    assert chosen == "Freyr: Facing risks, he averts one for every two elves he sends home. Begins with two elves."
    meadhall.play(alone, "god odin")
    assert Asked(YGGDRASIL, alone, 0, NAMES).line("god freyr") == "Freyr"


@pytest.mark.rule("YG-SUP-02", "YG-CREA-GERIFREKI")
def test_where_no_action_follows_a_move_says_only_who_is_there() -> None:
    support = listing(
        "yggdrasil players=2 gods=odin,thor,tyr hel=niflheim odin.at=niflheim "
        "agenda=SupportMove(0,2)>Move(0)>Deed(0,0)>EndTurn()>Turn()"
    )
    wolves = listing("yggdrasil gods=odin,thor,tyr thor.at=niflheim agenda=GeriFreki(0)>Deed(0,1)>EndTurn()>Turn()")

    assert support["move alfheim"] == "Go to Alfheim"
    assert support["stay"] == "Stay"
    assert wolves["move niflheim"] == "Go to Niflheim: Hel (1), Thor"


def test_the_throw_is_told_die_by_die() -> None:
    told = teller(
        "yggdrasil gods=odin,tyr,thor odin.at=midgard risks=3 foe=iormungand throw=odin:god:-,odin:vanir:e "
        "agenda=Elves(0)>Suffer(0)>PutAside(0)>Retreat(2)>Turn() odin.elves=1 odin.dice=1"
    ).tell("odds", "")

    assert told[0] == "Odin has 2 risks left against Iormungand."
    assert told[1:3] == ["Odin, god die: blank.", "Odin, Vanir die: e; averts 1."]


def test_known_cards_stand_at_their_places() -> None:
    told = teller("yggdrasil gods=odin,thor,tyr odin.pile=?,?,?,odin.surt,odin.hel open=odin.loki").tell("piles", "")

    assert told[1] == "  From the top: 2 unknown, Surt, Hel."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told_in_every_language(language: str) -> None:
    for seed in range(6):
        players = 1 + seed % 5
        state = later(seed, 25 * seed, players, difficulty="hard" if seed % 2 else "easy")
        for seat in (0, players - 1, None):
            told = teller_at(state, seat, language)
            lines = [line for topic in told.topics for line in told.tell(topic, "")]
            lines += [line for board in range(told.boards()) for line in told.describe(board)]
            lines += [line for world in WORLDS for line in told.tell("world", world)]
            lines += [line for god in GODS for line in told.tell("sheet", god)]
            lines += [told.turn(), told.beam(), *told.legend()]

            assert not [line for line in lines if re.search(r"\b(terminal|world|god|enemy|event)-[\w?]|[{}]| $", line)]


def test_what_nobody_can_know_changes_nothing_that_is_told() -> None:
    for seed in range(4):
        state = later(seed, 20 + 20 * seed)
        twin = YGGDRASIL.redeal(state, 1, Rng.seeded(seed))
        one, other = teller_at(state, 1), teller_at(twin, 1)
        for topic in one.topics:
            assert one.tell(topic, "") == other.tell(topic, "")


# Answers in parts


def test_the_order_of_five_gods_is_asked_god_by_god(sit_down: SitDown) -> None:
    sitting = sit_down(
        "me=Bera,thrall,thrall,thrall,thrall",
        game=YGGDRASIL,
        position="yggdrasil players=5 gods=odin,thor,tyr,frigg,freyr",
    )
    assert sitting.table.asked_seat() == TABLE
    offered = sitting.list_choices()

    assert [choice.label for choice in offered] == [
        f"{god} begins" for god in ("Odin", "Thor", "Tyr", "Frigg", "Freyr")
    ]
    assert [choice.label for choice in offered[1].then] == ["Odin", "Tyr", "Frigg", "Freyr"]
    assert leaves(offered) == 120
    chosen = pick(offered, [2, 4, 1])
    assert chosen is not None
    assert chosen.answer == "order thor freyr odin tyr frigg"
    assert offered[1].question == "Thor is chosen. What next?"


def leaves(offered: list[Choice] | tuple[Choice, ...]) -> int:
    return sum(leaves(choice.then) if choice.then else 1 for choice in offered)


TAKE = "yggdrasil gods=odin,thor,tyr odin.at=vanaheim agenda=TakeDice(0,2)>Deed(0,1)>EndTurn()>Turn()"


def test_a_number_to_take_is_called_a_number(sit_down: SitDown, play: Play) -> None:
    """Not “1. 1”, which by ear is nothing."""
    sitting = sit_down(SEATS, game=YGGDRASIL, position=TAKE)
    assert [text.split()[0] for text in unwrap(sitting.table.decision).options] == ["take", "take"]
    assert "1. number 1\n2. number 2\n" in play(sitting, "")


def test_a_journey_is_asked_in_two_parts(sit_down: SitDown) -> None:
    sitting = sit_down(
        SEATS,
        game=YGGDRASIL,
        position=("yggdrasil gods=odin,thor,tyr odin.at=jotunheim agenda=Stones(0,[1],0)>EndTurn()>Turn()"),
    )
    offered = sitting.list_choices()

    travels = next(choice for choice in offered if choice.thing == "thor")
    assert travels.label == "Thor"
    assert "Thor goes to Muspellheim: Surt (1)" in [choice.label for choice in travels.then]
    assert travels.question == "Thor is chosen. What next?"


# Plain


@pytest.mark.parametrize(("language", "seats"), [("en", SEATS), ("fr", "me=Bera"), ("de", "me=Bera,me=Orm")])
def test_a_game_is_played_by_ear_alone(
    language: str, seats: str, sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_ear(sit_down(seats, seed=5, lang=language, game=YGGDRASIL, difficulty="hard"), monkeypatch)


def test_the_commands_are_heard_in_any_language(sit_down: SitDown, play: Play) -> None:
    said = play(sit_down(SEATS, game=YGGDRASIL, position=DEED), "danger surt", "arbre", "rad", "jötunen", "help")

    assert "1 climb to spare." in said
    assert "Surt: one open card, of Tyr." in said
    assert "Thjazi (Asgard): No action in Asgard." in said
    assert "danger [ENEMY]: what each enemy would do" in said


def test_who_shares_a_table_without_secrets_need_not_look_away(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down("me=Bera,me=Orm", game=YGGDRASIL)
    said = play(sitting, "1", "1", "1", "1", "1", "1")

    assert "Bera: Which god do you play?" in said
    assert "Orm: Which god do you play?" in said
    assert sitting.speech("terminal-hand-over-scroll") not in said
    assert said.count("Bera plays Freyia.") == 1, "nobody is told the same news again"


def test_a_table_of_bots_decides_for_itself(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down("thrall,thrall", game=YGGDRASIL, seed=4)
    play(sitting)

    assert sitting.table.outcome is not None


def test_the_story_has_every_page_and_what_a_deed_led_to() -> None:
    told = teller("yggdrasil gods=odin,thor,tyr options=saga:balder")
    assert told.tell("story", "") == ["Nothing is told yet."]
    told.earlier = lambda: [
        {"kind": "saga", "title": {"": "The Death of Balder"}},
        {"kind": "saga", "saga": "balder", "count": 1},
        {"kind": "lose", "reason": "life"},
        {"kind": "experience", "god": "odin", "count": 3},
    ]
    told.log = lambda: [
        {"kind": "saga", "saga": "balder", "count": 2},
        {"kind": "page", "page": "balder-1"},
        {"kind": "go", "god": "odin", "world": "midgard"},
        {"kind": "errand", "god": "odin", "world": "midgard", "errand": "swear"},
        {"kind": "token", "world": "midgard", "token": "broken"},
    ]
    assert told.tell("story", "") == [
        "The saga “The Death of Balder” begins.",
        "A god has no life left. You have lost.",
        "Odin gains 3 experience points.",
        "",
        "The saga “The Death of Balder” begins once more: try 2.",
        "",
        "A page is turned: Nine oaths. (“page” reads it)",
        "Odin in Midgard: Take the oath.",
        "In Midgard the marker shows a broken oath.",
    ]


@pytest.mark.rule("YG-CAMP-08", "YG-CAMP-09")
def test_the_end_of_a_game_says_what_there_is_to_spend() -> None:
    told = teller("yggdrasil gods=odin,thor,tyr options=difficulty:hard,campaign:ragnarok odin.xp=5 tyr.xp=1")
    assert told.scores(Outcome([], [0, 0, 0], "life"))[-3:] == [
        "Odin can spend 5 experience points.",
        "Thor can spend 0 experience points.",
        "Tyr can spend 1 experience point.",
    ]
