"""Between the tables and a browser: messages, sockets, files, and who is let in."""
