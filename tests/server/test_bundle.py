"""Bundles: few files for players, built from unchanged modules."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

from meadhall.server.bundle.build import BY_GAME, Build
from meadhall.server.bundle.chunk_graph import Graph
from meadhall.server.bundle.client_files import ClientFiles, find_client_files
from meadhall.server.bundle.generated_files import write_books, write_components
from meadhall.server.bundle.module import BundleError, Module
from meadhall.server.bundle.source_map import encode_vlq
from meadhall.server.bundle.styles import minify_style
from meadhall.server.bundle.token_writer import write_tokens
from meadhall.server.bundle.tokenizer import tokenize
from meadhall.server.transport.static_files import build_of
from meadhall.words import LANGUAGES
from meadhall.words.captions import SERVER_ONLY
from server.hosting import Host
from server.people import Guest

CLIENT = Path(str(resources.files("meadhall") / "client"))
PAGE = """<!doctype html><head>
<link rel="stylesheet" href="/client/style/a.css">
<link rel="stylesheet" href="/client/style/b.css">
<script type="module" src="/client/{script}"></script>
</head>"""
MODULES = {
    "core/one.js": "import { shared } from './shared.js'\nimport { only } from './only.js'\n"
    "export const later = () => import('./later.js')\nglobalThis.told.push('one', shared, only())\n",
    "core/two.js": "import { shared as known } from './shared.js'\nglobalThis.told.push('two', known)\n",
    "core/shared.js": "globalThis.told.push('shared')\nexport const shared = 'x'.repeat(3)\n",
    "core/only.js": "import whole, { n } from '/components/norsaga.js'\nimport * as all from './shared.js'\n"
    "export function only() {\n  return [whole, n, all.shared].join()\n}\n"
    "export { shared as again } from './shared.js'\n",
    "core/later.js": "import { shared } from './shared.js'\nimport { again } from './only.js'\n"
    "export const here = import.meta.url, said = `${shared} ${again}`\n",
}


def components(of: str) -> bytes:
    return f"export default {json.dumps(of)}\nexport const n = 1".encode()


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    files = {
        "pages/one.html": PAGE.format(script="core/one.js"),
        "pages/two.html": PAGE.format(script="core/two.js"),
        "style/a.css": "@import url(c.css);\na { color : red; }",
        "style/b.css": "b { margin: 0 }",
        "style/c.css": '/* why */ @font-face { src: url(../fonts/x.woff2) } i::before { content: "a  /* b" }',
        **MODULES,
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def run(folder: Path, script: str) -> list[str]:
    """Return the output of a program that imports from there."""
    (folder / "try.mjs").write_text(f"globalThis.told = []\n{script}\nconsole.log(JSON.stringify(globalThis.told))")
    done = subprocess.run(
        [compute_driver_executable()[0], "--experimental-vm-modules", "try.mjs"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return list(json.loads(done.stdout))


def laid(build: Build, folder: Path) -> Path:
    folder.mkdir()
    (folder / "package.json").write_text('{"type": "module"}')
    for name, body in build.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder


def short(script: str) -> str:
    return "\n".join(text for text, _ in write_tokens(tokenize(script)))


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("const a = 1 // one\nconst b = 2 /* two */ + 3", "const a=1\nconst b=2+3"),
        ("f(\n  a,\n  b,\n)\n;[1].map(x)", "f(a,b,);[1].map(x)"),
        ("return\nx", "return\nx"),
        ("a + +b - -c", "a+ +b- -c"),
        ("const s = 'it''s // no' + \"/* no */\"", "const s='it''s // no'+\"/* no */\""),
        ("x = /a\\/[/'\"]b/g.test(y) / 2 / 3", "x=/a\\/[/'\"]b/g.test(y)/2/3"),
        ("return /`/.test(x)", "return/`/.test(x)"),
        (
            "html`<p>\n    a  b // c ${x ? html`<b>\n  ${ y }  //d</b>` : ''}</p>`",
            "html`<p>\na  b // c ${x?html`<b>\n${y}  //d</b>`:''}</p>`",
        ),
        ("const t = `a\n   ${ { b: `}` } }  c`", "const t=`a\n   ${{b:`}`}}  c`"),
        ("a\n  ?.b\n  .c()", "a?.b.c()"),
        ("let i = 1.5e-3, j = x.y1 .z", "let i=1.5e-3,j=x.y1.z"),
        ("if (x) /[\"'`]/.test(s)\nlet t = 'u'", "if(x)/[\"'`]/.test(s)\nlet t='u'"),
        ("while (f(a) && b) /`/.test(s)", "while(f(a)&&b)/`/.test(s)"),
        ("x = f(a) / b / c + i++ / 2 /`3`", "x=f(a)/b/c+i++/2/`3`"),
        ("x = o.of / 2 / `3` + o.if(a) / b / c", "x=o.of/2/`3`+o.if(a)/b/c"),
    ],
)
def test_only_what_no_browser_reads_is_left_out(script: str, found: str) -> None:
    assert short(script) == found


def test_a_bundle_does_what_its_modules_do(client: Path, tmp_path: Path) -> None:
    """Each module runs once, whichever files import it, after its dependencies; a lazy import is a module."""
    build = Build(ClientFiles(client), components, {})
    folder = laid(build, tmp_path / "built")

    told = run(
        folder,
        "await import('./core/two.js'); const { later } = await import('./core/one.js')\n"
        "const { here, said } = await later(); globalThis.told.push(said, here.slice(-14))",
    )

    assert told == ["shared", "two", "xxx", "one", "xxx", "norsaga,1,xxx", "xxx xxx", "/core/later.js"]
    homes = [path for path, chunk in build.graph.chunks.items() for _ in chunk.modules]
    assert sorted(build.graph.home) == sorted([*MODULES, "components/norsaga.js"])
    assert len(homes) == len(build.graph.home)


def test_a_page_names_its_bundles_alone(client: Path) -> None:
    build = Build(ClientFiles(client), components, {})
    page = build.page("one")

    assert re.findall(r'stylesheet" href="([^"]+)', page) == [f"{build.address}pages/one.css"]
    assert re.findall(r'src="([^"]+)', page) == [f"{build.address}core/one.js"]
    assert len(re.findall("modulepreload", page)) == len(build.graph.brings("core/one.js")) - 1 == 1
    assert "/client/" not in page
    assert build.files["pages/one.css"].decode() == (
        '@font-face{src:url(/client/fonts/x.woff2)}i::before{content:"a  /* b"}a{color :red}b{margin:0}'
    )


def test_the_same_sources_have_the_same_name_and_others_another(client: Path) -> None:
    name = Build(ClientFiles(client), components, {}).name
    assert Build(ClientFiles(client), components, {}).name == name
    assert Build(ClientFiles(client), components, {"words/hall.en.json": b"{}"}).name != name
    (client / "style/b.css").write_text("b { margin: 1px }")
    assert Build(ClientFiles(client), components, {}).name != name


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("export let x = 1", "core/shared.js:1: `export let`"),
        ("export * from './only.js'", "core/shared.js:1: `export *`"),
        ("export var shared = 1", "core/shared.js:1: `export var`"),
        ("let n = 0\nexport const inc = () => ++n\nexport { n as shared }", "core/shared.js:1: `n` is exported"),
        ("let { a, n = 0 } = {}\nexport { n as shared }", "core/shared.js:1: `n` is exported"),
        ("import d from './x.json' with { type: 'json' }", "core/shared.js:1: `with { … }`"),
        ("const f = () => import('./x.json', { with: {} })", "core/shared.js:1: `import(…, …)`"),
        ("const meta = import.meta\nexport const shared = 1", "core/shared.js:1: `import.meta`"),
        ("const f = x => import(`./${x}.js`)\nexport const shared = 1", "core/shared.js:1: `import(…, …)`"),
        ("export const { shared = 1 } = {}", "core/shared.js:1: `export const { … =`"),
        ("export function shared() {}\nsetTimeout(() => { shared = 1 })", "core/shared.js:2: `shared` is exported"),
        ("{ var shared = 1 }\nexport { shared }", "core/shared.js:1: `shared` is exported"),
        ("let a = 1\n, shared = 2\nexport { shared }", "core/shared.js:1: `shared` is exported"),
        ("await 1\nexport const shared = 1", "core/shared.js:1: `await`"),
        ("export const other = 1", "core/shared.js does not export shared"),
        ("export const shared = 1, $root = 2", "the name $root is one of a bundle's own"),
        ("export const shared = 'a\n'", "core/shared.js: line 1"),
        ("export const shared = 1\u2028", "core/shared.js: line 1: U+2028"),
        ("let of = 4\nexport const shared = of / 2", "core/shared.js: line 2: after `of`"),
        ("export { d as shared } from './x.json' with { type: 'json' }", "core/shared.js:1: `with { … }`"),
        ("const shared = 1\n{}\n/`/.test('')\nexport { shared }", "core/shared.js: line 3: after `}`"),
        ("import './only.js'\nexport const shared = 1", "core/shared.js -> core/only.js -> core/shared.js"),
    ],
)
def test_what_a_bundle_would_not_keep_is_refused(client: Path, script: str, why: str) -> None:
    (client / "core/shared.js").write_text(script)
    with pytest.raises(BundleError) as refused:
        Build(ClientFiles(client), components, {})
    assert why in str(refused.value)


def test_a_line_of_a_bundle_knows_where_it_came_from(client: Path) -> None:
    build = Build(ClientFiles(client), components, {})
    lines = build.lines["core/one.js"]
    _, module, line = next(found for found in lines if found[0].startswith("globalThis.told"))
    assert (module, line) == ("core/one.js", 3)
    found = json.loads(build.map_of("core/one.js") or b"")
    assert found["sources"][0] == "/components/norsaga.js"
    assert found["mappings"].count(";") == build.files["core/one.js"].count(b"\n")
    assert build.map_of("core/none.js") is None
    assert [encode_vlq(number) for number in (0, 1, -1, 15, 16, -17, 1000)] == ["A", "C", "D", "e", "gB", "jB", "w+B"]


def test_styles_lose_nothing_that_counts() -> None:
    style = "a :hover , b { margin : 0 auto ; --x: calc(1px + 2px) }\n@media (width > 3px) { c { d: e; } }"
    assert minify_style(style) == ("a :hover,b{margin :0 auto;--x:calc(1px + 2px)}@media (width > 3px){c{d:e}}")


def test_a_comment_before_a_brace_takes_nothing_with_it() -> None:
    assert minify_style("/* one */ a { b: c } /** two **/ d { e: f /* three */ } g { h: i }") == "a{b:c}d{e:f}g{h:i}"


def test_what_only_later_parts_share_is_nobodys_first_load() -> None:
    """However small it is."""
    modules = {
        path: Module(path, needs, later)
        for path, needs, later in (
            ("one", ["all"], ["early", "late"]),
            ("two", ["all"], []),
            ("all", [], []),
            ("early", ["small"], []),
            ("late", ["small"], []),
            ("small", [], []),
        )
    }
    graph = Graph(modules, ["one", "two"], {})
    (everybodys,) = (chunk for chunk in graph.chunks.values() if "all" in chunk.modules)
    assert "small" not in everybodys.modules
    assert graph.home["small"] not in graph.brings("one")


def test_every_module_that_a_page_names_while_it_runs_is_known() -> None:
    """Static analysis cannot find `import(assetUrl(…))`: it has to be listed in `BY_GAME`."""
    named = {
        (name, path.relative_to(CLIENT).as_posix())
        for path in CLIENT.rglob("*.js")
        for name in re.findall(r"assetUrl\(`games/\$\{\w+\}/(\w+\.js)`\)", path.read_text(encoding="utf-8"))
    }
    assert named == set(BY_GAME.items())


def test_our_own_bundles_are_scripts(tmp_path: Path) -> None:
    build = Build(find_client_files(CLIENT), write_components, write_books(find_client_files(CLIENT)))
    folder = laid(build, tmp_path / "built")
    scripts = [name for name in build.files if name.endswith(".js")]
    assert len(scripts) > 30
    told = run(
        folder,
        "const { readFileSync } = await import('node:fs'), vm = await import('node:vm')\n"
        f"for (const name of {scripts}) {{\n"
        "  try { new vm.SourceTextModule(readFileSync(name, 'utf8')) }\n"
        "  catch (error) { globalThis.told.push(`${name}: ${error.stack}`) }\n}",
    )
    assert told == []


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("import { x } from './gone.js'\nexport const Board = x", "gone.js, which is not there"),
        ("export let x = 1", "export"),
    ],
)
def test_a_drawing_from_elsewhere_that_cannot_be_bundled_is_left_out(
    tmp_path: Path, script: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The other games work."""
    (tmp_path / "index.js").write_text(script)
    ours = find_client_files(CLIENT)
    found = build_of(ClientFiles(CLIENT, {**ours.games, "guest": tmp_path.resolve()}), "", ((script, 0),))
    assert "games/norsaga/index.js" in found.files
    assert "games/guest/index.js" not in found.files
    assert any("guest" in one.message and said in one.message for one in caplog.records)


