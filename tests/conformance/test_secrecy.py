"""The secrecy law: what a seat cannot see must not show, neither now nor in what follows.

`redeal` makes a second world that the seat must not be able to tell from the real one. The law is held in two steps.

Now: in both worlds the seat gets the same bytes: view, who is asked what, and its own options if it is asked.

Later: both worlds are played on in lockstep with answers that look alike to the seat: its own and open ones are the
same, secret ones (another's draw, an exchange it has no part in) are taken from each world as they come; each game's
`look` hook says which. After each answer the seat must again get the same bytes, events included, unless the answer
uncovered different things to the seat: a whole hand was thrown open, the last card of a hand had to be played, the
seat looked into a hand. That is the only honest reason for two worlds to part, and the `hidden` hook lets us see it:
it lists what the seat cannot see, and what leaves the list was uncovered. If the same things (or nothing) left the
list in both worlds, every difference in what the seat gets is a leak, be it by a view, by an event, or by being asked
or not. Once the worlds have parted honestly there is nothing more to compare, and the walk ends.
"""

from collections import Counter
from typing import Any

import msgspec
import pytest

from conformance.games import ENTRIES
from conformance.walk import BRIEF, positions, walk
from meadhall.core.agenda import answer, pending, rollout
from meadhall.core.decision import decide, legal_texts, play
from meadhall.core.rng import Rng

STEPS = 10  # answers played in lockstep

each_game = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
each_game_with_secrets = pytest.mark.parametrize(
    "entry", [entry for entry in ENTRIES if entry.game.secrets], ids=lambda entry: entry.name
)


def sent(entry, state, seat):
    """Every byte that this seat gets: its view, who is asked what, its question if it is asked, and the events."""
    question = decide(state)
    asked = question and [question.seat, question.ask]
    mine = [question.options, question.about] if question and question.seat == seat else None
    told = [event.fields_for(seat) for event in state.log or []]
    return msgspec.json.encode([entry.game.view(state, seat), entry.game.preview(state, seat), asked, mine, told])


def uncovered(before, after):
    """What left the list, in its order."""
    left, gone = Counter(after), []
    for thing in before:
        if left[thing]:
            left[thing] -= 1
        else:
            gone.append(thing)
    return gone


def worlds(entry, seed, every=1):
    """Positions of every kind, each with every seat's redealt twin: (seat, real, twin), both told from here on.

    A share of them thins out each kind by itself, so that the rarest question stays, asked of oneself and of others.
    """
    seen: Counter[Any] = Counter()
    number = 0
    for players, state in positions(entry.name, entry.quota):
        for seat in [*range(players), None]:
            number += 1
            frame = state.agenda[-1] if state.agenda else None
            kind = frame and (frame.ask, frame.seat == seat)
            seen[kind] += 1
            if seen[kind] % every == 1 % every:
                real = state.copy()
                twin = entry.game.redeal(real, -1 if seat is None else seat, Rng.seeded(seed + number))
                real.log, twin.log = [], []
                yield seat, real, twin


def answers_alike(entry, seat, real, twin, rng):
    """An answer for each world, chance's and the table's too, that look the same to the seat; None: there are none."""
    looks = []
    for world in (real, twin):
        frame = world.agenda[-1]
        found: dict[Any, Any] = {}
        for move in pending(world):
            found.setdefault(entry.look(frame, frame.text(world, move), seat), []).append(move)
        looks.append(found)
    both = [look for look in looks[0] if look in looks[1]]
    if not both:
        return None
    look = rng.choice(both)
    return [rng.choice(found[look]) for found in looks]


@each_game
def test_a_redealt_world_looks_the_same_to_its_seat(entry):
    seen = 0
    for seat, real, twin in worlds(entry, 100):
        assert sent(entry, real, seat) == sent(entry, twin, seat)
        seen += 1

    assert BRIEF or seen > 500


def lockstep(entry, seat, real, twin, rng):
    """Play both worlds on with answers that look alike; yields the question after each one that left them alike."""
    for _ in range(STEPS):
        moves = answers_alike(entry, seat, real, twin, rng) if pending(real) else None
        if moves is None:
            return
        frame = real.agenda[-1]
        before = entry.hidden(real, seat), entry.hidden(twin, seat)
        answer(real, moves[0])
        answer(twin, moves[1])
        after = entry.hidden(real, seat), entry.hidden(twin, seat)
        if uncovered(before[0], after[0]) != uncovered(before[1], after[1]):
            yield None
            return
        assert sent(entry, real, seat) == sent(entry, twin, seat), (frame.ask, frame.seat, seat)
        yield frame


@each_game
def test_two_worlds_stay_the_same_until_different_things_are_uncovered(entry):
    compared: Counter[Any] = Counter()
    parted = 0
    for number, (seat, real, twin) in enumerate(worlds(entry, 200, every=entry.every)):
        for frame in lockstep(entry, seat, real, twin, Rng.seeded(number)):
            if frame is None:
                parted += 1
            elif frame.seat != seat:
                compared[frame.ask] += 1

    # The walk would prove nothing if the worlds mostly parted at once, or if some questions never came up in it.
    assert parted < sum(compared.values()) / 4
    assert BRIEF or set(compared) >= {
        frame.ask for name, frame in entry.game.frames.items() if frame.ask and name not in entry.patterns
    }


