"""Events: everybody sees what is told, and only the named seats the secret part."""

import pytest

from meadhall.core.event import Event


@pytest.mark.parametrize(("seat", "sees"), [(0, False), (1, True), (2, True), (3, False), (None, False)])
def test_the_secret_part_is_for_the_named_seats(seat, sees):
    event = Event("swap", {"seat": 1, "target": 2}, {"gave": "cup"}, [1, 2], reveals=True)
    seen = {"kind": "swap", "seat": 1, "target": 2}
    assert event.fields_for(seat) == ({**seen, "gave": "cup"} if sees else seen)


@pytest.mark.parametrize(
    "event",
    [
        Event("turn", {"seat": 0}),
        Event("turn", {"seat": 0}, {"card": "x"}),
        Event("turn", {"seat": 0}, {"card": "x"}, []),
        Event("turn", {"seat": 0}, None, [0, 1]),
    ],
)
def test_without_named_seats_nothing_secret_is_seen(event):
    for seat in (0, 1, -1, None):
        assert event.fields_for(seat) == {"kind": "turn", "seat": 0}


def test_what_is_seen_is_a_copy():
    event = Event("turn", {"seat": 0}, {"card": "x"}, [0])
    event.fields_for(0).clear()
    assert event.fields_for(0) == {"kind": "turn", "seat": 0, "card": "x"}
    assert event.told == {"seat": 0}


def test_an_event_reveals_nothing_unless_it_says_so():
    assert not Event("turn", {}).reveals
    assert Event("draw", {}, reveals=True).reveals


def test_the_toy_shows_a_draw_to_its_owner_alone(begin):
    state = begin("draw horn", "draw cup")
    first = state.log[0]
    assert first.fields_for(0) == {"kind": "draw", "seat": 0, "vessel": "horn"}
    assert first.fields_for(1) == first.fields_for(None) == {"kind": "draw", "seat": 0}
