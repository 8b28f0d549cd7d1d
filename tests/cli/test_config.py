"""Settings of a server: one table, read from the command line, the environment and a file, and every mistake told."""

import dataclasses
import inspect
import random
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

import meadhall.server
from meadhall.commands.cli.arguments import list_arguments
from meadhall.commands.cli.output import load_plain_words
from meadhall.commands.serve import serve
from meadhall.commands.settings.mistakes import Mistakes
from meadhall.commands.settings.resolution import create_limits, resolve
from meadhall.commands.settings.table import LimitSettings, Settings, list_settings, mask_password
from meadhall.commands.settings.toml_text import format_literal, render
from meadhall.server.limits.limits import Limits, Rate
from meadhall.words import LANGUAGES

ROOT = Path(__file__).parents[2]
# Fields of Limits that are options of `serve`; `blocked` are the words of the file that `names` gives.
OPTIONS_OF_LIMITS = {"hooks", "forget_after", "forget_to", "ratings", "blocked"}


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    """No setting of this machine counts."""
    for setting in list_settings().values():
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.delenv("MEADHALL_CONFIG", raising=False)


@pytest.fixture
def served(monkeypatch):
    """What a hall is opened with: host, port, database, Redis, whether a browser opens, and the rest by name."""
    seen = []

    def open_hall(*args, started, **more):
        started("http://127.0.0.1:1")
        seen.append((args, more))

    monkeypatch.setattr(meadhall.server, "serve", open_hall)
    return seen


def written(path, text):
    path.write_text(text, encoding="utf-8")
    return path


def faults(call):
    with pytest.raises(Mistakes) as caught:
        call()
    return caught.value.faults


def test_every_option_and_every_limit_is_a_setting():
    names = set(list_settings())
    options = {parameter.rstrip("_") for parameter in inspect.signature(serve).parameters} - {"config", "say"}
    assert {name for name in names if "." not in name} == options
    limits = {one.name for one in dataclasses.fields(Limits)} - OPTIONS_OF_LIMITS
    assert {one.name for one in msgspec.structs.fields(LimitSettings)} == limits
    assert len(limits) == 51


def test_the_options_are_those_of_the_command_line():
    taken = {argument.name for argument in list_arguments("serve", serve)} - {"--config"}
    assert {setting.option for setting in list_settings().values() if setting.option} == taken


def test_without_anything_given_the_defaults_hold():
    found = resolve(environ={})
    assert found.settings == Settings()
    assert create_limits(found.settings) == Limits()
    assert (found.given, found.file) == ({}, None)


def test_the_command_line_comes_before_the_environment_before_the_file_before_the_default(hall, served, tmp_path):
    file = written(tmp_path / "my.toml", 'host = "file"\nport = 1\nlog = "json"\nratings = true\n')
    environ = {"MEADHALL_CONFIG": str(file), "MEADHALL_HOST": "environment", "MEADHALL_PORT": "2"}
    found = resolve({"port": 3}, None, environ)
    settings = found.settings
    assert (settings.port, settings.host, settings.log, settings.hooks) == (3, "environment", "json", "off")
    places = {name: one.place for name, one in found.given.items()}
    assert places == {"port": "--port", "host": "MEADHALL_HOST", "log": f"{file}:3", "ratings": f"{file}:4"}

    assert hall("serve", "--config", file, "--no-ratings", "--port", "4").code == 0
    (host, port, *_), more = served[-1]
    assert (host, port, more["log"], more["limits"].ratings) == ("file", 4, "json", False)


def test_the_file_is_named_by_the_option_or_the_environment_or_lies_in_the_data_folder(tmp_path, home):
    option, environment = written(tmp_path / "a.toml", "port = 1\n"), written(tmp_path / "b.toml", "port = 2\n")
    home.mkdir()
    usual = written(home / "meadhall.toml", "port = 3\n")
    named = {"MEADHALL_CONFIG": str(environment)}
    assert resolve(None, str(option), named).file == option
    assert resolve(None, None, named).settings.port == 2
    assert resolve(None, None, {}).file == usual
    assert resolve(None, None, {"MEADHALL_CONFIG": ""}).settings.port == 3


def test_the_hall_says_which_file_it_uses(hall, served, tmp_path):
    file = written(tmp_path / "my.toml", "port = 1\n")
    assert str(file) in hall("serve", "--config", file).out
    assert hall("serve", "--config", file, "--json").json["config"] == str(file)
    assert "Settings come from" not in hall("serve").out
    assert "--config" in served[0][1]["opened_by"]


