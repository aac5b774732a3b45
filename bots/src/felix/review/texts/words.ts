import type { Card } from '@miaou/felix';
import type { ReasonSentences } from '../../../review/words.js';
import type { FelixReviewReason } from '../reasons.js';

/** A dog or the rabbit; cats are called by their number. */
export type NamedCard = Extract<Card, 'rabbit' | 'bigDog' | 'smallDog'>;

/** What a review of Felix says in one language. */
export interface FelixReviewWords {
  readonly phases: { readonly laying: string; readonly bidding: string; readonly passing: string };
  readonly cards: Readonly<Record<NamedCard, string>>;
  /** The card by name; languages that decline it need the card itself. */
  readonly lay: (name: string, card: Card) => string;
  readonly bid: (amount: number) => string;
  readonly pass: string;
  /** Cards are told by name already. */
  readonly reasons: (card: (card: Card) => string) => ReasonSentences<FelixReviewReason>;
}
