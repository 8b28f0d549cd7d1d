"""A bundle means what its modules mean, or is refused: judged by a parser and by Node, on programs drawn at random."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable

from meadhall.server.bundle.build import Build
from meadhall.server.bundle.client_files import ClientFiles
from meadhall.server.bundle.module import BundleError
from meadhall.server.bundle.token_writer import write_tokens
from meadhall.server.bundle.tokenizer import tokenize
from server.bundle_programs import Modules, Programs

ROOT = Path(__file__).parent.parent.parent
ACORN = ROOT / "tools/client/node_modules/acorn/dist/acorn.mjs"
NODE = compute_driver_executable()[0]
PAGE = '<!doctype html><head>\n<script type="module" src="/client/core/main.js"></script>\n</head>'
PROGRAMS, GRAPHS = 3_000, 60
# Each graph in turn, as plain modules and as a bundle: what it told, or how it failed.
RUN = """
const { readdirSync } = await import('node:fs'), found = {}
for (const name of readdirSync('.').filter(one => one.startsWith('graph'))) {
  globalThis.told = []
  try { await import(`./${name}/core/main.js`) } catch (error) { globalThis.told = error.constructor.name }
  found[name] = globalThis.told
}
console.log(JSON.stringify(found))
"""


def shorten(script: str) -> str | None:
    """Return the script as bundles hold it, or None if it is refused."""
    try:
        return "\n".join(text for text, _ in write_tokens(tokenize(script)))
    except ValueError:
        return None


def compare(scripts: Iterable[str]) -> Any:
    """Return how many scripts are valid and refused, and which became another program."""
    if not ACORN.exists():
        pytest.fail("acorn is not installed: make lint, or npm ci --prefix tools/client", pytrace=False)
    given = {"acorn": ACORN.as_uri(), "pairs": [(script, shorten(script)) for script in scripts]}
    script = Path(__file__).with_name("bundle_trees.mjs")
    done = subprocess.run([NODE, script], input=json.dumps(given), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_a_parser_reads_the_same_program_before_and_after() -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    programs = Programs(random.Random(seed))
    found = compare(programs.body() for _ in range(PROGRAMS))
    assert found["differ"][:3] == []
    assert found["valid"] > PROGRAMS / 5
    assert found["refused"] < found["valid"] / 4


def test_a_parser_reads_our_own_modules_the_same() -> None:
    paths = [*ROOT.glob("src/meadhall/client/**/*.js"), *ROOT.glob("src/meadhall/games/*/client/**/*.js")]
    found = compare(path.read_text(encoding="utf-8") for path in paths)
    assert found == {"valid": len(paths), "refused": 0, "differ": []}


def test_bundles_do_what_their_modules_do_or_are_refused(tmp_path: Path) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    rng = random.Random(seed)
    kept: dict[str, dict[str, str]] = {}
    for number in range(GRAPHS):
        name, modules = f"graph{number}", Modules(rng, rng.randrange(2, 7)).texts
        plain = tmp_path / "plain" / name
        lay({**modules, "pages/main.html": PAGE}, plain)
        try:
            build = Build(ClientFiles(plain), lambda _: b"", {})
        except BundleError:
            continue
        lay({path: body.decode() for path, body in build.files.items()}, tmp_path / "built" / name)
        kept[name] = modules
    wanted, told = run(tmp_path / "plain"), run(tmp_path / "built")
    valid = {name: modules for name, modules in kept.items() if isinstance(wanted[name], list)}
    differ = [(modules, wanted[name], told[name]) for name, modules in valid.items() if wanted[name] != told[name]]
    assert differ[:1] == []
    assert len(valid) > GRAPHS / 10


def lay(files: dict[str, str], folder: Path) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def run(folder: Path) -> dict[str, Any]:
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "run.mjs").write_text(RUN)
    done = subprocess.run([NODE, "run.mjs"], cwd=folder, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))
