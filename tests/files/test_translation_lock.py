"""The lock beside translations: what it calls stale, and what a merge or a second run makes of it."""

import random

import pytest

from meadhall.files.translation_lock import FILE, TranslationLock


def some_texts(rng):
    return {f"A/{number}.text": (f"source {rng.random()}", f"translation {rng.random()}") for number in range(40)}


@pytest.fixture
def rng():
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    return random.Random(seed)


def test_stale_is_what_changed_at_its_source_alone(rng, tmp_path):
    before = some_texts(rng)
    lock = TranslationLock()
    lock.mark("fr", before)
    lock.save(tmp_path / FILE)
    lock = TranslationLock.load(tmp_path / FILE)
    assert (lock.find_stale("fr", before), lock.find_unmarked("fr", before)) == ([], [])
    changes = {key: rng.choice(("nothing", "source", "translation", "both", "wrapped")) for key in before}
    after = {
        key: {
            "nothing": (source, said),
            "source": (source + "!", said),
            "translation": (source, said + "!"),
            "both": (source + "!", said + "!"),
            "wrapped": (source.replace(" ", "\n  "), said),
        }[changes[key]]
        for key, (source, said) in before.items()
    }
    assert lock.find_stale("fr", after) == [key for key in after if changes[key] == "source"]
    assert lock.find_unmarked("fr", after) == [key for key in after if changes[key] in ("translation", "both")]
    lock.mark("fr", after)
    assert lock.find_stale("fr", after) == [key for key in after if changes[key] == "source"]
    assert lock.find_unmarked("fr", after) == []
    lock.mark("fr", after, lock.find_stale("fr", after))
    assert lock.find_stale("fr", after) == []


def test_without_a_lock_nothing_is_stale(rng, tmp_path):
    texts = some_texts(rng)
    lock = TranslationLock.load(tmp_path / FILE)
    assert lock.find_stale("fr", texts) == []
    assert lock.find_unmarked("fr", texts) == list(texts)


def test_one_language_does_not_bring_another_up_to_date(rng):
    texts = some_texts(rng)
    lock = TranslationLock()
    lock.mark("fr", texts)
    lock.mark("de", texts)
    after = {key: (source + "!", said) for key, (source, said) in texts.items()}
    lock.mark("fr", after, list(after))
    assert (lock.find_stale("fr", after), lock.find_stale("de", after)) == ([], list(texts))


def test_a_merge_that_failed_is_mended_by_running_again(rng, tmp_path):
    """Both branches changed text and translation; a third text has become stale. Whatever lines are left, marking again
    gives the same lock."""
    texts = some_texts(rng)
    lock = TranslationLock()
    lock.mark("fr", texts)
    lock.save(tmp_path / FILE)
    ours, theirs, stale = rng.sample(list(texts), 3)
    merged = {**texts, ours: ("ours", "les nôtres"), theirs: ("theirs", "les leurs"), stale: ("new", texts[stale][1])}
    lines = (tmp_path / FILE).read_text(encoding="utf-8").splitlines()
    [place] = [number for number, line in enumerate(lines) if line.startswith(ours + " ")]
    lines[place] = f"<<<<<<< ours\n{lines[place]}\n=======\n{ours} fr 00000000 00000000\n>>>>>>> theirs"
    (tmp_path / FILE).write_text("\n".join(lines), encoding="utf-8")
    again = TranslationLock.load(tmp_path / FILE)
    again.mark("fr", merged)
    assert (again.find_stale("fr", merged), again.find_unmarked("fr", merged)) == ([stale], [])


def test_texts_that_are_gone_are_forgotten_with_their_owner_alone(rng):
    texts = some_texts(rng)
    lock = TranslationLock()
    lock.mark("fr", {**texts, "B/1.text": ("one", "un")})
    lock.mark("fr", {"A/0.text": texts["A/0.text"]}, owners=["A"])
    assert sorted(lock.marks) == [("A/0.text", "fr"), ("B/1.text", "fr")]
