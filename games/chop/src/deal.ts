import {
  accepted,
  type Chance,
  drawn,
  isJsonObject,
  type Parsed,
  parseInteger,
  type Refusal,
  refused,
  type Seat,
  seat,
  seatsOf,
  shuffled,
  unknownField,
  wrongField,
} from '@miaou/kit';
import type { Board } from './board.js';
import type { Layout } from './layout.js';
import { type ByTileKind, type ChopDeal, type ChopOptions, TILE_KINDS, type TileKind } from './types.js';

/** So many tiles of each kind as a list. */
export const tilesOf = (mix: ByTileKind<number>): TileKind[] =>
  TILE_KINDS.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind));

/** Shuffles the tiles (CB5) and names the mouse player who opens (CP2). */
export const deal = ({ seats, cat, layout }: ChopOptions, chance: Chance, opener?: Seat): ChopDeal => {
  const mouseSeats = seatsOf(seats).filter((one) => one !== cat);
  const tiles = shuffled(tilesOf(layout.tiles), chance);
  const named = mouseSeats.find((one) => one === opener);
  return { tiles, firstMouseSeat: named ?? drawn(mouseSeats, chance) };
};

const checkTiles = (raw: unknown, { tiles: mix }: Layout): Refusal | undefined => {
  const expected = tilesOf(mix);
  if (!Array.isArray(raw) || raw.length !== expected.length)
    return wrongField('tiles', raw, `a list of ${expected.length} tiles`);
  const wrong = TILE_KINDS.find((kind) => raw.filter((tile) => tile === kind).length !== mix[kind]);
  return wrong === undefined ? undefined : wrongField('tiles', raw, `${mix[wrong]} × ${wrong}`);
};

export const parseDeal = (raw: unknown, { seats, cat, layout }: ChopOptions): Parsed<ChopDeal> => {
  if (!isJsonObject(raw)) return refused(wrongField('deal', raw, 'an object'));
  const fault = unknownField(raw, ['tiles', 'firstMouseSeat']) ?? checkTiles(raw['tiles'], layout);
  if (fault !== undefined) return refused(fault);
  const first = parseInteger('firstMouseSeat', raw['firstMouseSeat'], 0, seats - 1);
  if (!first.ok) return first;
  if (first.value === cat) return refused(wrongField('firstMouseSeat', first.value, "a seat that is not the cat's"));
  return accepted({ tiles: raw['tiles'] as TileKind[], firstMouseSeat: seat(first.value) });
};

/** The kind of the tile dealt to each cell, as its number in `TILE_KINDS`; cells without a tile are never asked for. */
export const kindsByCell = ({ tiles }: ChopDeal, { tiled }: Board): readonly number[] => {
  const kinds = Array.from({ length: 64 }, () => 0);
  for (const [index, cell] of tiled.entries()) kinds[cell] = TILE_KINDS.indexOf(tiles[index] as TileKind);
  return kinds;
};
