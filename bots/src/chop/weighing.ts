import type { ChopMove, ChopView, TileKind } from '@miaou/chop';
import { type ChopPosition, restore } from '@miaou/chop/search';
import { unpackWeights } from '../net/halves.js';
import { Shelf } from '../net/network.js';
import { Judge, SHELF_BYTES } from './judge.js';
import { Lookahead } from './lookahead.js';
import { unseenOf } from './unseen.js';
import { packed } from './weights/atHand.js';

/** The mice think of the match as no longer than this, so that they get on with it; the true end (CE4) may come sooner. */
const PATIENCE = 110;
const LEAST_PATIENCE = 20;

/** A move with what it is worth to who makes it, from 0 to 1. */
export interface Weighed {
  readonly move: ChopMove;
  readonly worth: number;
}

/** A net with what it has learned, and what thinks ahead by it. */
export interface Trained {
  readonly judge: Judge;
  readonly lookahead: Lookahead;
}

let ready: Trained | undefined;

/** The net with what it has learned, unpacked when it is first asked for. */
export const trained = (): Trained => {
  if (ready !== undefined) return ready;
  const weights = packed();
  if (weights === undefined) throw new Error('what the net has learned was not fetched');
  const judge = new Judge(new Shelf(SHELF_BYTES));
  unpackWeights(weights, judge.weights.all);
  judge.settle();
  ready = { judge, lookahead: new Lookahead(judge) };
  return ready;
};

/** The position behind a view if those were the tiles that lie face down. */
export const positionBehind = (view: ChopView, faceDown: TileKind[]): ChopPosition => {
  const position = restore(view, faceDown);
  const { maxRounds } = view.options;
  const left = Math.min(maxRounds - position.rounds, Math.max(LEAST_PATIENCE, PATIENCE - position.rounds));
  if (view.piece !== 'cat') position.rounds = maxRounds - left;
  return position;
};

export const byWorth = (one: Weighed, other: Weighed): number => other.worth - one.worth;

/** What each legal move is worth by a net, best first. */
export const weigh = (
  view: ChopView,
  legalMoves: readonly ChopMove[],
  deep: number,
  { lookahead }: Trained = trained(),
): Weighed[] => {
  // All that lies face down is broken dishes here: nobody may look there.
  const position = positionBehind(
    view,
    view.faceDown.map(() => 'broken'),
  );
  const root = lookahead.begin(position, unseenOf(view.unseen));
  const worthOf = (move: ChopMove, rolls: number): number => {
    const worth = lookahead.worthOf(root, root.actionOf(move), rolls, rolls === 0 ? 'all' : 'main');
    return view.piece === 'cat' ? 1 - worth : worth;
  };
  const plain = legalMoves.map((move) => ({ move, worth: worthOf(move, 0) })).toSorted(byWorth);
  if (deep === 0) return plain;
  const best = plain.slice(0, deep).map(({ move }) => ({ move, worth: worthOf(move, 1) }));
  return [...best.toSorted(byWorth), ...plain.slice(deep)];
};
