import { type ByTileKind, TILE_KINDS } from '@miaou/chop';
import { type ChopPosition, nthCell, sizeOf } from '@miaou/chop/search';
import { at } from '@miaou/kit';

/** How many tiles of each kind still lie face down, in the order of `TILE_KINDS`. */
export type Unseen = Uint8Array;

export const CHEESE = TILE_KINDS.indexOf('cheese');
export const BROKEN = TILE_KINDS.indexOf('broken');
export const PLUS_1 = TILE_KINDS.indexOf('plus1');
export const PLUS_2 = TILE_KINDS.indexOf('plus2');
export const ARROW = TILE_KINDS.indexOf('arrow');
export const FORK = TILE_KINDS.indexOf('fork');
export const KNIFE = TILE_KINDS.indexOf('knife');

export const unseenOf = (counts: ByTileKind<number>): Unseen => Uint8Array.from(TILE_KINDS, (kind) => counts[kind]);

/** Counts the face-down tiles of a position by kind, which every player may know. */
export const countUnseen = ({ kinds, faceDown }: ChopPosition, into: Unseen): void => {
  into.fill(0);
  const count = sizeOf(faceDown);
  for (let index = 0; index < count; index++) {
    const kind = TILE_KINDS.indexOf(at(kinds, nthCell(faceDown, index)));
    into[kind] = (into[kind] ?? 0) + 1;
  }
};
