"""The engine, plain or compiled: which one runs, why, and how the compiled one is built."""
