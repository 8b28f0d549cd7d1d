"""What is stored and how: the database and its history, one writer, and each kind of thing that is kept."""
