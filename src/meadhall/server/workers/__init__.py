"""Worker processes: bot answers, replays, files from users."""
