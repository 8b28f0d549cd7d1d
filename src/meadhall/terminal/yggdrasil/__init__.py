"""Yggdrasil in the terminal."""
