"""Database migrations, run when the server starts."""
