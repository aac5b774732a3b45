import type { Position, Refusal, Seat, Viewer } from '@miaou/kit';
import { type Action, actionOf, moveOf } from './actions.js';
import { actionAt, countActions, legalMoves } from './legalMoves.js';
import { isOver, MatchState } from './matchState.js';
import { observe } from './observation.js';
import { outcomeOf } from './outcome.js';
import { refuse } from './refusals.js';
import { decide, decideWithEvents } from './round.js';
import { lowestSeat, seatsIn } from './seatSet.js';
import type { Setup } from './setup.js';
import { stateOf } from './state.js';
import type {
  CrumbsDeal,
  CrumbsEvent,
  CrumbsMove,
  CrumbsOptions,
  CrumbsResult,
  CrumbsState,
  CrumbsTypes,
  CrumbsView,
} from './types.js';
import { redact, viewOf } from './view.js';

/** The state of a match with the rules around it. */
export class CrumbsPosition extends MatchState implements Position<CrumbsTypes> {
  get options(): CrumbsOptions {
    return this.setup.options;
  }

  get deal(): CrumbsDeal {
    return this.setup.deal;
  }

  get toMove(): readonly Seat[] {
    return seatsIn(this.owing);
  }

  get actor(): Seat {
    return lowestSeat(this.owing);
  }

  legalMoves(seat: Seat): CrumbsMove[] {
    return legalMoves(this, seat);
  }

  refuse(seat: Seat, move: CrumbsMove): Refusal | undefined {
    return refuse(this, seat, move);
  }

  play(seat: Seat, { crumbs }: CrumbsMove): CrumbsEvent[] {
    return decideWithEvents(this, seat, crumbs);
  }

  outcome(): CrumbsResult | undefined {
    return isOver(this) ? outcomeOf(this) : undefined;
  }

  view(viewer: Viewer): CrumbsView {
    return viewOf(this, viewer);
  }

  redact(event: CrumbsEvent, viewer: Viewer): CrumbsEvent {
    return redact(event, viewer);
  }

  state(): CrumbsState {
    return stateOf(this);
  }

  clone(): CrumbsPosition {
    const copy = new CrumbsPosition(this.setup, this.taken.slice());
    copy.copyNumbers(this);
    return copy;
  }

  copyFrom(other: Position<CrumbsTypes>): void {
    const source = other as CrumbsPosition;
    this.copyNumbers(source);
    this.taken.set(source.taken);
  }

  countActions(): number {
    return countActions(this);
  }

  actionAt(index: number): Action {
    return actionAt(this, this.actor, index);
  }

  act(action: number): void {
    decide(this, this.actor, action as Action);
  }

  moveOf(action: number): CrumbsMove {
    return moveOf(action);
  }

  actionOf(move: CrumbsMove): Action {
    return actionOf(move);
  }

  /** All chance is in the deal. */
  countFaces(): number {
    return 0;
  }

  faceAt(): never {
    throw new Error('Crumbs has no chance after the deal');
  }

  observe(viewer: Viewer, into: Float32Array): void {
    observe(this, viewer, into);
  }
}

export const startPosition = (setup: Setup): CrumbsPosition => new CrumbsPosition(setup);
