"""Alembic's entry point: the server passes a connection; a developer who writes a revision passes a URL."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from meadhall.server.store.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "").begin() as connection:
        migrate(connection)
