"""The features that a server may lack. They are announced to clients, which hide what is not offered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meadhall.server.errors.http_errors import Forbidden

Removable = Literal["accounts", "chat", "invitations"]  # the other features are settings of their own


class Features(Struct, frozen=True):
    """What this server offers: passwords and passkeys; an admin who reads reports; talk at tables; links for friends;
    calls of a guest's own address when it is their turn; ratings.
    """

    accounts: bool
    admin: bool
    chat: bool
    invitations: bool
    push: bool
    ratings: bool

    def demand(self, name: Removable) -> None:
        """Refuse a request for a feature that was left out."""
        if not getattr(self, name):
            raise Forbidden("feature-off")
