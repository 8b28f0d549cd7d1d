"""The commands, one file each: `meadhall NAME` calls the function NAME of the module NAME; names reserved by Python get
an underscore (`list_`, `import_`).

A command gets typed arguments and a `Say` for its output, and returns the exit code.
"""
