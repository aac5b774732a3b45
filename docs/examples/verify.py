"""Checks the proof of Miaou records: that the deal and every die follow from the sealed secret and shares.

Usage: python3 verify.py FILE.jsonl   (or - for standard input). One line of output for each record: "proved", "no proof",
or "wrong: " and the first thing that does not match. The exit code is 1 if any record is wrong. It needs only the standard
library, and docs/fairness.md says why each step is done. Whether moves are legal is for `miaou verify` to say.
"""

import hashlib
import hmac
import json
import re
import sys

METHOD = "miaou-fair/1"
CARDS = ["-8", "-5", "3", "5", "8", "11", "15", "rabbit", "bigDog", "smallDog"]
MOST_TILES = 49
TILES = ["cheese", "broken", "plus1", "plus2", "arrow", "fork", "knife"]
KITCHEN = {
    "tiles": {"cheese": 10, "broken": 16, "plus1": 3, "plus2": 3, "arrow": 2, "fork": 2, "knife": 2},
    "dice": {"cat": [1, 1, 2, 2, 2, 3], "mice": [1, 1, 2, 2, 3, 4]},
}


class Wrong(Exception):
    """The first thing that does not match."""


def sha256(text):
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def keyed(key, text):
    return hmac.new(key, text.encode("ascii"), hashlib.sha256).digest()


def require(condition, what):
    if not condition:
        raise Wrong(what)


def bytes32(value, what):
    require(isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value), what + " is not 64 hexadecimal digits")
    return value


class Stream:
    """The chance of one purpose."""

    def __init__(self, key, purpose):
        self.key, self.purpose, self.words, self.block = key, purpose, [], 0

    def word(self):
        if not self.words:
            block = keyed(self.key, f"{self.purpose} {self.block}")
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        fair = 2**32 - 2**32 % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def drawn(self, items):
        return items[self.below(len(items))]

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def share_of(secret, seat, given):
    if given.get("by") == "person":
        share, seal = bytes32(given.get("share"), "a share"), given.get("seal")
        require(sha256(f"{METHOD} share {share}") == seal, f"the share of seat {seat}")
        return share
    require(given.get("by") in ("late", "none", "bot"), f"the share of seat {seat}")
    return keyed(secret, f"{METHOD} seat {seat}").hex()


def part(key, parts, name):
    return Stream(key, f"part {name}").drawn(parts[name]) if name in parts else None


def felix_deal(key, options, parts):
    stream, seats = Stream(key, "deal"), list(range(options["seats"]))
    opener = part(key, parts, "opener")
    first = opener if opener is not None else stream.drawn(seats)
    deal = {"firstSeat": first, "removed": [stream.drawn(CARDS) for _ in seats]}
    if len(seats) == 3:
        fourth = stream.shuffled(CARDS)
        deal.update(dummyRemoved=fourth[0], dummy=fourth[1:])
    return deal


def chop_deal(key, options, parts):
    cat = part(key, parts, "cat")
    if cat is None:
        cat = Stream(key, "options").below(options["seats"])
    require(cat == options["cat"], "who is the cat")
    stream, layout = Stream(key, "deal"), options.get("layout", KITCHEN)
    require(sum(layout["tiles"].values()) <= MOST_TILES, "the layout")
    tiles = stream.shuffled([kind for kind in TILES for _ in range(layout["tiles"][kind])])
    mice, opener = [seat for seat in range(options["seats"]) if seat != cat], part(key, parts, "opener")
    return {"tiles": tiles, "firstMouseSeat": opener if opener in mice else stream.drawn(mice)}


def verify(record):
    """True where the record is proved, False where it has no proof; raises Wrong."""
    proof = record.get("proof")
    if proof is None:
        return False
    require(record.get("format") == "miaou-record/1" and proof.get("method") == METHOD, "the method")
    secret = bytes32(proof.get("secret"), "the secret")
    require(sha256(f"{METHOD} secret {secret}") == proof.get("seal"), "the secret")
    options, parts, given = record["options"], proof.get("parts", {}), proof["shares"]
    require(len(given) == options["seats"], "the number of shares")
    shares = [share_of(bytes.fromhex(secret), seat, one) for seat, one in enumerate(given)]
    key = keyed(bytes.fromhex(secret), " ".join([METHOD, "match", record["game"], *shares]))
    deal = {"felix": felix_deal, "chop": chop_deal}[record["game"]]
    require(deal(key, options, parts) == record["deal"], "the deal")
    for index, move in enumerate(record["moves"]):
        if record["game"] == "chop" and move["type"] == "roll":
            die = options.get("layout", KITCHEN)["dice"]["cat" if move["seat"] == options["cat"] else "mice"]
            face = Stream(key, f"roll {index} {move['seat']}").drawn(die)
            require(face == move["value"], f"the die of move {index}")
    return True


def main(path):
    wrong = 0
    with sys.stdin.buffer if path == "-" else open(path, "rb") as lines:
        for line in filter(bytes.strip, lines):
            try:
                print("proved" if verify(json.loads(line)) else "no proof")
            except Exception as error:  # A record from outside may hold anything.
                print(f"wrong: {error}")
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "-"))
