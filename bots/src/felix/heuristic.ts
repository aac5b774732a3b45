import { PLAIN } from './greedy.js';
import { botOf } from './policy.js';
import { type Temper, tempered } from './tempered.js';

/** Found by a search over tempers against greedy and against itself. */
export const TUNED: Temper = { ...PLAIN, zeal: 0.89, courage: 0.1, patience: 1.18, reach: 0.6 };

/** The best bidder that looks no further than the sack on the table. */
export const heuristic = botOf('heuristic', tempered(TUNED));
