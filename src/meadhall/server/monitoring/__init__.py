"""Metrics for Prometheus, and the log format."""
