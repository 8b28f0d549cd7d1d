"""Files written by people: strict parsing, with one error that names the place."""
