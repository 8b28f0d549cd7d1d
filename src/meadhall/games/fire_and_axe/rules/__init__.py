"""The rules of Fire & Axe, one chapter per file; every frame cites the rules it implements."""
