"""Interfaces of Yggdrasil to the outside: positions, views, words, and determinization."""
