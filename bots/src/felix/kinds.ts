import { type Action, PASS } from '@miaou/felix/search';
import { WHIM } from './byNet.js';
import { PLAIN } from './greedy.js';
import { TUNED } from './heuristic.js';
import { byMind, type Mind } from './mind.js';
import type { Policy } from './policy.js';
import type { Telling } from './retrace.js';
import type { Sight } from './sight.js';
import { chanceOfLaying, limitOf, type Temper, tempered } from './tempered.js';

/** A kind of player that another may be. */
export interface Kind {
  readonly policy: Policy;
  /** How common it is thought to be before anything is known. */
  readonly prior: number;
  /** How its auctions are best told, since only last bids are remembered: who raises by one made many bids. */
  readonly telling: Telling;
  /** How likely it acts so. */
  likelihood(sight: Sight, action: Action): number;
}

/** Whatever somebody does, it may have had a reason that no kind knows. */
const SURPRISE = 0.03;
const LOOSE = 0.02;

const surprised = (chance: number): number => SURPRISE + (1 - SURPRISE) * chance;

const netKind = (mind: Mind, temperature: number, prior: number): Kind => ({
  prior,
  telling: 'few',
  policy: (sight, chance) => {
    mind.consider(sight);
    return mind.actionAt(mind.drawn(temperature, chance));
  },
  likelihood: (sight, action) => {
    mind.consider(sight);
    return surprised(mind.chanceToDraw(action, temperature));
  },
});

const isExpectedBid = (sight: Sight, action: Action, temper: Temper): boolean => {
  const wants = limitOf(sight, temper) > sight.highest + 1 && (sight.mice[0] as number) > sight.highest;
  return action === (wants ? PASS + sight.highest + 1 : PASS);
};

const bidderKind = (temper: Temper, prior: number): Kind => ({
  prior,
  telling: 'small',
  policy: tempered(temper),
  likelihood: (sight, action) =>
    surprised(sight.isAuction ? (isExpectedBid(sight, action, temper) ? 1 : 0) : chanceOfLaying(sight, action, temper)),
});

/** The searching seat itself: what it did is no riddle, and from here on it does what the net likes best. */
export const ownKind = (mind: Mind): Kind => ({
  prior: 1,
  telling: 'few',
  policy: byMind(mind),
  likelihood: () => 1,
});

/** The kinds of players that a search reckons with. */
export const kindsFor = (mind: Mind): readonly Kind[] => [
  netKind(mind, WHIM, 0.5),
  netKind(mind, LOOSE, 0.1),
  bidderKind(TUNED, 0.2),
  bidderKind(PLAIN, 0.2),
];
