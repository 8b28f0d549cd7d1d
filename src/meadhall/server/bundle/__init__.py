"""Bundle the browser's modules and styles into few files."""
