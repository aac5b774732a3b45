import { DONE, type Outcome } from '../output/outcome.js';
import type { Inspection } from './inspectRecord.js';

/** Counts invalid records, so that the end of a long run says whether there were any. */
export class Tally {
  records = 0;
  #invalid = 0;
  #first = '';

  add({ error }: Pick<Inspection, 'error'>): void {
    this.records++;
    if (error === undefined) return;
    if (this.#invalid === 0) this.#first = error;
    this.#invalid++;
  }

  outcome(): Outcome {
    return this.#invalid === 0
      ? DONE
      : { kind: 'invalidRecords', records: this.records, invalid: this.#invalid, first: this.#first };
  }
}
