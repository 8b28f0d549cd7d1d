"""`meadhall serve`: the table in the browser, for this machine or a whole network."""

from __future__ import annotations

from meadhall.commands.arguments import Flag, Number, Speaker
from meadhall.core.fault import Fault

PORTS = 65_535
HOOKS = ("off", "public", "any")


def port_of(port: int) -> int:
    if not 0 <= port <= PORTS:
        raise Fault("line-port", value=port, most=PORTS)
    return port


def serve(*, host: str = "127.0.0.1", port: Number = 8787, db: str | None = None, redis: str | None = None,
          hooks: str = "off", open: Flag = False, say: Speaker) -> int:
    import meadhall
    from meadhall import server  # loads the web framework, which no other command needs
    from meadhall.server.limits import Limits

    port_of(port)
    if hooks not in HOOKS:
        raise Fault("line-hooks", value=hooks)

    def started(address: str) -> None:
        words = say.words()
        engine = "yes" if meadhall.compiled else "no"
        say.give({"address": address, "compiled": meadhall.compiled},
                 [words("serve-open", address=address), words("serve-engine", compiled=engine), words("serve-stop")])

    server.serve(host, port, db, redis, open, started=started, limits=Limits(hooks=hooks))
    return 0
