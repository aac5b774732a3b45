import type { ChopTypes, Side } from '@miaou/chop';
import type { GameStep } from '../../../board';
import { type TurningPoint, turningPoints } from './turningPoints';

/** What weighs most comes first. */
const KINDS: readonly ChopTypes['event']['type'][] = ['mouseCaught', 'cheeseWon', 'knifeHurt'];

/** Whom a turning point helps: whoever turns up a knife is hurt by it. */
const helped = ({ event }: GameStep<ChopTypes>): Side => {
  if (event.type === 'mouseCaught') return 'cat';
  return event.type === 'knifeHurt' && event.by !== 'cat' ? 'cat' : 'mice';
};

/** Of what weighs most the last one: after it the match was decided. */
const weightiest = (points: readonly TurningPoint[]): TurningPoint | undefined =>
  KINDS.flatMap((kind) => points.findLast(({ step }) => step.event.type === kind) ?? [])[0];

/** What helped a side most, and what helped the other. */
export const bestAndWorst = (
  steps: readonly GameStep<ChopTypes>[],
  side: Side,
): { readonly best: TurningPoint | undefined; readonly worst: TurningPoint | undefined } => {
  const points = turningPoints(steps);
  return {
    best: weightiest(points.filter(({ step }) => helped(step) === side)),
    worst: weightiest(points.filter(({ step }) => helped(step) !== side)),
  };
};