def test_a_file_that_is_named_must_be_there(hall, tmp_path, monkeypatch):
    assert "“none.toml”, which --config names" in hall("serve", "--config", "none.toml").err
    monkeypatch.setenv("MEADHALL_CONFIG", "gone.toml")
    said = hall("config", "show")
    assert (said.code, "“gone.toml”, which MEADHALL_CONFIG names" in said.err) == (2, True)
    assert hall("config", "check", "none.toml").code == 2


WRONG = {
    "port = 99999": ("config-value", 1, "port"),
    'port = "8787"': ("config-value", 1, "port"),
    "port = true": ("config-value", 1, "port"),
    "ratings = 1": ("config-value", 1, "ratings"),
    'host = ""': ("config-value", 1, "host"),
    'origin = "https://hall.example"': ("config-value", 1, "origin"),
    'log = "yaml"': ("config-word", 1, "log"),
    'origin = [\n"https://a.example",\n"b.example"]': ("config-reason", 1, "origin"),
    '\nproxy = "localhost"': ("config-reason", 2, "proxy"),
    'redis = "localhost"': ("config-reason", 1, "redis"),
    'db = "postgress://x/y"': ("config-reason", 1, "db"),
    'names = "none.txt"': ("config-reason", 1, "names"),
    "prot = 1": ("config-unknown", 1, "prot"),
    "[limits]\n\n# a remark\nworkers = -1": ("config-value", 4, "limits.workers"),
    "[limits]\nbot_seconds = inf": ("config-value", 2, "limits.bot_seconds"),
    "[limits]\nbot_seconds = nan": ("config-value", 2, "limits.bot_seconds"),
    "[limits]\nrequests = 4": ("config-table", 2, "limits.requests"),
    "limits = 4": ("config-table", 1, "limits"),
    "[limits]\nrequests = { brust = 4 }": ("config-unknown", 2, "limits.requests.brust"),
    "[limits.requests]\nburst = 0": ("config-value", 2, "limits.requests.burst"),
    "limits.workers = 1.5": ("config-value", 1, "limits.workers"),
}


@pytest.mark.parametrize("text", WRONG)
def test_a_mistake_is_told_with_its_name_and_its_line(text, tmp_path, hall):
    file = written(tmp_path / "my.toml", text)
    key, line, name = WRONG[text]
    (fault,) = faults(lambda: resolve(None, str(file), {}))
    assert (fault.key, fault.args_of_key["place"], fault.args_of_key["name"]) == (key, f"{file}:{line}", name)
    for language in LANGUAGES:
        said = hall("config", "check", file, "--lang", language)
        assert (said.code, said.out) == (1, "")
        assert len(said.err.splitlines()) == 2
        assert name in said.err.splitlines()[1]


@pytest.mark.parametrize(
    ("written_name", "meant"),
    [
        ("prot", "port"),
        ("workers", "limits.workers"),
        ("limit", "limits"),
        ("limits.idle_table", "limits.idle_tables"),
        ("limits.requests.brust", "limits.requests.burst"),
        ("forget-after", "forget_after"),
    ],
)
def test_an_unknown_name_is_told_the_nearest(written_name, meant, tmp_path):
    file = written(tmp_path / "my.toml", f"{written_name} = 1")
    (fault,) = faults(lambda: resolve(None, str(file), {}))
    assert (fault.key, fault.args_of_key["nearest"]) == ("config-unknown", meant)


def test_all_mistakes_of_file_and_environment_are_told_at_once(hall, tmp_path, monkeypatch):
    file = written(tmp_path / "my.toml", 'port = -1\nlgo = "plain"\n[limits]\nworkers = "many"\n')
    monkeypatch.setenv("MEADHALL_RATINGS", "perhaps")
    monkeypatch.setenv("MEADHALL_LIMITS_UPLOADS_BURST", "0")
    said = hall("serve", "--config", file)
    assert said.code == 2
    heading, *lines = said.err.splitlines()
    assert heading == "5 settings are wrong:"
    assert [line.split(": ")[0] for line in lines] == [
        f"{file}:1",
        f"{file}:2",
        f"{file}:4",
        "MEADHALL_LIMITS_UPLOADS_BURST",
        "MEADHALL_RATINGS",
    ]
    told = hall("config", "check", file, "--json")
    assert (told.code, [one["fault"] for one in told.json["faults"]]) == (
        1,
        ["config-value", "config-unknown", *["config-value"] * 3],
    )


def test_a_line_that_is_no_toml_is_told_with_its_number(hall, tmp_path):
    file = written(tmp_path / "my.toml", "port = 1\nhost = [\n")
    said = hall("config", "check", file)
    assert (said.code, "line 2" in said.err) == (1, True)


