"""The rules of Trudvang Legends, a chapter a file."""
