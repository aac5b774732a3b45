import type { GameTypes, Seat, Viewer } from '@miaou/kit';

/** The longest kitchen has seven columns and seven rows: its squares and holes then fit two machine words. */
export type Column = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';
export type Row = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A square of the kitchen. The cat on a table square stands on the top, a mouse there is under it. */
export type Square = `${Column}${Row}`;

/** The mouse holes, one on each side, in the order of the mice that start in them (CB4). */
export const HOLES = ['N', 'E', 'S', 'W'] as const;
export type Hole = (typeof HOLES)[number];
export type ByHole<T> = Readonly<Record<Hole, T>>;

/** Where a mouse can be. */
export type Place = Square | Hole;

export const MICE = [0, 1, 2, 3] as const;
export type Mouse = (typeof MICE)[number];
export type ByMouse<T> = [T, T, T, T];

/** What walks on the board. */
export type Piece = 'cat' | Mouse;

export type Side = 'cat' | 'mice';

export const TILE_KINDS = ['cheese', 'broken', 'plus1', 'plus2', 'arrow', 'fork', 'knife'] as const;
export type TileKind = (typeof TILE_KINDS)[number];
/** Tiles that ask for a move, which may be impossible. */
export type AskingTile = Extract<TileKind, 'plus1' | 'plus2' | 'arrow' | 'fork'>;
export type ByTileKind<T> = Readonly<Record<TileKind, T>>;
export type TileMap = { readonly [at in Square]?: TileKind };

/** Board, holes, tile mix and dice of one printing (CB7). */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The kitchen table: its top is all these squares; legs close the floor, the others leave room for mice under it. */
  readonly table: { readonly legs: readonly Square[]; readonly under: readonly Square[] };
  /** The square that each hole touches from outside the floor, or on which it lies. */
  readonly holes: ByHole<Square>;
  /** Given where the holes lie on squares of the board, as the other reading of the rulebook has it. */
  readonly holesOnSquares?: true;
  readonly tiles: ByTileKind<number>;
  /** The faces of each side's die; a value may stand on several. */
  readonly dice: Readonly<Record<Side, readonly number[]>>;
}

