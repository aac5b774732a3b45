import type { ChopDeal, ChopView, TileMap } from '@miaou/chop';
import { tiledSquaresOf } from './kitchen/geometry';

/** A view that tells what lies face down, as it does when the match is over (CP4). */
export const openView = (view: ChopView, { tiles }: ChopDeal): ChopView => {
  const tiled = tiledSquaresOf(view.options.layout);
  const rest: TileMap = Object.fromEntries(
    tiled.flatMap((square, index) => (view.faceDown.includes(square) ? [[square, tiles[index]]] : [])),
  );
  return { ...view, rest };
};
