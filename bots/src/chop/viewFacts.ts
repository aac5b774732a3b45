import { type ChopMove, type ChopView, frontsOf, HOLES, type Hole, type Mouse, type Place } from '@miaou/chop';

/** Where a move ends, if it goes anywhere. */
export const targetOf = (move: ChopMove): Place | undefined => ('to' in move ? move.to : undefined);

/** The mouse that a move is about. */
export const mouseOf = (view: ChopView, move: ChopMove): Mouse | undefined => {
  if (move.type === 'move' && 'mouse' in move) return move.mouse;
  return typeof view.piece === 'number' ? view.piece : undefined;
};

export const isHole = (place: Place): place is Hole => (HOLES as readonly Place[]).includes(place);

/** On a table square the cat stands on the top, and a mouse is under it (CM5). */
export const isAtTable = ({ options: { layout } }: ChopView, place: Place): boolean =>
  ([...layout.table.legs, ...layout.table.under] as readonly Place[]).includes(place);

/** The cat cannot enter a hole or go under the table (CM5, CM6). */
export const isRefuge = ({ options: { layout } }: ChopView, place: Place): boolean =>
  isHole(place) || layout.table.under.includes(place);

/** Where the cat must stand to threaten a mouse: in front of its hole, or above it while it is under the table. */
export const besideMouse = ({ options: { layout } }: ChopView, place: Place): readonly Place[] =>
  isHole(place) ? frontsOf(layout, place) : [place];

/** True once the mice have only to come home (CE2). */
export const isAllCheeseWon = ({ cheese, options }: ChopView): boolean => cheese.won === options.layout.tiles.cheese;

/** What the mice run for: face-up cheese and face-down tiles, or a free hole once all the cheese is won. */
export const goalsOf = (view: ChopView): readonly Place[] => {
  const { cheese, cat, faceDown, mice } = view;
  return isAllCheeseWon(view)
    ? HOLES.filter((hole) => !mice.includes(hole))
    : [...cheese.faceUp.filter((square) => square !== cat), ...faceDown];
};
