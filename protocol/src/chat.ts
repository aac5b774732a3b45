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
