import { type Estimate, estimateFrom } from '@miaou/bots';
import { at } from '@miaou/kit';
import type { Block } from '../block.js';
import { fitStrengths, logOddsOf, type Meeting, type Strengths } from './bradleyTerry.js';
import type { Vector } from './linearAlgebra.js';

/** The mean of all ratings. */
const MEAN = 1500;

/** Points for a log odd: a lead of 400 is odds of ten to one. */
const POINTS = 400 / Math.LN10;

/** An entrant's place on a ladder. */
export interface Rated {
  readonly entrant: number;
  readonly rating: Estimate;
  /** The rating less that of the next; null for the last. Both move together, so its interval is not that of either. */
  readonly lead: Estimate | null;
  /** Its matches as a guest. */
  readonly games: number;
}

/** Entrants by their ratings, best first. */
export interface Ladder {
  readonly places: readonly Rated[];
  /** What the guest's part is worth in points, where it has one of its own; null where all seats are alike. */
  readonly advantage: number | null;
}

const meetingOf = ({ guest, hosts, deal, shares }: Block): Meeting => ({
  guest,
  hosts,
  deal,
  games: shares.length,
  won: shares.reduce((sum, share) => sum + share, 0),
});

/** The weights of one strength less the mean of all: only differences can be known. */
const againstMean = (entrant: number, entrants: number): Vector =>
  Array.from({ length: entrants }, (_, other) => (other === entrant ? 1 : 0) - 1 / entrants);

const against = (entrant: number, next: number, entrants: number): Vector =>
  Array.from({ length: entrants }, (_, other) => (other === entrant ? 1 : other === next ? -1 : 0));

const pointsOf = (strengths: Strengths, weights: Vector, base: number): Estimate => {
  const mean = strengths.of.reduce((sum, strength, entrant) => sum + strength * at(weights, entrant), 0);
  return estimateFrom(base + POINTS * mean, POINTS * Math.sqrt(strengths.squaredError(weights)));
};

/**
 * Rates so many entrants by their blocks. `fairShare` is the share of equal players, null where the guest has a part of its own and
 * what that is worth has to be fitted.
 */
export const ladderOf = (entrants: number, blocks: readonly Block[], fairShare: number | null): Ladder => {
  const strengths = fitStrengths(entrants, blocks.map(meetingOf), fairShare === null ? null : logOddsOf(fairShare));
  const order = [...strengths.of.keys()].toSorted((one, other) => at(strengths.of, other) - at(strengths.of, one));
  const places = order.map((entrant, place): Rated => {
    const next = order[place + 1];
    return {
      entrant,
      rating: pointsOf(strengths, againstMean(entrant, entrants), MEAN),
      lead: next === undefined ? null : pointsOf(strengths, against(entrant, next, entrants), 0),
      games: blocks.reduce((sum, { guest, shares }) => sum + (guest === entrant ? shares.length : 0), 0),
    };
  });
  return { places, advantage: fairShare === null ? POINTS * strengths.advantage : null };
};
