"""Several servers on one database: what they tell each other, and the lock that shows who is there."""
