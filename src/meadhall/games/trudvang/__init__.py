"""Trudvang Legends: a campaign of sagas read from a book, on a map, with runes drawn from a bag."""
