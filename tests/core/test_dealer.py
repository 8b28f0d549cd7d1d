"""Dealers: seeded, scripted, replaying, enumerating, and the one that proves that no draw was touched."""

import hashlib
import hmac
import json

import pytest

from meadhall.core.agenda import CHANCE, pending
from meadhall.core.dealer import CommittedDealer, EnumeratingDealer, ReplayingDealer, ScriptedDealer, SeededDealer
from meadhall.core.decision import play
from meadhall.core.fault import Fault, Illegal
from meadhall.core.rng import Rng
from toy import toy

SECRET = bytes(range(32))
NONCES = ["ása", "bó"]


def dealt(dealer, draws=4):
    """The first draws of a toy game."""
    state, found = toy.new(2), []
    for _ in range(draws):
        pending(state)
        found.append(toy.notate(state, dealer.deal(state)))
        play(state, found[-1])
    return found


def test_a_seed_deals_the_same_game_again():
    assert dealt(SeededDealer(7)) == dealt(SeededDealer(7))
    assert len({tuple(dealt(SeededDealer(seed))) for seed in range(50)}) > 15


def test_a_seeded_dealer_says_its_seed():
    assert SeededDealer(7).header() == {"kind": "seeded", "seed": 7}


def test_a_script_is_dealt_in_order():
    script = ["draw cup", "draw barrel", "draw cup", "draw horn"]
    assert dealt(ScriptedDealer(script)) == script
    assert dealt(ScriptedDealer(iter(script))) == script
    assert ScriptedDealer([]).header() == {"kind": "scripted"}


def test_a_script_that_is_too_short_says_what_was_asked():
    with pytest.raises(Fault) as fault:
        dealt(ScriptedDealer(["draw cup"]))
    assert fault.value.key == "script-ended"
    assert fault.value.args_of_key == {"ask": "vessel.draw"}


def test_a_script_cannot_deal_what_is_not_there(state_bytes):
    state = toy.new(2)
    before = state_bytes(state)
    with pytest.raises(Illegal) as refused:
        ScriptedDealer(["draw kettle"]).deal(state)
    assert refused.value.args_of_key["ask"] == "vessel.draw"
    assert state_bytes(state) == before


def test_a_replaying_dealer_is_a_script_of_what_was_dealt():
    assert dealt(ReplayingDealer(dealt(SeededDealer(3)))) == dealt(SeededDealer(3))
    assert ReplayingDealer([]).header() == {"kind": "replaying"}


def test_every_draw_is_listed_with_its_probability(begin):
    state = begin("draw cup", "draw barrel")
    branches = EnumeratingDealer().branches(state)
    assert branches == [(0, 5 / 10), (1, 4 / 10), (2, 1 / 10)]
    for move, _ in branches:
        play(state.copy(), move)


def test_without_weights_all_draws_are_alike():
    import meadhall

    state = meadhall.game("norsaga").new(2)
    branches = EnumeratingDealer().branches(state)
    assert [move for move, _ in branches] == pending(state)
    assert {chance for _, chance in branches} == {1 / len(branches)}


def test_enumerating_changes_nothing(begin, state_bytes):
    state = begin("draw cup")
    before = state_bytes(state)
    EnumeratingDealer().branches(state)
    assert state_bytes(state) == before


def test_probabilities_are_those_of_the_draws_themselves(begin):
    """What search believes and what the dealer does are written twice in a game; they must agree."""
    state, rng = begin("draw cup", "draw barrel", "draw cup"), Rng.seeded(5)
    branches = dict(EnumeratingDealer().branches(state))
    drawn = [state.agenda[-1].sample(state, rng) for _ in range(3_000)]
    assert sum(branches.values()) == pytest.approx(1)
    for move, chance in branches.items():
        assert drawn.count(move) / 3_000 == pytest.approx(chance, abs=0.04)


def test_the_promise_is_the_hash_of_the_secret_and_tells_nothing_else():
    header = CommittedDealer(SECRET, NONCES).header()
    assert header == {"kind": "committed", "commitment": hashlib.sha256(SECRET).hexdigest(), "nonces": NONCES}
    assert SECRET.hex() not in json.dumps(header)


def test_the_same_promise_deals_the_same_cards():
    assert dealt(CommittedDealer(SECRET, NONCES)) == dealt(CommittedDealer(SECRET, NONCES))


def test_anybody_can_work_out_a_draw_from_the_published_secret(begin):
    """The recipe, written down a second time: HMAC of all nonces and the number of the draw, then sfc32."""
    state = begin()
    for number, text in enumerate(dealt(CommittedDealer(SECRET, NONCES))):
        digest = hmac.new(SECRET, f"ása|bó|{number}".encode(), hashlib.sha256).digest()
        rng = Rng.seeded(int.from_bytes(digest[:12], "big"))
        pending(state)
        assert toy.notate(state, state.agenda[-1].sample(state, rng)) == text
        play(state, text)


@pytest.mark.parametrize("seat", [0, 1])
def test_every_nonce_matters(seat):
    games = set()
    for number in range(40):
        nonces = NONCES[:]
        nonces[seat] = f"nonce {number}"
        games.add(tuple(dealt(CommittedDealer(SECRET, nonces))))
    assert len(games) > 15


def test_the_secret_matters():
    assert len({tuple(dealt(CommittedDealer(bytes([n]) * 32, NONCES))) for n in range(40)}) > 15


def test_a_dealer_goes_on_where_it_was_left():
    whole = dealt(CommittedDealer(SECRET, NONCES))
    first = CommittedDealer(SECRET, NONCES)
    state = toy.new(2)
    for _ in range(2):
        play(state, first.deal(state))
    second = CommittedDealer(SECRET, NONCES, draws=first.draws)
    rest = []
    for _ in range(2):
        rest.append(toy.notate(state, second.deal(state)))
        play(state, rest[-1])
    assert rest == whole[2:]


def test_a_fresh_dealer_has_a_secret_of_its_own_and_a_nonce_for_each_seat():
    one, other = CommittedDealer.create(3), CommittedDealer.create(3)
    assert len(one.secret) == 32
    assert len(one.nonces) == len(set(one.nonces)) == 3
    assert one.commitment != other.commitment


def test_promised_draws_are_as_likely_as_they_should_be():
    state, counts = toy.new(2), [0, 0, 0]
    pending(state)
    dealer = CommittedDealer(SECRET, NONCES)
    for _ in range(3_000):
        counts[dealer.deal(state)] += 1
    for count, vessels in zip(counts, (6, 4, 2), strict=True):
        assert count / 3_000 == pytest.approx(vessels / 12, abs=0.04)


def test_a_dealer_never_answers_for_a_player(begin):
    """It only says what chance would say; the table asks it when chance is asked."""
    state = begin()
    while state.agenda and pending(state) and state.agenda[-1].seat == CHANCE:
        play(state, SeededDealer(1).deal(state))
    assert state.agenda[-1].seat != CHANCE
