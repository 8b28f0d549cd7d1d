"""Trudvang Legends in the terminal."""
