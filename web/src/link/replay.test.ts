import { GAMES } from '@miaou/games';
import {
  type Game,
  makeRecord,
  type Position,
  type RecordedMove,
  randomAction,
  SeededChance,
  seat,
  seatsOf,
} from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { replayRecord } from './replay';

/** A whole match played at random, with its positions. */
const playRandomly = (game: Game, seed: string) => {
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

describe.each(GAMES.map((game) => [game.id, game] as const))('a %s match seen again', (_, game) => {
  it('looks to every viewer as it did', () => {
    const { record, positions, seats } = playRandomly(game, 'replay');
    for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
      const replayed = replayRecord(structuredClone(record), GAMES, viewer);
      if (!replayed.ok) throw new Error(replayed.error.code);
      expect(replayed.value.views).toEqual(positions.map((position) => position.view(viewer)));
      expect(replayed.value.movers).toEqual(record.moves.map((move) => move.seat));
    }
  });

  it('tells between two views how the one became the other', () => {
    const { record } = playRandomly(game, 'steps');
    const replayed = replayRecord(record, GAMES, seat(0));
    if (!replayed.ok) throw new Error(replayed.error.code);
    const { views, steps } = replayed.value;
    for (const [index, told] of steps.entries()) {
      expect(told[0]?.before ?? views[index]).toBe(views[index]);
      expect(told.at(-1)?.after ?? views[index]).toBe(views[index + 1]);
    }
  });
});

describe('a record that cannot be replayed', () => {
  const { record } = playRandomly(GAMES[0] as Game, 'broken');

  it.each([
    ['of no game', { ...record, game: 'chess' }, 'wrong-field'],
    ['of another format', { ...record, format: 'miaou-record/9' }, 'wrong-field'],
    ['without moves', { ...record, moves: undefined }, 'missing-field'],
    ['without a deal', { ...record, deal: undefined }, 'missing-field'],
    ['with an illegal move', { ...record, moves: [{ seat: 0, type: 'bid', amount: 99 }] }, 'wrong-phase'],
    ['with no record in it', 'nonsense', 'wrong-field'],
  ])('%s is refused', (_, raw, code) => {
    expect(replayRecord(raw, GAMES, 'spectator')).toMatchObject({ ok: false, error: { code } });
  });
});
