"""Norsaga: race to prove, by the heroes of your family tree, that your saga is true."""
