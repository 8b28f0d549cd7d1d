"""Hnefatafl: the Norse siege game on a board of 7 or 11 squares, a plug-in for Meadhall."""
