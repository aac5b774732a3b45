import { copySet } from './cellSet.js';
import { kindsByCell } from './deal.js';
import type { Rules } from './rules.js';
import { Truth } from './truth.js';
import type { ChopDeal } from './types.js';
import { findStarts } from './walking.js';

/** The position after the deal: every tile lies face down, and the cat is to be set (CB3, CP2). */
export const startTruth = (rules: Rules, deal: ChopDeal): Truth => {
  const truth = new Truth(rules, deal, kindsByCell(deal, rules.board));
  copySet(rules.board.floor, truth.faceDown);
  findStarts(truth);
  return truth;
};
