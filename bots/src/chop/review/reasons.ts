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

/** What is said of a reason where its move was made, and where it was not. */
interface Told {
  readonly did: ChopReviewReason;
  readonly missed: ChopReviewReason;
}

const toldOf = (reason: ChopReason): Told => {
  switch (reason.code) {
    case 'take-cheese':
    case 'fork-cheese':
      return { did: { code: 'took-cheese', at: reason.at }, missed: { code: 'missed-cheese', at: reason.at } };
    case 'bring-it-home':
      return { did: { code: 'came-home', hole: reason.hole }, missed: { code: 'missed-home', hole: reason.hole } };
    case 'run-for-cover':
    case 'run-from-the-cat':
      return {
        did: { code: 'fled', danger: reason.danger },
        missed: { code: 'stayed-in-danger', danger: reason.danger },
      };
    case 'turn-a-tile':
      return {
        did: { code: 'turned-tile', cheese: reason.cheese },
        missed: { code: 'missed-tile', cheese: reason.cheese },
      };
    case 'catch':
      return { did: { code: 'caught', left: reason.left }, missed: { code: 'missed-catch', left: reason.left } };
    case 'threaten':
      return {
        did: { code: 'threatened', chance: reason.chance },
        missed: { code: 'missed-threat', chance: reason.chance },
      };
    case 'besiege':
      return { did: { code: 'besieged' }, missed: { code: 'missed-siege' } };
    case 'begin-near-a-hole':
    case 'come-nearer':
    case 'hunt':
    case 'keep-away':
    case 'keep-watch':
    case 'leave-the-start':
    case 'take-a-risk':
      return { did: { code: 'went-well' }, missed: { code: 'went-wrong' } };
  }
};

/** How much danger a move left or brought; none where it says nothing of it. */
const dangerOf = (reason: ChopReason): number => {
  if (reason.code === 'run-from-the-cat') return reason.left;
  return reason.code === 'take-a-risk' || reason.code === 'turn-a-tile' || reason.code === 'take-cheese'
    ? reason.danger
    : 0;
};

const whatItMissed = (made: ChopReason, best: ChopReason): ChopReviewReason =>
  dangerOf(made) > dangerOf(best) ? { code: 'went-into-danger', danger: dangerOf(made) } : toldOf(best).missed;

type Decision = Exclude<ChopMove, { type: 'roll' }>;

/** Why the made move was good, or what the best one had that it had not. */
export const reviewReasonFor = (view: ChopView, made: Decision, best: Decision, wasGood: boolean): ChopReviewReason => {
  const did = reasonFor(view, made);
  return wasGood ? toldOf(did).did : whatItMissed(did, reasonFor(view, best));
};
