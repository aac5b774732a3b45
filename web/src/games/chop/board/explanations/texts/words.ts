import type { ByTileKind } from '@miaou/chop';
import type { PieceWords } from '../../../../../explanations/explanations';

/** What needs no other fact to be explained. */
export type PlainPiece = 'cat' | 'mouse' | 'hidden' | 'hole' | 'start' | 'table' | 'tunnel' | 'miceLeft';

export interface ChopExplanationWords {
  readonly pieces: Readonly<Record<PlainPiece, PieceWords>>;
  readonly tiles: ByTileKind<PieceWords>;
  /** How many of each kind still lie face down is told beside it. */
  readonly cheeseWon: (all: number) => PieceWords;
  readonly die: (faces: Readonly<Record<'cat' | 'mice', readonly number[]>>) => PieceWords;
  /** One line each, the first time that it happens. */
  readonly first: {
    readonly hole: string;
    readonly uncovered: string;
    readonly knife: string;
    readonly caught: string;
    readonly lost: string;
    readonly allCheese: string;
    readonly lastMouse: string;
  };
}
