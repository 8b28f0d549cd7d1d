"""Several servers on one database: their messages, and the lock that detects unconnected servers."""
