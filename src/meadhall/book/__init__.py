"""The Book of Sagas: a story in a text file, read into a tree that the rules walk and the linter judges."""
