"""Blocks, reports, and the admin's announcement."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "013"
down_revision = "012"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("other", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.UniqueConstraint("guest", "other"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("other", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
