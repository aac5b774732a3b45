import type { ChopDeal, ChopOptions } from '@miaou/chop';
import type { DealtLine } from '../../board';
import { TILE_ART } from './kitchen/pieces';
import type { ChopWords } from './texts/words';

/** The tiles in the order in which they lie, as many in a line as the kitchen has columns; first of all who opens for the mice. */
export const dealtLines = (
  { tiles, firstMouseSeat }: ChopDeal,
  { layout: { columns } }: ChopOptions,
  words: ChopWords,
): readonly DealtLine[] => {
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) => ({
    pictures: tiles
      .slice(row * columns, (row + 1) * columns)
      .map((kind) => ({ symbol: TILE_ART[kind], label: words.tiles[kind] })),
  }));
  return [{ seat: firstMouseSeat, pictures: [] }, ...rows];
};
