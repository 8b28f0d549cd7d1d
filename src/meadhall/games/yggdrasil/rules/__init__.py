"""The rules of Yggdrasil Chronicles, one chapter per file; every frame cites the rules it implements."""
