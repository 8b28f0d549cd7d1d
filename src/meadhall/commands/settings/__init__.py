"""The settings of a server: one declaration, three sources besides the defaults."""
