#!/bin/sh
# What the tests need besides Python: a Chromium, a PostgreSQL server, a Redis server, npm for what checks the browser
# code; and what not every system has: valgrind to count instructions, nginx, Caddy and Prometheus to read the files of
# the guide for hosts, and a Chromium without windows, which takes two thirds of the time. Installs what is missing where it can
# (Debian and its relatives, as root or with sudo), and otherwise says in one line what to install.
set -eu

found() { for name in "$@"; do command -v "$name" >/dev/null 2>&1 && return 0; [ -x "$name" ] && return 0; done; return 1; }
has_chromium() {
    found "${MEADHALL_CHROMIUM:-none}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable
}
has_postgres() { found postgres || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; }
has_redis() { found redis-server valkey-server; }

missing=""
has_chromium || missing="$missing chromium"
has_postgres || missing="$missing postgresql"
has_redis || missing="$missing redis-server"
found npm || missing="$missing npm"
wanted=""
found valgrind || wanted="$wanted valgrind"
found nginx /usr/sbin/nginx || wanted="$wanted nginx-light"
found caddy || wanted="$wanted caddy"
found promtool || wanted="$wanted prometheus"
found "${MEADHALL_CHROMIUM:-none}" chromium-headless-shell || wanted="$wanted chromium-headless-shell"
[ -z "$missing$wanted" ] && exit 0

if command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    echo "Installing for the tests:$missing$wanted ..."
    # RUNLEVEL=1: servers are installed, but not started; the tests start their own.
    fetch() { $as_root env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" >/dev/null; }
    if $as_root apt-get update -qq; then
        for name in $wanted; do fetch "$name" || echo "There is no $name here." >&2; done
        has_chromium && missing="${missing# chromium}"
        [ -z "$missing" ] || { fetch $missing && missing=""; } || true
    fi
fi
found valgrind || echo "Without valgrind no instructions are counted: the tests skip what they cannot count." >&2
[ -z "$missing" ] && exit 0
echo "The tests need these programs, please install them:$missing" >&2
exit 1
