"""Interfaces of Trudvang Legends to the outside: positions, views, words, and determinization."""
