"""Setting up a table for one to five."""

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.cards import EASY_MOVES, HARD_MOVES
from meadhall.games.yggdrasil.data import COMPONENTS, Components, read_data_files
from yggdrasil.scene import asked, at, life, offered, pile, refused, run, where, yggdrasil

GODS = ["freyia", "freyr", "frigg", "heimdall", "odin", "thor", "tyr"]


def seated(players, gods, **options):
    """A table whose players (and then the table, for support gods) have chosen these gods."""
    s = yggdrasil.new(players, options)
    s.log = []
    run(s, *(f"god {god}" for god in gods))
    return s


def ready(players, gods, **options):
    s = seated(players, gods, **options)
    run(s, "artifact draupnir", "artifact gungnir", "artifact svalinn")
    return s


@pytest.mark.rule("YG-SETUP-01", "YG-DEC-01")
def test_everybody_chooses_a_god_of_seven_and_none_is_there_twice():
    s = yggdrasil.new(5)
    assert asked(s) == (0, "god.choose")
    assert offered(s) == [f"god {god}" for god in GODS]
    for seat, god in enumerate(["odin", "thor", "frigg", "tyr", "freyr"]):
        assert asked(s) == (seat, "god.choose")
        run(s, f"god {god}")
        if seat < 4:
            assert refused(s, f"god {god}") == "YG-SETUP-01"
    assert [one["god"] for one in yggdrasil.view(s, None)["gods"]] == ["odin", "thor", "frigg", "tyr", "freyr"]
    for players in (0, 6):
        with pytest.raises(Fault):
            yggdrasil.new(players)


@pytest.mark.rule("YG-GOD-FREYR-02", "YG-SETUP-16", "YG-SETUP-17")
def test_what_a_god_begins_with_is_told_and_nothing_is_told_of_the_others():
    s = seated(3, ["odin", "freyr", "tyr"], difficulty="hard")
    assert asked(s)[1] == "artifact.deal"
    given = [event.fields_for(None) for event in s.log if event.kind == "elves"]
    assert [(one["god"], one["count"]) for one in given] == [("freyr", s.elves[1])]
    assert s.elves[1] > 0


@pytest.mark.rule("YG-SETUP-02", "YG-SETUP-03", "YG-SETUP-04", "YG-SETUP-06")
def test_ladders_and_reserves_at_the_start():
    seen = yggdrasil.view(ready(3, ["odin", "thor", "tyr"]), None)
    assert seen["giants"] == {"ladder": 0, "reserve": 8}
    assert seen["anonymous"] == {"ladder": 0, "reserve": 8}
    assert seen["heroes"] == {"valhalla": 0, "reserve": 8}
    assert (seen["jotnar"]["pawns"], seen["jotnar"]["active"], seen["wall"]) == (7, [], 7)
    assert {one["enemy"]: one["power"] for one in seen["enemies"]} == {
        "surt": 1,
        "hel": 1,
        "iormungand": 3,
        "fenrir": 1,
        "loki": 1,
    }


@pytest.mark.rule("YG-SETUP-05", "YG-SETUP-14", "YG-SETUP-15")
@pytest.mark.parametrize(("players", "pieces", "points"), [(1, 6, 9), (2, 7, 8), (3, 9, 7), (4, 11, 6), (5, 13, 5)])
def test_pieces_and_life_by_the_number_of_players(players, pieces, points):
    s = ready(players, GODS[: max(3, players)])
    assert (s.alfheim, s.vanaheim, s.supply) == (pieces, pieces, 0)
    assert s.life[:players] == s.most[:players] == [points] * players
    assert s.life[players:] == s.most[players:] == [5] * (max(3, players) - players)


@pytest.mark.rule("YG-SETUP-07", "YG-SETUP-08", "YG-SETUP-09", "YG-INFO-02")
def test_stones_artifacts_and_decks():
    s = seated(3, ["odin", "thor", "tyr"])
    for stack, level in enumerate((0, 6, 12)):
        names = [f"artifact {one.id}" for one in COMPONENTS.artifacts[level : level + 6]]
        assert (asked(s), offered(s)) == ((meadhall.CHANCE, "artifact.deal"), names)
        run(s, names[stack])
    seen = yggdrasil.view(s, None)
    assert [(one["top"], one["left"]) for one in seen["artifacts"]] == (
        [("andvarinaut", 5), ("gungnir", 5), ("idunn", 5)]
    )
    assert (seen["creatures"]["deck"], seen["jotnar"]["deck"]) == (18, 18)
    assert [stone.id for stone in COMPONENTS.stones] == ["white", "green", "red"]


