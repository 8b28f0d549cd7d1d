"""Who plays in a contest: the hall's bots by their levels, other people's by their files."""

from pathlib import Path

import pytest

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots.match import play_match
from meadhall.contests.entrant import parse_entrants
from meadhall.contests.match_job import Job, play_one
from meadhall.core.agenda import pending, turn
from meadhall.core.fault import Fault
from meadhall.core.rng import Rng
from meadhall.games import SHIPPED

FIRST = """
import meadhall

class First:
    def choose(self, state, seat):
        return meadhall.pending(state)[0]

def make(game, seed):
    return First()
"""
GAMES = SHIPPED


@pytest.fixture
def mine(tmp_path):
    def written(text, name="mine.py"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return str(tmp_path / name)

    return written


def test_names_are_told_apart(mine):
    found = parse_entrants(f"karl, karl,{mine(FIRST)},jarl")
    assert [one.name for one in found] == ["karl 1", "karl 2", "mine", "jarl"]
    assert [one.level for one in found] == ["karl", "karl", "", "jarl"]


def one_game(entrants, game="norsaga", **options):
    of = meadhall.game(game)
    return play_one(Job(0, game, of.check(options, len(entrants)), tuple(entrants), 7, 5))


def test_a_bot_of_ones_own_plays_without_its_file(mine):
    path = mine(FIRST)
    entrants = parse_entrants(f"{path},thrall")
    Path(path).unlink()
    played = one_game(entrants, turn_cap=6)
    assert played.reason == "cap"
    assert set(played.decisions) == {"mine", "thrall"}
    assert meadhall.Record.parse(played.record).verify().proven


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("x = 1\n", "entrant-nothing", "mine.py"),
        ("def make(:\n", "entrant-broke", "line 1: SyntaxError"),
        ("\nraise RuntimeError('no')\n", "entrant-broke", "line 2: RuntimeError: no"),
    ],
)
def test_a_file_without_a_bot_is_refused_at_once(mine, text, key, said):
    with pytest.raises(Fault) as fault:
        parse_entrants(f"karl,{mine(text)}")
    assert fault.value.key == key
    assert said in str(fault.value)


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        (FIRST.replace("meadhall.pending(state)[0]", "-5"), "entrant-answer", "-5"),
        (FIRST.replace("meadhall.pending(state)[0]", "1 // 0"), "entrant-broke", "line 6: ZeroDivisionError"),
        (FIRST.replace("return First()", "return None"), "entrant-broke", "AttributeError"),
        (FIRST.replace("return First()", "raise KeyError(3)"), "entrant-broke", "line 9: KeyError"),
        (FIRST.replace("meadhall.pending(state)[0]", "exit(3)"), "entrant-broke", "line 6: SystemExit"),
        (FIRST.replace("return First()", "raise SystemExit(3)"), "entrant-broke", "line 9: SystemExit"),
    ],
)
def test_a_bot_that_fails_is_named(mine, text, key, said):
    with pytest.raises(Fault) as fault:
        one_game(parse_entrants(f"{mine(text)},thrall"), turn_cap=6)
    assert fault.value.key == key
    assert said in str(fault.value)


@pytest.mark.parametrize(
    ("text", "key"), [("karl,jral", "entrant-word"), ("karl,", "entrant-word"), ("karl,nowhere.py", "file-unreadable")]
)
def test_a_wrong_word_is_named(text, key):
    with pytest.raises(Fault) as fault:
        parse_entrants(text)
    assert fault.value.key == key


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_dealt_anew_asks_for_the_same_moves(game):
    """A guest answers on such a table, and its answer is given on the real one."""
    of, rng = meadhall.game(game), Rng.seeded(3)
    players = max(2, of.players[0])
    record = play_match(of, players, of.check({}, players), ["thrall"] * players, 5).record
    state = record.first()
    for number in range(min(300, len(record.answers))):
        if (seat := turn(state)) >= 0:
            assert pending(of.redeal(state, int(seat), rng)) == pending(state)
        record.replay_one(state, number)


def test_nothing_hidden_reaches_a_guest(mine):
    """It sees a hand of the other seat, but not the one that is really held."""
    looks = FIRST.replace("return meadhall", "seen.append(game.view(state, 1 - seat)['players']); return meadhall")
    looks = looks.replace("class First", "game, seen = meadhall.game('norsaga'), []\nclass First")
    guest = parse_entrants(mine(looks))[0]
    game = meadhall.game("norsaga")
    state = play_match(game, 2, game.check({"turn_cap": 400}, 2), ["thrall"] * 2, 5).record.replay(14)
    assert turn(state) >= 0
    seat = int(turn(state))
    bots = [guest.sits_down(game, seed, None) for seed in range(6)]
    for bot in bots:
        assert bot.choose(state, seat) in pending(state)
    hands = {str(vars(bot)["bot"].choose.__globals__["seen"]) for bot in bots}
    assert len(hands) > 1


def test_levels_sit_down():
    game = meadhall.game("norsaga")
    assert [one.sits_down(game, 1, 5).level for one in parse_entrants(",".join(LEVELS))] == list(LEVELS)


def test_the_bot_of_the_document_plays(mine):
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    assert one_game(parse_entrants(f"{mine(code)},thrall"), turn_cap=6).decisions["mine"] == 3
