"""Find the line of an error in the file of a saga."""

from __future__ import annotations

import re

from meadhall.core.fault import Fault

PAGE = re.compile(r"page\D{0,3}(\d+)")
HEADING = re.compile(r"^\s*\[\[\s*page\s*\]\]")


def find_line(fault: Fault, text: str) -> int:
    """Return the line number of an error: of the text that it quotes on the page that it names; else of that page; else
    1.
    """
    args = {name: str(value) for name, value in fault.args_of_key.items()}
    if args.get("line", "").isdecimal():
        return int(args["line"])
    where = args.get("part") or args.get("where") or ""
    lines = text.splitlines()
    pages = [number for number, line in enumerate(lines, 1) if HEADING.match(line)]
    named = PAGE.match(where)
    start, end = 1, len(lines)
    if named is not None and 0 < int(named[1]) <= len(pages):
        start = pages[int(named[1]) - 1]
        end = pages[int(named[1])] - 1 if int(named[1]) < len(pages) else len(lines)
    last = re.findall(r"[\w-]+", where)[-1:] if "where" in args else []
    for wanted in filter(None, [args.get("found"), args.get("sentence"), *last]):
        whole = re.compile(rf"(?<![\w-]){re.escape(wanted)}(?![\w-])")
        for number in range(start, end + 1):
            if whole.search(lines[number - 1].partition(" #")[0]):
                return number
    return start
