"""The small books of the format's own tests."""

from book.conftest import spoilt

__all__ = ["spoilt"]
