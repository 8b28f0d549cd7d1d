"""The messages of a table's socket as Structs. `make types` writes the browser's types and the tables of docs/wire.md
from them and from the Structs of the HTTP calls.
"""
