import { GAMES } from '@miaou/games';
import { drawn, resampleHidden, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { CASES } from './cases.js';
import { fairLimit, tally, unevenness } from './fairness.js';
import { viewersOf } from './fingerprint.js';
import { pairingFor } from './pairings/index.js';
import { allConsistent, countConsistent } from './pairings/pairing.js';
import { playMatch } from './playing.js';
import { positionOf, positionText, traceFor } from './viewerTrace.js';

const MOMENTS = Number(process.env['MIAOU_MOMENTS']);
const DRAWS_OF_A_WORLD = 20;

describe.each(GAMES)('$id', (game) => {
  const cases = CASES.filter((one) => one.game === game);

  it('a match whose hidden things are drawn anew told its viewer the same at every move', () => {
    const chance = new SeededChance(`resamples of ${game.id}`);
    const worlds = new Set<string>();
    for (let moment = 0; moment < 4 * MOMENTS; moment++) {
      const { options } = drawn(cases, chance);
      const match = playMatch(game, options, chance);
      const moves = match.moves.slice(0, chance.below(match.moves.length));
      const viewer = drawn(viewersOf(options), chance);
      const resampled = resampleHidden(game, { options, deal: match.deal, moves }, viewer, chance);
      const real = { ...match, moves };
      const other = { ...match, deal: resampled.deal, moves: resampled.moves };
      expect(traceFor(game, other, viewer, 0).snapshots).toEqual(traceFor(game, real, viewer, 0).snapshots);
      worlds.add(positionText(positionOf(game, real)) === positionText(positionOf(game, other)) ? 'same' : 'other');
    }
    expect(worlds).toContain('other');
  });

  it('every world that fits what the viewer knows is drawn, and all equally often', () => {
    const chance = new SeededChance(`even resamples of ${game.id}`);
    for (let wanted = MOMENTS; wanted > 0; ) {
      const { options } = drawn(cases, chance);
      const match = playMatch(game, options, chance);
      const moves = match.moves.slice(0, match.moves.length - 1 - chance.below(Math.ceil(match.moves.length / 3)));
      const viewer = drawn(viewersOf(options), chance);
      const { result: _, ...record } = { ...match, moves };
      const hidden = pairingFor(game.id)(record, viewer);
      if (countConsistent(hidden) < 2 || countConsistent(hidden) > 40) continue;
      wanted--;
      const worlds = new Set([...allConsistent(hidden)].map((one) => positionText(positionOf(game, one))));
      const draws = Array.from({ length: DRAWS_OF_A_WORLD * worlds.size }, () => {
        const resampled = resampleHidden(game, { options, deal: match.deal, moves }, viewer, chance);
        return positionText(positionOf(game, { ...record, deal: resampled.deal, moves: resampled.moves }));
      });
      const counts = tally(draws);
      expect(new Set(counts.keys())).toEqual(worlds);
      expect(unevenness([...counts.values()])).toBeLessThan(fairLimit(worlds.size));
    }
  });
});
