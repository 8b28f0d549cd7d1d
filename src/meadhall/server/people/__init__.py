"""Who asks, how much of everything each may have, and what they are told in words."""
