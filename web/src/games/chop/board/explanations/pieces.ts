import { type ChopView, HOLES, type Place, type Square, type TileKind } from '@miaou/chop';
import { isHole, isTop, isUnder } from '../kitchen/geometry';
import { mouseAt } from '../kitchen/pieces';

/** What the board names in `data-piece`: a tile that lies open by its kind, everything else by what it is. */
export type PieceName =
  | `tile ${TileKind}`
  | 'cat'
  | 'mouse'
  | 'hidden'
  | 'hole'
  | 'start'
  | 'table'
  | 'tunnel'
  | 'cheeseWon'
  | 'miceLeft'
  | 'die';

const lyingAt = ({ faceDown, cheese }: ChopView, square: Square): PieceName | undefined => {
  if (faceDown.includes(square)) return 'hidden';
  return cheese.faceUp.includes(square) ? 'tile cheese' : undefined;
};

/** What is seen at a place, the uppermost first. */
export const pieceAt = (view: ChopView, place: Place): PieceName | undefined => {
  if (view.cat === place) return 'cat';
  if (mouseAt(view, place) !== undefined) return 'mouse';
  if (isHole(place)) return view.started.some((mouse) => HOLES[mouse] === place) ? 'hole' : 'start';
  const { layout } = view.options;
  if (isUnder(layout, place)) return lyingAt(view, place) ?? 'tunnel';
  return isTop(layout, place) ? 'table' : lyingAt(view, place);
};
