"""Fire & Axe at its edges: positions, views, words, and what a seat may imagine."""
