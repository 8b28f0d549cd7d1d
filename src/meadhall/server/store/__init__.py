"""The database: schema, migrations, write queue, and one store per kind of data."""
