"""Private tables for trying something out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("trial", sa.Text))
