import type { FelixMove, FelixTypes } from '@miaou/felix';
import { type Action, type FelixPosition, moveOf } from '@miaou/felix/search';
import { type Seat, SeededChance } from '@miaou/kit';
import type { PlayedOption } from '../../review/reviewer.js';
import type { Policy } from '../policy.js';
import { totalOf } from '../roundPlayout.js';
import type { RoundPlayouts } from './roundPlayouts.js';

/** An option whose results are being gathered. */
export interface Gathering {
  readonly action: Action;
  readonly move: FelixMove;
  readonly chances: number[];
  readonly points: number[];
}

export const gathering = (action: Action): Gathering => ({ action, move: moveOf(action), chances: [], points: [] });

export const played = ({ move, chances, points }: Gathering): PlayedOption<FelixTypes> => ({ move, chances, points });

/** A world in which options are tried, and who plays there. */
interface World {
  readonly position: FelixPosition;
  readonly seat: Seat;
  readonly policies: readonly Policy[];
  /** The same for every option, else noise would hide how they differ. */
  readonly seed: number;
}

/** Tries every option once in the same world. */
export const tryAll = (
  playouts: RoundPlayouts,
  { position, seat, policies, seed }: World,
  options: readonly Gathering[],
  ended?: (option: Gathering, end: FelixPosition) => void,
): void => {
  const scratch = position.clone();
  const before = totalOf(position, seat);
  for (const option of options) {
    scratch.copyFrom(position);
    playouts.playOut(scratch, seat, option.action, policies, new SeededChance(seed));
    option.chances.push(playouts.chanceOf(scratch, seat));
    option.points.push(totalOf(scratch, seat) - before);
    ended?.(option, scratch);
  }
};
