"""A game in progress: an answer is given whole or not at all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import meadhall
from meadhall.core.dealer import CommittedDealer, Dealer, SeededDealer
from meadhall.core.fault import Fault
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from trudvang.scene import tale, trudvang


def at_the_bog(read: str) -> Table:
    """The Heroes are about to visit a place whose page is this one."""
    book = tale(f"10: {read}", pois="B: {colour: green, name: A Bog, region: fylges, read: 10}")
    position = (
        f"trudvang options=adventure:{book} A.hero=kattly A.at=fylges B.hero=briya B.at=fylges "
        "pois=A:arji,B:fylges windows=AB phase=4 agenda=Explore(-3,[],0)>NextPhase()"
    )
    seats = [Seat("me", "Bera"), Seat("me", "Egil")]
    return Table.new(trudvang, seats, {}, SeededDealer(1), position)


def test_an_answer_at_which_the_book_fails_changes_nothing() -> None:
    """A dead end is found deep in the rules, when half of the answer is given."""
    table = at_the_bog("{text: Gone., do: [{discard_poi: A}, {discard_poi: B}]}")
    assert table.decision is not None
    before, asked, told = trudvang.position(table.state), table.decision, len(table.events)

    for _ in range(2):
        with pytest.raises(Fault) as fault:
            table.answer(-3, next(option for option in asked.options if option.startswith("poi B")))

        assert fault.value.key == "trudvang-dead-end"
        assert trudvang.position(table.state) == before
        assert table.decision == asked
        assert (len(table.record.answers), len(table.events)) == (0, told)


@pytest.mark.parametrize("name", ["norsaga", "fire_and_axe", "yggdrasil"])
@pytest.mark.parametrize("dealer", [lambda: CommittedDealer(b"s" * 32, ["a", "b"]), lambda: SeededDealer(7)])
def test_an_undone_draw_comes_again_as_it_was(name: str, dealer: Callable[[], Dealer]) -> None:
    """Nobody fishes for another card: neither by the same answer, nor after a look at what another one brings."""
    table = Table.new(meadhall.game(name), [Seat("me", "Bera"), Seat("me", "Egil")], {}, dealer())
    luck, fished = random.Random(1), 0
    while fished < 5:
        asked, known = table.decision, len(table.record.answers)
        assert asked is not None
        text = luck.choice(asked.options)
        table.answer(asked.seat, text)
        brought, there = table.record.answers[known:], table.game.position(table.state)
        if len(brought) == 1:
            continue
        fished += 1
        for other in (luck.choice(asked.options), text):
            table.back_to(known)
            table.answer(asked.seat, other)
        assert table.record.answers[known:] == brought
        assert table.game.position(table.state) == there


def test_a_turn_of_all_is_over_for_a_seat_with_its_last_answer_in_it() -> None:
    """Trudvang has Phases: each Hero has a part in them, and what I missed is what came after mine."""
    table = Table.new(trudvang, [Seat("me", "Bera"), Seat("me", "Egil")], {"adventure": "winter_owed"}, SeededDealer(1))

    def answer(wanted: str = "") -> None:
        assert table.decision is not None
        options = table.decision.options
        table.answer(table.decision.seat, next((one for one in options if one.startswith(wanted)), options[0]))

    def missed() -> list[tuple[str, int]]:
        return [(event["kind"], event.get("seat", -1)) for event in table.log(0, table.last_turn_of(0))]

    while table.decision is not None and table.decision.ask != "hero.travel":
        answer()
    answer("travel")
    answer("travel")  # Egil goes after me, and what befalls us there is asked of both
    assert table.asked_seat() == 0
    assert missed()[0] == ("travel", 1)
    answer()
    assert table.asked_seat() == 1
    assert missed()[0] == ("travel", 1)  # I have answered, but the Phase goes on
    answer()
    assert missed() == [("status", 1), ("phase", -1), ("round", -1), ("phase", -1)]
    assert table.last_turn_of(None) <= table.last_turn_of(0)
