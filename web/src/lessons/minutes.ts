import type { Chapter } from './lesson';

/** What a step takes who reads three words in a second, looks at what the others do and then decides: 12 s on average, 10 to 14 by chapter. */
const STEP_SECONDS = 12;

/** How long a chapter takes, in whole minutes. */
export const minutesOf = ({ steps }: Chapter): number => Math.max(1, Math.round((STEP_SECONDS * steps.length) / 60));
