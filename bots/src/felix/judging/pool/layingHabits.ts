import type { Card } from '@miaou/felix';
import { type Chance, drawn } from '@miaou/kit';
import { richerSeats, type TableFacts } from './tableFacts.js';

/** Which card a judge lays. */
type LayingHabit = (facts: TableFacts, chance: Chance) => Card;

const valueOf = (card: Card): number => Number(card) || 0;
const isDog = (card: Card): boolean => card === 'bigDog' || card === 'smallDog';

const worstFirst = ({ hand }: TableFacts): readonly Card[] => hand.toSorted((a, b) => valueOf(a) - valueOf(b));

const lowerPart = (facts: TableFacts, part: number): readonly Card[] =>
  worstFirst(facts).slice(0, Math.ceil(part * facts.hand.length));

const upperPart = (facts: TableFacts, part: number): readonly Card[] =>
  worstFirst(facts).slice(-Math.ceil(part * facts.hand.length));

const isFirst = ({ view, seat }: TableFacts): boolean => view.first === seat;

/** Any card. */
const shuffler: LayingHabit = ({ hand }, chance) => drawn(hand, chance);

/** Good cats while it can outbid most of the others, else what the buyer will regret. */
const byPurse: LayingHabit = (facts, chance) =>
  drawn((2 * richerSeats(facts) < facts.mice.length - 1 ? upperPart : lowerPart)(facts, 0.5), chance);

/** Good cats as the first player, whose card is seen first; bad ones behind the others'. */
const bait: LayingHabit = (facts, chance) => drawn((isFirst(facts) ? upperPart : lowerPart)(facts, 0.4), chance);

/** Its worst third, and good cats only when they are left over. */
const spoiler: LayingHabit = (facts, chance) => drawn(lowerPart(facts, 0.34), chance);

/** Good cats early, bad ones late, when mice are short. */
const spender: LayingHabit = (facts, chance) => drawn(upperPart(facts, 0.34), chance);

/** Dogs while it has them, in every other round. */
const dogKeeper: LayingHabit = (facts, chance) => {
  const dogs = facts.hand.filter(isDog);
  return dogs.length > 0 && chance.below(2) === 0 ? drawn(dogs, chance) : shuffler(facts, chance);
};

/** Anything but its two most extreme cards, until the end. */
const keeper: LayingHabit = (facts, chance) => {
  const middle = worstFirst(facts).slice(1, -1);
  return drawn(middle.length === 0 ? facts.hand : middle, chance);
};

export const LAYING_HABITS = { byPurse, bait, shuffler, spoiler, spender, dogKeeper, keeper } as const;
export type HabitName = keyof typeof LAYING_HABITS;
export const HABIT_NAMES = Object.keys(LAYING_HABITS) as readonly HabitName[];
