import type { ChopMove, ChopView } from '@miaou/chop';
import { ALL_HOLES, CAT, type ChopPosition, restore, sizeOf } from '@miaou/chop/search';
import { geometryOf } from './boardGeometry.js';
import { catchChance } from './dangers.js';

/** A mouse that the cat's next roll catches on half of its faces or more, for nothing, is given away. */
const GIVEN_AWAY = 0.5;

/** What anybody at the table sees in a move at once. A face-down tile counts as broken dishes. */
interface Glance {
  readonly move: ChopMove;
  readonly wins: boolean;
  readonly catches: boolean;
  /** The probability that the cat, whose turn is next, can catch some mouse. */
  readonly danger: number;
  /** The mice get something: cheese, a tile turned, a hole, one more mouse that has started. */
  readonly gains: boolean;
}

const atHome = ({ miceSet }: ChopPosition): number => sizeOf({ low: 0, high: miceSet.high & ALL_HOLES });

const gainsBetween = (before: ChopPosition, after: ChopPosition): boolean =>
  after.won > before.won ||
  after.started > before.started ||
  atHome(after) > atHome(before) ||
  sizeOf(after.faceDown) < sizeOf(before.faceDown);

const glanceAt = (before: ChopPosition, move: ChopMove): Glance => {
  const after = before.clone();
  after.act(before.actionOf(move));
  const isCatNext = after.phase === 'roll' && after.piece === CAT;
  return {
    move,
    wins: after.phase === 'over' && after.outcome()?.side === (before.piece === CAT ? 'cat' : 'mice'),
    catches: sizeOf(after.miceSet) < sizeOf(before.miceSet),
    danger: isCatNext ? catchChance(after, geometryOf(after.setup)) : 0,
    gains: gainsBetween(before, after),
  };
};

/** Those that win; else those that catch; else those that give no mouse away. */
const sensibleOf = (glances: readonly Glance[], isCat: boolean): readonly Glance[] => {
  const winning = glances.filter(({ wins }) => wins);
  if (winning.length > 0) return winning;
  if (isCat) return glances.filter(({ catches }) => catches);
  const isNeedless = glances.some(({ danger }) => danger === 0);
  return isNeedless ? glances.filter(({ danger, gains }) => gains || danger < GIVEN_AWAY) : glances;
};

/** The moves that are not silly to anybody's eye: a win or a mouse is never left, no mouse given away for nothing. Never empty. */
export const sensibleMoves = (view: ChopView, legalMoves: readonly ChopMove[]): readonly ChopMove[] => {
  if (legalMoves.length === 1) return legalMoves;
  const before = restore(
    view,
    view.faceDown.map(() => 'broken'),
  );
  const glances = legalMoves.map((move) => glanceAt(before, move));
  const sensible = sensibleOf(glances, before.piece === CAT);
  return sensible.length === 0 ? legalMoves : sensible.map(({ move }) => move);
};
