"""Build the site of the documents: python tools/website/build.py [FOLDER]; any warning is an error."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from sphinx.application import Sphinx
from sphinx.util.console import nocolor
from sphinx.util.docutils import docutils_namespace, patch_docutils

from website.pages import HERE, ROOT, Pages
from website.staging import stage

SITE = ROOT / "build/docs"
NEEDLESS = (".buildinfo", "objects.inv", "_sources")


def build(out: Path) -> list[str]:
    """Build the site in `out`, which is replaced only by a complete one; return the errors of the documents, line by
    line.
    """
    with tempfile.TemporaryDirectory() as made:
        source, fresh = Path(made) / "source", Path(made) / "site"
        stage(Pages(), source)
        nocolor()
        with (Path(made) / "warnings").open("w+", encoding="utf-8") as told, patch_docutils(), docutils_namespace():
            app = Sphinx(
                source,
                HERE,
                fresh,
                Path(made) / "doctrees",
                "website",
                status=None,
                warning=told,
                confoverrides={"html_static_path": [str(source / "worn")], "exclude_patterns": ["worn"]},
            )
            app.build(force_all=True)
            told.seek(0)
            faults = [line.replace(f"{source}/", "") for line in told.read().splitlines() if line.strip()]
        if not faults:
            for name in NEEDLESS:
                at = fresh / name
                shutil.rmtree(at) if at.is_dir() else at.unlink(missing_ok=True)
            shutil.rmtree(out, ignore_errors=True)
            out.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(fresh, out)
    return faults


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    if wrong := build(target):
        sys.exit("\n".join(wrong))
    print(f"The documents are in {target}; the hall shows them at /docs.")
