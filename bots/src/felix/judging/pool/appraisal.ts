import { type Code, one, pointsOf, sackOf } from '@miaou/felix/search';
import { type Chance, drawn } from '@miaou/kit';
import type { TableFacts } from './tableFacts.js';

/** What the sack may be worth, from draws of the hidden cards. */
export interface Appraisal {
  readonly mean: number;
  /** The standard deviation. */
  readonly spread: number;
  /** The worth that a part of all draws stays below. */
  quantile(part: number): number;
}

const DRAWS = 60;

/** What the cards count as that a judge knows, and those that it draws. */
const worthOf = ({ known, hidden, rules }: TableFacts, extra: number, chance: Chance): number => {
  let row = known + extra;
  for (const cards of hidden) row += one(drawn(cards, chance));
  return pointsOf(sackOf(row, rules));
};

/** Draws the hidden cards evenly from what their owners have not shown. `pretended` replaces the card that the judge laid itself. */
export const appraise = (
  facts: TableFacts,
  chance: Chance,
  pretended?: { readonly own: Code; readonly as: Code },
): Appraisal => {
  const extra = pretended === undefined ? 0 : one(pretended.as) - one(pretended.own);
  const draws = facts.hidden.length === 0 ? 1 : DRAWS;
  const worths = new Float64Array(draws);
  let [sum, squares] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const worth = worthOf(facts, extra, chance);
    worths[draw] = worth;
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / draws;
  return {
    mean,
    spread: Math.sqrt(Math.max(0, squares / draws - mean * mean)),
    quantile: (part) => worths.toSorted()[Math.min(draws - 1, Math.floor(part * draws))] ?? mean,
  };
};
