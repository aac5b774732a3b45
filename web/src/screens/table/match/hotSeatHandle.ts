import type { Seat } from '@miaou/kit';

/** A device that several people share: which of them may see their secrets now. A table of the server has no hot seat. */
export interface HotSeatHandle {
  readonly isShared: boolean;
  /** The people who owe a decision. */
  readonly waitingFor: readonly Seat[];
  /** Shows the match as this seat sees it. */
  reveal(seat: Seat): void;
  /** Hides the secrets of all seats. */
  cover(): void;
}
