import { GAMES } from '@miaou/games';
import { type Game, seat, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { replayRecord } from './replay';
import { playRandomly } from './testing/randomMatch';

describe.each(GAMES.map((game) => [game.id, game] as const))('a replayed match of %s', (_, game) => {
  it('a replayed match looks to every viewer as it did when it was played', () => {
    const { record, positions, seats } = playRandomly(game, 'replay');
    for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
      const replayed = replayRecord(structuredClone(record), GAMES, viewer);
      if (!replayed.ok) throw new Error(replayed.error.code);
      expect(replayed.value.views).toEqual(positions.map((position) => position.view(viewer)));
      expect(replayed.value.movers).toEqual(record.moves.map((move) => move.seat));
    }
  });

  it('a move had a choice where its maker could have made another', () => {
    const { record, positions } = playRandomly(game, 'choices');
    const replayed = replayRecord(record, GAMES, 'spectator');
    if (!replayed.ok) throw new Error(replayed.error.code);
    const expected = record.moves.map(({ seat: mover }, move) => {
      const position = positions[move];
      return position?.countFaces() === 0 && position.legalMoves(mover).length > 1;
    });
    expect(replayed.value.hadChoice).toEqual(expected);
    expect(new Set(expected).size).toBe(2);
  });

  it('the transitions of a replayed move lead from one view to the next', () => {
    const { record } = playRandomly(game, 'transitions');
    const replayed = replayRecord(record, GAMES, seat(0));
    if (!replayed.ok) throw new Error(replayed.error.code);
    const { views, transitions } = replayed.value;
    for (const [index, ofMove] of transitions.entries()) {
      expect(ofMove[0]?.before ?? views[index]).toBe(views[index]);
      expect(ofMove.at(-1)?.after ?? views[index]).toBe(views[index + 1]);
    }
  });
});

describe('a record that cannot be replayed', () => {
  const { record } = playRandomly(GAMES[0] as Game, 'broken');

  it.each([
    ['a record of an unknown game', { ...record, game: 'chess' }, 'wrong-field'],
    ['a record of another format', { ...record, format: 'miaou-record/9' }, 'wrong-field'],
    ['a record without moves', { ...record, moves: undefined }, 'missing-field'],
    ['a record without a deal', { ...record, deal: undefined }, 'missing-field'],
    ['a record with an illegal move', { ...record, moves: [{ seat: 0, type: 'bid', amount: 99 }] }, 'wrong-phase'],
    ['a text that is no record', 'nonsense', 'wrong-field'],
  ])('%s is refused', (_, raw, code) => {
    expect(replayRecord(raw, GAMES, 'spectator')).toMatchObject({ ok: false, error: { code } });
  });
});
