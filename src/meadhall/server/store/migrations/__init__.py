"""How the database came to its present shape; run when the server starts."""
