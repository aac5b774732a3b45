/** Words of the cards of public tables. */
export interface ListWords {
  readonly seatMe: string;
  readonly seatMeMeans: string;
  /** Said at a table that was opened because no seat was free. */
  readonly opened: string;
  readonly free: (seats: number) => string;
  readonly freeSeat: string;
  /** Somebody whose name is not told. */
  readonly somebody: string;
}
