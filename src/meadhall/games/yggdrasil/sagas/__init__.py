"""The Book of Sagas: one file for each saga, and what reads them."""
