"""Proposals for questions to the whole table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposal", sa.Text))
