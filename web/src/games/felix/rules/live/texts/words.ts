import type { Card, Dog } from '@miaou/felix';
import type { AuctionId, Chosen, Outcome } from '../auctions';

/** What is said of each way in which an example about bidding and paying may end. */
type Told = { readonly [Kind in Outcome['kind']]: (facts: Extract<Outcome, { kind: Kind }>) => string };

/** What is said beside an example that is played. */
export interface LiveWords {
  readonly again: string;
  readonly tapToChange: string;
  readonly tapOwnCard: string;
  /** The name of the button that a card is; `card` is what lies there. */
  readonly change: (place: number, card: string) => string;
  readonly chooseCard: string;
  readonly noDog: string;
  readonly twoDogs: string;
  readonly dogAlone: (dog: Dog) => string;
  readonly chased: (dog: Dog, card: Exclude<Card, Dog>) => string;
  readonly you: string;
  /** What can be chosen in an example. */
  readonly asks: Readonly<Record<AuctionId | 'score', string>>;
  /** Words for what is chosen, where a number or the label of a pass does not say it. */
  readonly choices: Readonly<Partial<Record<AuctionId, Readonly<Partial<Record<Chosen, string>>>>>>;
  readonly told: Told;
  /** What the cats and the mice of a player count at the end. */
  readonly counted: (cats: string, mice: number) => string;
  /** What a neighbour drew from the hand before the match. */
  readonly drawn: (card: string, left: number) => string;
}

/** A cat by its number, as cards write it. */
export const catNumber = (card: Exclude<Card, Dog>): string => card.replace('-', '−');

/** What is said of an outcome. */
export const toldOf = ({ told }: LiveWords, outcome: Outcome): string =>
  (told[outcome.kind] as (facts: Outcome) => string)(outcome);
