"""Faults: a key with arguments, said once and clearly; the words come from the edges."""

import copy
import pickle

import pytest

from meadhall.core.fault import Fault, Illegal, Refusal, find_nearest


def test_a_fault_is_a_key_with_arguments():
    fault = Fault("players-count", players=9, low=2, high=4)
    assert fault.key == "players-count"
    assert fault.args_of_key == {"players": 9, "low": 2, "high": 4}
    assert str(fault) == "players-count players=9 low=2 high=4"


def test_an_argument_may_be_called_key():
    assert Fault("position-key", key="x").args_of_key == {"key": "x"}


def test_a_fault_without_arguments_is_its_key():
    assert str(Fault("record-sealed")) == "record-sealed"


def test_a_fault_may_quote_another():
    inner = Illegal("answer-unknown", answer="x")
    assert str(Fault("record-answer", line=3, reason=inner)) == "record-answer line=3 reason=answer-unknown answer=x"


def test_the_words_speak_for_every_fault_once_they_are_there(monkeypatch):
    write = [lambda fault: f"<{fault.key} {sorted(fault.args_of_key)}>"]
    monkeypatch.setattr("meadhall.core.fault.ENGLISH", write)
    assert str(Fault("a-key", b=1, a=2)) == "<a-key ['a', 'b']>"
    assert str(Illegal("other")) == "<other []>"


def test_one_except_catches_them_all():
    for kind in (Fault, ValueError, Exception):
        with pytest.raises(kind):
            raise Illegal("answer-illegal", rule="DM-HAND")


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda fault: pickle.loads(pickle.dumps(fault))])
def test_a_fault_travels(twin):
    there = twin(Illegal("answer-illegal", rule="DM-HAND"))
    assert type(there) is Illegal
    assert (there.key, there.args_of_key) == ("answer-illegal", {"rule": "DM-HAND"})


def test_a_refusal_is_a_rule_with_arguments():
    refusal = Refusal("DM-HAND", {"answer": "toast horn"})
    assert (refusal.rule, refusal.args) == ("DM-HAND", {"answer": "toast horn"})
    assert repr(refusal) == "Refusal('DM-HAND', {'answer': 'toast horn'})"


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("norsga", "norsaga"),
        ("Norsaga", "norsaga"),
        ("yggdrasill", "yggdrasil"),
        ("", "norsaga, yggdrasil"),
        ("chess", "norsaga, yggdrasil"),
        (None, "norsaga, yggdrasil"),
        (7, "norsaga, yggdrasil"),
    ],
)
def test_the_nearest_known_word_or_all_of_them(word, found):
    assert find_nearest(word, ["norsaga", "yggdrasil"]) == found


def test_nothing_is_near_nothing():
    assert find_nearest("norsaga", []) == ""
