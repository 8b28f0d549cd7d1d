"""Playable lessons: an ordinary table, a teacher's comments, and scripted answers of chance and opponents."""
