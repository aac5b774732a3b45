import { GAMES } from '@miaou/games';
import { drawn, replay, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { CASES } from '../cases.js';
import { viewersOf } from '../fingerprint.js';
import { playMatch } from '../playing.js';
import { pairingFor } from './index.js';
import { drawConsistent, drawSwapped } from './pairing.js';

describe.each(GAMES)('the pairing of $id', (game) => {
  it('a paired match is allowed by the rules and has the same length and the same movers', () => {
    const chance = new SeededChance(`retold ${game.id}`);
    for (const { options } of CASES.filter((one) => one.game === game)) {
      const { result: _, moves, ...rest } = playMatch(game, options, chance);
      const record = { ...rest, moves: moves.slice(0, chance.below(moves.length)) };
      const hidden = pairingFor(game.id)(record, drawn(viewersOf(options), chance));
      for (const other of [drawConsistent(hidden, chance), drawSwapped(hidden, chance)]) {
        expect(replay(game, { ...other })).toMatchObject({ ok: true });
        expect(other.moves.map(({ seat, type }) => [seat, type])).toEqual(
          record.moves.map(({ seat, type }) => [seat, type]),
        );
      }
    }
  });

  it('pairing without any exchange gives the match itself', () => {
    const chance = new SeededChance(`unchanged ${game.id}`);
    for (const { options } of CASES.filter((one) => one.game === game)) {
      const { result: _, moves, ...rest } = playMatch(game, options, chance);
      const record = { ...rest, moves: moves.slice(0, chance.below(moves.length)) };
      const { secrets, rearrange } = pairingFor(game.id)(record, drawn(viewersOf(options), chance));
      expect(rearrange(secrets.map(({ things }) => things))).toEqual(record);
    }
  });
});
