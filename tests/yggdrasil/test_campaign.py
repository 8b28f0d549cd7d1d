"""The campaign between its games: experience, sheets and what is bought for them, the next saga or the same again."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.games.yggdrasil.game import yggdrasil
from meadhall.games.yggdrasil.state import SAGAS, Yggdrasil
from optional import unwrap
from yggdrasil.scene import ask, offered, preview, reason, refused, run, table, told

RAGNAROK = "options=difficulty:hard,campaign:ragnarok "
NEXT = " odin.at=alfheim step=2 order=thor thor.down=thor.{0} open=tyr.{0} {1}"
WON = " odin.at=alfheim step=2 page=3 "  # the last page of its saga, whose goal is reached
RANSOMED = WON + "tally=ransom:1"
LOST = NEXT.format("surt", "surt=asgard")


def campaign(text: str = "") -> Yggdrasil:
    return table(RAGNAROK + text)


def ended(text: str) -> Yggdrasil:
    state = campaign(text)
    run(state, "stay", "pass")
    assert reason(state) is not None
    return state


def after(state: Yggdrasil) -> Yggdrasil:
    """The next game of a campaign; events are told from here on."""
    found = yggdrasil.resumed(state)
    assert found is not None
    found.log = []
    return found


def sheet(state: Yggdrasil, god: str) -> dict[str, Any]:
    """What is ticked in each row."""
    found = next(one for one in yggdrasil.view(state, None)["campaign"]["sheets"] if one["hero"] == god)
    return {row["row"]: row["ticked"] for row in found["rows"]}


def costs(state: Yggdrasil, row: str) -> list[int]:
    rows = yggdrasil.view(state, None)["campaign"]["sheets"][0]["rows"]
    return next(one["costs"] for one in rows if one["row"] == row)


def buying(text: str) -> Yggdrasil:
    """Between two games, with this on the sheets."""
    return campaign(text + " agenda=Buy(0)>Equip()>DealArtifact(0)>DealArtifact(1)>DealArtifact(2)>Round() tops=-,-,-")


@pytest.mark.rule("YG-CAMP-01", "YG-CAMP-03", "YG-SETUP-11")
def test_a_campaign_begins_with_the_first_saga_and_the_rules_of_the_hard_game() -> None:
    state = yggdrasil.new(3, {"campaign": "ragnarok"})
    state.log = []

    assert meadhall.decide(state) is not None
    assert told(state, "saga") == [{"kind": "saga", "saga": "balder", "count": 1}]
    assert yggdrasil.options_of(state)["difficulty"] == "hard"
    assert yggdrasil.view(state, None)["campaign"]["saga"] == "balder"
    assert yggdrasil.view(state, None)["campaign"]["tries"] == {"balder": 1}
    assert yggdrasil.view(yggdrasil.new(3), None)["campaign"] is None


@pytest.mark.rule("YG-CAMP-01")
def test_a_campaign_itself_says_which_saga_it_is_at() -> None:
    with pytest.raises(Fault) as fault:
        yggdrasil.new(3, {"campaign": "ragnarok", "saga": "vigrid"})
    assert fault.value.key == "yggdrasil-option-campaign"
    assert fault.value.args_of_key == {"option": "saga", "value": "vigrid"}


@pytest.mark.rule("YG-CAMP-01", "YG-CAMP-08")
def test_a_win_opens_the_next_saga() -> None:
    state = ended("saga=sky_wolves tries=1,2,1,0,0,0" + WON)
    following = after(state)

    assert reason(state) == "tree"
    assert yggdrasil.view(following, None)["campaign"]["saga"] == "naglfar"
    assert yggdrasil.view(following, None)["saga"]["saga"] == "naglfar"  # and its first page lies open
    assert yggdrasil.view(following, None)["saga"]["page"] == 1
    assert yggdrasil.view(following, None)["campaign"]["tries"] == {
        "balder": 1,
        "fimbulwinter": 2,
        "sky_wolves": 1,
        "naglfar": 1,
    }


@pytest.mark.rule("YG-CAMP-01", "YG-CAMP-09")
def test_a_lost_saga_is_played_again() -> None:
    following = after(ended("saga=fimbulwinter tries=1,2,0,0,0,0" + LOST))

    meadhall.decide(following)
    assert told(following, "saga") == [{"kind": "saga", "saga": "fimbulwinter", "count": 3}]


@pytest.mark.rule("YG-CAMP-01")
def test_nothing_follows_the_last_saga_but_after_a_loss_it_does() -> None:
    last = "saga=vigrid tries=1,1,1,1,1,1"

    assert yggdrasil.resumed(ended(last + WON + "tally=wounds:4")) is None
    assert yggdrasil.resumed(ended(last + LOST)) is not None
    assert yggdrasil.resumed(campaign()) is None
    assert len(SAGAS) == 6


def test_a_single_game_has_no_next() -> None:
    state = table("options=difficulty:hard " + LOST)
    run(state, "stay", "pass")

    assert reason(state) == "surt-top"
    assert yggdrasil.resumed(state) is None
    assert told(state, "experience") == []


@pytest.mark.case("YG-CASE-69")
@pytest.mark.rule("YG-CAMP-08", "YG-CAMP-09", "YG-CAMP-11")
@pytest.mark.parametrize(("last", "gained"), [(RANSOMED, [3, 1, 6, 2]), (LOST, [3, 3, 3, 3])])
def test_life_that_is_left_becomes_experience_and_a_loss_teaches_as_much(last: str, gained: list[int]) -> None:
    state = ended("players=4 gods=odin,thor,tyr,freyr odin.life=3 thor.life=1 tyr.life=6 freyr.life=2 tyr.xp=4" + last)

    assert [event["count"] for event in told(state, "experience")] == gained
    assert list(state.xp) == [gained[0], gained[1], gained[2] + 4, gained[3]]


@pytest.mark.rule("YG-CAMP-02", "YG-CAMP-13", "YG-CAMP-14", "YG-CAMP-04")
def test_gods_and_sheets_stay_and_all_else_is_as_at_the_start() -> None:
    before = campaign(
        "players=2 gods=odin,thor,tyr odin.elves=3 odin.artifacts=draupnir odin.life=2 tyr.life=1 "
        "thor.die_boxes=1 thor.bloods=tyr thor.god_symbols=bef giants=4 devastated=midgard "
        "odin.at=alfheim step=2 order=thor thor.down=thor.surt open=odin.surt surt=asgard"
    )
    run(before, "stay", "pass")
    following = after(before)
    run(following, "done", "done")

    gods = yggdrasil.view(following, None)["gods"]
    assert [one["god"] for one in gods] == ["odin", "thor", "tyr"]
    assert [one["life"] for one in gods] == [8, 8, 5]
    assert [one["elves"] for one in gods] == [0, 0, 0]
    assert [one["dice"] for one in gods] == [0, 1, 0]
    assert gods[0]["artifacts"] == []
    assert sheet(following, "thor") == {
        "god": ["b"],
        "vanir": [],
        "elf": 0,
        "die": 1,
        "brother": [],
        "blood": ["tyr"],
        "chance": [],
        "travel": [],
    }
    assert (following.giants, following.devastated, following.vanaheim) == (0, 0, 6)
    assert len(yggdrasil.view(following, None)["campaign"]["sheets"]) == 2


@pytest.mark.rule("YG-CAMP-14")
def test_the_number_of_players_stays() -> None:
    with pytest.raises(Fault) as fault:
        yggdrasil.with_players(campaign(), 4)

    assert (fault.value.key, fault.value.args_of_key) == ("yggdrasil-players-fixed", {"players": 3})


@pytest.mark.case("YG-CASE-70")
@pytest.mark.rule("YG-CAMP-05", "YG-CAMP-06")
@pytest.mark.parametrize(
    ("players", "left"),
    [
        (1, [2, 4]),
        (2, [3, 4]),
        (3, [1, 3]),
        (4, [1, 2, 3]),
        (5, [1, 2, 3, 4]),
    ],
)
def test_relation_boxes_are_struck_out_by_the_number_of_players(players: int, left: list[int]) -> None:
    state = campaign(f"players={players}")

    assert [costs(state, row) for row in ("brother", "blood", "chance", "travel")] == [left] * 4
    assert [costs(state, row) for row in ("god", "vanir", "elf", "die")] == [[3, 4, 5], [3, 4, 5], [1, 2, 3], [1, 2, 3]]


@pytest.mark.case("YG-CASE-70")
@pytest.mark.rule("YG-CAMP-07")
def test_some_boxes_are_ticked_before_the_first_game() -> None:
    none = {"god": [], "vanir": [], "elf": 0, "die": 0, "brother": [], "blood": [], "chance": [], "travel": []}
    state = campaign("players=5 gods=heimdall,frigg,tyr,freyr,freyia")
    duo = campaign("players=2 gods=odin,thor,tyr")

    assert sheet(state, "heimdall") == {**none, "god": ["b"], "vanir": ["b"]}
    assert sheet(state, "frigg") == {**none, "vanir": ["b"]}
    assert sheet(state, "tyr") == {**none, "god": ["b", "c"]}
    assert sheet(state, "freyr") == {**none, "elf": 2}
    assert sheet(state, "freyia") == {**none, "chance": ["heimdall", "frigg", "tyr", "freyr"]}
    assert sheet(duo, "odin") == {**none, "brother": ["thor", "tyr"]}


@pytest.mark.case("YG-CASE-70")
@pytest.mark.rule("YG-CAMP-06", "YG-CAMP-10", "YG-CAMP-12", "YG-DEC-23")
def test_a_relation_row_is_filled_from_left_to_right() -> None:
    state = buying("players=2 gods=tyr,odin,thor tyr.xp=8")

    assert ask(state) == "sheet.buy"
    run(state, "buy brother thor")
    assert state.xp[0] == 5
    assert refused(state, "buy brother thor") == "YG-CAMP-12"
    run(state, "buy brother odin")
    assert state.xp[0] == 1
    assert sheet(state, "tyr")["brother"] == ["odin", "thor"]


@pytest.mark.rule("YG-CAMP-10", "YG-CAMP-11", "YG-CAMP-12")
def test_symbols_are_bought_in_any_order_and_pieces_from_left_to_right() -> None:
    state = buying("gods=odin,thor,tyr odin.xp=16")
    run(state, "buy god d", "buy vanir b", "buy elf", "buy elf", "buy die")

    assert state.xp[0] == 16 - 5 - 3 - 1 - 2 - 1
    assert [(one["die"], one["face"]) for one in told(state, "learn")] == [("god", "d"), ("vanir", "b")]
    assert [one["thing"] for one in told(state, "equip")] == ["elf", "elf", "die"]
    assert {**sheet(state, "odin"), "brother": []} == {
        "god": ["d"],
        "vanir": ["b"],
        "elf": 2,
        "die": 1,
        "brother": [],
        "blood": [],
        "chance": [],
        "travel": [],
    }
    run(state, "done")
    assert (state.elves[0], state.dice[0], state.xp[0]) == (2, 1, 4)


@pytest.mark.rule("YG-CAMP-06", "YG-CAMP-10", "YG-CAMP-12")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("buy god c", "YG-CAMP-10"),
        ("buy god b", "YG-CAMP-12"),
        ("buy elf", "YG-CAMP-12"),
        ("buy brother odin", "YG-CAMP-12"),
        ("buy travel thor", "YG-CAMP-12"),
        ("buy blood tyr", "YG-CAMP-10"),
        ("buy brother freyr", "YG-CAMP-10"),
        ("stay", "YG-CAMP-10"),
    ],
)
def test_a_purchase_is_refused_with_its_rule(answer: str, rule: str) -> None:
    state = buying(
        "gods=odin,thor,tyr odin.xp=2 odin.god_symbols=bef odin.elf_boxes=3 odin.travels=thor odin.bloods=thor"
    )

    assert refused(state, answer) == rule
    assert state.xp[0] == 2


@pytest.mark.rule("YG-CAMP-06")
def test_a_full_relation_row_takes_nobody_else() -> None:
    state = buying("players=3 gods=odin,thor,tyr odin.xp=9 odin.chances=thor,tyr")

    assert not [text for text in offered(state) if text.startswith(("buy brother", "buy chance"))]
    assert [text for text in offered(state) if text.startswith("buy blood")] == ["buy blood thor", "buy blood tyr"]


@pytest.mark.rule("YG-CAMP-10", "YG-CAMP-11")
def test_who_can_afford_nothing_is_not_asked() -> None:
    state = buying("players=2 gods=odin,thor,tyr odin.xp=0")

    assert ask(state) != "sheet.buy"


@pytest.mark.rule("YG-CAMP-10", "YG-DEC-23")
def test_an_answer_says_what_it_does_what_it_costs_and_what_is_left() -> None:
    state = buying("gods=odin,thor,tyr odin.xp=4")
    meadhall.decide(state)

    terms = preview(state, "terms")
    assert terms["buy god b"] == {"does": "god", "cost": 3, "left": 1}
    assert terms["done"] == {"left": 4}


@pytest.mark.rule("YG-CAMP-10")
def test_copies_of_a_table_do_not_buy_for_each_other() -> None:
    state = buying("gods=odin,thor,tyr odin.xp=9")
    twin = state.copy()
    run(twin, "buy god b", "buy elf", "buy blood thor")

    assert (state.xp[0], sheet(state, "odin")["god"], state.elf_boxes[0], state.bloods[0]) == (9, [], 0, 0)


@pytest.mark.rule("YG-SETUP-17", "YG-ROUND-08", "YG-CAMP-04")
def test_where_a_reserve_is_too_small_the_table_agrees_who_goes_without() -> None:
    gods = ("odin", "thor", "tyr", "freyr", "freyia")
    boxes = " ".join(f"{god}.elf_boxes={3 if god != 'tyr' else 2}" for god in gods)
    state = campaign(
        f"players=5 gods={','.join(gods)} {boxes} tops=-,-,- "
        "agenda=Equip()>DealArtifact(0)>DealArtifact(1)>DealArtifact(2)>Round()"
    )

    assert ask(state) == "pieces.share"
    assert offered(state) == [f"without {god}" for god in gods]
    run(state, "without thor")
    assert [one["elves"] for one in yggdrasil.view(state, None)["gods"]] == [3, 2, 2, 3, 3]
    assert state.alfheim == 0


@pytest.mark.rule("YG-SETUP-17")
def test_nobody_goes_without_what_was_not_claimed() -> None:
    state = campaign(
        "players=5 agenda=Share(1,[3,3,3,3,2])>DealArtifact(0)>DealArtifact(1)>DealArtifact(2)>Round() tops=-,-,-"
    )

    assert offered(state) == ["without odin", "without thor", "without tyr", "without freyr", "without freyia"]
    nothing = campaign(
        "players=5 agenda=Share(1,[3,3,3,3,2])>DealArtifact(0)>DealArtifact(1)>DealArtifact(2)>Round() tops=-,-,-"
    )
    assert refused(nothing, "without frigg") == "YG-SETUP-17"


@pytest.mark.parametrize(
    ("part", "key"),
    [
        ("tries=1,2", "yggdrasil-tries"),
        ("odin.elf_boxes=4", "position-number"),
        ("saga=loki", "position-word"),
    ],
)
def test_a_position_that_cannot_be_is_refused(part: str, key: str) -> None:
    with pytest.raises(Fault) as fault:
        campaign(part)

    assert fault.value.key == key


def test_nothing_is_bought_in_a_single_game() -> None:
    with pytest.raises(Fault) as fault:
        table("options=difficulty:hard agenda=Buy(0)>Round()")

    assert fault.value.key == "position-unplayable"


@pytest.mark.rule("YG-CAMP-01", "YG-CAMP-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_campaigns_go_on_and_their_positions_can_be_read_again(players: int) -> None:
    state: Yggdrasil = yggdrasil.new(players, {"campaign": "ragnarok"})
    rng, bought = Rng.seeded(players), 0
    for _ in range(3):
        while (decision := meadhall.decide(state)) is not None:
            bought += decision.ask == "sheet.buy"
            if decision.ask in ("sheet.buy", "pieces.share"):
                text = yggdrasil.position(state)
                assert yggdrasil.position(yggdrasil.from_position(text)) == text
            meadhall.play(state, decision.options[rng.below(len(decision.options))])
        text = yggdrasil.position(state)
        state = unwrap(yggdrasil.resumed(yggdrasil.from_position(text)))
    assert bought


@pytest.mark.rule("YG-CAMP-10", "YG-CAMP-11")
@pytest.mark.parametrize(
    ("sheet_of", "bought"),
    [
        ("players=3 gods=tyr,odin,thor tyr.xp=0", []),
        ("players=3 gods=thor,odin,tyr thor.xp=3", ["buy god b"]),
        ("players=2 gods=thor,odin,tyr thor.xp=1", ["buy die"]),
        ("players=2 gods=thor,odin,tyr thor.xp=2", ["buy die", "buy elf"]),
        ("players=4 gods=thor,odin,tyr,freyr thor.xp=2", ["buy brother odin", "buy die"]),
        (
            "players=2 gods=thor,odin,tyr thor.xp=3 thor.god_symbols=bcdef thor.elf_boxes=3 thor.die_boxes=3 "
            "thor.vanir_symbols=bcdef thor.travels=odin,tyr thor.brothers=odin,tyr",
            ["done"],
        ),
    ],
)
def test_bots_buy_what_helps_in_every_throw_and_keep_what_would_be_wasted(sheet_of: str, bought: list[str]) -> None:
    state, player, given = buying(sheet_of), bot("karl", yggdrasil, 1), []
    while (decision := meadhall.decide(state)) is not None and decision.ask == "sheet.buy":
        given.append(yggdrasil.notate(state, player.choose(state, decision.seat)))
        meadhall.play(state, given[-1])

    assert given == bought
