"""Preparations shared by several commands: tables, books, lessons."""
