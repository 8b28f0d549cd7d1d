"""Lessons that are played: an ordinary table, a teacher who comments it, and what chance and the others answer."""
