import type { ByTileKind, ChopTypes, ChopView, Mouse, Piece, Place, Side } from '@miaou/chop';
import type { Seat } from '@miaou/kit';
import type { GameStep } from '../../../board';

/** The drawing of each mouse, by the start it comes from. */
const MOUSE_ART = ['mouse-hat', 'mouse-scarf', 'mouse-glasses', 'mouse-bow'] as const;

export const artOf = (piece: Piece): string => (piece === 'cat' ? 'cat' : MOUSE_ART[piece]);

/** The drawing of each kind of tile. */
export const TILE_ART: ByTileKind<string> = {
  cheese: 'cheese',
  broken: 'dishes',
  plus1: 'plus-1',
  plus2: 'plus-2',
  arrow: 'arrow',
  fork: 'fork',
  knife: 'knife',
};

export const mouseAt = (view: ChopView, place: Place): Mouse | undefined => {
  const index = view.mice.indexOf(place);
  return index < 0 ? undefined : (index as Mouse);
};

export const whereIs = (view: ChopView, piece: Piece): Place | null =>
  piece === 'cat' ? view.cat : (view.mice[piece] ?? null);

export const sideOf = (view: ChopView, seat: Seat): Side => (seat === view.options.cat ? 'cat' : 'mice');

/** Whose turn it is; nobody's when the match is over. */
export const actorOf = (view: ChopView): Seat | undefined => view.toMove[0];

/** Steps that a +n owes, not the die (CT4). No view tells the two apart: the newest fact does. */
export const isBonusWalk = ({ phase }: ChopView, last: GameStep<ChopTypes> | null): boolean =>
  phase === 'move' && last?.event.type === 'tileTurned';
