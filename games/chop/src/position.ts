import type { Position, Refusal, Seat, Viewer } from '@miaou/kit';
import { actionOf, actionTo, mouseAction, moveOf, rollAction } from './actions.js';
import { type CellSet, nthCell, sizeOf } from './cellSet.js';
import { resultOf } from './ending.js';
import { observe } from './observation.js';
import { apply } from './play.js';
import { refuse } from './refuse.js';
import { ANY_MOUSE, MOVE, OVER, ROLL, Truth } from './truth.js';
import { actorOf, dieToRoll } from './turns.js';
import type { ChopEvent, ChopMove, ChopOptions, ChopResult, ChopState, ChopTypes, ChopView } from './types.js';
import { stateOf, toMove, viewOf } from './view.js';

/** The mice's walks are listed mouse by mouse. */
const walkOfAnyMouse = ({ targets }: Truth, index: number): number => {
  let rest = index;
  for (let mouse = 0; ; mouse++) {
    const walks = targets[mouse] as CellSet;
    const count = sizeOf(walks);
    if (rest < count) return mouseAction(mouse, nthCell(walks, rest));
    rest -= count;
  }
};

/** The truth with the questions that a match asks it. Being the truth itself, it costs search no detour. */
export class ChopPosition extends Truth implements Position<ChopTypes> {
  get options(): ChopOptions {
    return this.rules.options;
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
    return this.phase === OVER ? resultOf(this) : undefined;
  }

  view(viewer: Viewer): ChopView {
    return viewOf(this, viewer);
  }

  /** Every event is about what lies open on the table, so everybody may know all of it (CP4). */
  redact(event: ChopEvent, _viewer: Viewer): ChopEvent {
    return event;
  }

  state(): ChopState {
    return stateOf(this);
  }

  clone(): ChopPosition {
    const copy = new ChopPosition(this.rules, this.deal, this.kinds);
    copy.copyFrom(this);
    return copy;
  }

  countActions(): number {
    if (this.phase === ROLL) return dieToRoll(this).values.length;
    return this.phase === OVER ? 0 : this.choices;
  }

  actionAt(index: number): number {
    if (this.phase === ROLL) return rollAction(dieToRoll(this).values[index] as number);
    if (this.phase === MOVE && this.piece === ANY_MOUSE) return walkOfAnyMouse(this, index);
    return actionTo(this, nthCell(this.targets[0] as CellSet, index));
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
    return this.phase === ROLL ? dieToRoll(this).faces.length : 0;
  }

  faceAt(index: number): number {
    return rollAction(dieToRoll(this).faces[index] as number);
  }

  observe(viewer: Viewer, into: Float32Array): void {
    observe(this, viewer, into);
  }
}
