"""What the command tells of an environment before its first step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Sequence

FORMAT = "miaou-env/1"


@dataclass(frozen=True)
class Field:
    """One field of a row: so many numbers of a type, from an offset in bytes."""

    name: str
    type: str
    count: int
    offset: int


@dataclass(frozen=True)
class Header:
    """Sizes, names and meanings, all from the rules of the game."""

    game: str
    #: The version of the rules. Data of one version must not be mixed with those of another.
    rules: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    #: A name for every number of an observation.
    observation: Sequence[str]
    #: The move that each action stands for.
    actions: Sequence[Mapping[str, Any]]
    #: How many matches are stepped at once; none where one is stepped in JSON.
    batch: int | None
    row_bytes: int
    fields: Sequence[Field]

    @staticmethod
    def parse(raw: Mapping[str, Any]) -> Header:
        """Reads the first line of the command."""
        if raw.get("format") != FORMAT:
            found = raw.get("format")
            raise ValueError(f"the command speaks {found!r}, this package {FORMAT!r}: install both in one version")
        row = raw.get("row", {"bytes": 0, "fields": []})
        return Header(
            game=raw["game"],
            rules=raw["rules"],
            seats=raw["seats"],
            options=raw["options"],
            seed=raw["seed"],
            observation=raw["observation"],
            actions=raw["actions"],
            batch=raw.get("batch"),
            row_bytes=row["bytes"],
            fields=[Field(**field) for field in row["fields"]],
        )
