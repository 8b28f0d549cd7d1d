"""Files that people write: read strictly, and whatever is wrong with one is said once, with its place."""