export const PHASES = ['start', 'move', 'jump', 'fork', 'roll', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const PATHS = ['originOnly', 'noReverse', 'noRevisit'] as const;
export type Path = (typeof PATHS)[number];
export const BLOCKINGS = ['opponents', 'allPieces'] as const;
export const HOMES = ['returnAfterTenth', 'anyMouseHome', 'quick'] as const;
export const KNIVES_IN_DOUBLE = ['endsTurn', 'rollsOn'] as const;

export interface ChopOptions {
  readonly seats: number;
  /** The cat's seat (CP1). */
  readonly cat: Seat;
  /** Which squares a walk may not enter again (CM2). */
  readonly path: Path;
  /** Who may not be passed (CM3). */
  readonly blocking: (typeof BLOCKINGS)[number];
  /** What the mice need in addition to all the cheese (CE2). */
  readonly home: (typeof HOMES)[number];
  /** What a knife in the first of two rolls does to the second (CT7). */
  readonly knifeInDouble: (typeof KNIVES_IN_DOUBLE)[number];
  /** Turns of each side before the match is drawn (CE4). */
  readonly maxRounds: number;
  readonly layout: Layout;
}

/** Options as a record writes them: what is left out has its default. */
export type WrittenOptions = Pick<ChopOptions, 'seats' | 'cat'> & Partial<ChopOptions>;

export interface ChopDeal {
  /** In reading order, the legs' squares left out. */
  readonly tiles: readonly TileKind[];
  readonly firstMouseSeat: Seat;
}

export type ChopMove =
  | { readonly type: 'start'; readonly to: Square }
  | { readonly type: 'roll'; readonly value: number }
  | CatWalk
  | MouseWalk
  | { readonly type: 'jump'; readonly to: Square }
  | { readonly type: 'fork'; readonly at: Square };

export interface CatWalk {
  readonly type: 'move';
  readonly to: Square;
}

export interface MouseWalk {
  readonly type: 'move';
  readonly mouse: Mouse;
  readonly to: Place;
}

/** What happened, for a log and for animation. A tile appears only once it lies face up, so every viewer may know all of it (CP4). */
export type ChopEvent =
  | { readonly type: 'catSet'; readonly square: Square }
  | { readonly type: 'dieRolled'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'rollLost'; readonly seat: Seat; readonly value: number }
  /** `path` holds every square entered, the last one included. */
  | { readonly type: 'catMoved'; readonly from: Square; readonly to: Square; readonly path: readonly Square[] }
  | {
      readonly type: 'mouseMoved';
      readonly mouse: Mouse;
      readonly from: Place;
      readonly to: Place;
      readonly path: readonly Place[];
    }
  | { readonly type: 'jumped'; readonly by: Piece; readonly from: Square; readonly to: Square }
  | { readonly type: 'holeOpened'; readonly hole: Hole; readonly mouse: Mouse }
  | { readonly type: 'mouseCaught'; readonly mouse: Mouse; readonly square: Square }
  | { readonly type: 'tileTurned'; readonly square: Square; readonly tile: TileKind; readonly by: Piece }
  | { readonly type: 'cheeseUncovered'; readonly square: Square }
  | { readonly type: 'cheeseWon'; readonly square: Square; readonly mouse: Mouse; readonly won: number }
  | { readonly type: 'tileLapsed'; readonly tile: AskingTile; readonly by: Piece }
  | { readonly type: 'knifeHurt'; readonly by: Piece; readonly rollsLost: number }
  | { readonly type: 'turnPassed'; readonly seat: Seat; readonly rolls: number }
  /** `rest`: the tiles still face down, which are shown at the end. */
  | { readonly type: 'matchEnded'; readonly result: ChopResult; readonly rest: TileMap };

export interface ChopResult {
  /** `null` after a draw (CE4). */
  readonly side: Side | null;
  readonly winners: readonly Seat[];
  /** Won by the mice. */
  readonly cheese: number;
  /** How many were left. */
  readonly mice: number;
}

/** What every viewer may know: all but the kinds of the face-down tiles (CP4). */
export interface ChopView {
  readonly viewer: Viewer;
  readonly toMove: readonly Seat[];
  readonly options: ChopOptions;
  readonly phase: Phase;
  readonly firstMouseSeat: Seat;
  /** The mouse player whose turn it is, or whose turn comes after the cat's. */
  readonly mouseSeat: Seat;
  /** The running round from 1; `options.maxRounds` is the last one (CE4). */
  readonly round: number;
  /** Rolls still to be made in this turn, the one owed now included. */
  readonly rollsLeft: number;
  /** The rolls of the other side's next turn: two once a knife was turned up in this one (CT7). */
  readonly nextRolls: number;
  /** The squares to move in phase `move`. */
  readonly steps: number | null;
  /** The one piece this turn can move; `null` while the mice are free to choose. */
  readonly piece: Piece | null;
  readonly cat: Square | null;
  /** By mouse; `null` for those that were caught. */
  readonly mice: readonly (Place | null)[];
  /** The mice that ever left their start. */
  readonly started: readonly Mouse[];
  /** A mouse has come into a hole while all the cheese was won (CE2). */
  readonly broughtHome: boolean;
  readonly cheese: { readonly won: number; readonly faceUp: readonly Square[] };
  readonly faceDown: readonly Square[];
  /** How many tiles of each kind still lie face down. */
  readonly unseen: ByTileKind<number>;
  /** The tiles turned up so far, where they lay. */
  readonly turned: TileMap;
  /** What the face-down tiles were, once the match is over. */
  readonly rest: TileMap | null;
  readonly result: ChopResult | null;
}

/** The whole position in the words of the record format. */
export interface ChopState {
  readonly phase: Phase;
  readonly turn: readonly Seat[];
  readonly cat: Square | null;
  readonly mice: { readonly [mouse in Mouse]?: Place };
  readonly cheese: { readonly won: number; readonly faceUp: readonly Square[] };
  readonly tiles: TileMap;
  readonly started: readonly Mouse[];
  readonly rollsLeft: number;
  /** Only where it is two: a knife was turned up in a turn that goes on (CT7). */
  readonly nextRolls?: number;
  readonly steps?: number;
}

export interface ChopTypes extends GameTypes {
  readonly options: ChopOptions;
  readonly deal: ChopDeal;
  readonly move: ChopMove;
  readonly event: ChopEvent;
  readonly view: ChopView;
  readonly result: ChopResult;
  readonly state: ChopState;
}
