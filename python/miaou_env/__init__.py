"""Environments for learning programs: matches of every game, stepped by the command ``miaou env``.

``Match`` steps one match, ``Batch`` many at once. Both need nothing but the standard library. ``miaou_env.aec`` has an
environment of PettingZoo, which must be installed for it.
"""

from .batch import Batch, Row, Rows
from .header import Field, Header
from .match import Match, State
from .process import EnvError, ProcessEnded

__all__ = ["Batch", "EnvError", "Field", "Header", "Match", "ProcessEnded", "Row", "Rows", "State"]
