"""Common passwords: a few stems with the usual additions, and simple patterns."""

from __future__ import annotations

import unicodedata

# In all supported languages, and about Meadhall itself.
STEMS = frozenset(
    (
        "password",
        "passwort",
        "motdepasse",
        "passphrase",
        "passw",
        "kennwort",
        "secret",
        "geheim",
        "letmein",
        "welcome",
        "willkommen",
        "bienvenue",
        "bonjour",
        "hallo",
        "hello",
        "admin",
        "administrator",
        "default",
        "changeme",
        "master",
        "iloveyou",
        "jetaime",
        "ichliebedich",
        "qwerty",
        "qwertz",
        "azerty",
        "qwertyuiop",
        "qwertzuiop",
        "azertyuiop",
        "asdfghjkl",
        "yxcvbnm",
        "zxcvbnm",
        "wxcvbn",
        "qazwsx",
        "qazwsxedc",
        "dragon",
        "monkey",
        "sunshine",
        "princess",
        "football",
        "baseball",
        "fussball",
        "superman",
        "batman",
        "starwars",
        "pokemon",
        "michael",
        "daniel",
        "jordan",
        "shadow",
        "trustno",
        "whatever",
        "computer",
        "internet",
        "google",
        "facebook",
        "test",
        "testtest",
        "abc",
        "abcd",
        "login",
        "user",
        "guest",
        "root",
        "schatz",
        "soleil",
        "doudou",
        "chouchou",
        "loulou",
        "marseille",
        "arsenal",
        "liverpool",
        "chelsea",
        "summer",
        "winter",
        "spring",
        "autumn",
        "sommer",
        "herbst",
        "hiver",
        "norsaga",
        "trudvang",
        "yggdrasil",
        "valhalla",
        "viking",
        "vikings",
        "odin",
        "thor",
        "loki",
        "ragnarok",
        "meadhall",
    )
)
ROWS = (
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6y7u8i9o0p",
)
SIGNS = {ord(sign): letter for sign, letter in zip("0134578@$!|", "oieastbasil", strict=True)}
LEAST_KINDS = 5  # different characters


def is_common(password: str) -> bool:
    """Return whether guessers would try this password first."""
    word = unicodedata.normalize("NFKC", password).casefold()
    if len(set(word)) < LEAST_KINDS or is_repeated(word):
        return True
    letters = "".join(char for char in word if char.isalnum())
    return any(letters in row * 2 or letters[::-1] in row * 2 for row in ROWS) or any(
        is_stem(strip_decoration(form))
        for form in (word, strip_decoration(word).translate(SIGNS), word.translate(SIGNS))
    )


def strip_decoration(word: str) -> str:
    """Strip digits and punctuation from both ends."""
    found = word
    while found and not found[0].isalpha():
        found = found[1:]
    while found and not found[-1].isalpha():
        found = found[:-1]
    return found


def is_stem(word: str) -> bool:
    """Return whether it is a stem, once or twice."""
    letters = "".join(char for char in word if char.isalpha())
    half = letters[: len(letters) // 2]
    return letters in STEMS or (letters == half * 2 and half in STEMS)


def is_repeated(word: str) -> bool:
    """Return whether it is a short piece repeated."""
    return any(word == (word[:size] * len(word))[: len(word)] for size in range(1, min(6, len(word) // 2) + 1))
