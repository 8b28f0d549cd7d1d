"""Interfaces of Norsaga to the outside: positions, views, words, and determinization."""
