"""Consent to advice at a table, and analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "011"
down_revision = "010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("counsel", sa.Text))
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
    )
