"""Errors that only a server has, and how they are sent."""
