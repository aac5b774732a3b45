/** What the server refuses outside of matches, in words that say what to do. */
export interface RefusalWords {
  readonly byCode: Readonly<Record<RefusedRequest, string>>;
  /** How long it holds, after a sentence; without a moment: for good. */
  readonly until: (moment: string | undefined) => string;
  /** Anything that should not happen; the code is for a report. */
  readonly otherwise: (code: string) => string;
}

export const REFUSED_REQUESTS = [
  'offline',
  'empty-name',
  'no-such-code',
  'who-are-you',
  'too-many-requests',
  'too-many-tables',
  'no-room',
  'too-many-open-tables',
  'no-such-table',
  'busy',
  'stopping',
  'storage-failed',
  'server-fault',
  'not-ready',
  'banned',
  'silenced',
  'not-at-this-table',
] as const;

type RefusedRequest = (typeof REFUSED_REQUESTS)[number];
