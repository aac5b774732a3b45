import { type Seat, seatsOf, type Viewer } from '@miaou/kit';
import { resultOf } from './ending.js';
import { hiddenTiles, squaresIn, turnedTiles, unseen } from './lying.js';
import { SEAT_COUNTS } from './options.js';
import { type Cell, OFF_BOARD, placeOf } from './squares.js';
import { mover } from './tiles.js';
import { ANY_MOUSE, MOVE, OVER, type Truth } from './truth.js';
import { actorOf } from './turns.js';
import { type ChopState, type ChopView, MICE, PHASES, type Phase, type Place, type Square } from './types.js';

const NO_SEATS: readonly Seat[] = [];
/** Shared: a walk through a match asks after every action whether it is over, and must not allocate. */
const ONE_SEAT: readonly (readonly Seat[])[] = seatsOf(SEAT_COUNTS[3]).map((seat) => [seat]);

export const toMove = (truth: Truth): readonly Seat[] =>
  truth.phase === OVER ? NO_SEATS : (ONE_SEAT[actorOf(truth)] as readonly Seat[]);

const placeOrNull = (cell: Cell): Place | null => (cell === OFF_BOARD ? null : placeOf(cell));

/** The kinds of face-down tiles enter a view only when the match is over (CP4). */
export const viewOf = (truth: Truth, viewer: Viewer): ChopView => {
  const isOver = truth.phase === OVER;
  return {
    viewer,
    toMove: toMove(truth),
    options: truth.rules.options,
    phase: PHASES[truth.phase] as Phase,
    firstMouseSeat: truth.deal.firstMouseSeat,
    mouseSeat: truth.mouseSeat,
    round: Math.min(truth.rounds + 1, truth.rules.options.maxRounds),
    rollsLeft: truth.rollsLeft,
    steps: truth.phase === MOVE ? truth.steps : null,
    piece: truth.piece === ANY_MOUSE ? null : mover(truth),
    cat: placeOrNull(truth.cat) as Square | null,
    mice: truth.mice.map(placeOrNull),
    started: MICE.filter((mouse) => ((truth.started >> mouse) & 1) !== 0),
    broughtHome: truth.broughtHome === 1,
    cheese: { won: truth.won, faceUp: squaresIn(truth.cheese) },
    faceDown: squaresIn(truth.faceDown),
    unseen: unseen(truth),
    turned: turnedTiles(truth),
    rest: isOver ? hiddenTiles(truth) : null,
    result: isOver ? resultOf(truth) : null,
  };
};

/** The whole truth, face-down tiles included: for the owner of the match, never for a viewer. */
export const stateOf = (truth: Truth): ChopState => {
  const { phase, toMove: turn, cat, mice, cheese, started, rollsLeft, steps } = viewOf(truth, 'spectator');
  return {
    phase,
    turn,
    cat,
    mice: Object.fromEntries(Object.entries(mice).filter(([, place]) => place !== null)),
    cheese,
    tiles: hiddenTiles(truth),
    started,
    rollsLeft,
    ...(steps === null ? {} : { steps }),
  };
};
