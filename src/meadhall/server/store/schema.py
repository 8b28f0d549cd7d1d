"""Database schema. Entries are append-only; the state of a game follows from them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),  # to the day
    Column("muted", Boolean, nullable=False, server_default=false()),  # by the keeper, at every table
    Column("renamed", Boolean, nullable=False, server_default=false()),  # by an admin, and not yet by the guest
    Column("refused_name", String(40)),  # a name that an admin has taken from this guest
)

# Webhooks for turn notifications.
hooks = Table(
    "hooks",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("when", String(8), nullable=False),  # always, away
    Column("origin", Text, nullable=False),  # the address by which the guest knows the hall
)

# The last turn that each guest was notified of at each table, or is still to be notified of.
calls = Table(
    "calls",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double, nullable=False),  # when to try again; 0: told
)

# Only hashes of tokens are stored, so that a leaked database grants no access.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # cookie, personal, feed, seat
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("table", String(16)),
    Column("seat", String(1)),
    Column("created", Double, nullable=False),  # of a cookie and what follows from it: last used, to the day
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("title", String(80), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("position", Text),
    Column("invite", String(32), nullable=False, unique=True),
    Column("secret", String(64), nullable=False),  # of the committed dealer; published when the game is over
    Column("host", ForeignKey("guests.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("turn", String(5)),  # the asked seat
    Column("until", Double),  # when its clock runs out
    Column("asked_undo", Text),
    Column("proposal", Text),
    Column("patience", Integer, nullable=False, server_default="86400"),  # seconds before a call; 0: no calls
    Column("asked_at", Double, nullable=False, server_default="0"),  # when the current question was asked
    Column("call", Text),  # open vote about an absent player, as JSON
    Column("result", Text),  # how it ended
    Column("rematch", String(16)),
    Column("story", Text),  # where a campaign stands, in a line for the lobby
    Column("stands", Text),  # the same as a position: books may change
    Column("began", Text),  # where its adventure began, if that was at another table
    Column("counsel", Text),  # seats that agree to counsel
    Column("trial", Text),  # which table and seat this only tries something out for
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Index(None, "status", "until"),
    Index(None, "listed", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("kind", String(8), nullable=False),  # human, open, bot
    Column("level", String(16)),
    Column("guest", ForeignKey("guests.id"), index=True),  # the owner, also while a bot sits in
    Column("name", String(40), nullable=False),
    Column("nonce", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # start, answer, undo
    Column("seat", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Sittings of a campaign that were played at another table, as records.
sittings = Table(
    "sittings",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
)

# AnalysisJobs of finished games, as JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("analysis", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", String(1)),  # null: a watcher
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the host
    Column("removed", Boolean, nullable=False, server_default=false()),  # by an admin
    Index(None, "table", "id"),
)

# Guests muted at a table by its host.
silenced = Table(
    "silenced",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("name", String(40), nullable=False),
)

# Guests blocked by other guests.
blocks = Table(
    "blocks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("other", ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # as it was then
    UniqueConstraint("guest", "other"),
)

# Reports about guests. They copy what was said, because the table may be gone when they are read.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("place", String(16), nullable=False),  # the table
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("other", ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # of the other
    Column("text", Text, nullable=False),  # what they said, if it is about that
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
)

# The admin's announcements. The last one counts; an empty one clears it.
announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Admin sessions that were signed out before they expired.
ended_passes = Table(
    "ended_passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)

# Banned guests and address ranges. A row names one of them; a null end means for ever.
bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("network", String(43)),
    Column("name", String(40), nullable=False),  # of the guest, as it was then
    Column("reason", Text, nullable=False),
    Column("who", String(40), nullable=False),  # the admin
    Column("at", Double, nullable=False),
    Column("until", Double),
    Column("lifted", Double),
)

# Every action of an admin. No foreign keys: what an entry names may be deleted.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("who", String(40), nullable=False),
    Column("action", String(20), nullable=False),
    Column("target", String(64), nullable=False),  # guest 12, table abcd, network 192.0.2.0/24
    Column("name", String(40), nullable=False),  # of that guest or table
    Column("reason", Text, nullable=False),
)

# Server-wide settings of the admin, by name.
settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# How often a guest answered like jarl, as JSON. Computed only when an admin asks.
agreements = Table(
    "agreements",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("found", Text, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", String(1)),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("scope", String(8), nullable=False),  # mine, table
    Column("at", Double, nullable=False),
)

# Guests who came through the invite link of a private table.
admitted = Table(
    "admitted",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
)

# Guests who left a seat during a game and know what it knew.
leavers = Table(
    "leavers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("resigned", Boolean, nullable=False, server_default=false()),
)

# Finished tables that a guest has archived.
archived = Table(
    "archived",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
)

# Accounts: a sign-in name and the hash of a password.
accounts = Table(
    "accounts",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("login", String(60), unique=True),
    Column("password", Text),
    Column("handle", String(64), nullable=False, unique=True),  # what passkeys know the guest by
    Column("created", Double, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the credential's own
    Column("guest", ForeignKey("guests.id"), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("count", Integer, nullable=False),  # how often the authenticator says it was used
    Column("label", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)

# Passkey challenges: valid once, for the guest who asked, and for a short time.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),  # register, sign-in
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("until", Double, nullable=False),
)
