import { at, type Seat, seatsOf, type Viewer } from '@miaou/kit';
import { ANY_MOUSE, type MatchState } from './matchState.js';
import { SEAT_COUNTS } from './options.js';
import { outcomeOf } from './outcome.js';
import { type Cell, OFF_BOARD, placeOf } from './squares.js';
import { hiddenTiles, squaresIn, turnedTiles, unseen } from './tileMaps.js';
import { mover } from './tiles.js';
import { actorOf } from './turns.js';
import { type ChopView, MICE, type Place, type Square } from './types.js';

const NO_SEATS: readonly Seat[] = [];
/** Shared: a walk through a match asks after every action whether it is over, and must not allocate. */
const ONE_SEAT: readonly (readonly Seat[])[] = seatsOf(SEAT_COUNTS[3]).map((seat) => [seat]);

export const toMove = (match: MatchState): readonly Seat[] =>
  match.phase === 'over' ? NO_SEATS : at(ONE_SEAT, actorOf(match));

const placeOrNull = (cell: Cell): Place | null => (cell === OFF_BOARD ? null : placeOf(cell));

/** The kinds of face-down tiles enter a view only when the match is over (CP4). */
export const viewOf = (match: MatchState, viewer: Viewer): ChopView => {
  const isOver = match.phase === 'over';
  return {
    viewer,
    toMove: toMove(match),
    options: match.setup.options,
    phase: match.phase,
    firstMouseSeat: match.deal.firstMouseSeat,
    mouseSeat: match.mouseSeat,
    round: Math.min(match.rounds + 1, match.setup.options.maxRounds),
    rollsLeft: match.rollsLeft,
    nextRolls: match.nextRolls,
    steps: match.phase === 'move' ? match.steps : null,
    piece: match.piece === ANY_MOUSE ? null : mover(match),
    cat: placeOrNull(match.cat) as Square | null,
    mice: match.mice.map(placeOrNull),
    started: MICE.filter((mouse) => ((match.started >> mouse) & 1) !== 0),
    broughtHome: match.broughtHome === 1,
    cheese: { won: match.won, faceUp: squaresIn(match.cheese) },
    faceDown: squaresIn(match.faceDown),
    unseen: unseen(match),
    turned: turnedTiles(match),
    rest: isOver ? hiddenTiles(match) : null,
    result: isOver ? outcomeOf(match) : null,
  };
};
