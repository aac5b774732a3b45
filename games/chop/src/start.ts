import { copySet } from './cellSet.js';
import { kindsByCell } from './deal.js';
import { ChopPosition } from './position.js';
import type { Rules } from './rules.js';
import type { ChopDeal } from './types.js';
import { keepTargets } from './walking.js';

/** The position after the deal: every tile lies face down, and the cat is to be set (CB3, CP2). */
export const startPosition = (rules: Rules, deal: ChopDeal): ChopPosition => {
  const position = new ChopPosition(rules, deal, kindsByCell(deal, rules));
  copySet(rules.floor, position.faceDown);
  keepTargets(position, rules.table.low, rules.table.high);
  return position;
};
