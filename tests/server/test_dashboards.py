"""The alert rules and the dashboard of deploy/: Prometheus can read them, and the metrics they use exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from meadhall.server.table.server import ServerExtensions
from server.deploying import DEPLOY
from server.hosting import Host
from server.people import Guest

PROMTOOL = shutil.which("promtool")
RULES = DEPLOY / "meadhall.rules.yml"
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
TOKEN = "a-token-of-the-keeper-of-this-hall"
NAME = re.compile(r"\b(?:meadhall|process)_\w+")
PARTS = ("_bucket", "_count", "_sum")  # of a histogram
OF_PROMETHEUS = {"job", "instance", "le"}  # labels that it adds, or that belong to every histogram

needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed (package prometheus)")


def alerts() -> list[dict[str, Any]]:
    groups = yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DASHBOARD["panels"]
    return found


def drawn() -> Iterator[str]:
    """Return every expression of the dashboard, with Grafana's values for its variables."""
    expressions = [target["expr"] for panel in panels() for target in panel.get("targets", ())]
    expressions += [note["expr"] for note in DASHBOARD["annotations"]["list"]]
    for expression in expressions:
        yield expression.replace("$__rate_interval", "5m").replace("$instance", ".*")


def expressions() -> list[str]:
    return [rule["expr"] for rule in alerts()] + list(drawn())


