import { at, type Position, type Refusal, type Seat, type Viewer } from '@miaou/kit';
import { actionOf, actionTo, mouseAction, moveOf, rollAction } from './actions.js';
import { copySet, nthCell, sizeOf } from './cellSet.js';
import { kindsByCell } from './deal.js';
import { ANY_MOUSE, MatchState } from './matchState.js';
import { observe } from './observation.js';
import { outcomeOf } from './outcome.js';
import { apply } from './play.js';
import { refuse } from './refusals.js';
import type { Setup } from './setup.js';
import { stateOf } from './state.js';
import { actorOf, dieToRoll } from './turns.js';
import {
  type ChopDeal,
  type ChopEvent,
  type ChopMove,
  type ChopOptions,
  type ChopResult,
  type ChopState,
  type ChopTypes,
  type ChopView,
  MICE,
} from './types.js';
import { toMove, viewOf } from './view.js';
import { keepTargets } from './walking.js';

/** The mice's walks are listed mouse by mouse. */
const walkOfAnyMouse = ({ targets }: MatchState, index: number): number => {
  let rest = index;
  for (const mouse of MICE) {
    const walks = targets[mouse];
    const count = sizeOf(walks);
    if (rest < count) return mouseAction(mouse, nthCell(walks, rest));
    rest -= count;
  }
  throw new RangeError(`there is no action ${index}`);
};

/** The state of a match with the rules around it: being the state itself, it costs search no indirection. */
export class ChopPosition extends MatchState implements Position<ChopTypes> {
  get options(): ChopOptions {
    return this.setup.options;
  }

  get toMove(): readonly Seat[] {
    return toMove(this);
  }

  get actor(): Seat {
    return actorOf(this);
  }

  legalMoves(seat: Seat): ChopMove[] {
    if (seat !== this.actor) return [];
    return Array.from({ length: this.countActions() }, (_, index) => moveOf(this.actionAt(index)));
  }

  refuse(seat: Seat, move: ChopMove): Refusal | undefined {
    return refuse(this, seat, move);
  }

  play(_seat: Seat, move: ChopMove): ChopEvent[] {
    const events: ChopEvent[] = [];
    apply(this, actionOf(move), events);
    return events;
  }

  outcome(): ChopResult | undefined {
    return this.phase === 'over' ? outcomeOf(this) : undefined;
  }

  view(viewer: Viewer): ChopView {
    return viewOf(this, viewer);
  }

  /** Every event is about what lies open on the table, so every viewer may know all of it (CP4). */
  redact(event: ChopEvent, _viewer: Viewer): ChopEvent {
    return event;
  }

  state(): ChopState {
    return stateOf(this);
  }

  clone(): ChopPosition {
    const copy = new ChopPosition(this.setup, this.deal, this.kinds);
    copy.copyFrom(this);
    return copy;
  }

  countActions(): number {
    if (this.phase === 'roll') return dieToRoll(this).values.length;
    return this.phase === 'over' ? 0 : this.choices;
  }

  actionAt(index: number): number {
    if (this.phase === 'roll') return rollAction(at(dieToRoll(this).values, index));
    if (this.phase === 'move' && this.piece === ANY_MOUSE) return walkOfAnyMouse(this, index);
    return actionTo(this, nthCell(this.targets[0], index));
  }

  act(action: number): void {
    apply(this, action);
  }

  moveOf(action: number): ChopMove {
    return moveOf(action);
  }

  actionOf(move: ChopMove): number {
    return actionOf(move);
  }

  countFaces(): number {
    return this.phase === 'roll' ? dieToRoll(this).faces.length : 0;
  }

  faceAt(index: number): number {
    return rollAction(at(dieToRoll(this).faces, index));
  }

  observe(viewer: Viewer, into: Float32Array): void {
    observe(this, viewer, into);
  }
}

/** The position after the deal: every tile lies face down, and the cat is to be set (CB3, CP2). */
export const startPosition = (setup: Setup, deal: ChopDeal): ChopPosition => {
  const position = new ChopPosition(setup, deal, kindsByCell(deal, setup));
  copySet(setup.floor, position.faceDown);
  keepTargets(position, setup.table.low, setup.table.high);
  return position;
};
