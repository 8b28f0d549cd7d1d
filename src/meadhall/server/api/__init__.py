"""The HTTP side, described by OpenAPI at /schema."""
