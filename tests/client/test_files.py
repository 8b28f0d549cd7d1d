"""The client's files as they lie there: pages, vendored libraries, data that must agree with the rules."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from meadhall.server.transport.static_files import COMMENT

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "src/meadhall/client"
GAMES = ROOT / "src/meadhall/games"
LONGEST = 120  # letters of a line
MOST = 450  # lines of a file: a reason to think, no wall
PAGES = sorted(path.relative_to(CLIENT).as_posix() for path in (CLIENT / "pages").rglob("*.html"))  # and their parts


def scripts() -> list[Path]:
    """All of ours."""
    found = [*CLIENT.rglob("*.js"), *GAMES.glob("*/client/**/*.js")]
    return [path for path in found if "vendor" not in path.parts]


@pytest.mark.parametrize("page", PAGES)
def test_no_page_holds_a_script_or_a_style_of_its_own(page: str) -> None:
    text = (CLIENT / page).read_text(encoding="utf-8")

    assert len(PAGES) == 13
    assert not re.findall(r"<style|\sstyle=|\son\w+=", text)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", text))
    assert "//" not in re.sub(r"http://www\.w3\.org/\S*", "", text)  # nothing comes from another host


def test_vendored_libraries_are_what_their_list_says() -> None:
    rows = re.findall(r"^\| `([^`]+)` \|.*`([0-9a-f]{64})` \|$", (CLIENT / "vendor/VENDOR.md").read_text(), re.M)

    assert len(rows) >= 9
    for name, digest in rows:
        assert hashlib.sha256((CLIENT / "vendor" / name).read_bytes()).hexdigest() == digest, name
    vendor = CLIENT / "vendor"
    lying = {
        path.relative_to(vendor).as_posix()
        for path in vendor.rglob("*")
        if path.is_file() and not path.name.endswith(".d.ts")
    }  # ours: what the type checker knows of them
    assert lying == {name for name, _ in rows} | {"VENDOR.md"}


@pytest.mark.parametrize("folder", [CLIENT / "words", *sorted(GAMES.glob("*/client/words"))], ids=str)
def test_every_language_of_the_client_has_the_same_words(folder: Path) -> None:
    keys = {}
    for language in ("en", "fr", "de"):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        keys[language] = re.findall(r"^(?:[a-zA-Z][\w-]*(?= =)| +\.[\w-]+(?= =))", text, re.M)

    assert sorted(keys["en"]) == sorted(keys["fr"]) == sorted(keys["de"])


def test_no_line_of_the_client_is_longer_than_the_standard() -> None:
    """The formatter leaves templates and strings as they are."""
    lines = [
        (path, number, line)
        for path in scripts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    ]
    assert [f"{path}:{number}" for path, number, line in lines if len(line) > LONGEST] == []


def test_no_file_of_the_client_is_longer_than_the_standard() -> None:
    assert [path for path in scripts() if len(path.read_text(encoding="utf-8").splitlines()) > MOST] == []


def test_no_line_of_the_client_names_another_host() -> None:
    for path in scripts():
        assert not re.search(r"https?://(?!www\.w3\.org)", path.read_text(encoding="utf-8")), path


def test_nothing_that_looks_like_a_comment_stands_in_a_text() -> None:
    """The server leaves comments out as it sends a script, and must not cut what is none."""
    for path in scripts():
        text = path.read_text(encoding="utf-8")
        before = re.findall(r"^(?! *\*)(.*)/\*\*", text, re.M)
        assert all(line.count("'") % 2 == line.count('"') % 2 == 0 for line in before), path
        code = COMMENT.sub(b"", text.encode()).decode()
        assert not re.search(r"^ *\*", code, re.M), path


def test_no_colon_stands_after_words_in_the_code() -> None:
    """French puts a no-break space before it: `labelled` says it, or the message itself."""
    lines = [(path, line) for path in scripts() for line in path.read_text(encoding="utf-8").splitlines()]
    assert [found for found in lines if re.search(r"\}: \$\{|\}:</", found[1]) and "new Error(" not in found[1]] == []


def test_no_answer_is_taken_apart() -> None:
    """The server says what an answer means and names: `options` have labels and targets."""
    names, verbs = r"answers?|answer\.text|chosen\.value|focus\.value|t\.chosen", "play|move|buy|order"
    taken = re.compile(rf"({names})\??\.(split|startsWith|match)\((' '|`|'({verbs}))")
    texts = {path: path.read_text(encoding="utf-8") for path in scripts()}
    assert [f"{path}: {found[0]}" for path, text in texts.items() for found in taken.finditer(text)] == []
    assert taken.search("answer.split(' ')")


COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?![^{};]*\{)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(")
NAMED_COLOUR = re.compile(r"[:\s,(](?:white|black|red|green|blue|gold|grey|gray|brown|orange|purple)(?=[\s;,)}])")


def test_colours_stand_in_token_files_alone() -> None:
    """A component names a token, so that a theme is one block. Token files hold custom properties and nothing else."""
    sheets = [*CLIENT.rglob("*.css"), *GAMES.glob("*/client/**/*.css")]
    tokens = [path for path in sheets if path.name == "tokens.css"]
    assert len(tokens) == 5
    for path in tokens:
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
        declared = re.findall(r"[{;]\s*([\w-]+)\s*:", re.sub(r"@media[^{]*\{", "", text))
        assert {name for name in declared if not name.startswith("--")} <= {"color-scheme"}, path
        assert set(re.findall(r"(?:^|[{}])\s*([^{}@;]+?)\s*\{", text)) <= {
            ":root",
            ":root[data-theme=dark]",
            ":root, ::backdrop",
        }, path
    for path in set(sheets) - set(tokens):
        text = re.sub(r"/\*.*?\*/|url\([^)]*\)", "", path.read_text(encoding="utf-8"), flags=re.S)
        values = re.sub(r"[^{};]*\{", "{", text)
        assert COLOUR.findall(values) + NAMED_COLOUR.findall(values) == [], path
    for path in scripts():
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"""['"`]#[0-9a-fA-F]{3,8}['"`]|\brgba?\(""", text) == [], path


def test_every_token_is_declared_once() -> None:
    """By day and by night; a game's own tokens mean something else than those of all pages."""
    declared: dict[str, set[str]] = {}
    for path in [*CLIENT.glob("style/tokens.css"), *GAMES.glob("*/client/tokens.css")]:
        for name in re.findall(r"(--[\w-]+):", path.read_text(encoding="utf-8")):
            declared.setdefault(name, set()).add(path.as_posix())
    assert {name: paths for name, paths in declared.items() if len(paths) > 1} == {}
