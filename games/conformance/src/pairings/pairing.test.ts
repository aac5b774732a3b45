import { GAMES } from '@miaou/games';
import { drawn, replay, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { CASES } from '../cases.js';
import { viewersOf } from '../fingerprint.js';
import { playMatch } from '../playing.js';
import { pairingFor } from './index.js';
import { drawStory, drawTwin } from './pairing.js';

describe.each(GAMES)('the pairing of $id', (game) => {
  it('retells a match only as one that the rules allow, of the same length and by the same seats', () => {
    const chance = new SeededChance(`retold ${game.id}`);
    for (const { options } of CASES.filter((one) => one.game === game)) {
      const { result: _, moves, ...rest } = playMatch(game, options, chance);
      const story = { ...rest, moves: moves.slice(0, chance.below(moves.length)) };
      const mystery = pairingFor(game.id)(story, drawn(viewersOf(options), chance));
      for (const other of [drawStory(mystery, chance), drawTwin(mystery, chance)]) {
        expect(replay(game, { ...other })).toMatchObject({ ok: true });
        expect(other.moves.map(({ seat, type }) => [seat, type])).toEqual(
          story.moves.map(({ seat, type }) => [seat, type]),
        );
      }
    }
  });

  it('retells the story itself when nothing changes places', () => {
    const chance = new SeededChance(`unchanged ${game.id}`);
    for (const { options } of CASES.filter((one) => one.game === game)) {
      const { result: _, moves, ...rest } = playMatch(game, options, chance);
      const story = { ...rest, moves: moves.slice(0, chance.below(moves.length)) };
      const { secrets, retell } = pairingFor(game.id)(story, drawn(viewersOf(options), chance));
      expect(retell(secrets.map(({ things }) => things))).toEqual(story);
    }
  });
});
