import type { FelixTypes } from '@miaou/felix';
import { type Chance, drawn } from '@miaou/kit';
import type { Bot } from '../../../bot.js';
import { APPRAISER, FAMILIES } from './biddingFamilies.js';
import { NET_NAMES, netJudge } from './nets/netJudge.js';
import { anyMember, type Member, medianOf, ruleJudge } from './ruleJudge.js';

/** Judges for the other seats of one deal. */
export type Field = (others: number, chance: Chance) => readonly Bot<FelixTypes>[];

/** Pays what the sack is worth, less what passing pays: nothing about it is drawn. */
const GREEDY: Member = { family: APPRAISER, parameters: { share: 1, regard: 1 }, habit: 'shuffler' };

const copiesOf =
  (judge: Bot<FelixTypes>): Field =>
  (others) =>
    Array.from({ length: others }, () => judge);

const stranger = (chance: Chance): Bot<FelixTypes> => ruleJudge('stranger', anyMember(chance));

const strangers: Field = (others, chance) => Array.from({ length: others }, () => stranger(chance));

/** One network, one rule bot with drawn parameters, and either of the two in the other seats. */
const mixedOf =
  (nets: readonly Bot<FelixTypes>[]): Field =>
  (others, chance) =>
    Array.from({ length: others }, (_, index) =>
      index === 0 || (index > 1 && chance.below(2) === 0) ? drawn(nets, chance) : stranger(chance),
    );

/** By name: copies of a family's median member, of the greedy judge or of a network; and tables that are drawn for each deal. */
const FIELDS: ReadonlyMap<string, () => Field> = new Map<string, () => Field>([
  ...FAMILIES.map((family) => [family.name, () => copiesOf(ruleJudge(family.name, medianOf(family)))] as const),
  ['greedy', () => copiesOf(ruleJudge('greedy', GREEDY))],
  ['strangers', () => strangers],
  ...NET_NAMES.map((name) => [name, () => copiesOf(netJudge(name))] as const),
  ['mixed', () => mixedOf(NET_NAMES.map(netJudge))],
]);

export const FIELD_NAMES: readonly string[] = [...FIELDS.keys()];

export const fieldNamed = (name: string): Field => {
  const field = FIELDS.get(name);
  if (field === undefined) throw new Error(`no field is called ${name}; known: ${FIELD_NAMES.join(', ')}`);
  return field();
};
