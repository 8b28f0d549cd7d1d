"""The linter's checks by subject. Each yields findings."""
