"""The version, alone, so that it can be read without loading the hall."""

__version__ = "0.1.0"
