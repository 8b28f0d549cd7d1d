"""Yggdrasil Chronicles: gods hold the world tree together until the dragon has gnawed his way to the end."""
