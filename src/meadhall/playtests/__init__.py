"""Play-testing a book before anybody reads it: `meadhall story test`."""
