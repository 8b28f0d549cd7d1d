"""Bans, the audit log, admin settings, removed messages and names, agreement with the engine."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "015"
down_revision = "014"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), index=True),
        sa.Column("network", sa.String(43)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("lifted", sa.Double),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "agreements",
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )
    op.add_column("chats", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("renamed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("refused_name", sa.String(40)))
