"""A bot in plain Python: python3 bot.py. Reads a question on each line, writes an answer on each line.

It plays Felix like a careful beginner and Chop at random, and knows nothing but what its seat may know.
"""

import json
import random
import sys

WORTH = {"rabbit": 0, "bigDog": -2, "smallDog": 2}


def worth(card):
    """Points of a card; dogs and the rabbit by what they tend to do to a row."""
    return WORTH[card] if card in WORTH else int(card)


def row_worth(view):
    """What the row may be worth: known cards by their points, hidden ones by the average of a set."""
    return sum(worth(laid["card"]) if "card" in laid else 3 for laid in view["row"])


def bid(view, legal):
    """One more than the others while that costs less than the row is worth; else pass."""
    bids = [move for move in legal if move["type"] == "bid"]
    cheapest = min(bids, key=lambda move: move["amount"], default=None)
    if cheapest is not None and cheapest["amount"] <= row_worth(view) * 0.7:
        return cheapest
    return {"type": "pass"}


def choose(question, luck):
    view, legal = question["view"], question["legal"]
    if question["game"] == "felix" and view["phase"] == "auction":
        move = bid(view, legal)
        return move if move in legal else legal[0]
    return luck.choice(legal)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        # The seed makes the bot repeatable: the same question gets the same answer.
        move = choose(question, random.Random(question["seed"]))
        print(json.dumps({"id": question["id"], "move": move}), flush=True)


if __name__ == "__main__":
    main()
