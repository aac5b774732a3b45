"""The games of this repository."""

from __future__ import annotations

import json
from pathlib import Path

GAMES: list[str] = json.loads((Path(__file__).parents[2] / "games" / "games.json").read_text("utf-8"))
