"""Common passwords are refused."""

from __future__ import annotations

import random
import secrets
import string

import pytest

from meadhall.server.auth.common_passwords import STEMS, is_common
from server.hosting import Host
from server.people import Guest


@pytest.mark.parametrize(
    "word",
    [
        "password123",
        "Password123!",
        "P@ssw0rd2026",
        "passwordpassword",
        "1234567890",
        "0987654321",
        "qwertyuiop",
        "aaaaaaaaaa",
        "abababababab",
        "abc123abc123",
        "iloveyou!!",
        "qwertz1234",
        "azertyuiop1",
        "letmein2026",
        "Meadhall2026",
        "mot de passe",
        "1q2w3e4r5t",
        "abcdefghij",
        "Ich liebe Dich",
        "passwort-123",
        "123password",
        "admin@admin",
        "11111122222",
    ],
)
def test_what_is_tried_first_is_refused(word: str) -> None:
    assert is_common(word)


def test_stems_with_something_around_them_are_refused() -> None:
    seed = random.randrange(2**32)
    luck = random.Random(seed)
    for _ in range(300):
        stem = luck.choice(sorted(STEMS))
        around = "".join(luck.choice(string.digits + "!?.-_ ") for _ in range(luck.randint(0, 8)))
        word = luck.choice((stem, stem.title(), stem.upper())) + around
        assert is_common(word), (seed, word)


def test_others_are_taken() -> None:
    assert not any(is_common(secrets.token_urlsafe(luck)) for luck in (9, 12, 16, 24) for _ in range(50))
    for word in (
        "correct horse battery staple",
        "a long enough password",
        "Drei Raben am Brunnen",
        "ma tasse est bleue",
        "of no use at all",
        "thor and the giant",
        "summer rain on tin",
    ):
        assert not is_common(word), word


def test_the_hall_refuses_it_in_words(host: Host, bera: Guest) -> None:
    assert bera.fault("POST", "/api/me/password", 400, password="password123") == "password-common"
    assert bera.get("/api/me/account")["password"] is False
