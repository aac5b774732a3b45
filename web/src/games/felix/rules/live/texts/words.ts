import type { Card, Dog } from '@miaou/felix';

/** What is said beside an example that is played. */
export interface LiveWords {
  readonly again: string;
  readonly tapToChange: string;
  /** The name of the button that a card is; `card` is what lies there. */
  readonly change: (place: number, card: string) => string;
  readonly chooseCard: string;
  readonly noDog: string;
  readonly twoDogs: string;
  readonly dogAlone: (dog: Dog) => string;
  readonly chased: (dog: Dog, card: Exclude<Card, Dog>) => string;
  readonly you: string;
  readonly whenToPass: (bid: number) => string;
  /** As the first, the second, the third to pass. */
  readonly passPlaces: readonly [string, string, string];
  readonly takenBack: (bid: number, took: number) => string;
}

/** A cat by its number, as cards write it. */
export const catNumber = (card: Exclude<Card, Dog>): string => card.replace('-', '−');
