"""One match at a time, stepped in JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from .header import Header
from .process import EnvError, EnvProcess


@dataclass(frozen=True)
class State:
    """What the seat to act may know, and what it may do."""

    #: How many matches came before.
    match: int
    #: The seat to act; when the match is over, the seat that acted last.
    actor: int
    done: bool
    #: Each seat's share of the win: 0 until the match is over.
    rewards: Sequence[float]
    #: The legal actions; none when the match is over.
    legal: Sequence[int]
    #: What the actor sees.
    observation: Sequence[float]
    #: How the match ended, in the words of the game.
    result: Mapping[str, Any] | None = None


class Match:
    """Steps one match. The same seed gives the same deal and the same dice."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        self._process = EnvProcess(game, {"seats": seats, "seed": seed, **(options or {})}, command)
        self.header: Header = self._process.header
        self.state = State(**json.loads(self._process.read_line()))

    def step(self, action: int) -> State:
        """Makes an action of the actor."""
        return self._moved({"step": action})

    def reset(self, seed: int | str | None = None) -> State:
        """Begins anew from a seed; without one, the next match."""
        return self._moved({"reset": {} if seed is None else {"seed": seed}})

    def restore(self, record: Mapping[str, Any]) -> State:
        """Continues from a record, whole or unfinished."""
        return self._moved({"reset": {"record": record}})

    def record(self) -> Mapping[str, Any]:
        """The match so far, as ``miaou replay`` reads it."""
        record: Mapping[str, Any] = self._ask({"record": {}})["record"]
        return record

    def observe(self, viewer: int | str) -> Sequence[float]:
        """What a seat sees, whoever is to act; or ``"spectator"``."""
        observation: Sequence[float] = self._ask({"observe": viewer})["observation"]
        return observation

    def close(self) -> None:
        """Ends the command."""
        self._process.close()

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _moved(self, request: Mapping[str, Any]) -> State:
        self.state = State(**self._ask(request))
        return self.state

    def _ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        self._process.write(json.dumps(request).encode() + b"\n")
        answer: dict[str, Any] = json.loads(self._process.read_line())
        if "error" in answer:
            raise EnvError.of(answer["error"])
        return answer
