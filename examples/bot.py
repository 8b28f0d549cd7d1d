"""A bot for any table and any game: python examples/bot.py http://127.0.0.1:8000 TABLE SEAT_TOKEN

Take a seat in the browser, ask for its token (POST /api/tables/TABLE/token), and let this play. Standard library only.
"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

hall, table, token = sys.argv[1:4]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def answer(seq: int, text: str) -> None:
    body = json.dumps({"seq": seq, "answer": text}).encode()
    try:
        urlopen(Request(f"{hall}/api/tables/{table}/answers", body, headers)).close()
    except HTTPError as refused:
        if refused.code != 409:  # 409: the table has moved on; the stream will tell
            raise


with urlopen(Request(f"{hall}/api/tables/{table}/stream", headers=headers)) as stream:
    for line in stream:
        message = json.loads(line)
        if message["type"] == "table":
            if message["outcome"]:
                print(json.dumps(message["outcome"]))
                break
            if message["decision"].get("yours"):  # this seat is asked
                answer(message["seq"], random.choice(message["decision"]["options"])["answer"])
