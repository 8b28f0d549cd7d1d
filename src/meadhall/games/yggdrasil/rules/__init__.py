"""The rules of Yggdrasil Chronicles, a chapter a file; every frame cites the rules it carries out."""