def test_no_password_is_said_when_an_address_is_wrong(hall, tmp_path):
    file = written(tmp_path / "my.toml", 'redis = "http://u:hunter2@x"\ndb = "postgress://u:hunter2@x/y"\n')
    said = hall("config", "check", file)
    assert said.err.count("***") == 2
    assert "hunter2" not in said.err


@pytest.mark.parametrize(
    ("address", "hidden"),
    [
        ("redis://localhost", "redis://localhost"),
        ("redis://u:p@w:/x@h:1/0", "redis://u:***@h:1/0"),
        ("rediss://:pw@h", "rediss://:***@h"),
        ("postgresql://h/x?user=u&password=pw&ssl=1", "postgresql://h/x?user=u&password=***&ssl=1"),
        ("hall.sqlite3", "hall.sqlite3"),
    ],
)
def test_addresses_are_shown_without_their_passwords(address, hidden):
    assert mask_password(address) == hidden


def test_every_setting_has_a_variable_of_its_own():
    variables = {setting.variable: name for name, setting in list_settings().items()}
    assert len(variables) == len(list_settings())
    code = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("src/**/*.py"))
    others = set(re.findall(r"\"(MEADHALL_[A-Z_]+)\"", code))  # those that are read as they stand there
    assert {"MEADHALL_HOME", "MEADHALL_LANG", "MEADHALL_CONFIG"} <= others
    assert (others | {"MEADHALL_MORE"}) & set(variables) == set()


@pytest.mark.parametrize("name", list_settings())
def test_every_setting_can_be_given_in_the_environment_and_in_the_file(name, tmp_path):
    setting = list_settings()[name]
    (tmp_path / "x").touch()
    value = {
        "whole": 2_001,
        "number": 2.5,
        "truth": True,
        "list": ["https://a.example", "https://b.example"] if name == "origin" else [str(tmp_path / "x")],
        "word": setting.choices[-1] if setting.choices else "",
        "text": {"proxy": "10.0.0.1", "redis": "redis://h"}.get(name, str(tmp_path / "x")),
    }[setting.kind]
    assert value != setting.default
    text = ",".join(value) if isinstance(value, list) else str(value)
    by_environment = resolve(None, None, {setting.variable: text})
    file = written(tmp_path / "my.toml", f"{name} = {format_literal(value)}\n")
    by_file = resolve(None, str(file), {})
    assert by_environment.settings == by_file.settings != Settings()
    assert by_file.given[name].value == value
    assert by_environment.given[name].place == setting.variable


def test_an_empty_variable_is_none():
    assert resolve(None, None, {"MEADHALL_PORT": "", "MEADHALL_DB": ""}).settings == Settings()


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("MEADHALL_PROT", "MEADHALL_PORT"),
        ("MEADHALL_LIMITS_WORKER", "MEADHALL_LIMITS_WORKERS"),
        ("MEADHALL_LIMITS_TABLES", "MEADHALL_LIMITS_IDLE_TABLES"),
    ],
)
def test_a_variable_that_looks_like_a_slip_is_told_and_stops_nobody(hall, served, monkeypatch, variable, meant):
    monkeypatch.setenv(variable, "1")
    said = hall("serve")
    assert (said.code, len(served)) == (0, 1)
    assert variable in said.err
    assert meant in said.err


def test_variables_of_other_things_are_left_alone():
    others = {
        *("HOME", "LANG", "DEBUG", "CONFIG", "MORE", "COMPILED", "ENGINE", "DOCS", "WALKS", "CHROMIUM", "QUICK"),
        *("LUCK", "POSTGRES", "SEED", "HEADED", "PEERS_PYTHON", "TROUBLE", "OPTIMIZE", "SERVICE_PORT_8787_TCP"),
    }
    assert resolve(None, None, {f"MEADHALL_{name}": "" for name in others}).notes == ()


def test_a_relative_path_in_a_file_is_meant_from_its_folder(tmp_path, monkeypatch):
    (tmp_path / "etc").mkdir()
    written(tmp_path / "etc/words.txt", "bad")
    file = written(tmp_path / "etc/my.toml", 'db = "hall.sqlite3"\nnames = "words.txt"\nkeeper = "/run/token"\n')
    monkeypatch.chdir(tmp_path)
    settings = resolve(None, "etc/my.toml", {}).settings
    folder = str(file.parent)
    assert (settings.db, settings.names) == (f"{folder}/hall.sqlite3", f"{folder}/words.txt")
    assert settings.keeper == "/run/token"
    assert resolve({"db": "hall.sqlite3"}, None, {}).settings.db == "hall.sqlite3"


