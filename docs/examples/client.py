"""Plays one match of Miaou against bots, with nothing but the standard library.

    python3 client.py http://127.0.0.1:8080 felix

docs/protocol.md explains every message. The moves are drawn at random from those that the server calls legal, so this client knows no rules.
"""

import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
from urllib.parse import urlsplit

SEATS = {"felix": 3, "chop": 2}


class WebSocket:
    """Just enough of RFC 6455: whole text messages, pings, and the end."""

    def __init__(self, host, port, headers):
        self.raw = socket.create_connection((host, port))
        self.file = self.raw.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"no socket: {status}")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, message, opcode=1):
        payload = message if opcode != 1 else json.dumps(message).encode()
        length = len(payload)
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | length) if length < 126 else struct.pack("!BBH", 0x80 | opcode, 0xFE, length)
        mask = os.urandom(4)
        self.raw.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload)))

    def receive(self):
        while True:
            first, second = self.file.read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.file.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.file.read(8))
            payload = self.file.read(length)
            opcode = first & 0x0F
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                raise SystemExit("the server closed the connection")
            if opcode == 9:
                self.send(payload, opcode=10)


class Client:
    def __init__(self, address):
        self.at = urlsplit(address)
        self.headers = {"Origin": address}
        self.commands = 0
        _, answer = self.ask("POST", "/api/me")
        self.headers["Cookie"] = answer.getheader("Set-Cookie").split(";")[0]

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.at.hostname, self.at.port)
        connection.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = connection.getresponse()
        return json.loads(answer.read()), answer

    def command(self, **command):
        self.commands += 1
        self.pending = f"c{self.commands}"
        self.socket.send({"type": "command", "table": self.table, "id": self.pending, "seen": self.n, "command": command})

    def hear(self):
        """Takes the next message in: the newest number, what may be done, and whether the last command was answered."""
        message = self.socket.receive()
        if message.get("type") == "error" or "refusal" in message:
            raise SystemExit(f"refused: {message}")
        if message.get("type") == "watching":
            snapshot = message["snapshot"]
            self.n, self.legal, self.view = snapshot["n"], message.get("legal"), snapshot["view"]
        elif "answer" in message:
            self.pending, self.place = None, message["n"]
        elif "view" in message:
            self.n, self.legal, self.view = message["n"], message.get("legal"), message["view"]

    def settle(self):
        """Waits for the answer, and for the table to show what it did."""
        while self.pending is not None or self.n < self.place:
            self.hear()

    def play(self, game):
        seats = SEATS[game]
        settings = {"game": game, "seats": seats, "options": {}, "parts": {}, "clock": {"kind": "none"}}
        settings["access"] = {"join": "closed", "watch": "seated"}
        self.table = self.ask("POST", "/api/tables", {"settings": settings})[0]["table"]
        self.socket = WebSocket(self.at.hostname, self.at.port, self.headers)
        self.n, self.place, self.pending, self.legal, self.view = 0, 0, None, None, None
        self.socket.send({"type": "hello", "protocol": 1})
        self.socket.send({"type": "watch", "table": self.table, "follow": "views"})
        self.command(type="sit", seat=0)
        self.settle()
        for seat in range(1, seats):
            self.command(type="seatBot", seat=seat, bot="greedy")
            self.settle()
        self.command(type="start")
        self.settle()
        while self.view.get("result") is None:
            if self.legal is None:
                self.hear()
                continue
            if self.legal == "roll":
                self.command(type="roll")
            else:
                self.command(type="move", move=random.choice(self.legal))
            self.settle()
        return self.view["result"]


if __name__ == "__main__":
    print(json.dumps(Client(sys.argv[1]).play(sys.argv[2])))
