"""What a hall tells those who watch over it: measures for Prometheus, and lines of its log."""
