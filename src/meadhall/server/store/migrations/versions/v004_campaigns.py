"""Campaign state, and sittings that were played elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("story", sa.Text))
    op.add_column("tables", sa.Column("stands", sa.Text))
    op.add_column("tables", sa.Column("began", sa.Text))
    op.create_table(
        "sittings",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.Text, nullable=False),
    )
