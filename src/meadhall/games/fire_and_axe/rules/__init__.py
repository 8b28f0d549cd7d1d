"""The rules of Fire & Axe, a chapter a file; every frame cites the rules it carries out."""
