import { type Code, codeOf } from '@miaou/felix/search';
import { at, type Chance } from '@miaou/kit';
import { type Appraisal, appraise } from './appraisal.js';
import type { HabitName } from './layingHabits.js';
import { lastSale, type TableFacts } from './tableFacts.js';

/** A judge's answer in an auction: the most that it would pay now, and how far it raises when it does. */
export interface Bidding {
  readonly limit: number;
  /** At least the next bid; what is above the limit counts as the limit. */
  readonly bid: number;
}

/** The parameters of one member of a family, by name. */
export type Parameters = Readonly<Record<string, number>>;

/** Rule bots of one kind, whose parameters lie in ranges. */
export interface Family {
  readonly name: string;
  readonly ranges: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** How its median member lays; others have any habit. */
  readonly habit: HabitName;
  bid(facts: TableFacts, parameters: Parameters, chance: Chance): Bidding;
}

const of = (parameters: Parameters, name: string): number => {
  const value = parameters[name];
  if (value === undefined) throw new Error(`the parameter ${name} is missing`);
  return value;
};

const nextBid = ({ highest }: TableFacts): number => highest + 1;

/** Raises by one up to a limit. */
const step = (facts: TableFacts, limit: number): Bidding => ({ limit, bid: nextBid(facts) });

const afterPayment = ({ payment }: TableFacts, { mean }: Appraisal, regard: number): number => mean - regard * payment;

/** What the sack is worth on average, less what passing pays. */
export const APPRAISER: Family = {
  name: 'appraiser',
  ranges: { share: [0.75, 1.15], regard: [0.6, 1.5] },
  habit: 'bait',
  bid: (facts, parameters, chance) => {
    const { mean } = appraise(facts, chance);
    return step(facts, of(parameters, 'share') * mean - of(parameters, 'regard') * facts.payment);
  },
};

/** What the sack is worth in all but a part of the cases. */
const actuary: Family = {
  name: 'actuary',
  ranges: { part: [0.3, 0.6], regard: [0.5, 1.4] },
  habit: 'keeper',
  bid: (facts, parameters, chance) =>
    step(facts, appraise(facts, chance).quantile(of(parameters, 'part')) - of(parameters, 'regard') * facts.payment),
};

/** Divides its mice among the rounds to come. */
const treasurer: Family = {
  name: 'treasurer',
  ranges: { stretch: [1.2, 3.2], regard: [0.6, 1.4] },
  habit: 'bait',
  bid: (facts, parameters, chance) => {
    const budget = (of(parameters, 'stretch') * facts.ownMice) / (facts.roundsLeft + 1);
    return step(facts, Math.min(budget + 1, afterPayment(facts, appraise(facts, chance), of(parameters, 'regard'))));
  },
};

/** Stays in while it is cheap, and leaps when few rivals are left. */
const sniper: Family = {
  name: 'sniper',
  ranges: { patience: [0.25, 0.6], zeal: [0.8, 1.2], regard: [0.5, 1.2] },
  habit: 'shuffler',
  bid: (facts, parameters, chance) => {
    const appraisal = appraise(facts, chance);
    const limit = of(parameters, 'zeal') * appraisal.mean - of(parameters, 'regard') * facts.payment;
    if (facts.rivals.length > 1) return step(facts, Math.min(limit, of(parameters, 'patience') * appraisal.mean));
    return { limit, bid: Math.max(nextBid(facts), Math.floor(0.7 * limit)) };
  },
};

const GOOD: Code = codeOf('11');

/** In some rounds it bids as if its own bad card were a good one, to be outbid. */
const bluffer: Family = {
  name: 'bluffer',
  ranges: { nerve: [0.15, 0.6], stop: [0.4, 0.8], share: [0.85, 1.1] },
  habit: 'spoiler',
  bid: (facts, parameters, chance) => {
    const { mean } = appraise(facts, chance);
    const honest = of(parameters, 'share') * mean - facts.payment;
    const own = facts.view.row.find((laid) => laid.seat === facts.seat)?.card;
    const bluffs = chance.below(1000) < 1000 * of(parameters, 'nerve');
    if (own === undefined || Number(own) > 0 || facts.rivals.length < 2 || !bluffs) return step(facts, honest);
    const pretended = appraise(facts, chance, { own: codeOf(own), as: GOOD }).mean;
    return step(facts, Math.max(honest, of(parameters, 'stop') * pretended));
  },
};

/** Trusts the bids of others as much as its own judgement, and the price that was paid last. */
const copycat: Family = {
  name: 'copycat',
  ranges: { trust: [0.15, 0.6], memory: [0, 0.4], regard: [0.6, 1.3] },
  habit: 'keeper',
  bid: (facts, parameters, chance) => {
    const own = afterPayment(facts, appraise(facts, chance), of(parameters, 'regard'));
    const [trust, sale] = [of(parameters, 'trust'), lastSale(facts)];
    const shown = Math.max(0, ...facts.rivals.map((rival) => at(facts.view.seats, rival).bid));
    const swayed = shown === 0 ? own : (1 - trust) * own + trust * (shown + 2);
    const error = sale === undefined ? 0 : Math.max(-6, Math.min(6, sale.worth - sale.price));
    return step(facts, swayed + of(parameters, 'memory') * error);
  },
};

/** Fears what it does not see, and keeps a reserve. */
const cautious: Family = {
  name: 'cautious',
  ranges: { fear: [0.15, 0.6], reserve: [0, 0.5] },
  habit: 'dogKeeper',
  bid: (facts, parameters, chance) => {
    const { mean, spread } = appraise(facts, chance);
    const wanted = mean - of(parameters, 'fear') * spread - facts.payment;
    return step(facts, Math.min(wanted, facts.ownMice - of(parameters, 'reserve') * facts.roundsLeft));
  },
};

/** Hopes for what it does not see, and leaps. */
const reckless: Family = {
  name: 'reckless',
  ranges: { hope: [0.1, 0.5], leap: [0.2, 0.8], regard: [0.3, 1] },
  habit: 'spender',
  bid: (facts, parameters, chance) => {
    const { mean, spread } = appraise(facts, chance);
    const limit = mean + of(parameters, 'hope') * spread - of(parameters, 'regard') * facts.payment;
    const leap = of(parameters, 'leap') * Math.max(0, limit - nextBid(facts));
    return { limit, bid: nextBid(facts) + chance.below(1 + Math.floor(leap)) };
  },
};

export const FAMILIES: readonly Family[] = [
  APPRAISER,
  actuary,
  treasurer,
  sniper,
  bluffer,
  copycat,
  cautious,
  reckless,
];
