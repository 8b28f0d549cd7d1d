"""The proxies of the guide as real processes: the files of deploy/ on ports and folders of their own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

import httpx2

from patience import PATIENCE
from server.deploying import DEPLOY
from server.hosting import free_port

NAME = "hall.your.domain"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin")
CADDY = shutil.which("caddy")


def answered(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx2.get(url)
            return
        except httpx2.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)


def certificate(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            f"/CN={NAME}",
            "-keyout",
            folder / "privkey.pem",
            "-out",
            folder / "fullchain.pem",
        ],
        check=True,
        capture_output=True,
    )


class Nginx:
    """The site of deploy/nginx.conf on ports of its own, in front of these nodes."""

    def __init__(self, folder: Path, text: str, nodes: list[str]) -> None:
        self.port, plain = free_port(), free_port()
        certificate(folder / "ssl")
        text = text.replace("/etc/ssl/meadhall", str(folder / "ssl")).replace("/var/www/html", str(folder / "html"))
        text = text.replace("hall.example", NAME)
        text = re.sub(r"^    listen \[::\].*\n", "", text, flags=re.M)
        text = text.replace("listen 80;", f"listen {plain};").replace("listen 443", f"listen {self.port}")
        servers = "".join(f"server {node.removeprefix('http://')} max_fails=0;\n" for node in nodes)
        text = text.replace("    server 127.0.0.1:8787 max_fails=0;\n", servers)
        user = "user root;" if os.geteuid() == 0 else ""  # the folders of tests are for their owner alone
        (folder / "nginx.conf").write_text(
            f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\n"
            f"events {{ worker_connections 256; }}\nhttp {{\n{text}\n}}\n"
        )
        line = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        subprocess.run([*line, "-t"], check=True, capture_output=True)
        self.child = subprocess.Popen(line)
        self.plain, self.url = f"http://127.0.0.1:{plain}", f"https://{NAME}:{self.port}"
        self.trust = ssl.create_default_context(cafile=folder / "ssl/fullchain.pem")
        self.trust.check_hostname = False
        answered(self.plain)

    def client(self, address: str) -> httpx2.Client:
        """Return a client with this address."""
        return httpx2.Client(
            transport=httpx2.HTTPTransport(verify=self.trust, local_address=address),
            timeout=PATIENCE,
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"host": NAME},
        )

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait(PATIENCE)


class Caddy:
    """The site of deploy/Caddyfile in front of these nodes, without a certificate from the internet."""

    def __init__(self, folder: Path, *nodes: str) -> None:
        self.port = free_port()
        self.host, self.url = f"{NAME}:{self.port}", f"http://127.0.0.1:{self.port}"
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
        home = {
            **os.environ,
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "HALL": f"http://{self.host}",
            "HALL_NODES": " ".join(node.removeprefix("http://") for node in nodes),
        }
        self.child = subprocess.Popen(
            [str(CADDY), "run", "--config", folder / "Caddyfile"], env=home, stderr=subprocess.DEVNULL
        )
        answered(self.url)

    def dialled(self) -> socket.socket:
        """A connection for clients that use a host name."""
        return socket.create_connection(("127.0.0.1", self.port), 60)

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait(PATIENCE)
