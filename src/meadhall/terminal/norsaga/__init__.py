"""Norsaga in the terminal."""
