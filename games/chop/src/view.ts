import { type Seat, seatsOf, type Viewer } from '@miaou/kit';
import { cellsIn } from './cellSet.js';
import { resultOf } from './ending.js';
import { kindAt, squaresIn, tileMap, turnedUp } from './lying.js';
import { SEAT_COUNTS } from './options.js';
import { type Cell, OFF_BOARD, placeOf, squareOf } from './squares.js';
import { pieceName } from './tiles.js';
import { ANY_MOUSE, MOVE, OVER, type Truth } from './truth.js';
import {
  type ByTileKind,
  type ChopEvent,
  type ChopState,
  type ChopView,
  MICE,
  type Mouse,
  PHASES,
  type Phase,
  type Place,
  type Square,
} from './types.js';

const NO_SEATS: readonly Seat[] = [];
/** Shared: a walk through a match asks after every action whether it is over, and must not allocate. */
const LISTS: readonly (readonly Seat[])[] = seatsOf(Math.max(...SEAT_COUNTS)).map((seat) => Object.freeze([seat]));

export const toMove = ({ phase, seat }: Truth): readonly Seat[] =>
  phase === OVER ? NO_SEATS : (LISTS[seat] as readonly Seat[]);

/** What was dealt less what was turned up: everybody can count it, so it tells nothing of where a tile lies. */
const unseen = (truth: Truth): ByTileKind<number> => {
  const counts = { ...truth.rules.options.layout.tiles };
  for (const cell of turnedUp(truth)) counts[kindAt(truth, cell)]--;
  return counts;
};

const started = ({ started: bits }: Truth): Mouse[] => MICE.filter((mouse) => ((bits >> mouse) & 1) !== 0);

const cheese = (truth: Truth): ChopView['cheese'] => ({ won: truth.won, faceUp: squaresIn(truth.cheese) });

const catSquare = ({ cat }: Truth): Square | null => (cat === OFF_BOARD ? null : squareOf(cat));

const mousePlace = (truth: Truth, mouse: Mouse): Place | null => {
  const cell = truth.mice[mouse] as Cell;
  return cell === OFF_BOARD ? null : placeOf(cell);
};

const phaseOf = ({ phase }: Truth): Phase => PHASES[phase] as Phase;

/** The kinds of face-down tiles enter a view only when the match is over (CP4). */
export const viewOf = (truth: Truth, viewer: Viewer): ChopView => {
  const isOver = truth.phase === OVER;
  return {
    viewer,
    toMove: toMove(truth),
    options: truth.rules.options,
    phase: phaseOf(truth),
    firstMouseSeat: truth.deal.firstMouseSeat,
    mouseSeat: truth.mouseSeat,
    round: Math.min(truth.rounds + 1, truth.rules.options.maxRounds),
    rollsLeft: truth.rollsLeft,
    steps: truth.phase === MOVE ? truth.steps : null,
    piece: truth.piece === ANY_MOUSE ? null : pieceName(truth.piece),
    cat: catSquare(truth),
    mice: MICE.map((mouse) => mousePlace(truth, mouse)),
    started: started(truth),
    broughtHome: truth.broughtHome === 1,
    cheese: cheese(truth),
    faceDown: squaresIn(truth.faceDown),
    unseen: unseen(truth),
    turned: tileMap(truth, turnedUp(truth)),
    rest: isOver ? tileMap(truth, cellsIn(truth.faceDown)) : null,
    result: isOver ? resultOf(truth) : null,
  };
};

/** Every event is about what lies open on the table, so everybody may know all of it (CP4). */
export const redactEvent = (event: ChopEvent): ChopEvent => event;

/** The whole truth, face-down tiles included: for the owner of the match, never for a viewer. */
export const stateOf = (truth: Truth): ChopState => ({
  phase: phaseOf(truth),
  turn: toMove(truth),
  cat: catSquare(truth),
  mice: Object.fromEntries(
    MICE.map((mouse) => [mouse, mousePlace(truth, mouse)]).filter(([, place]) => place !== null),
  ),
  cheese: cheese(truth),
  tiles: tileMap(truth, cellsIn(truth.faceDown)),
  started: started(truth),
  rollsLeft: truth.rollsLeft,
  ...(truth.phase === MOVE ? { steps: truth.steps } : {}),
});
