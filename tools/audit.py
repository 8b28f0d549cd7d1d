"""Find known vulnerabilities in installed packages: pip-audit for this environment, npm audit for the programs that
check the browser code. `make audit` runs it; exit code 1: something was found, 2: a service could not be reached.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = ROOT / ".venv-audit" / "bin" / "pip-audit"
OURS = "meadhall"
CLEAN, FOUND, NOT_ASKED = 0, 1, 2
NOT_REACHED = "the advisories could not be reached, so nothing is known. Try again where the network allows it."


def run_json(*command: str) -> Any:
    """Return a program's JSON output; None if it is not readable."""
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    try:
        return json.loads(said)
    except ValueError:
        return None


def judge_python(said: Any) -> tuple[int, list[str]]:
    """Return the verdict and the lines for the Python packages. A package unknown to the service
    counts as not audited.
    """
    packages = [one for one in (said or {}).get("dependencies", []) if one["name"] != OURS]
    audited = [one for one in packages if "skip_reason" not in one]
    if not audited:
        return NOT_ASKED, [f"Python: {NOT_REACHED}"]
    holes = [
        f"  {one['name']} {one['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for one in audited
        for hole in one["vulns"]
    ]
    left = [f"  {one['name']}: not audited" for one in packages if one not in audited]
    return FOUND if holes else CLEAN, [f"Python: {len(audited)} packages, {len(holes)} advisories", *holes, *left]


def judge_browser(said: Any) -> tuple[int, list[str]]:
    """Return the same for the programs that check the browser code."""
    if not said or "vulnerabilities" not in said:
        return NOT_ASKED, [f"npm: {NOT_REACHED}"]
    holes = [f"  {name}: {one['severity']}, {one['range']}" for name, one in sorted(said["vulnerabilities"].items())]
    count = said["metadata"]["dependencies"]["total"]
    return FOUND if holes else CLEAN, [f"npm: {count} packages, {len(holes)} with advisories", *holes]


def main() -> int:
    python = judge_python(
        run_json(
            str(PIP_AUDIT), "--path", sysconfig.get_path("purelib"), "--format", "json", "--progress-spinner", "off"
        )
    )
    browser = (CLEAN, ["npm: not installed here; players need nothing of it"])
    if shutil.which("npm"):
        browser = judge_browser(
            run_json("npm", "audit", "--prefix", str(ROOT / "tools" / "client"), "--package-lock-only", "--json")
        )
    print("\n".join([*python[1], *browser[1]]))
    return FOUND if FOUND in (python[0], browser[0]) else max(python[0], browser[0])


if __name__ == "__main__":
    sys.exit(main())