def test_a_drawing_of_ours_that_cannot_be_bundled_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "index.js").write_text("export let x = 1")
    ours = find_client_files(CLIENT)
    with pytest.raises(BundleError, match="games/norsaga"):
        build_of(ClientFiles(CLIENT, {**ours.games, "norsaga": tmp_path.resolve()}), "", (("", 1),))


def test_files_of_a_build_are_kept_for_ever(sqlite: str, open_hall: Callable[..., Host], client: Path) -> None:
    (client / "pages/lobby.html").write_text(PAGE.format(script="core/one.js"))
    (client / "core/only.js").write_text(MODULES["core/only.js"].replace("whole, { n }", "whole, { default as n }"))
    guest = Guest(open_hall(sqlite, client=client).url)
    page = guest.http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    script = re.findall(r'src="([^"]+)', page.text)[0]
    found = guest.http.get(script)
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert guest.http.get(found.headers["sourcemap"]).json()["version"] == 3
    (client / "core/only.js").write_text("export const only = () => 'changed'; export const again = 1")
    changed = re.findall(r'src="([^"]+)', guest.http.get("/").text)[0]
    assert "changed" in guest.http.get(changed).text
    assert guest.http.get(script).text == found.text  # a page that is open reads on in the build it came from
    gone = guest.http.get("/built/0123456789abcdef/core/later.js")
    assert (gone.text, gone.headers["cache-control"]) == ("location.reload()\n", "no-store")
    assert guest.http.get("/built/0123456789abcdef/pages/one.css").status_code == 404
    assert guest.http.get(f"{script.rsplit('/', 2)[0]}/..%2f..%2fsecret").status_code == 404