def test_half_a_rate_keeps_the_usual_other_half(tmp_path):
    file = written(tmp_path / "my.toml", "[limits]\nrequests.burst = 7\n")
    limits = create_limits(resolve(None, str(file), {"MEADHALL_LIMITS_UPLOADS_PER_SECOND": "3"}).settings)
    assert (limits.requests, limits.uploads) == (Rate(40, 7), Rate(3, 10))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_defaults_are_shown_as_a_file_that_says_the_same(hall, tmp_path, language):
    said = hall("config", "show", "--defaults", "--lang", language)
    assert said.code == 0
    file = written(tmp_path / "my.toml", said.out)
    assert hall("config", "check", file).code == 0
    assert resolve(None, str(file), {}).settings == Settings()
    explained = said.out.replace("\n# ", " ")
    words = load_plain_words(language)
    assert [name for name, setting in list_settings().items() if words[setting.help_key] not in explained] == []


def test_what_stands_as_a_remark_is_right_too(hall, tmp_path):
    """`# redis = …` only has to lose its `#`; files that it names have to be there."""
    written(tmp_path / "blocked_names.txt", "bad")
    shown = hall("config", "show", "--defaults").out
    text = re.sub(r"^# (\w+ = )", r"\1", shown, flags=re.M)
    file = written(tmp_path / "my.toml", text)
    settings = resolve(None, str(file), {}).settings
    assert None not in msgspec.structs.astuple(settings)


def test_shown_settings_say_where_they_come_from_and_hide_passwords(hall, tmp_path, monkeypatch):
    file = written(tmp_path / "my.toml", 'db = "postgresql://me:hunter2@db/hall"\n[limits]\nrequests.burst = 7\n')
    monkeypatch.setenv("MEADHALL_REDIS", "redis://:hunter2@localhost")
    lines = hall("config", "show", "--config", file).out.splitlines()
    assert f'db = "postgresql://me:***@db/hall"  # {file}:1' in lines
    assert 'redis = "redis://:***@localhost"  # MEADHALL_REDIS' in lines
    assert f"requests = {{ per_second = 40, burst = 7 }}  # {file}:3" in lines
    told = hall("config", "show", "--config", file, "--json").json
    assert told["db"] == {"value": "postgresql://me:***@db/hall", "from": f"{file}:1"}
    assert told["port"] == {"value": 8787, "from": "default"}
    assert set(told) == set(list_settings())


def drawn(setting, dice):
    """A value for the environment; texts and lists are left to other tests."""
    low, high = setting.low or 0, setting.high or 0
    if setting.kind == "whole":
        return str(dice.randint(int(low), int(high)))
    if setting.kind == "number":
        return str(max(low, round(dice.uniform(low, min(high, 1e6)), 6)))
    return dice.choice(setting.choices or ("true", "false")) if setting.kind in ("word", "truth") else ""


def test_whatever_is_given_is_shown_as_a_file_that_says_the_same(tmp_path):
    seed = random.randrange(10**9)
    dice = random.Random(seed)
    for _ in range(20):
        given = {one.variable: drawn(one, dice) for one in list_settings().values() if dice.random() < 0.5}
        given["MEADHALL_HOST"] = "".join(dice.choice('ab"\\\té\x7f#') for _ in range(9)) + "x"
        found = resolve(None, None, given)
        text = "\n".join(render(found.given, load_plain_words("en"), "all"))
        tomllib.loads(text)
        again = resolve(None, str(written(tmp_path / "my.toml", text)), {})
        assert again.settings == found.settings, f"seed {seed}"


@pytest.mark.parametrize("command", ["backup", "restore", "export"])
def test_commands_for_the_database_use_that_of_the_settings(hall, tmp_path, command):
    """A backup of another database than the hall's would be none."""
    file = written(tmp_path / "my.toml", 'db = "postgress://x@y/z"\n')
    said = hall(command, "somewhere", "--config", file)
    assert (said.code, f"{file}:1" in said.err) == (2, True)


def test_the_page_for_hosts_lists_every_setting_as_it_is():
    from configuration import PAGE, render_page

    assert PAGE.read_text(encoding="utf-8") == render_page(PAGE.read_text(encoding="utf-8")), (
        "python tools/configuration.py"
    )
    text = PAGE.read_text(encoding="utf-8")
    assert [name for name, setting in list_settings().items() if f"`{setting.variable}`" not in text] == []
