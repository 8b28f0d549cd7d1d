"""Work for processes of its own: bots that think, records that are replayed, other people's files."""
