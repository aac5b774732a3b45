import type { Position, Refusal, Seat, Viewer } from '@miaou/kit';
import { actionOf, actionTo, mouseAction, moveOf, rollAction } from './actions.js';
import { type CellSet, nthCell, sizeOf } from './cellSet.js';
import { resultOf } from './ending.js';
import { observe } from './observation.js';
import { apply } from './play.js';
import { refuse } from './refuse.js';
import { ANY_MOUSE, cloneTruth, copyTruth, MOVE, OVER, ROLL, type Truth } from './truth.js';
import { facesToRoll, valuesToRoll } from './turns.js';
import type {
  ChopDeal,
  ChopEvent,
  ChopMove,
  ChopOptions,
  ChopResult,
  ChopState,
  ChopTypes,
  ChopView,
} from './types.js';
import { redactEvent, stateOf, toMove, viewOf } from './view.js';

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

export class ChopPosition implements Position<ChopTypes> {
  private readonly truth: Truth;

  constructor(truth: Truth) {
    this.truth = truth;
  }

  get options(): ChopOptions {
    return this.truth.rules.options;
  }

  get deal(): ChopDeal {
    return this.truth.deal;
  }

  get toMove(): readonly Seat[] {
    return toMove(this.truth);
  }

  get actor(): Seat {
    return this.truth.seat;
  }

  legalMoves(seat: Seat): ChopMove[] {
    if (seat !== this.truth.seat) return [];
    return Array.from({ length: this.countActions() }, (_, index) => moveOf(this.actionAt(index)));
  }

  refuse(seat: Seat, move: ChopMove): Refusal | undefined {
    return refuse(this.truth, seat, move);
  }

  play(_seat: Seat, move: ChopMove): ChopEvent[] {
    const events: ChopEvent[] = [];
    apply(this.truth, actionOf(move), events);
    return events;
  }

  outcome(): ChopResult | undefined {
    return this.truth.phase === OVER ? resultOf(this.truth) : undefined;
  }

  view(viewer: Viewer): ChopView {
    return viewOf(this.truth, viewer);
  }

  redact(event: ChopEvent, _viewer: Viewer): ChopEvent {
    return redactEvent(event);
  }

  state(): ChopState {
    return stateOf(this.truth);
  }

  clone(): ChopPosition {
    return new ChopPosition(cloneTruth(this.truth));
  }

  copyFrom(other: ChopPosition): void {
    copyTruth(other.truth, this.truth);
  }

  countActions(): number {
    const { phase } = this.truth;
    if (phase === ROLL) return valuesToRoll(this.truth).length;
    return phase === OVER ? 0 : this.truth.choices;
  }

  actionAt(index: number): number {
    const { truth } = this;
    if (truth.phase === ROLL) return rollAction(valuesToRoll(truth)[index] as number);
    if (truth.phase === MOVE && truth.piece === ANY_MOUSE) return walkOfAnyMouse(truth, index);
    return actionTo(truth, nthCell(truth.targets[0] as CellSet, index));
  }

  act(action: number): void {
    apply(this.truth, action);
  }

  moveOf(action: number): ChopMove {
    return moveOf(action);
  }

  actionOf(move: ChopMove): number {
    return actionOf(move);
  }

  countFaces(): number {
    return this.truth.phase === ROLL ? facesToRoll(this.truth).length : 0;
  }

  faceAt(index: number): number {
    return rollAction(facesToRoll(this.truth)[index] as number);
  }

  observe(viewer: Viewer, into: Float32Array): void {
    observe(this.truth, viewer, into);
  }
}
