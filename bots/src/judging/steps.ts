import { type Game, type Seat, seatsOf } from '@miaou/kit';
import { estimateShare, meanOf } from '../confidenceInterval.js';
import { charactersOf, loadReviewer } from '../index.js';
import { playedRecord } from '../playedRecord.js';
import { flag, formatShare, list } from '../training/flags.js';
import type { FlagValues, TrainingFlags } from '../training/gameTraining.js';
import type { ComparisonRow } from './gameJudging.js';

export const stepFlags: TrainingFlags = {
  above: { default: '', does: 'only the steps up to these characters' },
  seats: { default: '4', does: 'seat counts' },
  deals: { default: '200', does: 'deals for each step, each played twice with changed places' },
};

/** Two kinds of players at one table: who sits where, and by which options. */
interface Places {
  readonly isUpper: (seat: Seat) => boolean;
  readonly options: Readonly<Record<string, number>>;
}

/** The option that gives one seat a part of its own, if the game has one. */
const partOf = ({ optionSpecs }: Game): string | undefined =>
  Object.entries(optionSpecs).find(([, { kind }]) => kind === 'seat')?.[0];

/** Seats in turn, or one with the part against all others; then the other way round, so that each has a half by right. */
const placesOf = (game: Game, seats: number): readonly Places[] => {
  const part = partOf(game);
  const options = { seats, ...(part === undefined ? {} : { [part]: 0 }) };
  const isFirst = (seat: Seat): boolean => (part === undefined ? seat % 2 === 0 : seat === 0);
  return [
    { isUpper: isFirst, options },
    { isUpper: (seat) => !isFirst(seat), options },
  ];
};

/** The part of a win that went to one kind of players; of a match without a winner each has a half. */
const shareOf = (winners: readonly Seat[], isOfKind: (seat: Seat) => boolean): number =>
  winners.length === 0 ? 0.5 : winners.filter(isOfKind).length / winners.length;

interface Step {
  readonly lower: string;
  readonly upper: string;
}

/** One deal with both ways to take places. */
interface PlayedDeal {
  /** The part of the wins of the upper character, by the way of taking places. */
  readonly shares: readonly number[];
  readonly moves: number;
}

const playDeal = async (game: Game, { lower, upper }: Step, seats: number, seed: string): Promise<PlayedDeal> => {
  const shares: number[] = [];
  let played = 0;
  for (const { isUpper, options } of placesOf(game, seats)) {
    const bots = seatsOf(seats).map((seat) => (isUpper(seat) ? upper : lower));
    const { result, moves } = await playedRecord(game, { options, seed, bots, budget: {} });
    shares.push(shareOf(result?.winners ?? [], isUpper));
    played += moves.length;
  }
  return { shares, moves: played };
};

const stepsOf = (game: string, above: string | undefined): readonly Step[] => {
  const ids = charactersOf(game).map(({ id }) => id);
  const steps = ids.slice(1).map((upper, index) => ({ lower: ids[index] ?? upper, upper }));
  return above === undefined ? steps : steps.filter(({ upper }) => list(above).includes(upper));
};

const rowOf = ({ lower, upper }: Step, seats: number, deals: readonly PlayedDeal[]): ComparisonRow => {
  const sided = (place: number): string => formatShare(estimateShare(deals.map(({ shares }) => shares[place] ?? 0)));
  return {
    decisions: deals.reduce((sum, { moves }) => sum + moves, 0),
    cells: {
      step: `${upper} over ${lower}`,
      seats: String(seats),
      matches: String(2 * deals.length),
      'won, %': formatShare(estimateShare(deals.map(({ shares }) => meanOf(shares)))),
      'in the first places, %': sided(0),
      'in the others, %': sided(1),
    },
  };
};

/** Each character against the one below it, with as many of each as places allow. */
export async function* compareSteps(game: string, flags: FlagValues): AsyncGenerator<ComparisonRow> {
  const rules = (await loadReviewer(game))?.rules;
  if (rules === undefined) throw new Error(`nothing knows the rules of ${game}`);
  for (const seats of list(flag(flags, 'seats')).map(Number))
    for (const step of stepsOf(game, flags['above'])) {
      const deals: PlayedDeal[] = [];
      for (let deal = 0; deal < Number(flag(flags, 'deals')); deal++)
        deals.push(await playDeal(rules, step, seats, `${flag(flags, 'seed')} ${deal}`));
      yield rowOf(step, seats, deals);
    }
}
