import {
  type Chance,
  chanceMove,
  dealFairly,
  drawBytes32,
  drawn,
  FAIRNESS,
  FairChance,
  type Game,
  type GameTypes,
  type JsonObject,
  keyOf,
  type MatchRecord,
  makeRecord,
  type Position,
  type Proof,
  PURPOSES,
  type RecordedMove,
  type Seat,
  type SeatShare,
  SeededChance,
  sealOfSecret,
  sealOfShare,
} from '@miaou/kit';

const drawShare = (chance: Chance): SeatShare => {
  const share = drawBytes32(chance);
  const seal = sealOfShare(share);
  const kinds: readonly SeatShare[] = [
    { by: 'person', seal, share },
    { by: 'late', seal },
    { by: 'none' },
    { by: 'bot' },
  ];
  return kinds[chance.below(kinds.length)] ?? { by: 'none' };
};

const nextMove = (position: Position, seat: Seat, chance: Chance, die: Chance): GameTypes['move'] =>
  chanceMove(position, die) ?? drawn(position.legalMoves(seat), chance);

/** A match whose chance follows from seals, played at random to its end. `settled` are its options but those that name a seat. */
export const playSealed = (
  game: Game,
  settled: JsonObject & { readonly seats: number },
  seed: string,
  parts: Proof['parts'] = {},
): MatchRecord => {
  const chance = new SeededChance(seed);
  const secret = drawBytes32(chance);
  const shares = Array.from({ length: settled.seats }, () => drawShare(chance));
  const proof: Proof = { method: FAIRNESS, seal: sealOfSecret(secret), secret, shares };
  const key = keyOf(game.id, proof);
  const dealt = dealFairly(game, settled, key, (part) => parts[part]);
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  const position = game.start(dealt.value.options, dealt.value.deal);
  const moves: RecordedMove[] = [];
  while (position.toMove.length > 0) {
    const seat = drawn(position.toMove, chance);
    const move = nextMove(position, seat, chance, new FairChance(key, PURPOSES.roll(moves.length, seat)));
    moves.push({ seat, ...move });
    position.play(seat, move);
  }
  const named = Object.keys(parts).length === 0 ? {} : { parts };
  return makeRecord(game, position, moves, { proof: { ...proof, ...named } });
};
