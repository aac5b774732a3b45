import type { ChopTypes, Piece, Place } from '@miaou/chop';
import type { GameStep } from '../../../board';
import { type Point, standAt } from '../kitchen/geometry';

/** The last move as it stays on the board: where it began, and the way. */
export interface Trail {
  readonly piece: Piece;
  readonly points: readonly Point[];
}

type Step = GameStep<ChopTypes>;

interface Leg {
  readonly piece: Piece;
  readonly places: readonly Place[];
}

const legOf = ({ event }: Step): Leg | null => {
  switch (event.type) {
    case 'catMoved':
      return { piece: 'cat', places: [event.from, ...event.path] };
    case 'mouseMoved':
      return { piece: event.mouse, places: [event.from, ...event.path] };
    case 'jumped':
      return { piece: event.by, places: [event.from, event.to] };
    default:
      return null;
  }
};

/** A walk, and what a tile added to it, is one move; a new roll begins another. */
const legsOfLastMove = (steps: readonly Step[]): readonly Leg[] => {
  const from = steps.findLastIndex((step) => legOf(step) !== null);
  const begun = steps.findLastIndex(({ event }, index) => index <= from && event.type === 'dieRolled');
  return steps.slice(begun + 1, from + 1).flatMap((step) => legOf(step) ?? []);
};

/** The newest move among the facts that were told; nothing before the first. */
export const trailOf = (steps: readonly Step[]): Trail | null => {
  const legs = legsOfLastMove(steps);
  const [piece, layout] = [legs.at(-1)?.piece, steps.at(-1)?.after.options.layout];
  if (piece === undefined || layout === undefined) return null;
  const places = legs
    .filter((leg) => leg.piece === piece)
    .flatMap((leg, index) => leg.places.slice(index === 0 ? 0 : 1));
  return { piece, points: places.map((place) => standAt(layout, piece, place)) };
};
