"""The rules of Norsaga, one chapter per file; every frame cites the rules it implements."""
