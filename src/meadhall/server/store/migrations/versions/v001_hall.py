"""Guests, tables, seats, entries, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table", sa.String(16)),
        sa.Column("seat", sa.String(1)),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("turn", sa.String(5)),
        sa.Column("until", sa.Double),
        sa.Column("asked_undo", sa.Text),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("ix_tables_status_until", "tables", ["status", "until"])
    op.create_index("ix_tables_listed_status_updated", "tables", ["listed", "status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(1), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    talk()


def talk() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.String(1)),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_chats_table_id", "chats", ["table", "id"])
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seat", sa.String(1)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_notes_table", "notes", ["table"])
    op.create_table(
        "admitted",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
    )
