import type { ByMouse, Hole, TileKind } from '@miaou/chop';
import type { ReasonSentences } from '../../../review/words.js';
import type { ChopReviewReason } from '../reasons.js';

/** What a review of Chop! Chop! says in one language. */
export interface ChopReviewWords {
  readonly phases: { readonly mice: string; readonly cat: string };
  readonly tiles: Readonly<Record<TileKind, string>>;
  readonly holes: Readonly<Record<Hole, string>>;
  /** As the page calls them. */
  readonly mice: ByMouse<string>;
  readonly mouseTo: (mouse: string, place: string, kind: 'square' | 'hole') => string;
  readonly catTo: (place: string) => string;
  readonly jump: (place: string) => string;
  readonly fork: (square: string) => string;
  readonly reasons: (hole: (hole: Hole) => string) => ReasonSentences<ChopReviewReason>;
}
