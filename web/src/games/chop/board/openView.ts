import type { ChopDeal, ChopView, TileMap } from '@miaou/chop';
import { squaresOf } from './geometry';

/** A view that tells what lies face down, as it does when the match is over (CP4). */
export const openView = (view: ChopView, { tiles }: ChopDeal): ChopView => {
  const { layout } = view.options;
  const tiled = squaresOf(layout).filter((square) => !layout.table.legs.includes(square));
  const rest: TileMap = Object.fromEntries(
    tiled.flatMap((square, index) => (view.faceDown.includes(square) ? [[square, tiles[index]]] : [])),
  );
  return { ...view, rest };
};
