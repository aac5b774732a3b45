import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { at, type Game, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { meanOf } from '../confidenceInterval.js';
import { loadReviewer } from '../index.js';
import { playedRecord } from '../playedRecord.js';
import { decisionsIn, momentOf } from './decisions.js';
import type { PlayedOption } from './reviewer.js';
import { chanceOf, type Figure, leadOf, pointsOf, UNBENT } from './statistics.js';

const SEEDS = Number(process.env['MIAOU_EVALUATIONS']);
/** Decisions of all rounds: the more is past, the more is guessed from it. */
const EVERY = 11;
const DECISIONS = 6;
/** A chance of nearly 0 or 1 has most of its weight in worlds that few evaluations meet. */
const LEAST = 0.02;
/** 95 in 100 are meant. Few seeds stray from that, and so do skewed chances in few worlds. */
const LEAST_COVERED = 0.85;

/** Some options of decisions, each played out with several seeds. */
const evaluatedIn = async (
  game: Game,
  options: object,
  worlds: number,
): Promise<readonly (readonly (readonly PlayedOption[])[])[]> => {
  const reviewer = await loadReviewer(game.id);
  if (reviewer === undefined) throw new Error(`nothing reviews matches of ${game.id}`);
  const record = await playedRecord(game, { options, seed: 'intervals', bots: ['vera', 'bruno', 'mirek'] });
  const places = decisionsIn(game, record).filter((_, index) => index % EVERY === 0);
  return places.slice(0, DECISIONS).map(({ move }) => {
    const { position, made, seat } = momentOf(game, record, move);
    const decision = { seat, view: position.view(seat), legalMoves: position.legalMoves(seat), made, worlds };
    return Array.from(
      { length: SEEDS },
      (_, seed) => reviewer.evaluate({ ...decision, chance: new SeededChance(`seed ${seed}`) }).options,
    );
  });
};

/** A planted fault: what an evaluation told if its error were a quarter of what it is. */
const boastful = ({ mean, low, high }: Figure): Figure => ({
  mean,
  low: (3 * mean + low) / 4,
  high: (3 * mean + high) / 4,
});

type Told = (option: PlayedOption, first: PlayedOption) => Figure | undefined;

/** How often the interval of one evaluation has the mean of all in it. */
const coverageOf = (decisions: readonly (readonly (readonly PlayedOption[])[])[], told: Told): number => {
  const covered = decisions.flatMap((evaluations) =>
    at(evaluations, 0).flatMap((_, option) => {
      const figures = evaluations
        .map((options) => told(at(options, option), at(options, 0)))
        .filter((figure) => figure !== undefined);
      const mean = meanOf(figures.map((figure) => figure.mean));
      return figures.map(({ low, high }) => Number(low <= mean && mean <= high));
    }),
  );
  return meanOf(covered);
};

const isOpen = (option: PlayedOption): boolean => {
  const mean = meanOf(option.chances);
  return mean > LEAST && mean < 1 - LEAST;
};

describe.each([
  ['Felix', felix, { seats: 4 }, 64],
  ['Chop', chop, { seats: 2 }, 16],
] as const)('%s: an interval tells how far another seed may be away', (_, game, options, worlds) => {
  it('nearly all evaluations of a decision have the mean of all of them in their intervals', async () => {
    const decisions = await evaluatedIn(game, options, worlds);
    const open = decisions.filter((evaluations) => at(evaluations, 0).every(isOpen));
    expect(open.length).toBeGreaterThan(2);
    const figures: readonly Told[] = [
      (option) => chanceOf(option, UNBENT),
      (option, first) => (option === first ? undefined : leadOf(first, option, UNBENT)),
      ...(at(at(at(open, 0), 0), 0).points === undefined ? [] : [pointsOf]),
    ];
    for (const told of figures) {
      expect(coverageOf(open, told)).toBeGreaterThan(LEAST_COVERED);
      const narrow: Told = (option, first) => {
        const figure = told(option, first);
        return figure && boastful(figure);
      };
      expect(coverageOf(open, narrow)).toBeLessThan(LEAST_COVERED);
    }
  });
});
