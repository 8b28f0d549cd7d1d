"""Setting up: players, deck, sagas, hands, options, and who begins."""

import re
from typing import Any

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.games.norsaga.cards import SAGA_IDS
from meadhall.games.norsaga.data import COMPONENTS, Components, read_data_files
from optional import unwrap
from scenario import CARD_OF, norsaga, offered, pile, run, table, told

DIFFICULT = {f"SG-0{n}" for n in range(1, 7)}


def begin(players, seed=1, **options):
    """A new game up to the first question of a player."""
    state = norsaga.new(players, options)
    state.log = []
    dealer = meadhall.SeededDealer(seed)
    while unwrap(meadhall.decide(state)).seat == meadhall.CHANCE:
        meadhall.play(state, dealer.deal(state))
    return state


def everybody(state):
    return [norsaga.view(state, seat) for seat in [*range(state.players), None]]


def fault(players, **options):
    with pytest.raises(meadhall.Fault) as caught:
        norsaga.new(players, options)
    return caught.value.key


@pytest.mark.rule("NS-SETUP-01")
def test_two_to_four_may_play():
    assert [len(norsaga.new(players).hands) for players in (2, 3, 4)] == [2, 3, 4]
    assert [fault(players) for players in (0, 1, 5)] == ["players-count"] * 3


@pytest.mark.rule("NS-SETUP-02")
def test_the_box_holds_what_is_printed_and_nothing_is_missing():
    counts = COMPONENTS.counts
    assert [counts[of] for of in ("heroes", "sagas", "markers", "doom-tokens", "rule-cards")] == [68, 40, 48, 4, 4]
    assert counts["markers"] == 4 * counts["markers-per-colour"]
    assert (len(norsaga.new(4).deck), len(COMPONENTS.sagas)) == (68, 40)
    for name, entry in (("heroes.toml", "hero"), ("sagas.toml", "saga")):
        short = read_data_files()
        short[name] = short[name].rsplit(f"[[{entry}]]", 6)[0]  # without the last, the four spare ghosts included
        with pytest.raises(meadhall.Fault) as caught:
            Components(short)
        assert caught.value.key == "data-count"


@pytest.mark.rule("NS-SETUP-02", "NS-SETUP-15", "NS-TERM-03")
@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("heroes.toml", 'id = "RR2"', 'id = "RR1"', "data-count"),
        ("sagas.toml", 'id = "SG-02"', 'id = "SG-01"', "data-count"),
        ("embellishments.toml", 'id = "augur"', 'id = "adapt"', "data-count"),
        ("embellishments.toml", "generation = 2", "generation = 1", "data-count"),
        ("classes.toml", 'kind = "RG"', 'kind = "RR"', "data-count"),
        ("sagas.toml", "R = 3, G = 3", "R = 4, G = 2", "data-markers"),
        ("sagas.toml", "R = 3, G = 3", "R = 3, G = 2", "data-count"),
        ("heroes.toml", 'reason = "skald"', 'reason = "whim"', "data-reason"),
    ],
)
def test_a_name_given_twice_or_too_few_of_a_kind_is_refused(name, old, new, key):
    changed = read_data_files()
    assert old in changed[name]
    changed[name] = changed[name].replace(old, new, 1)
    with pytest.raises(meadhall.Fault) as caught:
        Components(changed)
    assert caught.value.key == key


@pytest.mark.rule("NS-SETUP-14")
def test_a_position_in_which_two_have_the_same_saga_is_refused():
    with pytest.raises(Fault) as refused:
        norsaga.from_position("norsaga A.saga=SG-01 B.saga=SG-01")
    assert refused.value.key == "position-saga-twice"


@pytest.mark.rule("NS-SETUP-01", "NS-SETUP-05", "NS-SETUP-16", "NS-SETUP-17")
def test_before_anything_is_dealt_nothing_has_happened():
    s = norsaga.new(3)
    assert (s.turn, s.active, s.grants, s.doomed, s.known, s.winner) == (0, 0, 0, 0, {}, -1)