@pytest.mark.rule("YG-SETUP-10", "YG-SETUP-12")
def test_where_everybody_stands():
    s = ready(1, ["odin", "thor", "tyr"])
    assert [where(s, enemy) for enemy in ("surt", "hel", "iormungand", "fenrir", "loki")] == [
        "muspellheim",
        "niflheim",
        "midgard",
        "cage",
        "vanaheim",
    ]
    assert (s.island, s.nidhogg) == (0, 0)
    assert [at(s, god) for god in ("odin", "thor", "tyr")] == ["asgard"] * 3


@pytest.mark.rule("YG-SETUP-11")
def test_the_hard_page_is_longer():
    easy, hard = (
        yggdrasil.view(yggdrasil.new(3, {"difficulty": name}), None)["nidhogg"]["tree"] for name in ("easy", "hard")
    )
    assert (easy, hard) == (EASY_MOVES[2], HARD_MOVES[2])
    assert easy < hard


@pytest.mark.rule("YG-SETUP-13", "YG-INFO-03")
def test_six_enemy_cards_of_the_own_god_each():
    s = ready(4, GODS[:4])
    for number, known in enumerate(yggdrasil.view(s, None)["piles"]):
        assert known["unknown"] == (
            [f"{GODS[number]}.{e}" for e in ("surt", "hel", "iormungand", "fenrir", "loki", "nidhogg")]
        )
        assert known["known"] == [None] * 5  # the sixth lies face down on the wheel
        assert known["support"] == 0


@pytest.mark.rule("YG-SETUP-16", "YG-GOD-THOR-02", "YG-GOD-FRIGG-02", "YG-GOD-HEIMDALL-02", "YG-GOD-TYR-02")
def test_abilities_stand_on_the_hard_side_only():
    gods = ["frigg", "heimdall", "tyr", "thor", "odin"]
    for difficulty, wanted in (
        ("easy", [("ef", "ef")] * 5),
        ("hard", [("ef", "bef"), ("bef", "bef"), ("bcef", "ef"), ("ef", "ef"), ("ef", "ef")]),
    ):
        seen = yggdrasil.view(ready(5, gods, difficulty=difficulty), None)
        assert [(one["symbols"]["god"], one["symbols"]["vanir"]) for one in seen["gods"]] == wanted
        assert any(one["bonds"]["brothers"] for one in seen["gods"]) == (difficulty == "hard")


@pytest.mark.rule("YG-SETUP-17", "YG-GOD-FREYR-02")
def test_freyrs_elves_come_out_of_alfheim():
    s = ready(5, ["freyr", "odin", "thor", "tyr", "frigg"], difficulty="hard")
    assert (s.elves, s.alfheim) == ([2, 0, 0, 0, 0], 11)
    s = ready(5, ["freyr", "odin", "thor", "tyr", "frigg"])
    assert (s.elves, s.alfheim) == ([0] * 5, 13)


@pytest.mark.rule("YG-DUO-01", "YG-DEC-01")
def test_two_players_choose_one_support_god():
    s = yggdrasil.new(2)
    run(s, "god odin", "god thor")
    assert asked(s) == (meadhall.TABLE, "support.choose")
    assert refused(s, "god thor") == "YG-SETUP-01"
    run(s, "god tyr")
    assert (life(s, "tyr"), at(s, "tyr"), s.most) == (5, "asgard", [8, 8, 5])
    assert yggdrasil.view(s, None)["gods"][2]["seat"] is None


@pytest.mark.rule("YG-DUO-02", "YG-INFO-06")
def test_each_of_two_players_has_nine_cards_three_of_them_unseen_ones_of_the_support_god():
    s = ready(2, ["odin", "thor", "tyr"])
    seen = yggdrasil.view(s, None)
    assert [one["size"] for one in seen["piles"]] == [8, 8]  # one each on the wheel
    assert [one["support"] for one in seen["piles"]] == [3, 3]
    assert seen["unseen"] == [f"tyr.{e}" for e in ("surt", "hel", "iormungand", "fenrir", "loki", "nidhogg")]
    run(s, "order odin thor")
    cards = [text.split()[1] for text in offered(s)]
    assert {card.split(".")[0] for card in cards} == {"odin", "tyr"}
    weights = dict(zip(cards, s.agenda[-1].weights(s), strict=True))
    assert weights["odin.hel"] == 2 * weights["tyr.hel"]  # it is in one of two piles only


