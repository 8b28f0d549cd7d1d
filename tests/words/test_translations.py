"""No translation of ours is older than its English: Fluent files, lessons, hints, guides, themes, and books."""

import random

import pytest

import translations


def test_every_translation_is_up_to_date():
    """Otherwise: bring the text up to date and run `python tools/translations.py --mark`."""
    assert translations.list_troubles() == []


def test_all_kinds_of_texts_are_looked_at():
    found = {
        key.partition("/")[0] for both in translations.list_texts().values() for pairs in both.values() for key in pairs
    }
    assert {
        "*.ftl",
        "*.rules.ftl",
        "1_map.toml",
        "first.toml",
        "guide.toml",
        "themes.toml",
        "M1",
        "X1",
        "cards",
    } <= found


@pytest.mark.parametrize("changed", ["English", "translation"])
def test_a_change_is_named_with_file_key_and_command(changed, monkeypatch):
    """Of a text drawn at random."""
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    texts = translations.list_texts()
    folder = rng.choice(sorted(texts))
    language = rng.choice(sorted(texts[folder]))
    pairs, before = texts[folder][language], translations.list_troubles()
    key = rng.choice(sorted(pairs))
    english, said = pairs[key]
    pairs[key] = (english + " more", said) if changed == "English" else (english, said + " plus")
    monkeypatch.setattr(translations, "list_texts", lambda: texts)
    [line] = [line for line in translations.list_troubles() if line not in before]
    is_stale = "is older than its English" in line
    assert (f"{folder.relative_to(translations.ROOT)}: {key} ({language})" in line, is_stale) == (
        True,
        changed == "English",
    )
    assert line.endswith("python tools/translations.py --mark")
