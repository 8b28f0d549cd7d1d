"""Limits per user, address and server."""
