"""The files of the Book of Sagas: they are checked when they are read, and readers may write their own."""

from importlib import resources

import pytest

import meadhall
from meadhall.core.fault import Fault
from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.saga import DEAD_TREE
from meadhall.games.yggdrasil.sagas.reader import find_builtin_saga, read_saga_file
from meadhall.words import Words
from yggdrasil.book import tally, unaided
from yggdrasil.saga_files_helpers import EXAMPLE, played
from yggdrasil.scene import offered, reason


def test_the_example_of_the_docs_can_be_played():
    s = played(read_saga_file("feast.toml", EXAMPLE), "options=difficulty:hard valhalla=2 step=3 order=thor")
    assert "saga brew" in offered(s)
    s.tale.tally[0] = 2
    unaided(s, "saga brew")
    assert (tally(s, "horns"), reason(s), s.valhalla) == (3, "tree", 1)


@pytest.mark.parametrize("name", SAGAS)
def test_every_saga_comes_with_the_game(name):
    assert (resources.files("meadhall.games.yggdrasil.sagas") / f"{name}.toml").is_file()
    saga = find_builtin_saga(name)
    assert saga.name == name
    assert len(saga.pages) in (2, 3)
    assert meadhall.game("yggdrasil").new(3, {"saga": name}).saga is saga


@pytest.mark.parametrize(
    ("before", "after", "part", "found"),
    [
        ("horns >= 3|2", "horn >= 3|2", "page 1", "horn"),
        ("horns >= 3|2", "horns >= (", "page 1", "horns >= ("),
        ("jotun()", "jotunn()", "page 1", "jotunn"),
        ("jotun()", "jotun(1)", "page 1", "jotun(1)"),
        ("jotun()", "jotun", "page 1", "jotun"),
        ('"X"]', '"."]', "page 1", "., ., Z1, ."),
        ('"Z1", "X"', '"Z2", "X"', "page 1", "Z2"),
        ('at = ["asgard"]', 'at = ["asgart"]', "page 1, brew", "asgart"),
        ("send(valhalla, heroes, 1)", "send(valhalla, hero, 1)", "page 1, brew", "hero"),
        ("reveal.hel", "reveal.helga", "page 1", "helga"),
        ("dead >= 6", "wild(dead, 1)", "page 1", "wild(dead, 1)"),
        ("horns >= 3|2", "horns >= by(2, 2, 3, 3)", "page 1", "horns >= by(2, 2, 3, 3)"),
        ("goal =", 'track_for.6 = [".", "X"]\ngoal =', "page 1", "track_for.6"),
        ("goal =", 'track_for.4 = [".", "T"]\ngoal =', "page 1", "track_for.4 = …, T"),
        ("goal =", 'track_for.4 = [".", "Z2", "X"]\ngoal =', "page 1", "Z2"),
        ("goal =", 'track_for.4 = ["X"]\ngoal =', "page 1", "X"),
        ("space.Z1", "space.Z1 = []\nspace.Z2", "page 1", "space.Z2"),
        ('worth = "20"', 'worth = "20"\nonce = "brewing"', "saga", 'once = "brewing"'),
        ('source = "own"', 'source = "mine"', "saga", "mine"),
        ("dead >= 6", "dead * 6", "page 1", "dead * 6"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(before, after, part, found):
    with pytest.raises(Fault) as fault:
        read_saga_file("feast.toml", EXAMPLE.replace(before, after, 1))
    told = fault.value.args_of_key
    assert fault.value.key == "yggdrasil-saga-part"
    assert (told["file"], told["part"], told["found"]) == ("feast.toml", part, found)
    assert told["right"]
    for language in ("en", "fr", "de"):
        assert "feast.toml" in Words(language, "yggdrasil").fault(fault.value)


@pytest.mark.rule("YG-BOOK-03")
@pytest.mark.parametrize(("players", "moves", "need"), [(1, 3, 1), (2, 3, 2), (3, 3, 4), (4, 2, 5), (5, 1, 6)])
def test_a_track_and_a_number_may_differ_by_the_number_of_players(players, moves, need):
    own = 'track_for.4 = [".", "Z1", "X"]\ntrack_for.5 = [".", "X"]\ngoal = '
    saga = read_saga_file("feast.toml", EXAMPLE.replace("goal = ", own, 1).replace("3|2", "by(1, 2, 4, 5, 6)"))
    gods = ",".join(("odin", "thor", "freyia", "freyr", "tyr")[: max(players, 3)])
    s = played(saga, f"players={players} gods={gods} options=difficulty:hard step=3")
    assert (s.count_moves(), meadhall.game("yggdrasil").view(s, None)["saga"]["goal"]) == (moves, [0, need])
    s.nidhogg = moves - 1
    assert s.get_track().cells[s.nidhogg + 1] == DEAD_TREE


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("", "toml-missing", {"where": "id"}),
        (EXAMPLE.replace('id = "feast"', "id = 3"), "toml-value", {"where": "id", "found": "3"}),
        (EXAMPLE.replace('id = "feast"', 'id = "The Feast"'), "toml-value", {"where": "id", "kind": "name"}),
        ("nonsense = 1\n" + EXAMPLE, "toml-key", {"where": "nonsense"}),
        (EXAMPLE.replace("goal", "goals"), "toml-key", {"where": "page 1, goals", "nearest": "goal"}),
        (EXAMPLE.replace('jotun()"', 'jotun()", { do = "iff" }'), "toml-word", {"found": "iff", "right": "if"}),
        ("[[", "toml-line", {"line": "1", "text": "[["}),
    ],
)
def test_what_is_no_saga_at_all_is_refused(text, key, told):
    with pytest.raises(Fault) as fault:
        read_saga_file("feast.toml", text)
    assert fault.value.key == key
    assert fault.value.args_of_key.items() >= {"file": "feast.toml", **told}.items()
