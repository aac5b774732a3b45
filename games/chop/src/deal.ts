import {
  accepted,
  type Chance,
  drawn,
  isJsonObject,
  type Parsed,
  parseInteger,
  refused,
  type Seat,
  seat,
  seatsOf,
  shuffled,
  unknownField,
  wrongField,
} from '@miaou/kit';
import type { Board } from './board.js';
import { type ByTileKind, type ChopDeal, type ChopOptions, TILE_KINDS, type TileKind } from './types.js';

/** So many tiles of each kind as a list. */
export const tilesOf = (mix: ByTileKind<number>): TileKind[] =>
  TILE_KINDS.flatMap((kind) => Array<TileKind>(mix[kind]).fill(kind));

/** Shuffles the tiles (CB5) and names the mouse player who opens (CP2). */
export const deal = ({ seats, cat, layout }: ChopOptions, chance: Chance, opener?: Seat): ChopDeal => {
  const mouseSeats = seatsOf(seats).filter((one) => one !== cat);
  const tiles = shuffled(tilesOf(layout.tiles), chance);
  return { tiles, firstMouseSeat: mouseSeats.find((one) => one === opener) ?? drawn(mouseSeats, chance) };
};

const isMix = (raw: unknown, mix: ByTileKind<number>): raw is TileKind[] =>
  Array.isArray(raw) &&
  raw.length === tilesOf(mix).length &&
  TILE_KINDS.every((kind) => raw.filter((tile) => tile === kind).length === mix[kind]);

export const parseDeal = (raw: unknown, { seats, cat, layout }: ChopOptions): Parsed<ChopDeal> => {
  if (!isJsonObject(raw)) return refused(wrongField('deal', raw, 'an object'));
  const stranger = unknownField(raw, ['tiles', 'firstMouseSeat']);
  if (stranger !== undefined) return refused(stranger);
  const { tiles, firstMouseSeat } = raw as Partial<ChopDeal>;
  if (!isMix(tiles, layout.tiles)) return refused(wrongField('tiles', tiles, JSON.stringify(layout.tiles)));
  const first = parseInteger('firstMouseSeat', firstMouseSeat, 0, seats - 1);
  if (!first.ok) return first;
  if (first.value === cat) return refused(wrongField('firstMouseSeat', cat, "not the cat's seat"));
  return accepted({ tiles, firstMouseSeat: seat(first.value) });
};

/** The kind of the tile dealt to each cell, as its number in `TILE_KINDS`; cells without a tile are never asked for. */
export const kindsByCell = ({ tiles }: ChopDeal, { tiled, beside }: Board): readonly number[] => {
  const kinds = beside.map(() => 0);
  for (const [index, cell] of tiled.entries()) kinds[cell] = TILE_KINDS.indexOf(tiles[index] as TileKind);
  return kinds;
};
