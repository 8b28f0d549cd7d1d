"""The day a guest was last seen, for retention."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    guests = sa.table("guests", sa.column("seen", sa.Double))
    op.execute(guests.update().values(seen=time.time()))
