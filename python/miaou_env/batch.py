"""Many matches at once, stepped in binary rows: a vector environment."""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING, Any, Iterator, Mapping, NamedTuple, Sequence

from .header import Field, Header
from .process import EnvError, EnvProcess

if TYPE_CHECKING:
    import numpy

STEP, RESET = 0, 1
WORD_BYTES = 4
SEEDS = 1 << 32

#: The codes of a type in ``memoryview`` and in numpy.
CODES: dict[str, tuple[Any, int]] = {"float32": ("f", 4), "int32": ("i", 4), "uint8": ("B", 1)}


class Row(NamedTuple):
    """One match of a batch."""

    #: What the actor sees.
    observation: memoryview
    #: Each seat's share of the win: 0 until the match is over.
    rewards: memoryview
    #: The seat to act; when the match is over, the seat that acted last.
    actor: int
    #: How many matches of this row came before.
    match: int
    #: True when the match is over: the next step begins the next one, whatever action it has for this row.
    done: bool
    #: 1 for every legal action.
    mask: memoryview

    @property
    def legal(self) -> list[int]:
        """The legal actions."""
        return [action for action, allowed in enumerate(self.mask) if allowed]


class Rows(Sequence[Row]):
    """The rows after one step. They stay as they are when the batch is stepped further."""

    def __init__(self, header: Header, content: memoryview) -> None:
        self._header = header
        self._content = content
        self._fields = {field.name: field for field in header.fields}

    def __len__(self) -> int:
        return len(self._content) // self._header.row_bytes

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[row] for row in range(*index.indices(len(self)))]
        row = index + len(self) if index < 0 else index
        if not 0 <= row < len(self):
            raise IndexError(f"there is no row {index}: it must be one of 0 to {len(self) - 1}")
        start = row * self._header.row_bytes
        return Row(
            observation=self._numbers("observation", start),
            rewards=self._numbers("rewards", start),
            actor=self._numbers("actor", start)[0],
            match=self._numbers("match", start)[0],
            done=self._numbers("done", start)[0] == 1,
            mask=self._numbers("mask", start),
        )

    def __iter__(self) -> Iterator[Row]:
        return (self[row] for row in range(len(self)))

    def _numbers(self, name: str, start: int) -> Any:
        field: Field = self._fields[name]
        code, size = CODES[field.type]
        first = start + field.offset
        return self._content[first : first + field.count * size].cast(code)

    def numpy(self) -> numpy.ndarray[Any, Any]:
        """All rows as one structured array without a copy: its field ``observation`` has a line for each match."""
        import numpy as np

        lists = ("observation", "rewards", "mask")
        shapes = [
            (CODES[field.type][0], (field.count,) if field.name in lists else ()) for field in self._header.fields
        ]
        row = np.dtype(
            {
                "names": [field.name for field in self._header.fields],
                "formats": [np.dtype(shape) for shape in shapes],
                "offsets": [field.offset for field in self._header.fields],
                "itemsize": self._header.row_bytes,
            }
        )
        return np.frombuffer(self._content, dtype=row)


class Batch:
    """Steps many matches at once. The same seed gives the same rows, and a row is the same in a batch of any size."""

    def __init__(
        self,
        game: str,
        batch: int,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        self._process = EnvProcess(game, {"batch": batch, "seats": seats, "seed": seed, **(options or {})}, command)
        self.header: Header = self._process.header
        self.rows: Rows = self._read()

    def __len__(self) -> int:
        assert self.header.batch is not None
        return self.header.batch

    def step(self, actions: Sequence[int] | numpy.ndarray[Any, Any]) -> Rows:
        """Makes one action in each match. A match that is over is followed by the next: its action is ignored."""
        if len(actions) != len(self):
            raise ValueError(f"there are {len(actions)} actions: there must be {len(self)}, one for each match")
        words = actions.astype("i4").tobytes() if hasattr(actions, "astype") else array("i", actions).tobytes()
        return self._ask(STEP, words)

    def reset(self, seed: int) -> Rows:
        """Begins all matches anew from a seed."""
        if not 0 <= seed < SEEDS:
            raise ValueError(f"the seed is {seed}: it must be a whole number from 0 to {SEEDS - 1}")
        return self._ask(RESET, array("I", [seed]).tobytes() + bytes(WORD_BYTES * (len(self) - 1)))

    def close(self) -> None:
        """Ends the command."""
        self._process.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, command: int, words: bytes) -> Rows:
        self._process.write(array("i", [command]).tobytes() + words)
        self.rows = self._read()
        return self.rows

    def _read(self) -> Rows:
        status = bytearray(WORD_BYTES)
        self._process.read_into(memoryview(status))
        (length,) = memoryview(status).cast("i")
        content = memoryview(bytearray(length or len(self) * self.header.row_bytes))
        self._process.read_into(content)
        if length > 0:
            raise EnvError.of(json.loads(bytes(content))["error"])
        return Rows(self.header, content.toreadonly())
