"""Resignations, and archived tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "009"
down_revision = "008"


def upgrade() -> None:
    op.add_column("leavers", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "archived",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
    )
