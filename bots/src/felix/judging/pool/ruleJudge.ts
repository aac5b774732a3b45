import type { FelixMove, FelixTypes } from '@miaou/felix';
import { type Chance, drawFraction, drawn } from '@miaou/kit';
import type { Bot } from '../../../bot.js';
import { type Bidding, FAMILIES, type Family, type Parameters } from './biddingFamilies.js';
import { HABIT_NAMES, type HabitName, LAYING_HABITS } from './layingHabits.js';
import { type TableFacts, tableFacts } from './tableFacts.js';

/** One member of a family. */
export interface Member {
  readonly family: Family;
  readonly parameters: Parameters;
  readonly habit: HabitName;
}

const parametersOf = ({ ranges }: Family, place: () => number): Parameters =>
  Object.fromEntries(Object.entries(ranges).map(([name, [from, to]]) => [name, from + place() * (to - from)]));

/** The member in the middle of all ranges. */
export const medianOf = (family: Family): Member => ({
  family,
  parameters: parametersOf(family, () => 0.5),
  habit: family.habit,
});

export const memberOf = (family: Family, chance: Chance): Member => ({
  family,
  parameters: parametersOf(family, () => drawFraction(chance)),
  habit: drawn(HABIT_NAMES, chance),
});

/** Any member of any family. */
export const anyMember = (chance: Chance): Member => memberOf(drawn(FAMILIES, chance), chance);

const moveFor = ({ highest, ownMice, isLastChoice }: TableFacts, { limit, bid }: Bidding): FelixMove => {
  const most = Math.min(Math.floor(limit), isLastChoice ? 1 : ownMice, ownMice);
  return highest + 1 > most ? { type: 'pass' } : { type: 'bid', amount: Math.max(highest + 1, Math.min(bid, most)) };
};

/** Plays as a member of a family does. */
export const ruleJudge = (name: string, { family, parameters, habit }: Member): Bot<FelixTypes> => ({
  name,
  choose: ({ view, seat, chance }) => {
    const facts = tableFacts(view, seat);
    if (view.phase === 'place') return { type: 'place', card: LAYING_HABITS[habit](facts, chance) };
    return moveFor(facts, family.bid(facts, parameters, chance));
  },
});
