"""Results of commands as text, Markdown and HTML."""
