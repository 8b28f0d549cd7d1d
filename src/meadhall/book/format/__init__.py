"""The file format of books: YAML in, values and JSON Schema out."""
