import { type ByTileKind, TILE_KINDS } from '@miaou/chop';

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
