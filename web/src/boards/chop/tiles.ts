import type { ChopEvent, ChopView, Square, TileKind, TileMap } from '@miaou/chop';
import { isBonusWalk, whereIs } from './pieces';

/** A tile as it is drawn. */
export interface DrawnTile {
  readonly square: Square;
  /** Nothing while it lies face down. */
  readonly kind: TileKind | null;
  readonly isTurning: boolean;
  /** Turned and done with, shown once more when the match is over. */
  readonly isSpent?: true;
}

/** The tile whose effect is still owed lies face up under the piece that turned it. */
const owedTile = (view: ChopView): readonly DrawnTile[] => {
  const isOwed = view.phase === 'jump' || view.phase === 'fork' || isBonusWalk(view);
  const at = view.piece === null ? null : whereIs(view, view.piece);
  const square = at as Square | null;
  const kind = square === null ? undefined : view.turned[square];
  return isOwed && square !== null && kind !== undefined ? [{ square, kind, isTurning: false }] : [];
};

const turningTile = (event: ChopEvent | null): readonly DrawnTile[] =>
  event?.type === 'tileTurned' ? [{ square: event.square, kind: event.tile, isTurning: true }] : [];

const entriesOf = (tiles: TileMap): readonly [Square, TileKind][] => Object.entries(tiles) as [Square, TileKind][];

/** When the match is over, all tiles are shown: those never turned, and paler those that were. */
const revealed = ({ rest, turned, cheese }: ChopView): readonly DrawnTile[] => {
  if (rest === null) return [];
  const spent = entriesOf(turned).filter(([square]) => rest[square] === undefined && !cheese.faceUp.includes(square));
  return [
    ...entriesOf(rest).map(([square, kind]) => ({ square, kind, isTurning: false })),
    ...spent.map(([square, kind]) => ({ square, kind, isTurning: false, isSpent: true as const })),
  ];
};

/** Every tile that is seen: each square at most once, the newest news first. */
export const tilesOf = (view: ChopView, event: ChopEvent | null): readonly DrawnTile[] => {
  const faceUp = view.cheese.faceUp.map((square) => ({ square, kind: 'cheese' as const, isTurning: false }));
  const faceDown = view.faceDown.map((square) => ({ square, kind: null, isTurning: false }));
  const all = [...turningTile(event), ...owedTile(view), ...revealed(view), ...faceUp, ...faceDown];
  return all.filter(({ square }, index) => all.findIndex((other) => other.square === square) === index);
};
