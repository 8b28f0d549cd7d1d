"""A small grammar with every maker."""

from __future__ import annotations

from typing import Any

from meadhall.words import Words
from meadhall.words.phrases import Phrases

SENTENCES = """
dealer = The dealer
table = The table
nothing = nothing
ask-horn-fill = { $you ->
    [yes] Fill your horn
   *[no] Fill the horn of { $target }
 } with { $drink }.
    .wait = { $seat } fills a horn.
event-toast = { $who } for { $drinks }; { $all }; own { $own }, { $left } left.
event-spill = { $who } spills { $drinks }.
move-pour = { $count } of { $drink }{ $other }
move-pour-far = { $drink } for { $seat } ({ $you })
move-mix = { $drinks }: { $count }
move-song = Sing { $song }.
drink-mead = mead
drink-ale = ale
kind-sweet = sweet
song-skal = Skål
strong = { $name } ({ $kind })
guest-orm = Orm
place-hall = the hall
horn-of = { $guest }’s horn of { $drink }
horn-empty = an empty horn
event-drink = { $what } in { $where }, own table: { $home }.
event-feast = { $who }: { $guests }. { $menu } ({ $served })
meal = { $name } for { $price }, { $hot }
meal-plain = { $name }
price-coins = { $n } coins
price-song = a song
then = {"; "}
both = { $first } and { $last }
nobody = nobody
part-drink = of { $drink }
part-sips = { $count } sips
"""


GRAMMAR: dict[str, Any] = {
    "capital": ["answer"],
    "made": {
        "menu": {"each": "meal", "join": "then", "none": "nothing"},
        "meal": [
            {
                "say": "meal",
                "args": {
                    "name": {"from": ["first", "second"], "make": "course"},
                    "price": {"from": ["price"], "make": ["price"]},
                    "hot": "hot",
                },
            },
            {"say": "meal-{how}", "args": {"name": {"from": ["first", "second"], "make": "course"}}},
        ],
        "course": {"like": r"(\w+)-(\w+)", "part": 2, "make": "plain"},
        "price": {"parts": "cost"},
        "hot": [{"from": ["hot"], "is": True}, {"text": "perhaps"}],
        "drink": {"say": "strong", "args": {"name": "drink-{}", "kind": "kind-{drinks.kind}"}},
        "horn": [
            {"like": "-", "say": "horn-empty"},
            {"like": r"(\w+)\.(\w+)", "say": "horn-of", "args": {"guest": "guest-{1}", "drink": "drink-{2}"}},
            {"known": ["guest-{}", "place-{}"], "make": ["place-{}", "guest-{}"]},
            "drink-{}",
            "plain",
        ],
    },
    "field": {"drink": "drink", "left": "plain", "target": "seat", "you": {"make": "you", "from": ["target"]}},
    "event": {
        "who": {"make": "seat", "from": ["owner", "seat"]},
        "own": {"same": "seat", "from": ["target"]},
        "drinks": {"each": "drink-{}", "once": True, "none": "nothing"},
        "all": {"tally": "drink-{}", "from": ["drinks"]},
    },
    "kind": {
        "feast": {
            "who": {"from": ["owner"], "make": [{"like": r"\d+", "make": "seat"}, "guest-{}"]},
            "guests": {"each": ["guest-{}"], "and": "both", "none": "nobody"},
            "menu": "menu",
            "served": {"from": ["menu"], "make": "size"},
        },
        "drink": {"what": "horn", "where": ["guest-{}", "place-{}"], "home": {"is": "hall", "from": ["where"]}},
        "spill": {"drinks": {"each": "drink", "of": "casks", "from": ["cask"]}},
    },
    "usual": {"event": {"own": "no", "where": "nowhere"}, "answer": {"count": 1, "other": ""}},
    "word": [
        {"like": r"\d+", "args": {"count": "number"}},
        {"verbs": ["pour"], "known": "drink-{}", "args": {"drink": "drink-{}"}, "again": {"other": "own and"}},
        {"like": "[A-D]", "args": {"seat": "seat", "you": "you"}},
    ],
    "alone": {"known": "song-{}", "key": "move-song", "args": {"song": "song-{}"}},
    "all": {"mix": {"drinks": {"each": "drink-{}"}, "count": "size"}},
    "key": {"pour": {"seat": "move-pour-far"}},
    "cost": {"coins": {"say": "price-coins", "args": {"n": "plain"}}, "song": {"say": "price-song"}},
    "horn": {
        "drinks": {"each": {"say": "part-drink", "args": {"drink": "drink-{}"}}},
        "sips": {"say": "part-sips", "args": {"count": "plain"}},
    },
}


PRINTED = {"drinks": {"mead": {"kind": "sweet"}, "ale": {"kind": ""}}, "casks": {"old": ["ale", "mead"]}}


def reader(you: int | None = 0) -> Phrases:
    words = Words("en")
    words.add(SENTENCES)
    said = Phrases(words, ["Bera", "Orm"], you, GRAMMAR, PRINTED)
    said.own["own"] = lambda value, given, word: f" {word} {value}"
    return said


EVENTS: list[tuple[dict[str, Any], str]] = [
    (
        {"kind": "toast", "seat": 1, "target": 1, "drinks": ["ale", "mead", "ale"], "left": 3},
        "Orm for ale, mead; ale 2, mead 1; own yes, 3 left.",
    ),
    (
        {"kind": "toast", "seat": 1, "owner": 0, "target": 0, "drinks": [], "left": 0},
        "Bera for nothing; ; own no, 0 left.",
    ),
    ({"kind": "spill", "seat": 0, "cask": "old"}, "Bera spills ale (), mead (sweet)."),
    ({"kind": "drink", "what": "orm.mead", "where": "hall"}, "Orm’s horn of mead in the hall, own table: yes."),
    ({"kind": "drink", "what": "-", "where": "orm"}, "an empty horn in Orm, own table: no."),
    ({"kind": "drink", "what": "ale", "where": "sea"}, "ale in nowhere, own table: no."),
    ({"kind": "drink", "what": "hall", "where": "hall"}, "the hall in the hall, own table: yes."),
    ({"kind": "drink", "what": "water", "where": "hall"}, "water in the hall, own table: yes."),
    (
        {
            "kind": "feast",
            "owner": 1,
            "guests": ["orm", "orm", "egil", "orm"],
            "menu": [
                {"first": "a-fish", "price": {"song": True, "coins": 2}, "hot": True},
                {"second": "b-bread", "how": "plain"},
                {"second": "c-stew", "price": {"song": True, "coins": 0}, "hot": False},
                {"first": "d-ham", "price": {"song": 1}},
            ],
        },
        "Orm: Orm, Orm and Orm. fish for 2 coins, a song, yes; bread; stew for 0 coins, a song, no; "
        "ham for a song, perhaps (4)",
    ),
    ({"kind": "feast", "owner": "orm", "guests": ["egil"], "menu": []}, "Orm: nobody. nothing (0)"),
    (
        {"kind": "feast", "owner": 0, "guests": ["orm"], "menu": [{"first": "a-fish", "how": "plain", "price": {}}]},
        "Bera: Orm. fish (1)",
    ),
]


PARTS: list[tuple[dict[str, Any], list[str]]] = [
    ({"sips": 3, "silence": 1, "drinks": ["mead", "ale"]}, ["of mead", "of ale", "3 sips"]),
    ({}, []),
]
