import type { Cat, Edition } from '@miaou/felix';
import type { PieceWords } from '../../../../../explanations/explanations';

/** What needs no other fact to be explained. */
export type PlainPiece =
  | 'bigDog'
  | 'smallDog'
  | 'hidden'
  | 'mouseCard'
  | 'sack'
  | 'bank'
  | 'bid'
  | 'first'
  | 'purse'
  | 'othersSecret'
  | 'othersOpen'
  | 'won';

export interface FelixExplanationWords {
  readonly cats: Readonly<Record<Cat, string>>;
  readonly good: (points: number) => string;
  readonly bad: (points: number) => string;
  readonly bigDogTakes: string;
  readonly smallDogTakes: string;
  readonly rabbit: { readonly name: string; readonly means: Readonly<Record<Edition, string>> };
  readonly own: { readonly name: (card: string) => string; readonly means: string };
  readonly pieces: Readonly<Record<PlainPiece, PieceWords>>;
  /** One line each, the first time that it happens. */
  readonly first: {
    readonly laid: string;
    readonly pass: (mice: number) => string;
    readonly lead: string;
    readonly lastChoice: string;
    readonly bigDog: string;
    readonly smallDog: string;
    readonly twoDogs: string;
    readonly buyer: string;
    readonly bankEmpty: string;
  };
}
