import { botOf } from './policy.js';
import { type Temper, tempered } from './tempered.js';

/** Raises by as little as possible while the sack is worth more than the bid and the mice for passing together. */
export const PLAIN: Temper = { zeal: 1, courage: 0, patience: 1, misjudges: 0, leap: 1, reserve: 0, reach: 0.5 };

/** Looks no further than the sack on the table. */
export const greedy = botOf('greedy', tempered(PLAIN));
