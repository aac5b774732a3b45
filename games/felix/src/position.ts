import type { Position, Refusal, Seat, Viewer } from '@miaou/kit';
import { type Action, actionOf, moveOf, PASS } from './actions.js';
import { bid, pass } from './auction.js';
import { layCard } from './laying.js';
import { actionAt, countActions, legalMoves } from './legalMoves.js';
import { deciding, freshCells, MatchState } from './matchState.js';
import { observe } from './observation.js';
import { outcomeOf } from './outcome.js';
import { refuse } from './refusals.js';
import { seatsIn } from './seats.js';
import type { Setup } from './setup.js';
import { stateOf } from './state.js';
import type {
  FelixDeal,
  FelixEvent,
  FelixMove,
  FelixOptions,
  FelixResult,
  FelixState,
  FelixTypes,
  FelixView,
} from './types.js';
import { redact, viewOf } from './view.js';

const apply = (match: MatchState, seat: Seat, action: Action, events?: FelixEvent[]): void => {
  if (action < PASS) layCard(match, seat, action, events);
  else if (action === PASS) pass(match, seat, events);
  else bid(match, seat, action - PASS, events);
};

/** The state of a match with the rules around it: being the state itself, it costs search no indirection. */
export class FelixPosition extends MatchState implements Position<FelixTypes> {
  get options(): FelixOptions {
    return this.setup.options;
  }

  get deal(): FelixDeal {
    return this.setup.deal;
  }

  get toMove(): readonly Seat[] {
    return seatsIn(deciding(this));
  }

  get actor(): Seat {
    return this.turn;
  }

  legalMoves(seat: Seat): FelixMove[] {
    return legalMoves(this, seat);
  }

  refuse(seat: Seat, move: FelixMove): Refusal | undefined {
    return refuse(this, seat, move);
  }

  play(seat: Seat, move: FelixMove): FelixEvent[] {
    const events: FelixEvent[] = [];
    apply(this, seat, actionOf(move), events);
    return events;
  }

  outcome(): FelixResult | undefined {
    return this.phase === 'over' ? outcomeOf(this) : undefined;
  }

  view(viewer: Viewer): FelixView {
    return viewOf(this, viewer);
  }

  redact(event: FelixEvent, viewer: Viewer): FelixEvent {
    return redact(event, viewer);
  }

  state(): FelixState {
    return stateOf(this);
  }

  clone(): FelixPosition {
    const copy = new FelixPosition(this.setup, this.cells.slice());
    copy.copyNumbers(this);
    return copy;
  }

  copyFrom(other: Position<FelixTypes>): void {
    const source = other as FelixPosition;
    this.copyNumbers(source);
    this.copyCells(source);
  }

  countActions(): number {
    return countActions(this, this.turn);
  }

  actionAt(index: number): Action {
    return actionAt(this, this.turn, index);
  }

  act(action: Action): void {
    apply(this, this.turn, action);
  }

  moveOf(action: Action): FelixMove {
    return moveOf(action);
  }

  actionOf(move: FelixMove): Action {
    return actionOf(move);
  }

  /** All chance is in the deal. */
  countFaces(): number {
    return 0;
  }

  faceAt(): never {
    throw new Error('Felix has no chance after the deal');
  }

  observe(viewer: Viewer, into: Float32Array): void {
    observe(this, viewer, into);
  }
}

export const startPosition = (setup: Setup): FelixPosition => new FelixPosition(setup, freshCells(setup));
