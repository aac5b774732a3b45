import type { ChopEvent, ChopTypes, ChopView, Square, TileKind, TileMap } from '@miaou/chop';
import type { GameStep } from '../../../board';
import { isBonusWalk, whereIs } from './pieces';

/** A tile as it is drawn. */
export interface DrawnTile {
  readonly square: Square;
  /** Nothing while it lies face down. */
  readonly kind: TileKind | null;
  readonly isTurning: boolean;
  /** Turned and done with, shown once more when the match is over. */
  readonly isSpent?: true;
  /** It lies face down and is known all the same: a replay tells what nobody saw. */
  readonly isPeeked?: true;
}

/** The tile whose effect is still owed lies face up under the piece that turned it. */
const owedTile = (view: ChopView, last: GameStep<ChopTypes> | null): readonly DrawnTile[] => {
  const isOwed = view.phase === 'jump' || view.phase === 'fork' || isBonusWalk(view, last);
  const at = view.piece === null ? null : whereIs(view, view.piece);
  const square = at as Square | null;
  const kind = square === null ? undefined : view.turned[square];
  return isOwed && square !== null && kind !== undefined ? [{ square, kind, isTurning: false }] : [];
};

const turningTile = (event: ChopEvent | null): readonly DrawnTile[] =>
  event?.type === 'tileTurned' ? [{ square: event.square, kind: event.tile, isTurning: true }] : [];

const entriesOf = (tiles: TileMap): readonly [Square, TileKind][] => Object.entries(tiles) as [Square, TileKind][];

/** When the match is over, all tiles are shown: those never turned, and paler those that were. Before, they are peeked at. */
const revealed = ({ phase, rest, turned, cheese }: ChopView): readonly DrawnTile[] => {
  if (rest === null) return [];
  if (phase !== 'over')
    return entriesOf(rest).map(([square, kind]) => ({ square, kind, isTurning: false, isPeeked: true }));
  const spent = entriesOf(turned).filter(([square]) => rest[square] === undefined && !cheese.faceUp.includes(square));
  return [
    ...entriesOf(rest).map(([square, kind]) => ({ square, kind, isTurning: false })),
    ...spent.map(([square, kind]) => ({ square, kind, isTurning: false, isSpent: true as const })),
  ];
};

/** Every tile that is seen: each square at most once, the newest news first. `last` is the newest fact, `event` the one being shown. */
export const tilesOf = (
  view: ChopView,
  event: ChopEvent | null,
  last: GameStep<ChopTypes> | null,
): readonly DrawnTile[] => {
  const faceUp = view.cheese.faceUp.map((square) => ({ square, kind: 'cheese' as const, isTurning: false }));
  const faceDown = view.faceDown.map((square) => ({ square, kind: null, isTurning: false }));
  const all = [...turningTile(event), ...owedTile(view, last), ...revealed(view), ...faceUp, ...faceDown];
  return all.filter(({ square }, index) => all.findIndex((other) => other.square === square) === index);
};
