"""A real Chromium against a real server. A package, so that the browser is closed before tests of other kinds run."""
