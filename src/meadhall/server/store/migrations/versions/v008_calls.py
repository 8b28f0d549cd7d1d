"""Votes about absent players, and how games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="86400"))
    op.add_column("tables", sa.Column("asked_at", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("call", sa.Text))
    op.add_column("tables", sa.Column("result", sa.Text))
    tables = sa.table("tables", sa.column("asked_at", sa.Double), sa.column("updated", sa.Double))
    op.execute(tables.update().values(asked_at=tables.c.updated))
