"""A book as immutable values: Adventures, entries, steps, conditions."""
