import type { ChopTypes, ChopView, Side } from '@miaou/chop';
import type { Bot } from '../bot.js';
import { random } from '../random.js';
import { catchRiskIn } from './catchRisk.js';
import { stepsToNearest } from './distances.js';
import { type Cost, catCost, cheapest, greedy } from './greedy.js';
import { goalsOf, targetOf } from './viewFacts.js';

type CostIn = (view: ChopView) => Cost;

/** What is farther behind a catch than any number of steps. */
const NO_CATCH = 1000;

const toGoal =
  (side: Side): CostIn =>
  (view) => {
    const goals = goalsOf(view);
    return (move) => {
      const to = targetOf(move);
      return to === undefined ? 0 : stepsToNearest(view.options.layout, side, to, goals);
    };
  };

/** Where the cat would catch the mouse least often, whatever is to be had elsewhere. */
const toSafety: CostIn = (view) => {
  const riskAt = catchRiskIn(view);
  return (move) => {
    const to = targetOf(move);
    return to === undefined ? 0 : riskAt(to);
  };
};

/** A mouse where there is one to catch; otherwise where the mice want to go. */
const toTheirGoal: CostIn = (view) => {
  const hunt = catCost(view);
  const guard = toGoal('cat')(view);
  return (move) => (hunt(move) < 0 ? 0 : NO_CATCH + guard(move));
};

const byRule = (name: string, costs: Readonly<Record<Side, CostIn>>): Bot<ChopTypes> => ({
  name,
  choose: (request) => {
    const { view, seat } = request;
    return cheapest(request, costs[seat === view.options.cat ? 'cat' : 'mice'](view));
  },
});

/**
 * Players by one rule of thumb each, as somebody new may have it. The characters of this game look one move ahead with the network that also
 * judges, and so find nearly every puzzle: which of them is easy shows by who needs no more than a rule.
 */
export const chopRulesOfThumb: readonly Bot<ChopTypes>[] = [
  random as Bot<ChopTypes>,
  byRule('eager', { mice: toGoal('mice'), cat: catCost }),
  byRule('careful', { mice: toSafety, cat: toTheirGoal }),
  greedy,
];
