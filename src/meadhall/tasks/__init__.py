"""Tasks of worker processes: pure functions, used by servers and commands."""
