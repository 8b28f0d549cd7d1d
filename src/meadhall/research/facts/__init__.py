"""What a seat sees as a row of small numbers: one file for each game, which says what stands where."""
