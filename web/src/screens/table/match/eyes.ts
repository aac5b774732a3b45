import type { Seat } from '@miaou/kit';

/** Whose eyes look at a device that several people share. A table of the server has none of this. */
export interface Eyes {
  readonly isShared: boolean;
  /** The people who owe a decision. */
  readonly waitingFor: readonly Seat[];
  openEyes(seat: Seat): void;
  closeEyes(): void;
}
