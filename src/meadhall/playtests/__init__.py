"""Play-test a book with bots: `meadhall story test`."""
