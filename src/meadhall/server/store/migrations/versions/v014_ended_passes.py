"""Admin sessions that were signed out early."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "014"
down_revision = "013"


def upgrade() -> None:
    op.create_table(
        "ended_passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
