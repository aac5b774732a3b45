import {
  accepted,
  at,
  type Chance,
  drawn,
  type Parsed,
  parseObject,
  parseSeat,
  refused,
  type Seat,
  seatsOf,
  shuffled,
  wrongField,
} from '@miaou/kit';
import type { Board } from './board.js';
import { type ByTileKind, type ChopDeal, type ChopOptions, TILE_KINDS, type TileKind } from './types.js';

/** The tiles of a mix as a list, kind by kind. */
export const tilesOf = (mix: ByTileKind<number>): TileKind[] =>
  TILE_KINDS.flatMap((kind) => Array<TileKind>(mix[kind]).fill(kind));

/** A mouse player opens, never the cat (CP2). */
export const openers = ({ seats, cat }: Pick<ChopOptions, 'seats' | 'cat'>): readonly Seat[] =>
  seatsOf(seats).filter((one) => one !== cat);

/** Shuffles the tiles (CB5) and names the mouse player who opens (CP2). */
export const deal = (options: ChopOptions, chance: Chance, opener?: Seat): ChopDeal => {
  const { layout } = options;
  const mouseSeats = openers(options);
  const tiles = shuffled(tilesOf(layout.tiles), chance);
  return { tiles, firstMouseSeat: mouseSeats.find((one) => one === opener) ?? drawn(mouseSeats, chance) };
};

const isMix = (raw: unknown, mix: ByTileKind<number>): raw is TileKind[] =>
  Array.isArray(raw) &&
  raw.length === tilesOf(mix).length &&
  TILE_KINDS.every((kind) => raw.filter((tile) => tile === kind).length === mix[kind]);

export const parseDeal = (raw: unknown, { seats, cat, layout }: ChopOptions): Parsed<ChopDeal> =>
  parseObject<ChopDeal>('deal', raw, {
    tiles: (field, tiles) =>
      isMix(tiles, layout.tiles) ? accepted(tiles) : refused(wrongField(field, tiles, JSON.stringify(layout.tiles))),
    firstMouseSeat: (field, first) =>
      first === cat ? refused(wrongField(field, first, "not the cat's seat")) : parseSeat(field, first, seats),
  });

/** The tile dealt to each cell; cells without one are never asked for. */
export const kindsByCell = ({ tiles }: ChopDeal, { tiled }: Board): readonly TileKind[] => {
  const kinds: TileKind[] = [];
  for (const [index, cell] of tiled.entries()) kinds[cell] = at(tiles, index);
  return kinds;
};
