"""Interfaces of Fire & Axe to the outside: positions, views, words, and determinization."""
