import { GAMES } from '@miaou/games';
import { drawn, type Game, type Position, SeededChance, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { CASES, type Case } from './cases.js';
import { fairLimit, shareGap, tally, unevenness } from './fairness.js';
import { viewersOf } from './fingerprint.js';
import { pairingFor } from './pairings/index.js';
import { allConsistent, countConsistent, drawConsistent, type UnfinishedRecord } from './pairings/pairing.js';
import { playMatch } from './playing.js';
import { positionOf, positionText } from './viewerTrace.js';

interface Moment {
  readonly record: UnfinishedRecord;
  readonly viewer: Viewer;
}

const recordOf = ({ game, options }: Case, seed: string, cut: (moves: number) => number): UnfinishedRecord => {
  const { result: _, moves, ...rest } = playMatch(game, options, new SeededChance(seed));
  return { ...rest, moves: moves.slice(0, cut(moves.length)) };
};

const SMALLEST = 6;
const LARGEST = 130;

/** Moments late in a match, where the worlds that a viewer cannot tell apart can be listed one by one. */
function* smallMoments(game: Game, wanted: number): Generator<Moment> {
  const chance = new SeededChance(`small moments of ${game.id}`);
  const cases = CASES.filter((one) => one.game === game);
  for (let match = 0; wanted > 0; match++) {
    const one = drawn(cases, chance);
    const record = recordOf(one, `small ${match}`, (moves) => moves - 1 - chance.below(Math.ceil(moves / 3)));
    const viewer = drawn(viewersOf(one.options), chance);
    const worlds = countConsistent(pairingFor(game.id)(record, viewer));
    if (worlds < SMALLEST || worlds > LARGEST) continue;
    wanted--;
    yield { record, viewer };
  }
}

const sampledPositions = (game: Game, position: Position, viewer: Viewer, draws: number): string[] => {
  const view = position.view(viewer);
  const chance = new SeededChance('draws');
  return Array.from({ length: draws }, () => positionText(game.sample(view, chance)));
};

/** Each place of the truth with what lies there, such as `deal.removed.2=rabbit`. */
const facts = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => facts(inner, `${path}.${key}`))
    : [`${path}=${String(value)}`];

const factShares = (draws: number, draw: () => Position): Map<string, number> => {
  const counts = new Map<string, number>();
  for (let done = 0; done < draws; done++) {
    const position = draw();
    for (const fact of facts([position.deal, position.state()], '')) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return counts;
};

const DRAWS_OF_A_WORLD = 40;
const DRAWS = 1500;
const MOMENTS = Number(process.env['MIAOU_MOMENTS']);
/** Late moments take less time. */
const SMALL_MOMENTS = 2 * MOMENTS;
/** In standard deviations: hundreds of shares are compared, and a fair sample must never fail. */
const WIDEST_GAP = 5.5;

describe.each(GAMES)('$id', (game) => {
  const pairing = pairingFor(game.id);

  it('sampling draws every world that the rulebook allows, no other, and all equally often', () => {
    for (const { record, viewer } of smallMoments(game, SMALL_MOMENTS)) {
      const hidden = pairing(record, viewer);
      const worlds = new Set([...allConsistent(hidden)].map((one) => positionText(positionOf(game, one))));
      expect(worlds.size).toBe(countConsistent(hidden));
      const counts = tally(sampledPositions(game, positionOf(game, record), viewer, DRAWS_OF_A_WORLD * worlds.size));
      expect(new Set(counts.keys())).toEqual(worlds);
      expect(unevenness([...counts.values()])).toBeLessThan(fairLimit(worlds.size));
    }
  });

  it('sampling puts each hidden thing in each place as often as the rulebook allows, throughout a match', () => {
    const chance = new SeededChance(`moments of ${game.id}`);
    const cases = CASES.filter((any) => any.game === game);
    for (let moment = 0; moment < MOMENTS; moment++) {
      const one = drawn(cases, chance);
      const record = recordOf(one, `moment ${moment}`, (moves) => chance.below(Math.min(moves, 80)));
      const viewer = drawn(viewersOf(one.options), chance);
      const view = positionOf(game, record).view(viewer);
      const hidden = pairing(record, viewer);
      const wanted = factShares(DRAWS, () => positionOf(game, drawConsistent(hidden, chance)));
      const found = factShares(DRAWS, () => game.sample(view, chance));
      for (const fact of new Set([...wanted.keys(), ...found.keys()])) {
        const gap = shareGap(wanted.get(fact) ?? 0, found.get(fact) ?? 0, DRAWS);
        if (gap > WIDEST_GAP) throw new Error(`${fact}: ${found.get(fact)} of ${DRAWS}, not ${wanted.get(fact)}`);
      }
    }
  });
});