@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if entry.reorder], ids=lambda entry: entry.name)
def test_an_order_that_nobody_may_know_never_shows(entry):
    """The same cards in the same hands, come there in another order: whatever is answered looks the same for ever."""
    compared: Counter[Any] = Counter()
    for number, (seat, real, _) in enumerate(worlds(entry, 700, every=2)):
        twin, rng = real.copy(), Rng.seeded(number)
        twin.log, twin.legal = [], None
        entry.reorder(twin, seat, rng)
        for _ in range(STEPS):
            assert sent(entry, real, seat) == sent(entry, twin, seat), real.log
            if not pending(real):
                break
            text = rng.choice(legal_texts(real))
            compared[real.agenda[-1].ask] += 1
            play(real, text)
            play(twin, text)

    assert BRIEF or set(compared) >= {
        frame.ask for name, frame in entry.game.frames.items() if frame.ask and name not in entry.patterns
    }


@each_game
def test_a_seats_own_answers_are_the_same_in_both_worlds(entry):
    asked = 0
    for seat, real, twin in worlds(entry, 300):
        moves = pending(real)
        if moves and real.agenda[-1].seat == seat:
            assert pending(twin) == moves
            asked += 1

    assert BRIEF or asked > 100


@each_game
def test_a_redealt_world_looks_the_same_to_a_spectator(entry):
    """A spectator sees what everybody sees, so no seat can be mistaken about it."""
    for _, real, twin in worlds(entry, 350, every=3):
        assert sent(entry, real, None) == sent(entry, twin, None)


@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if not entry.game.secrets], ids=lambda entry: entry.name)
def test_where_nobody_has_secrets_redealing_changes_nothing(entry):
    for _, real, twin in worlds(entry, 100, every=3):
        assert entry.game.position(twin) == entry.game.position(real)


@each_game_with_secrets
def test_a_seat_can_still_place_what_it_saw_go_into_hiding(entry):
    """What a seat could see a moment ago and now cannot, redealing puts into a hand only if it went there."""
    for number, (players, options) in enumerate(entry.variants[::4]):
        state, rng = entry.game.new(players, options), Rng.seeded(number)
        seat = number % players
        before = entry.hidden(state, seat)
        for _ in walk(entry, state, rng):
            after = entry.hidden(state, seat)
            went = set(names(after)) - set(names(before))
            if went and before:
                twin = entry.game.redeal(state, seat, rng.copy())
                assert went & in_hands(entry.hidden(twin, seat)) <= in_hands(after)
            before = after


def names(things):
    return [thing.strip("?") for thing in things]


def in_hands(things):
    """Cards that lie in a hand are listed without a mark, whether or not the seat can place them."""
    return {thing for thing in things if "?" not in thing}


@each_game_with_secrets
def test_redealing_moves_what_is_hidden_and_loses_no_card(entry):
    changed: Counter[Any] = Counter()
    total: Counter[Any] = Counter()
    for seat, real, twin in worlds(entry, 400):
        assert entry.pieces(twin) == entry.pieces(real)
        before, after = entry.hidden(real, seat), entry.hidden(twin, seat)
        assert len(before) == len(after)
        assert sorted(thing for thing in before if "?" in thing) == sorted(thing for thing in after if "?" in thing)
        total[seat] += len(set(before)) > 4
        changed[seat] += before != after

    for seat, count in total.items():
        assert changed[seat] > count * 0.6, seat


@each_game_with_secrets
def test_many_redeals_reach_every_place_a_card_may_be(entry):
    """Whatever a seat cannot place turns up among the first two hidden things (a hand) in one redeal or another."""
    state = next(
        state
        for _, state in positions(entry.name, entry.quota)
        if state.agenda and state.agenda[-1].seat >= 0 and len(in_hands(entry.hidden(state, 0))) > 2
    )
    unsure = {thing[1:] for thing in entry.hidden(state, 0) if "?" in thing}
    rng, found = Rng.seeded(9), set()
    for _ in range(1_500):
        found.update(entry.hidden(entry.game.redeal(state, 0, rng), 0)[:2])
    assert found == unsure


@each_game
def test_redealt_worlds_can_be_played_to_the_end(entry):
    for number, (_, real, twin) in enumerate(worlds(entry, 500, every=25)):
        line = entry.game.position(twin)
        assert entry.game.position(entry.game.from_position(line)) == line
        rollout(twin, Rng.seeded(number))
        assert twin.ended
        assert entry.pieces(twin) == entry.pieces(real)


@each_game
def test_redealing_a_redealt_world_keeps_the_law(entry):
    for seat, real, twin in worlds(entry, 600, every=3):
        again = entry.game.redeal(twin, -1 if seat is None else seat, Rng.seeded(1))
        again.log = []
        assert sent(entry, again, seat) == sent(entry, real, seat)


@each_game
def test_a_redealt_world_tells_nothing_and_leaves_the_real_one_alone(entry):
    for players, state in positions(entry.name, 4):
        before = entry.game.position(state)
        for seat in [*range(players), -1]:
            twin = entry.game.redeal(state, seat, Rng.seeded(3))
            assert twin.log is None
            for _ in range(5):
                if moves := pending(twin):
                    answer(twin, moves[-1])
        assert entry.game.position(state) == before


@each_game_with_secrets
def test_secret_parts_of_events_reach_only_the_seats_they_name(entry):
    """Hidden cards that change place in secret are in nobody's bytes but their owners'."""
    for number, (players, options) in enumerate(entry.variants[::3]):
        state, rng = entry.game.new(players, options), Rng.seeded(number)
        state.log = []
        for _ in walk(entry, state, rng):
            pass
        secret = [event for event in state.log if event.secret]
        assert secret
        for event in secret:
            assert event.reveals
            for seat in [*range(players), None]:
                assert (event.fields_for(seat) == {"kind": event.kind, **event.told}) == (seat not in event.seats)
