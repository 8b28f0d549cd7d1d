"""How long a test waits for what must come, in seconds: on a busy machine a page or a server takes its time.

Nothing waits that long where it comes at once, and no test passes or falls by how long something took.
"""

PATIENCE = 240
