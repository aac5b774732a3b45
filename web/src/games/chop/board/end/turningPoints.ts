import type { ChopTypes } from '@miaou/chop';
import type { GameStep } from '../../../board';

/** A fact that turned the match, and the round in which it came. */
export interface TurningPoint {
  readonly round: number;
  readonly step: GameStep<ChopTypes>;
  /** Its place among all facts. */
  readonly index: number;
}

/** Mice that are caught, knives, the first cheese, half of it and the last one. */
const isTurningPoint = ({ event, before }: GameStep<ChopTypes>): boolean => {
  if (event.type === 'mouseCaught' || event.type === 'knifeHurt') return true;
  if (event.type !== 'cheeseWon') return false;
  const { cheese } = before.options.layout.tiles;
  return [1, Math.ceil(cheese / 2), cheese].includes(event.won);
};

/** The moments worth remembering, in the order in which they came. */
export const turningPoints = (steps: readonly GameStep<ChopTypes>[]): readonly TurningPoint[] =>
  steps.flatMap((step, index) => (isTurningPoint(step) ? [{ round: step.before.round, step, index }] : []));
