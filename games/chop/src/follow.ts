import { rulesOf } from './rules.js';
import { cellOf } from './squares.js';
import type { ChopEvent, ChopView, Mouse, Piece, Place, Square, TileKind, TileMap } from './types.js';

type Change = Partial<ChopView>;
type Told<Type extends ChopEvent['type']> = Extract<ChopEvent, { readonly type: Type }>;

const without = <T>(list: readonly T[], gone: T): T[] => list.filter((one) => one !== gone);

const inReadingOrder = (squares: readonly Square[]): Square[] => [...squares].sort((a, b) => cellOf(a) - cellOf(b));

const withTile = (turned: TileMap, square: Square, tile: TileKind): TileMap => {
  const all: { [at in Square]?: TileKind } = { ...turned, [square]: tile };
  return Object.fromEntries(inReadingOrder(Object.keys(all) as Square[]).map((at) => [at, all[at]]));
};

/** What a roll owes is done unless a later event says otherwise: the next roll of the turn is owed then. */
const DONE: Change = { phase: 'roll', steps: null };

const owedBy = (tile: TileKind, by: Piece): Change => {
  if (tile === 'plus1' || tile === 'plus2') return { phase: 'move', steps: tile === 'plus1' ? 1 : 2 };
  if (tile === 'arrow') return { phase: 'jump' };
  return tile === 'fork' && by !== 'cat' ? { phase: 'fork' } : {};
};

const afterTile = ({ faceDown, unseen, turned }: ChopView, { square, tile, by }: Told<'tileTurned'>): Change => ({
  faceDown: without(faceDown, square),
  unseen: { ...unseen, [tile]: unseen[tile] - 1 },
  turned: withTile(turned, square, tile),
  ...owedBy(tile, by),
});

const placed = (view: ChopView, piece: Piece, to: Place | null): Change =>
  piece === 'cat' ? { cat: to as Square } : { mice: view.mice.map((place, mouse) => (mouse === piece ? to : place)) };

/** The mice bring the cheese home by any walk into a hole once all is won (CE2). */
const afterMouse = (view: ChopView, mouse: Mouse, to: Place): Change => ({
  ...DONE,
  ...placed(view, mouse, to),
  piece: mouse,
  broughtHome: view.broughtHome || (to.length === 1 && view.cheese.won === view.options.layout.tiles.cheese),
});

const afterCheese = ({ cheese }: ChopView, { square, won }: Told<'cheeseWon'>): Change => ({
  ...DONE,
  cheese: { won, faceUp: without(cheese.faceUp, square) },
});

/** The cat's turn ends a round (CE4); setting the cat is no turn. */
const afterTurn = (view: ChopView, { seat, side, rolls }: Told<'turnPassed'>): Change => ({
  ...DONE,
  toMove: [seat],
  rollsLeft: rolls,
  ...(side === 'cat'
    ? { piece: 'cat', mouseSeat: rulesOf(view.options).nextMouseSeat[view.mouseSeat] ?? view.mouseSeat }
    : { piece: null, round: view.phase === 'start' ? view.round : view.round + 1 }),
});

const change = (view: ChopView, event: ChopEvent): Change => {
  switch (event.type) {
    case 'catSet':
      return { cat: event.square };
    case 'dieRolled':
      return { phase: 'move', steps: event.value, rollsLeft: view.rollsLeft - 1 };
    case 'catMoved':
      return { ...DONE, cat: event.to };
    case 'mouseMoved':
      return afterMouse(view, event.mouse, event.to);
    case 'jumped':
      return { ...DONE, ...placed(view, event.by, event.to) };
    case 'holeOpened':
      return { started: [...view.started, event.mouse].sort() };
    case 'mouseCaught':
      return placed(view, event.mouse, null);
    case 'tileTurned':
      return afterTile(view, event);
    case 'cheeseUncovered':
      return { cheese: { ...view.cheese, faceUp: inReadingOrder([...view.cheese.faceUp, event.square]) } };
    case 'cheeseWon':
      return afterCheese(view, event);
    case 'rollLost':
    case 'tileLapsed':
    case 'knifeHurt':
      return DONE;
    case 'turnPassed':
      return afterTurn(view, event);
    case 'matchEnded':
      return { phase: 'over', toMove: [], rollsLeft: 0, steps: null, rest: event.rest, result: event.result };
  }
};

/** The view after one event. */
export const follow = (view: ChopView, event: ChopEvent): ChopView => ({ ...view, ...change(view, event) });

/** A die and a tile's face cannot be untold, nor can the tiles shown at the end. */
export const reveals = ({ type }: ChopEvent): boolean =>
  type === 'dieRolled' || type === 'tileTurned' || type === 'matchEnded';
