"""Optional sign-in for guests on another device: passwords and passkeys."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from meadhall.core.fault import Unknown
from meadhall.server.auth.passkeys import NewPasskey, encode_base64
from meadhall.server.errors.http_errors import Forbidden
from meadhall.server.store.database import Database, insert_once
from meadhall.server.store.schema import accounts, challenges, passkeys
from meadhall.server.store.write_queue import Writer

REGISTER, SIGN_IN, PROVE = "register", "sign-in", "prove"
SOON = 300.0  # seconds a challenge is good for
MOST = 20  # passkeys of one guest
STEM = 24  # letters of a name that a login begins with


@dataclass(frozen=True)
class Passkey:
    id: str
    guest: int
    credential: str
    public_key: str
    count: int
    label: str
    created: float
    used: float


@dataclass(frozen=True)
class Account:
    login: str | None
    password: str | None
    handle: str
    passkeys: list[Passkey]


def create_login(name: str) -> str:
    """Build a sign-in name from the display name and four digits.

    The server assigns it, so that taken names cannot be probed.
    """
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = "".join(letter for letter in letters if letter.isalnum())[:STEM] or "guest"
    return f"{stem}-{secrets.randbelow(9_000) + 1_000}"


def hash_credential(credential: str) -> str:
    return hashlib.sha256(credential.encode()).hexdigest()


class Accounts:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer

    async def get(self, guest: int) -> Account:
        def read(connection: Connection) -> Account:
            row = connection.execute(select(accounts).where(accounts.c.guest == guest)).first()
            keys = connection.execute(
                select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created, passkeys.c.id)
            )
            found = [Passkey(*one) for one in keys]
            return Account(row.login if row else None, row.password if row else None, row.handle if row else "", found)

        return await self.database.read(read)

    async def find_by_login(self, login: str) -> tuple[int, str] | None:
        query = select(accounts.c.guest, accounts.c.password).where(accounts.c.login == login)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None or row.password is None else (int(row.guest), str(row.password))

    def _insert_account(self, connection: Connection, guest: int) -> None:
        insert_once(
            connection, accounts, guest=guest, handle=encode_base64(secrets.token_bytes(32)), created=time.time()
        )

    async def create_handle(self, guest: int) -> str:
        await self.writer.write(lambda connection: self._insert_account(connection, guest))
        return (await self.get(guest)).handle

    async def set_password(self, guest: int, name: str, hashed: str | None) -> None:
        """Store the password. The first one also creates the sign-in name."""

        def work(connection: Connection) -> None:
            self._insert_account(connection, guest)
            of = accounts.c.guest == guest
            login = connection.execute(select(accounts.c.login).where(of)).scalar()
            while login is None:
                wish = create_login(name)
                if connection.execute(select(accounts.c.guest).where(accounts.c.login == wish)).first() is None:
                    login = wish
            connection.execute(update(accounts).where(of).values(login=login, password=hashed))

        await self.writer.write(work)

    async def add_passkey(self, guest: int, made: NewPasskey, label: str) -> None:
        def work(connection: Connection) -> None:
            count = len(connection.execute(select(passkeys.c.id).where(passkeys.c.guest == guest)).all())
            known = (
                connection.execute(select(passkeys.c.id).where(passkeys.c.id == hash_credential(made.credential)))
            ).first()
            if count >= MOST or known is not None:
                raise Forbidden("passkey-many", most=MOST)
            now = time.time()
            connection.execute(
                insert(passkeys).values(
                    id=hash_credential(made.credential),
                    guest=guest,
                    credential=made.credential,
                    public_key=made.public_key,
                    count=made.count,
                    label=label,
                    created=now,
                    used=now,
                )
            )

        await self.writer.write(work)

    async def find_passkey(self, credential: str) -> Passkey | None:
        row = await self.database.read(
            lambda connection: connection.execute(
                select(passkeys).where(passkeys.c.id == hash_credential(credential))
            ).first()
        )
        return None if row is None else Passkey(*row)

    async def record_passkey_use(self, passkey: Passkey, count: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                update(passkeys).where(passkeys.c.id == passkey.id).values(count=count, used=time.time())
            )

        await self.writer.write(work)

    async def remove_passkey(self, guest: int, passkey: str) -> None:
        def work(connection: Connection) -> int:
            done = connection.execute(delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == passkey))
            return done.rowcount

        if not await self.writer.write(work):
            raise Unknown("passkey-unknown")

    async def create_challenge(self, kind: str, guest: int) -> bytes:
        """Create a challenge to sign. Expired challenges are deleted."""
        made = secrets.token_bytes(32)

        def work(connection: Connection) -> None:
            now = time.time()
            connection.execute(delete(challenges).where(challenges.c.until < now))
            connection.execute(
                insert(challenges).values(
                    hash=hash_credential(encode_base64(made)), kind=kind, guest=guest, until=now + SOON
                )
            )

        await self.writer.write(work)
        return made

    async def take_challenge(self, kind: str, guest: int, challenge: bytes) -> bool:
        """Consume a challenge. Return whether it was issued to this guest for this purpose."""

        def work(connection: Connection) -> int:
            done = connection.execute(
                delete(challenges).where(
                    challenges.c.hash == hash_credential(encode_base64(challenge)),
                    challenges.c.kind == kind,
                    challenges.c.guest == guest,
                    challenges.c.until >= time.time(),
                )
            )
            return done.rowcount

        return bool(await self.writer.write(work))