def test_everything_that_is_asked_for_is_measured(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))
    Guest(host.url, "Bera").make("me", "thrall")
    # Labels appear only after the first event.
    host.hall.measures.answers.labels("norsaga", "human").observe(0.1)
    host.hall.measures.chores.labels("choose").observe(0.1)
    host.hall.measures.refusals.labels("table-unknown").inc()
    reply = httpx2.get(f"{host.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    families = list(text_string_to_metric_families(reply.text))
    declared = {f"{one.name}_total" if one.type == "counter" else one.name for one in families}
    declared |= {f"{one.name}{part}" for one in families if one.type == "histogram" for part in PARTS}
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert len(asked) > 25
    assert asked - declared == set()
    labels = OF_PROMETHEUS | {label for one in families for sample in one.samples for label in sample.labels}
    named = {label for one in expressions() for label in re.findall(r"(\w+)(?:=~|!=|=)\"", one)}
    named |= {
        label for one in expressions() for group in re.findall(r"by \(([^)]*)\)", one) for label in group.split(", ")
    }
    told = [target["legendFormat"] for panel in panels() for target in panel.get("targets", ())]
    told += [rule["annotations"]["summary"].replace("$labels.", "") for rule in alerts()]
    named |= {label for text in told for label in re.findall(r"{{ ?(\w+) ?}}", text)}
    assert named - labels == set()


def test_alerts_are_called_differently_and_say_what_is_wrong() -> None:
    called = [rule["alert"] for rule in alerts()]
    assert len(set(called)) == len(called) >= 10
    assert all(rule["labels"]["severity"] in ("critical", "warning") for rule in alerts())
    assert all(rule["annotations"]["summary"].endswith((".", "?")) for rule in alerts())


def test_no_panel_lies_on_another() -> None:
    taken = [
        (x, y)
        for panel in panels()
        for at in [panel["gridPos"]]
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24
    assert len({panel["id"] for panel in panels()}) == len(panels())


@needs_promtool
def test_prometheus_reads_the_rules() -> None:
    said = subprocess.run([str(PROMTOOL), "check", "rules", RULES], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


@needs_promtool
def test_prometheus_reads_how_to_ask(tmp_path: Path) -> None:
    text = (DEPLOY / "prometheus.yml").read_text(encoding="utf-8").replace("/etc/prometheus", str(tmp_path))
    (tmp_path / "prometheus.yml").write_text(text)
    (tmp_path / "keeper.token").touch()
    shutil.copy(RULES, tmp_path)
    said = subprocess.run(
        [str(PROMTOOL), "check", "config", tmp_path / "prometheus.yml"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr
    (asked,) = yaml.safe_load(text)["scrape_configs"]
    assert asked["job_name"] == "meadhall"  # as rules and dashboard call it


@needs_promtool
def test_prometheus_reads_what_the_dashboard_asks(tmp_path: Path) -> None:
    rules = [{"record": f"panel:{number}", "expr": one} for number, one in enumerate(drawn())]
    (tmp_path / "panels.yml").write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    said = subprocess.run(
        [str(PROMTOOL), "check", "rules", tmp_path / "panels.yml"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr


NODE = 'job="meadhall",instance="one:8787"'
# For each alert: the values minute by minute, and when the alert fires; a minute before it does not.
STORIES = {
    "MeadhallNodeDown": ({f"up{{{NODE}}}": "1 0x9"}, 3),
    "MeadhallDatabaseDown": ({f"meadhall_database_up{{{NODE}}}": "1 0x9"}, 2),
    "MeadhallRedisDown": ({f"meadhall_redis_up{{{NODE}}}": "1 0x9"}, 2),
    "MeadhallErrors": ({f'meadhall_errors_total{{kind="rules",{NODE}}}': "0x5 1x9"}, 6),
    "MeadhallServerErrors": (
        {
            f'meadhall_http_requests_total{{status="200",{NODE}}}': "0+100x30",
            f'meadhall_http_requests_total{{status="500",{NODE}}}': "0+2x30",
        },
        11,
    ),
    "MeadhallSlowAnswers": (
        {
            f'meadhall_answer_seconds_bucket{{kind="human",le="1.0",{NODE}}}': "0+90x30",
            f'meadhall_answer_seconds_bucket{{kind="human",le="2.5",{NODE}}}': "0+100x30",
            f'meadhall_answer_seconds_bucket{{kind="human",le="+Inf",{NODE}}}': "0+100x30",
        },
        11,
    ),
    "MeadhallBotsWait": ({f'meadhall_chores_waiting{{kind="waited",{NODE}}}': "0 30x9"}, 6),
    "MeadhallStoreWaits": ({f"meadhall_store_waiting{{{NODE}}}": "0 500x9"}, 2),
    "MeadhallDiskFull": (
        {f'meadhall_disk_free_bytes{{of="data",{NODE}}}': "5x30", f'meadhall_disk_bytes{{of="data",{NODE}}}': "100x30"},
        15,
    ),
    "MeadhallDiskFullSoon": ({f'meadhall_disk_free_bytes{{of="data",{NODE}}}': "100000-30x90"}, 61),
    "MeadhallOpenFiles": ({f"process_open_fds{{{NODE}}}": "0 90x9", f"process_max_fds{{{NODE}}}": "100x9"}, 6),
    "MeadhallGuessing": ({f'meadhall_failed_proofs_total{{kind="password",{NODE}}}': "0x5 100x9"}, 6),
    "MeadhallDrainedForLong": ({f"meadhall_draining{{{NODE}}}": "0 1x130"}, 121),
    "MeadhallTwoVersions": (
        {f'meadhall_build_info{{version="1",{NODE}}}': "1x70", 'meadhall_build_info{version="2"}': "1x70"},
        60,
    ),
}


@needs_promtool
@pytest.mark.parametrize("alert", [rule["alert"] for rule in alerts()])
def test_an_alert_comes_when_it_should_and_not_before(alert: str, tmp_path: Path) -> None:
    seen, minute = STORIES[alert]

    def rings(at: int) -> bool:
        """Return whether the alert fires: promtool's test that it does not fails."""
        test = {
            "rule_files": [str(RULES)],
            "evaluation_interval": "1m",
            "tests": [
                {
                    "interval": "1m",
                    "input_series": [{"series": name, "values": values} for name, values in seen.items()],
                    "alert_rule_test": [{"eval_time": f"{at}m", "alertname": alert, "exp_alerts": []}],
                }
            ],
        }
        (tmp_path / "test.yml").write_text(yaml.safe_dump(test))
        said = subprocess.run(
            [str(PROMTOOL), "test", "rules", tmp_path / "test.yml"], capture_output=True, text=True, check=False
        )
        assert "got:" in said.stdout + said.stderr or said.returncode == 0, said.stdout + said.stderr
        return said.returncode != 0

    assert (rings(minute - 1), rings(minute)) == (False, True)
