import type { Fault } from '../player.js';

/** What a report says, in its reader's language. */
export interface ReportWords {
  /** The language's tag. */
  readonly lang: string;
  readonly title: string;
  /** After a number. */
  readonly seats: string;
  readonly explained: string;
  /** The same for a game in which the guest has a part of its own. */
  readonly explainedPart: string;
  readonly guest: string;
  readonly hosts: string;
  readonly share: string;
  readonly intervals: string;
  /** The share estimated with a control variate. */
  readonly adjusted: string;
  readonly adjustedExplained: string;
  /** How many times as many matches the plain share would need. */
  readonly gain: string;
  readonly margin: string;
  readonly matches: string;
  readonly draws: string;
  readonly bySeat: string;
  readonly thinking: string;
  readonly faults: string;
  readonly faultNames: { readonly [fault in Fault]: string };
  readonly ladderTitle: string;
  readonly ladderExplained: string;
  readonly rank: string;
  readonly entrant: string;
  readonly rating: string;
  readonly lead: string;
  /** Two guests among the same hosts. */
  readonly comparisons: string;
  readonly comparisonsExplained: string;
  readonly difference: string;
  readonly fairShare: string;
  readonly incomplete: string;
}
