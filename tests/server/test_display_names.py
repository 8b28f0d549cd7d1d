"""Names that imitate the server are refused in any alphabet; ordinary names are accepted."""

from __future__ import annotations

import random
import unicodedata

import pytest

from meadhall.core.fault import Fault
from meadhall.server.auth.display_names import RESERVED, SPEAKS, NameRules, is_reserved, load_lookalikes
from meadhall.server.store.users import NAMES

RULES = NameRules()
TRIED = [
    "ĸeeper",
    "ꓗeeper",
    "k e e p e r",
    "kееper1",
    "the real keeper",
    "＠admin",
    "Thrall",
    "k̷e̷e̷p̷e̷r̷",
    "K⃝eeper",
    "hüter",
    "adrnin",
    "Meadha11",
    "𝕬𝖉𝖒𝖎𝖓",
    "Le Gardien",
    "der HÜTER",
    "keeper2026",
    "--Admin--",
    "Mоdеrаtоr",
    "Your official Кeeper",
]
LETTERS: dict[str, list[str]] = {}
for sign, letter in load_lookalikes().items():
    if chr(sign).isalpha():
        LETTERS.setdefault(letter, []).append(chr(sign))


@pytest.mark.parametrize("name", TRIED)
def test_a_disguise_is_seen_through(name: str) -> None:
    with pytest.raises(Fault) as refused:
        RULES.check_name(name)
    assert refused.value.key == "name-reserved"


def test_letters_at_random_are_seen_through() -> None:
    seed = random.randrange(2**32)
    luck = random.Random(seed)
    for _ in range(500):
        word = luck.choice([word for word in RESERVED if word.isascii()])
        name = "".join(luck.choice([letter, letter.upper(), *LETTERS.get(letter, ())]) for letter in word)
        match luck.randrange(5):
            case 0:
                name = " ".join(name)
            case 1:
                name = "".join(char + luck.choice(("", "\u0301", "\u0336\u0489")) for char in name)
            case 2:
                name = luck.choice(("@", "~ ", "007", "(")) + name + luck.choice(("", "!", " 99", ")"))
            case 3:
                name = unicodedata.normalize("NFKC", name)
            case _:
                pass
        assert is_reserved(name), (seed, name)


def test_ordinary_names_are_free() -> None:
    ordinary = [
        *NAMES,
        "Karl",
        "Jarl",
        "Doorkeeper",
        "Gate Keeper",
        "Адмирал",
        "Κέπερ",
        "李小龙",
        "Zoë",
        "Müller",
        "Root Beer",
        "Adminka",
        "Support Bear",
        "System of a Down",
        "Keepa",
        "Beekeepers",
        "Ragnar 2",
        "Mr. Modern",
        "Þórr",
        "Gardena",
        "The Hall",
        "Die Wahre",
        "Gardien de but",
    ]
    assert [name for name in ordinary if is_reserved(name)] == []


def test_what_speaks_for_the_hall_is_reserved_as_a_word_too() -> None:
    assert set(SPEAKS) <= set(RESERVED)
    for word in SPEAKS:
        assert is_reserved(f"{word.title()} of this place")
