"""A book as its author sees it: played at a table in the browser, beside it an inspector that knows all of the book."""
