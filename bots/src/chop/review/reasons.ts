import type { ChopMove, ChopView, Hole, Square } from '@miaou/chop';
import { type ChopReason, reasonFor } from '../reasons.js';

/** Chances are in hundredths. The first half says what the move did, the other what it missed. */
export type ChopReviewReason =
  | { readonly code: 'took-cheese'; readonly at: Square }
  | { readonly code: 'came-home'; readonly hole: Hole }
  | { readonly code: 'fled'; readonly danger: number }
  | { readonly code: 'turned-tile'; readonly cheese: number }
  | { readonly code: 'caught'; readonly left: number }
  | { readonly code: 'threatened'; readonly chance: number }
  | { readonly code: 'besieged' }
  | { readonly code: 'went-well' }
  | { readonly code: 'missed-cheese'; readonly at: Square }
  | { readonly code: 'missed-home'; readonly hole: Hole }
  | { readonly code: 'stayed-in-danger'; readonly danger: number }
  | { readonly code: 'went-into-danger'; readonly danger: number }
  | { readonly code: 'missed-tile'; readonly cheese: number }
  | { readonly code: 'missed-catch'; readonly left: number }
  | { readonly code: 'missed-threat'; readonly chance: number }
  | { readonly code: 'missed-siege' }
  | { readonly code: 'went-wrong' };

const whatItDid = (reason: ChopReason): ChopReviewReason => {
  switch (reason.code) {
    case 'take-cheese':
    case 'fork-cheese':
      return { code: 'took-cheese', at: reason.at };
    case 'bring-it-home':
      return { code: 'came-home', hole: reason.hole };
    case 'run-for-cover':
    case 'run-from-the-cat':
      return { code: 'fled', danger: reason.danger };
    case 'turn-a-tile':
      return { code: 'turned-tile', cheese: reason.cheese };
    case 'catch':
      return { code: 'caught', left: reason.left };
    case 'threaten':
      return { code: 'threatened', chance: reason.chance };
    case 'besiege':
      return { code: 'besieged' };
    case 'begin-near-a-hole':
    case 'come-nearer':
    case 'hunt':
    case 'keep-away':
    case 'keep-watch':
    case 'leave-the-start':
    case 'take-a-risk':
      return { code: 'went-well' };
  }
};

/** How much danger a move left or brought; none where it says nothing of it. */
const dangerOf = (reason: ChopReason): number => {
  if (reason.code === 'run-from-the-cat') return reason.left;
  return reason.code === 'take-a-risk' || reason.code === 'turn-a-tile' || reason.code === 'take-cheese'
    ? reason.danger
    : 0;
};

const whatItMissed = (made: ChopReason, best: ChopReason): ChopReviewReason => {
  if (dangerOf(made) > dangerOf(best)) return { code: 'went-into-danger', danger: dangerOf(made) };
  switch (best.code) {
    case 'take-cheese':
    case 'fork-cheese':
      return { code: 'missed-cheese', at: best.at };
    case 'bring-it-home':
      return { code: 'missed-home', hole: best.hole };
    case 'run-for-cover':
    case 'run-from-the-cat':
      return { code: 'stayed-in-danger', danger: best.danger };
    case 'turn-a-tile':
      return { code: 'missed-tile', cheese: best.cheese };
    case 'catch':
      return { code: 'missed-catch', left: best.left };
    case 'threaten':
      return { code: 'missed-threat', chance: best.chance };
    case 'besiege':
      return { code: 'missed-siege' };
    case 'begin-near-a-hole':
    case 'come-nearer':
    case 'hunt':
    case 'keep-away':
    case 'keep-watch':
    case 'leave-the-start':
    case 'take-a-risk':
      return { code: 'went-wrong' };
  }
};

type Decision = Exclude<ChopMove, { type: 'roll' }>;

/** Why the made move was good, or what the best one had that it had not. */
export const reviewReasonFor = (view: ChopView, made: Decision, best: Decision, wasGood: boolean): ChopReviewReason => {
  const did = reasonFor(view, made);
  return wasGood ? whatItDid(did) : whatItMissed(did, reasonFor(view, best));
};
