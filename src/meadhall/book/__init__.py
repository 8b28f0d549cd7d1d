"""The story format: parse a book from text files into a tree for the rules and the linter."""
