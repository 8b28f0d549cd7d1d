"""Fire & Axe in the terminal."""
