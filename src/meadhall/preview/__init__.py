"""Preview of a book for its author: a table in the browser with an inspector beside it."""
