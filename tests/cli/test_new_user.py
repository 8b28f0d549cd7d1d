"""What somebody meets who has never typed these commands: one name for one thing, files as named, completion."""

import random
import secrets
import shutil
import subprocess

import pytest

from meadhall.commands.cli.registry import COMMANDS, GROUPS
from meadhall.words import LANGUAGES


@pytest.mark.parametrize("name", ["--games", "--num", "--rounds"])
@pytest.mark.parametrize(
    "line",
    [
        ("sim", "norsaga", "--bots", "thrall,thrall"),
        ("lab", "norsaga", "--bots", "thrall,thrall"),
        ("tournament", "norsaga", "--bots", "thrall,thrall"),
    ],
    ids=lambda line: line[0],
)
def test_how_many_has_one_name_and_the_old_ones_are_read(hall, line, name):
    said = hall(*line, name, 1, "--option", "turn_cap=4", "--json")
    assert (said.code, said.err) == (0, "")
    assert "--games N" in hall(line[0], "--help").out
    wrong = hall(*line, name, 0)
    assert (wrong.code, wrong.err) == (2, "--games must be at least 1, not 0.\n")


def test_a_campaign_is_exported_under_the_name_that_was_given(hall, tmp_path):
    assert hall("campaign", "new", "Our lake").code == 0
    hall("campaign", "play", "our lake", "--plain")
    for given, written in (("ours.json", "ours.json"), ("plain", "plain.campaign"), ("a.campaign", "a.campaign")):
        said = hall("campaign", "export", "Our lake", given, "--json")
        assert (said.code, said.json["file"]) == (0, written)
        assert (tmp_path / written).is_file()
    assert sorted(path.name for path in tmp_path.glob("ours*")) == ["ours.json"]
    again = hall("campaign", "import", "ours.json", "--name", "Twin", "--json")
    assert again.code == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_every_command(hall, shell, tmp_path):
    said = hall("completion", shell)
    assert (said.code, said.err) == (0, "")
    for name in (*COMMANDS, *(inner for names in GROUPS.values() for inner in names)):
        assert name in said.out
    if program := shutil.which(shell):
        script = tmp_path / "script"
        script.write_text(said.out)
        subprocess.run([program, "-n", script], check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes_what_was_begun(hall, tmp_path):
    """A command, drawn at random, from its first letters; and the options of `tournament`."""
    seed = secrets.randbelow(10**6)
    print("seed", seed)
    script = tmp_path / "script"
    script.write_text(hall("completion", "bash").out)
    wanted = random.Random(seed).choice(COMMANDS)

    def completed(*words):
        given = " ".join(f"'{word}'" for word in ("meadhall", *words))
        ask = f"source {script}; COMP_WORDS=({given}); COMP_CWORD={len(words)}; _meadhall; echo ${{COMPREPLY[@]}}"
        return subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True).stdout.split()

    assert wanted in completed(wanted[:-1])
    assert "check" in completed("story", "che")
    assert "--games" in completed("tournament", "--ga")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_shell_is_refused_with_the_nearest(hall, language):
    said = hall("completion", "bsh", "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert "bsh" in said.err
    assert "bash" in said.err
