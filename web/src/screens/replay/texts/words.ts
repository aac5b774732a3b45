import type { RecordFault } from '../../../records/readRecord';

/** The words of the screen for matches from outside. */
export interface ReplayScreenWords {
  readonly title: string;
  readonly means: string;
  readonly open: string;
  /** Why something from outside cannot be shown. */
  readonly faults: { readonly [fault in RecordFault]: string };
}
