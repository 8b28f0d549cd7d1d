"""The rules of Trudvang Legends, one chapter per file."""
