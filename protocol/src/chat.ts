/** Chat lines that each client shows in its reader's language: enough for a friendly match between strangers. */
export const PRESETS = [
  'hello',
  'goodLuck',
  'niceMove',
  'ouch',
  'thanks',
  'sorry',
  'oneMoment',
  'goodGame',
  'again',
] as const;

/** Small signs that are shown for a moment and not stored. */
export const REACTIONS = ['purr', 'hiss', 'gasp', 'laugh', 'clap', 'sleepy'] as const;
export type Reaction = (typeof REACTIONS)[number];
