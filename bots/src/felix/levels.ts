import type { FelixTypes } from '@miaou/felix';
import type { Bot } from '../bot.js';
import { type BidderParams, GREEDY_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { trainedPolicy } from './networkPolicy.js';
import { type Policy, policyBot } from './policy.js';
import { searchBot } from './searchBot.js';

/** By seat count: how a character differs from a greedy bidder. */
type Habits = Readonly<Record<3 | 4 | 5, Partial<BidderParams>>>;

/**
 * What an error costs depends on how many others bid: with one setting for all seat counts a character would stand well above the one below it
 * at one table and beside it at another.
 */
const playing = (habits: Habits): Policy => {
  const bidders = new Map(
    Object.entries(habits).map(([seats, own]) => [Number(seats), heuristicBidder({ ...GREEDY_PARAMS, ...own })]),
  );
  return (observation, chance) => {
    const bidder = bidders.get(observation.seats);
    if (bidder === undefined) throw new Error(`no habits for ${observation.seats} seats`);
    return bidder(observation, chance);
  };
};

const LINO = { optimism: 4, passValue: 0, maxError: 9, maxRaise: 3, layFraction: 1 };
/** Wants every sack more than it is worth, and forgets that passing pays. */
const lino = playing({ 3: { ...LINO, optimism: 7 }, 4: LINO, 5: { ...LINO, optimism: 7 } });

const IDA = { maxError: 11, maxRaise: 3, layFraction: 1 };
/** Misjudges sacks and lays any card. */
const ida = playing({ 3: { ...IDA, maxError: 13 }, 4: IDA, 5: { ...IDA, maxError: 13 } });

const BRUNO = { optimism: -3, maxError: 2, reservePerRound: 0.4 };
/** Bids below the value and keeps a reserve. */
const bruno = playing({
  3: { ...BRUNO, optimism: -2 },
  4: BRUNO,
  5: { ...BRUNO, maxError: 4, reservePerRound: 0.2, layFraction: 0.6 },
});

const MIREK = { optimism: 1, maxError: 1, maxRaise: 2 };
/** Counts well; with four rivals who see less, whoever bids the value of a sack pays too much. */
const mirek = playing({
  3: MIREK,
  4: MIREK,
  5: { ...MIREK, optimism: -2, maxError: 0, layFraction: 0.65 },
});

/** The characters, weakest first. */
export const felixLevels: readonly Bot<FelixTypes>[] = [
  policyBot('lino', lino),
  policyBot('ida', ida),
  policyBot('bruno', bruno),
  policyBot('mirek', mirek),
  policyBot('vera', trainedPolicy),
  searchBot('odile'),
];
