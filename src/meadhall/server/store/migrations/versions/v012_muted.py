"""Guests whom the admin has muted everywhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "012"
down_revision = "011"


def upgrade() -> None:
    op.add_column("guests", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
