"""Toy games as records, honest and otherwise, for the tests of records and proofs."""

import pytest

from meadhall.core.agenda import CHANCE, pending
from meadhall.core.dealer import CommittedDealer
from meadhall.core.decision import legal_texts
from meadhall.core.fault import Fault
from meadhall.core.record import Answer, Record
from meadhall.core.rng import Rng
from toy import toy

SECRET = bytes(range(32))


def committed():
    return CommittedDealer(SECRET, ["one", "two"])


def played(dealer, seed=1, answers=1_000, **options):
    """A random toy game as a record, finished unless it was left before."""
    state, rng = toy.new(2, options), Rng.seeded(seed)
    record = Record.start(toy, state, 2, options, ["Ása", "Bó"], dealer)
    while pending(state) and len(record.answers) < answers:
        frame, legal = state.agenda[-1], legal_texts(state)
        text = toy.notate(state, dealer.deal(state)) if frame.seat == CHANCE else legal[rng.below(len(legal))]
        record.add(state, text)
    if not pending(state):
        record.finish(state, dealer)
    return record


def changed(record, number, text=None, seat=None):
    """The record with one answer told otherwise."""
    was = record.answers[number]
    answers = record.answers[:]
    answers[number] = Answer(seat or was.seat, was.text if text is None else text)
    return Record(record.header, answers, record.result)


def others(record, number):
    """What could legally have been answered instead."""
    state = record.replay(number)
    pending(state)
    return [text for text in legal_texts(state) if text != record.answers[number].text]


def raised(function, *args):
    with pytest.raises(Fault) as fault:
        function(*args)
    return fault.value
