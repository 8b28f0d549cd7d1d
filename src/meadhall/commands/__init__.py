"""The commands, one file each: `meadhall NAME` calls the function NAME of the module NAME.

A command gets what the line says as typed arguments and a `Say` to answer with, and returns the exit code.
"""

COMMANDS = (
    "serve",
    "play",
    "learn",
    "solve",
    "replay",
    "analyse",
    "show",
    "why",
    "verify",
    "sim",
    "tournament",
    "lab",
    "games",
    "rules",
    "data",
    "exercises",
    "story",
    "campaign",
    "backup",
    "restore",
    "export",
    "doctor",
    "version",
)

# Commands with commands of their own: `meadhall story check` calls the function `check` of the module `story_check`.
GROUPS = {
    "exercises": ("list", "mine", "confirm"),
    "story": ("new", "check", "graph", "test", "play", "preview", "translate", "export", "schema", "regions"),
    "campaign": ("list", "new", "play", "chronicle", "export", "import", "restart"),
}

# Commands that let others in: at their tables nobody opens a file by its path.
HALLS = ("serve", "story preview")
