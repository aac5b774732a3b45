/** What decides in an auction, as the table shows it. */
export interface FactWords {
  readonly nextBid: string;
  /** By the names of the cards. */
  readonly open: (cards: readonly string[]) => string;
  readonly own: (card: string) => string;
  /** Under how many of the cards that are hidden from the reader a dog may lie. */
  readonly dogs: (dogs: number, hidden: number) => string;
}
