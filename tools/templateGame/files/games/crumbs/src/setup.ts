import type { SeatSet } from './seatSet.js';
import type { CrumbsDeal, CrumbsOptions } from './types.js';

/** What stays the same through a match. Every clone of a position shares it. */
export interface Setup {
  readonly options: CrumbsOptions;
  readonly deal: CrumbsDeal;
  readonly everyone: SeatSet;
}

export const makeSetup = (options: CrumbsOptions, deal: CrumbsDeal): Setup => ({
  options,
  deal,
  everyone: (1 << options.seats) - 1,
});
