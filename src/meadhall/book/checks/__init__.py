"""The checks of the linter, by what they look at. Each takes what is to be judged and yields findings."""
