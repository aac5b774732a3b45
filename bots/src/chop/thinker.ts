import type { ChopMove, ChopTypes, ChopView } from '@miaou/chop';
import { type ChopPosition, restore } from '@miaou/chop/search';
import type { Chance } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { unpackWeights } from '../net/halves.js';
import { Shelf } from '../net/network.js';
import { dangerIn } from './danger.js';
import { Judge, SHELF_BYTES } from './judge.js';
import { Lookahead } from './lookahead.js';
import { unseenOf } from './unseen.js';
import { WEIGHTS } from './weights.js';

/** How somebody thinks. */
interface Manner {
  /** The next roll of the other side is thought through for so many of the best moves. */
  readonly deep: number;
  /** By how much worse moves are taken now and then, in chances to win; 0 for never. */
  readonly slips: number;
  /** What a mouse gives, in chances to win, not to end where the next roll of the cat would surely catch it; bold ones like it. */
  readonly caution: number;
}

/** The mice think of the match as no longer than this, so that they get on with it; the true end (CE4) may come sooner. */
const PATIENCE = 110;
const LEAST_PATIENCE = 20;

/** A move with what it is worth to who makes it, from 0 to 1. */
interface Weighed {
  readonly move: ChopMove;
  readonly worth: number;
}

let ready: Lookahead | undefined;

const trained = (): Lookahead => {
  if (ready !== undefined) return ready;
  const judge = new Judge(new Shelf(SHELF_BYTES));
  unpackWeights(WEIGHTS, judge.weights.all);
  judge.settle();
  ready = new Lookahead(judge);
  return ready;
};

/** The position behind a view. All that lies face down is broken dishes in it: nobody may look there. */
const positionBehind = (view: ChopView): ChopPosition => {
  const position = restore(
    view,
    view.faceDown.map(() => 'broken'),
  );
  const { maxRounds } = view.options;
  const left = Math.min(maxRounds - position.rounds, Math.max(LEAST_PATIENCE, PATIENCE - position.rounds));
  if (view.piece !== 'cat') position.rounds = maxRounds - left;
  return position;
};

const byWorth = (one: Weighed, other: Weighed): number => other.worth - one.worth;

/** What each legal move is worth, best first. */
const weigh = (view: ChopView, legalMoves: readonly ChopMove[], deep: number): Weighed[] => {
  const lookahead = trained();
  const root = lookahead.begin(positionBehind(view), unseenOf(view.unseen));
  const worthOf = (move: ChopMove, rolls: number): number => {
    const worth = lookahead.worthOf(root, root.actionOf(move), rolls, rolls === 0 ? 'all' : 'main');
    return view.piece === 'cat' ? 1 - worth : worth;
  };
  const plain = legalMoves.map((move) => ({ move, worth: worthOf(move, 0) })).toSorted(byWorth);
  if (deep === 0) return plain;
  const best = plain.slice(0, deep).map(({ move }) => ({ move, worth: worthOf(move, 1) }));
  return [...best.toSorted(byWorth), ...plain.slice(deep)];
};

/** The same moves as somebody sees them who shuns danger, or seeks it. */
const tempered = (weighed: readonly Weighed[], view: ChopView, caution: number): readonly Weighed[] => {
  if (caution === 0 || view.piece === 'cat') return weighed;
  const danger = dangerIn(view);
  const felt = ({ move, worth }: Weighed): number => worth - ('to' in move ? caution * danger(move.to) : 0);
  return weighed.map((one) => ({ move: one.move, worth: felt(one) })).toSorted(byWorth);
};

const FINENESS = 0x100_0000;

/** One of the moves: the likelier, the nearer to the best it is. */
const drawnByWorth = (weighed: readonly Weighed[], slips: number, chance: Chance): ChopMove | undefined => {
  const most = weighed[0]?.worth ?? 0;
  const weights = weighed.map(({ worth }) => Math.exp((worth - most) / slips));
  let left = (chance.below(FINENESS) / FINENESS) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return (weighed[index] ?? weighed[0])?.move;
};

/** A bot that weighs every move by the trained value of what follows. */
export const thinker = (name: string, { deep, slips, caution }: Manner): Bot<ChopTypes> => ({
  name,
  choose: ({ view, legalMoves, chance }) => {
    const weighed = tempered(weigh(view, legalMoves, deep), view, caution);
    const move = slips === 0 ? weighed[0]?.move : drawnByWorth(weighed, slips, chance);
    return move ?? (legalMoves[0] as ChopMove);
  },
});