@pytest.mark.rule("NS-SETUP-03", "NS-SETUP-14")
def test_everyone_draws_one_saga_that_nobody_else_has():
    s = norsaga.new(3)
    asked = unwrap(meadhall.decide(s))
    assert (asked.seat, asked.ask, len(asked.options)) == (meadhall.CHANCE, "saga.deal", 34)
    run(s, "saga SG-35")
    assert norsaga.why(s, meadhall.CHANCE, "saga SG-35") is not None
    run(s, "saga SG-07")
    assert len(offered(s)) == 32
    asked = unwrap(run(s, "saga SG-40"))
    assert asked.ask == "deck.draw"
    assert [SAGA_IDS[saga] for saga in s.sagas] == ["SG-35", "SG-07", "SG-40"]


@pytest.mark.rule("NS-SETUP-03", "NS-SETUP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_unused_sagas_leave_the_game(players):
    for seed in range(30):
        s = begin(players, seed, sagas="difficult")
        dealt = [SAGA_IDS[saga] for saga in s.sagas]
        assert len(set(dealt)) == players
        seen = re.findall(r"SG-\d\d", str(everybody(s)) + norsaga.position(s))
        assert set(seen) == set(dealt)


@pytest.mark.rule("NS-SETUP-04")
@pytest.mark.parametrize("saga", COMPONENTS.sagas, ids=SAGA_IDS)
def test_each_saga_brings_the_six_markers_of_its_traits(saga):
    assert sum(saga.traits.values()) == 6
    at_first = norsaga.view(table(f"A.saga={saga.id}"), 0)["players"][0]
    assert (at_first["progress"], at_first["markers"]) == (0, [[]])
    for colour, kinds in (
        ("R", "RR/RG,RB/RG,RB/RG,RB"),
        ("G", "GG/GR,GB/GR,GB/GR,GB"),
        ("B", "BB/BR,BG/BR,BG/BR,BG"),
        ("Y", "YY/YR,YG/YR,YG/YR,YG"),
    ):
        one_coloured = norsaga.view(table(f"A.saga={saga.id} A.tree={kinds}"), 0)["players"][0]
        assert one_coloured["progress"] == saga.traits[colour]  # four slots of the colour, markers for fewer


@pytest.mark.rule("NS-SETUP-05", "NS-SETUP-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_each_from_the_whole_deck_and_nothing_on_the_table(players):
    s = begin(players)
    assert [len(hand) for hand in s.hands] == [4] * players
    assert len(s.deck) == 68 - 4 * players
    assert sorted(sum(s.hands, s.deck)) == [CARD_OF[hero.id] for hero in COMPONENTS.heroes[:68]]
    assert s.trees == [[-1] * 7] * players
    assert s.discard == []
    asked = unwrap(meadhall.decide(s))
    assert asked.ask == "tale.continue"
    assert len(asked.options) >= 4 * 7


@pytest.mark.rule("NS-SETUP-05")
def test_the_deck_is_shuffled():
    assert len({tuple(begin(2, seed).hands[0]) for seed in range(20)}) == 20


@pytest.mark.rule("NS-SETUP-06")
def test_chance_or_the_host_says_who_begins():
    assert {begin(4, seed).active for seed in range(40)} == {0, 1, 2, 3}
    assert {begin(2, seed).active for seed in range(40)} == {0, 1}
    assert {begin(4, seed, first="C").active for seed in range(10)} == {2}
    assert fault(2, first="C") == "norsaga-first"
    s = begin(4, first="C")
    assert unwrap(meadhall.decide(s)).seat == 2


@pytest.mark.case("NS-CASE-75")
@pytest.mark.rule("NS-SETUP-07", "NS-SETUP-16")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_pass_clockwise(players, first):
    s = begin(players, first="AB"[first])
    dealer = meadhall.SeededDealer(1)
    while s.turn <= 2 * players:
        asked = unwrap(meadhall.decide(s))
        quiet = [text for text in asked.options if text == "pass" or (text.startswith("play") and "-" not in text)]
        meadhall.play(s, dealer.deal(s) if asked.seat == meadhall.CHANCE else quiet[-1])
    order = [event["seat"] for event in told(s, "turn")]
    assert order == [(first + turn) % players for turn in range(2 * players + 1)]


@pytest.mark.rule("NS-SETUP-08")
def test_everybody_sees_every_saga():
    s = begin(4)
    dealt = [SAGA_IDS[saga] for saga in s.sagas]
    for seen in everybody(s):
        assert [player["saga"] for player in seen["players"]] == dealt
    assert [event["saga"] for event in told(s, "saga", None)] == dealt


@pytest.mark.rule("NS-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_game_has_no_ghosts_skalds_or_doom(players):
    s = norsaga.new(players, {"basic": True, "turn_cap": 60})
    assert len(s.deck) == 48
    assert not [card for card in pile(s.deck) if card.startswith(("GH-", "SK-"))]
    rng = meadhall.Rng.seeded(players)
    while legal := meadhall.pending(s):
        meadhall.play(s, rng.choice(legal))
        assert (s.doomed, s.queue) == (0, [])


@pytest.mark.rule("NS-SETUP-10")
def test_the_full_game_has_all_68_cards():
    cards = pile(norsaga.new(2).deck)
    kinds = {kind: sum(card.startswith(kind) for card in cards) for kind in ("GH-", "SK-R", "SK-G", "SK-B", "SK-Y")}
    assert kinds == {"GH-": 8, "SK-R": 3, "SK-G": 3, "SK-B": 3, "SK-Y": 3}
    regular = [card[:2] for card in cards if "-" not in card]
    assert len(cards) == len(set(cards)) == 68
    assert sorted(regular) == sorted(3 * [a + b for a in "RGBY" for b in "RGBY"])


@pytest.mark.case("NS-CASE-63")
@pytest.mark.rule("NS-SETUP-11", "NS-SETUP-12")
def test_ghosts_leave_only_a_full_table_of_four_and_the_highest_go_first():
    for removed, profile, left in ((0, "12-8", 8), (2, "12-8", 6), (4, "12-8", 4), (4, "8-12", 8)):
        s = norsaga.new(4, {"ghosts_removed": removed, "deck_profile": profile})
        ghosts = [card for card in pile(s.deck) if card.startswith("GH-")]
        assert ghosts == [f"GH-{n}" for n in range(1, left + 1)]
        assert len(s.deck) == 68 - removed
        assert [seen["options"]["ghosts_removed"] for seen in everybody(s)] == [removed] * 5
    assert fault(3, ghosts_removed=4) == fault(2, ghosts_removed=2) == "norsaga-ghosts-removed"
    assert fault(4, ghosts_removed=2, basic=True) == "norsaga-ghosts-removed"
    assert fault(4, ghosts_removed=3) == fault(4, ghosts_removed=6) == "option-value"


@pytest.mark.case("NS-CASE-64")
@pytest.mark.rule("NS-SETUP-13", "NS-SETUP-14")
def test_difficult_sagas_come_only_to_tables_that_ask_for_them():
    def dealt(**options):
        return {text.split()[1] for text in offered(norsaga.new(4, options))}

    everything = {saga.id for saga in COMPONENTS.sagas}
    assert {saga.id for saga in COMPONENTS.sagas if saga.difficult} == DIFFICULT
    assert dealt() == dealt(sagas="normal") == everything - DIFFICULT
    assert dealt(sagas="all") == everything
    assert dealt(sagas="difficult") == DIFFICULT
    for seed in range(40):
        assert len(set(begin(4, seed, sagas="all").sagas)) == 4


@pytest.mark.case("NS-CASE-64")
@pytest.mark.rule("NS-SETUP-15")
def test_the_markers_suffice_for_any_four_sagas():
    assert len({tuple(saga.traits.items()) for saga in COMPONENTS.sagas}) == 40
    assert set(COMPONENTS.sagas[0].traits) == set("RGBY")
    for colour in COMPONENTS.sagas[0].traits:
        assert sum(sorted(saga.traits[colour] for saga in COMPONENTS.sagas)[-4:]) <= 12
        assert sum(saga.traits[colour] for saga in COMPONENTS.sagas) == 60
    greedy = read_data_files()
    greedy["sagas.toml"] = greedy["sagas.toml"].replace("R = 3, G = 3, B = 0, Y = 0", "R = 4, G = 2, B = 0, Y = 0")
    with pytest.raises(meadhall.Fault) as caught:
        Components(greedy)
    assert caught.value.key == "data-markers"


@pytest.mark.rule("NS-SETUP-17")
def test_the_table_options_and_their_usual_values():
    assert {option.name: option.default for option in norsaga.options} == {
        "basic": False,
        "ghosts_removed": 0,
        "sagas": "normal",
        "deck_profile": "12-8",
        "infiltrate_queue": "next",
        "first": "random",
        "turn_cap": 400,
        "grant_cap": 30,
        "undo": True,
    }
    assert fault(4, ghost_removed=2) == "option-unknown"
    other = pile(norsaga.new(2, {"deck_profile": "8-12"}).deck)
    assert len(other) == 68
    assert [card for card in other if "-" in card] == [
        *(f"SK-{colour}{n}" for colour in "RGBY" for n in (1, 2)),
        *(f"GH-{n}" for n in range(1, 13)),
    ]


@pytest.mark.rule("NS-SETUP-17")
def test_sagas_are_dealt_then_hands_seat_by_seat_then_the_first_player():
    s = norsaga.new(3)
    asks: list[Any] = []
    rng = meadhall.Rng.seeded(5)
    while (asked := unwrap(meadhall.decide(s))).seat == meadhall.CHANCE and asked.ask not in asks[15:]:
        asks.append(asked.ask)
        assert [len(hand) for hand in s.hands] == [min(4, max(0, len(asks) - 4 - 4 * seat)) for seat in range(3)]
        meadhall.play(s, rng.choice(asked.options))
    assert asks == ["saga.deal"] * 3 + ["deck.draw"] * 12 + ["first.choose"]


@pytest.mark.rule("NS-SETUP-18")
def test_the_asked_player_stands_first_in_the_queue_until_they_answer():
    s = table(
        "players=3 A.tree=GG/GR,-/GB,-/-,- A.hand=SkR,SkG,YY B.tree=YR/SkB,-/-,-/-,- B.hand=RR"
        " C.tree=YB/SkY,-/-,-/-,- step=2"
    )
    run(s, "infiltrate", "choose A", "place SK-R1 B.P1", "place SK-G1 C.P1")
    assert [seen["queue"] for seen in everybody(s)] == [[]] * 4
    asked = unwrap(run(s, "stop"))
    assert (asked.seat, s.queue) == (1, [1, 2])
    asked = unwrap(run(s, "pass"))
    assert (asked.seat, s.queue) == (2, [2])
    assert [seen["queue"] for seen in everybody(s)] == [[2]] * 4
    run(s, "pass")
    assert s.queue == []


@pytest.mark.rule("NS-SETUP-17")
def test_every_option_reaches_the_rules():
    usual = norsaga.new(4).house
    assert (usual.basic, usual.ghosts_removed, usual.sagas, usual.deck_profile) == (False, 0, "normal", "12-8")
    assert (usual.infiltrate_actor_first, usual.first, usual.turn_cap, usual.grant_cap) == (False, "random", 400, 30)
    given = {"ghosts_removed": 2, "sagas": "all", "deck_profile": "8-12", "infiltrate_queue": "actor", "first": "B"}
    house = norsaga.new(4, {**given, "turn_cap": 20, "grant_cap": 3}).house
    assert (house.basic, house.ghosts_removed, house.sagas, house.deck_profile) == (False, 2, "all", "8-12")
    assert (house.infiltrate_actor_first, house.first, house.turn_cap, house.grant_cap) == (True, "B", 20, 3)
    assert norsaga.new(2, {"basic": True}).house.basic
