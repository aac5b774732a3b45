import { byWhimOf } from '../felix/byNet.js';
import { PLAIN } from '../felix/greedy.js';
import { TUNED } from '../felix/heuristic.js';
import type { Mind } from '../felix/mind.js';
import type { Policy } from '../felix/policy.js';
import { tempered } from '../felix/tempered.js';
import { packWeights } from '../net/halves.js';
import { duel, playerOf, type Verdict } from './felixDuel.js';
import type { Course } from './felixTrainer.js';

export { duelOfBots } from './felixDuel.js';
export { FelixTrainer } from './felixTrainer.js';

const FIELDS: readonly (readonly [name: string, policies: readonly Policy[]])[] = [
  ['greedy', [tempered(PLAIN)]],
  ['heuristic', [tempered(TUNED)]],
];

/** Bots that overbid, underbid and leap, so that a net meets more than its own kind. */
const GUESTS: readonly Policy[] = [
  tempered(PLAIN),
  tempered(PLAIN),
  tempered(TUNED),
  tempered(TUNED),
  tempered({ ...PLAIN, courage: 2, misjudges: 2, leap: 3 }),
  tempered({ ...PLAIN, courage: -3, misjudges: 1, reserve: 0.4, reach: 0.3 }),
  tempered({ ...PLAIN, misjudges: 5, leap: 2, reach: 1 }),
];

export const courseFor = (course: Omit<Course, 'guests'>): Course => ({ ...course, guests: GUESTS });

export interface Judgement {
  readonly seats: number;
  readonly field: string;
  readonly verdict: Verdict;
}

/** Lets a net play against each field at each seat count. */
export const judge = (mind: Mind, seatCounts: readonly number[], deals: number): Judgement[] =>
  seatCounts.flatMap((seats) =>
    FIELDS.map(([field, policies]) => ({
      seats,
      field,
      verdict: duel({ seats, edition: 'felix' }, playerOf(byWhimOf(mind)), policies.map(playerOf), deals, 'judge'),
    })),
  );

/** Weights as a module that says how to get them again. */
export const weightsModule = (name: string, command: string, weights: Float32Array): string =>
  `/** Trained by \`${command}\`. */\nexport const ${name} =\n  '${packWeights(weights)}';\n`;
export { duelAtChop } from './chopDuel.js';
export { ChopTrainer } from './chopTrainer.js';
export type { Hunt, Responder, Share } from './hunt.js';
export type { Milestone } from './milestone.js';
export { HUNTS, responderFor } from './responder.js';
