"""Between tables and browsers: messages, sockets, static files, and security checks."""