@pytest.mark.rule("YG-SOLO-01", "YG-SOLO-02")
def test_one_player_has_two_support_gods_and_eighteen_cards():
    s = ready(1, ["odin", "thor", "tyr"])
    assert (s.life, s.most) == ([9, 5, 5], [9, 5, 5])
    assert len(pile(s, "odin")) == 17  # one on the wheel
    enemies = [card.split(".")[1] for card in yggdrasil.view(s, None)["piles"][0]["unknown"]]
    assert all(enemies.count(enemy) == 3 for enemy in enemies)
    assert asked(s)[1] == "card.reveal"


@pytest.mark.rule("YG-SETUP-18")
def test_a_card_belongs_to_the_god_on_its_face():
    s = ready(2, ["odin", "thor", "tyr"])
    run(s, "order odin thor", "reveal tyr.surt")
    assert yggdrasil.view(s, None)["wheel"]["open"] == ["tyr.surt"]


@pytest.mark.rule("YG-SETUP-08", "YG-SETUP-09", "YG-SETUP-13", "YG-MAP-01", "YG-MAP-02")
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("counts.toml", 'of = "jotnar"\nnumber = 18', 'of = "jotnar"\nnumber = 17'),
        ("counts.toml", 'of = "enemy-cards"\nnumber = 42', 'of = "enemy-cards"\nnumber = 41'),
        ("counts.toml", 'of = "artifacts-per-level"\nnumber = 6', 'of = "artifacts-per-level"\nnumber = 5'),
        ("counts.toml", 'of = "elves"\nnumber = 13', 'of = "elves"\nnumber = 12'),
        ("counts.toml", "players = 5\npieces = 13", "players = 4\npieces = 13"),
        ("counts.toml", "pieces = 13\nlife = 5", "pieces = 13\nlife = 99"),
        ("gods.toml", "elves = 2", "elves = 2\nbeer = 1"),
        ("gods.toml", 'id = "thor"', 'id = "odin"'),
        ("jotnar.toml", 'object = "asgard"', 'object = "midgarth"'),
        ("dice.toml", '"d", "e"', '"e"'),
        ("dice.toml", 'sides = ["rotate", "journey"]', 'sides = ["rotate"]'),
        ("worlds.toml", 'order = ["asgard", ', 'order = ["midgard", '),
        ("worlds.toml", 'level = "top"\ncolumn = "alfheim"', 'level = "top"\ncolumn = "vanaheim"'),
        ("artifacts.toml", '"idunn", "odroerir"', '"odroerir", "idunn"'),
        ("worlds.toml", 'source = "reconstructed"\nreason', 'source = "reconstructed"\n# reason'),
    ],
)
def test_a_wrong_count_or_an_unknown_field_in_the_data_is_refused(name, old, new):
    changed = read_data_files()
    assert old in changed[name]
    changed[name] = changed[name].replace(old, new, 1)
    with pytest.raises(Fault) as fault:
        Components(changed)
    assert fault.value.key in ("data-count", "toml-key", "data-reason")


def test_every_entry_says_where_it_comes_from():
    entries = COMPONENTS.entries()
    assert len(entries) > 100
    assert all(entry.source in ("rulebook", "public", "partly", "reconstructed") for _, entry in entries)
    ours = {name for name, entry in entries if entry.source == "reconstructed"}
    assert {"easy", "hard", "island-2", "god", "vanir", "white", "midgard", "clockwise", "level-3"} <= ours


@pytest.mark.rule("YG-MAP-01", "YG-MAP-02", "YG-SETUP-13")
def test_other_data_would_be_another_game():
    changed = read_data_files()
    changed["enemies.toml"] = changed["enemies.toml"].replace("moves = [", "moves = [1", 1)
    assert Components(changed).hash != COMPONENTS.hash == yggdrasil.data_hash()


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"fenrir_duo": "active"}),
        (2, {"fenrir_solo": "once"}),
        (3, {"support_after_fenrir": True}),
        (3, {"thor_helps": 1}),
        (1, {"thor_helps": 1, "difficulty": "hard"}),
        (3, {"difficulty": "gentle"}),
        (3, {"beer": True}),
    ],
)
def test_options_that_answer_no_question_of_this_table_are_refused(players, options):
    with pytest.raises(Fault):
        yggdrasil.new(players, options)