def test_another_node_has_the_same_files(tmp_path: Path, open_hall: Callable[..., Host]) -> None:
    """It is asked for a file before any page."""
    one, other = (Guest(open_hall(f"sqlite:///{tmp_path}/{name}.sqlite3").url) for name in "ab")
    script = re.findall(r'module" src="([^"]+)', one.http.get("/").text)[0]
    assert other.http.get(script).content == one.http.get(script).content != b""


def test_books_have_the_errors_that_pages_say_themselves_and_no_others() -> None:
    """All others come from the server as sentences."""
    client = find_client_files(CLIENT)
    sources = [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.js")]
    sources += [path.read_text(encoding="utf-8") for path in CLIENT.parent.glob("games/*/client/**/*.js")]
    thrown = re.compile(r"(?:throw|Refused\(|\|\|) ?\{ key: '([\w-]+)'")
    wanted = {f"fault-{key}" for text in sources for key in thrown.findall(text)}
    wanted |= {key for text in sources for key in re.findall(r"'(fault-[\w-]+)'", text)}
    wanted |= set(re.findall(r"^(fault-[\w-]+) =", (CLIENT / "words/en.ftl").read_text(encoding="utf-8"), re.M))
    captions = {path: json.loads(book) for path, book in write_books(client).items()}
    for path, book in captions.items():
        known = {key for key in book if key.startswith("fault-")}
        assert known == (wanted if path.startswith("words/hall.") else set()), path


def test_books_have_what_pages_say_and_nothing_that_only_the_server_says(tmp_path: Path) -> None:
    """A script that names a message of the server is sent it."""
    (tmp_path / "index.js").write_text(
        "export const verdict = t => t.words('event-win', { reason: t.words(`ask-win`) })"
    )
    client = ClientFiles(CLIENT, {"yggdrasil": tmp_path})
    for language in LANGUAGES:
        hall, game = (json.loads(write_books(client)[f"words/{of}.{language}.json"]) for of in ("hall", "yggdrasil"))
        assert {"your-turn", "list-and", "fault-offline"} <= set(hall)
        assert {"title", "world-asgard", "event-win"} <= set(game)
        assert not {"title", "event-win"} & set(hall)
        assert [key for key in game if key.startswith(SERVER_ONLY)] == ["event-win"]
