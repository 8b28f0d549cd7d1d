"""The rules of Norsaga, a chapter a file; every frame cites the rules it carries out."""
