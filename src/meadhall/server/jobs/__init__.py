"""Background jobs: turn clocks, notifications, retention."""
