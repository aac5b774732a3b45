import type { ChopTypes } from '@miaou/chop';
import { drawn } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { greedy } from './greedy.js';

/** Plays well but for one decision in so many, where it takes whatever comes to hand. */
const absentMinded = (name: string, oneIn: number): Bot<ChopTypes> => ({
  name,
  choose: (request) => {
    const { legalMoves, chance } = request;
    return chance.below(oneIn) === 0 ? drawn(legalMoves, chance) : greedy.choose(request);
  },
});

/** The characters at Chop, weakest first. */
export const chopCast: readonly Bot<ChopTypes>[] = [
  absentMinded('ida', 3),
  absentMinded('bruno', 6),
  absentMinded('mirek', 12),
  absentMinded('vera', 30),
  { ...greedy, name: 'odile' },
];
