"""Copy the browser libraries from their npm packages into client/vendor, with licences and hashes.

A browser resolves only paths, and a strict content policy forbids an inline import map; so the bare names by which the
libraries import each other are replaced by paths, and nothing else is changed. Needs npm; to update a version:
    python tools/vendor.py
"""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path

VENDOR = Path(__file__).parent.parent / "src/meadhall/client/vendor"
PACKAGES = {
    "preact@11.2.0": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js", "LICENSE": "preact.LICENSE"},
    "htm@3.1.1": {"dist/htm.mjs": "htm.js", "LICENSE": "htm.LICENSE"},
    "@preact/signals-core@1.14.5": {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "signals-core.LICENSE"},
    "@preact/signals@2.11.4": {"dist/signals.mjs": "signals.js", "LICENSE": "signals.LICENSE"},
}
PATHS = {"preact/hooks": "./hooks.js", "@preact/signals-core": "./signals-core.js", "preact": "./preact.js"}


def main() -> None:
    rows = []
    for package, files in PACKAGES.items():
        with tempfile.TemporaryDirectory() as folder:
            packed = subprocess.run(["npm", "pack", "--json", package], cwd=folder, capture_output=True, check=True)
            about = json.loads(packed.stdout)
            entry = about[0] if isinstance(about, list) else next(iter(about.values()))
            archive = tarfile.open(fileobj=io.BytesIO((Path(folder) / entry["filename"]).read_bytes()))  # noqa: SIM115
            for source, target in files.items():
                member = archive.extractfile(f"package/{source}")
                assert member is not None
                text = member.read().decode()
                upstream = hashlib.sha256(text.encode()).hexdigest()
                for name, path in PATHS.items():
                    for quote in "'\"":
                        text = text.replace(f"from{quote}{name}{quote}", f"from{quote}{path}{quote}")
                        text = text.replace(f"from {quote}{name}{quote}", f"from {quote}{path}{quote}")
                        text = text.replace(f"import{quote}{name}{quote}", f"import{quote}{path}{quote}")
                lines = [line for line in text.splitlines() if not line.startswith("//# sourceMappingURL")]
                text = "\n".join(lines) + "\n"
                (VENDOR / target).write_text(text, encoding="utf-8")
                rows.append((target, package, upstream, hashlib.sha256(text.encode()).hexdigest()))
    table = [f"| `{t}` | {p} | `{u[:16]}…` | `{o}` |" for t, p, u, o in sorted(rows)]
    (VENDOR / "VENDOR.md").write_text(
        "# Vendored libraries\n\nTaken by `tools/vendor.py`, which only replaces the names of imports by paths. "
        "Preact and signals: MIT (preact.LICENSE, signals.LICENSE, signals-core.LICENSE); "
        "htm: Apache-2.0 (htm.LICENSE).\n\n"
        "| file | package | sha256 of the original | sha256 here |\n|---|---|---|---|\n" + "\n".join(table) + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
