import { type Game, makeRecord, type Position, type RecordedMove, randomAction, SeededChance } from '@miaou/kit';

/** A whole match played at random, with its positions. */
export const playRandomly = (game: Game, seed: string) => {
  const chance = new SeededChance(seed);
  const seats = game.seatCounts[0] ?? 2;
  const options = game.parseOptions(game.drawOptions({ seats }, chance));
  if (!options.ok) throw new Error('the default options must be right');
  const position = game.start(options.value, game.deal(options.value, chance));
  const positions: Position[] = [position.clone()];
  const moves: RecordedMove[] = [];
  while (position.outcome() === undefined) {
    const by = position.actor;
    const move = position.moveOf(randomAction(position, chance));
    moves.push({ seat: by, ...move });
    position.play(by, move);
    positions.push(position.clone());
  }
  return { record: makeRecord(game, position, moves), positions, seats };
};
