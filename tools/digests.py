"""Pin the images in deploy/ by digest, or renew their digests: `python tools/digests.py`.

It asks the registry through `docker buildx imagetools inspect`, so it needs Docker and a network, and rewrites
`deploy/Dockerfile` and `deploy/compose.yaml`: `postgres:17` becomes `postgres:17@sha256:...`. The tag stays, for people
and for the next renewal. Without a registry nothing is changed. With `--check` it asks nothing and fails where an image
has no digest.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"
FILES = ("Dockerfile", "compose.yaml")
IMAGE = re.compile(
    r"(?P<before>^FROM |^ +image: )(?P<tag>[\w./-]+:[\w.-]+)(?P<digest>@sha256:[0-9a-f]{64})?(?P<after>$| AS )", re.M
)
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def find_images(text: str) -> dict[str, bool]:
    """Return the images of a file, each with whether it is pinned."""
    return {found["tag"]: bool(found["digest"]) for found in IMAGE.finditer(text)}


def ask_digest(image: str) -> str:
    done = subprocess.run(
        ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{json .Manifest}}"],
        check=True,
        capture_output=True,
        text=True,
    )
    digest = str(json.loads(done.stdout)["digest"])
    if not DIGEST.fullmatch(digest):
        raise ValueError(f"the registry gave no digest for {image}: {digest}")
    return digest


def pin(text: str, digests: dict[str, str]) -> str:
    """Return the text with these digests behind their images."""
    return IMAGE.sub(lambda found: f"{found['before']}{found['tag']}@{digests[found['tag']]}{found['after']}", text)


def main(arguments: list[str] | None = None) -> int:
    line = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    line.add_argument("--check", action="store_true", help="fail where an image has no digest")
    asked = line.parse_args(arguments)
    texts = {name: (DEPLOY / name).read_text(encoding="utf-8") for name in FILES}
    images = {image: pinned for text in texts.values() for image, pinned in find_images(text).items()}
    if asked.check:
        loose = sorted(image for image, pinned in images.items() if not pinned)
        print(*(f"{image} has no digest; run python tools/digests.py" for image in loose), sep="\n", file=sys.stderr)
        return int(bool(loose))
    try:
        digests = {image: ask_digest(image) for image in images}
    except FileNotFoundError:
        print("docker is not installed: it asks the registry for the digests", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"the registry did not answer: {error.stderr.strip()}", file=sys.stderr)
        return 1
    for name, text in texts.items():
        (DEPLOY / name).write_text(pin(text, digests), encoding="utf-8")
    for image, digest in digests.items():
        print(f"{image} {digest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
