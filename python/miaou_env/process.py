"""One process of the command ``miaou env``."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from typing import Any, Mapping, Sequence

from .header import Header

#: The environment variable that names the command, such as ``npx miaou``.
COMMAND_VARIABLE = "MIAOU_COMMAND"

#: Answers are some hundred kilobytes long: through a pipe of the usual size both programs would often wait.
PIPE_BYTES = 1 << 20

READ_BYTES = 1 << 16


class EnvError(Exception):
    """The command refused something: ``code`` says what, ``facts`` how, the message what would be right."""

    def __init__(self, message: str, code: str = "", facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.facts = dict(facts or {})

    @staticmethod
    def of(error: Mapping[str, Any]) -> EnvError:
        """The error of an answer."""
        facts = {name: fact for name, fact in error.items() if name not in ("code", "message")}
        return EnvError(error["message"], error["code"], facts)


class ProcessEnded(EnvError):
    """The command could not be started, or ended."""


def find_command() -> list[str]:
    """The command as it is called on this machine."""
    named = os.environ.get(COMMAND_VARIABLE)
    if named:
        return shlex.split(named)
    found = shutil.which("miaou")
    if found is None:
        raise ProcessEnded(
            f"there is no command miaou on the path: install it, or name it in {COMMAND_VARIABLE}, such as 'npx miaou'"
        )
    return [found]


def _widen(pipe: Any) -> None:
    if sys.platform == "linux":
        import fcntl

        try:
            fcntl.fcntl(pipe, getattr(fcntl, "F_SETPIPE_SZ", 1031), PIPE_BYTES)
        except OSError:
            # The limit of this user is lower: the usual size works as well, only slower.
            pass


def _arguments(game: str, flags: Mapping[str, Any]) -> list[str]:
    given = {flag: value for flag, value in flags.items() if value is not None}
    return ["env", game, *(word for flag, value in given.items() for word in (f"--{flag}", str(value)))]


class EnvProcess:
    """Starts the command, reads its header, and exchanges bytes with it."""

    def __init__(self, game: str, flags: Mapping[str, Any], command: Sequence[str] | None = None) -> None:
        words = [*(find_command() if command is None else command), *_arguments(game, flags)]
        try:
            self._child = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise ProcessEnded(f"{shlex.join(words)} cannot be started: {error}") from error
        assert self._child.stdin is not None and self._child.stdout is not None
        self._stdin, self._stdout = self._child.stdin, self._child.stdout
        self._pending = bytearray()
        _widen(self._stdout)
        self.header = Header.parse(json.loads(self.read_line()))

    def write(self, request: bytes) -> None:
        """Sends a request."""
        rest = memoryview(request)
        try:
            while len(rest) > 0:
                rest = rest[self._stdin.write(rest) :]
        except (BrokenPipeError, ValueError) as error:
            raise self._ended() from error

    def read_line(self) -> bytes:
        """The next line, without its newline."""
        while True:
            end = self._pending.find(b"\n")
            if end >= 0:
                line = bytes(self._pending[:end])
                del self._pending[: end + 1]
                return line
            chunk = self._stdout.read(READ_BYTES)
            if not chunk:
                raise self._ended()
            self._pending += chunk

    def read_into(self, target: memoryview) -> None:
        """Fills the target."""
        first = min(len(self._pending), len(target))
        if first > 0:
            target[:first] = self._pending[:first]
            del self._pending[:first]
        while first < len(target):
            count = self._stdout.readinto(target[first:])  # type: ignore[attr-defined]
            if not count:
                raise self._ended()
            first += count

    def close(self) -> None:
        """Ends the command, which stops when its input ends."""
        for stream in (self._child.stdin, self._child.stdout, self._child.stderr):
            if stream is not None and not stream.closed:
                stream.close()
        self._child.wait()

    def _ended(self) -> ProcessEnded:
        said = b"" if self._child.stderr is None or self._child.stderr.closed else self._child.stderr.read()
        self.close()
        reason = said.decode("utf-8", "replace").strip() or f"it ended with {self._child.returncode}"
        return ProcessEnded(f"the command miaou has ended: {reason}")
