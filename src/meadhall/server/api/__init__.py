"""The HTTP API, described by OpenAPI at /schema."""
