import type { Clock, Transition } from '@miaou/client';
import type { GameTypes } from '@miaou/kit';
import type { Replayed } from './replay';

/** How fast a replay is shown. */
export interface ReplayPace {
  /** How long an event is shown before the next one, in milliseconds. */
  readonly lasts: (transition: Transition) => number;
  /** How long it is shown before it is told in words, in milliseconds; absent where all facts are told at once. */
  readonly tellsAfter?: ((transition: Transition) => number) | undefined;
  /** How long it is shown where nothing is animated; absent where that follows from `lasts`. */
  readonly lastsStill?: ((transition: Transition) => number) | undefined;
  /** How long it is shown before it is told where nothing is animated. */
  readonly tellsAfterStill?: ((transition: Transition) => number) | undefined;
  /** 1 is the board's own pace. */
  readonly speed: number;
  /** Nothing is animated, so nothing needs the time of an animation. */
  readonly still: boolean;
}

export interface ReplayCoreOptions {
  readonly clock: Clock;
  readonly pace: () => ReplayPace;
  readonly changed: () => void;
}

/** Where a replay is. */
export interface ReplayState {
  /** How many moves have been made, the one that is being shown included. */
  readonly move: number;
  /** The event of that move that is being shown; null when the move is over and nothing moves. */
  readonly step: number | null;
  readonly isPlaying: boolean;
}

/** Between two moves a reader needs a breath. */
const BREATH = 450;
const STILL_MILLISECONDS = 350;

/** Shows a finished match: any place of it at once, and on request the next move, or all of them, event by event. */
export class ReplayCore {
  state: ReplayState;
  /** What is being shown is not yet told. */
  isUntold = false;
  readonly #options: ReplayCoreOptions;
  #replayed: Replayed;
  #cancel: () => void = () => undefined;

  constructor(replayed: Replayed, move: number, options: ReplayCoreOptions) {
    this.#replayed = replayed;
    this.#options = options;
    this.state = { move: this.#within(move), step: null, isPlaying: false };
  }

  get moves(): number {
    return this.#replayed.transitions.length;
  }

  /** The event that is being shown, with the views around it. */
  get happening(): Transition | null {
    const { move, step } = this.state;
    return step === null ? null : (this.#replayed.transitions[move - 1]?.[step] ?? null);
  }

  /** The newest event that was told, also when nothing moves any more. */
  get last(): Transition | null {
    return this.recent(this.moves).at(-1) ?? null;
  }

  /** What was told in the newest moves, the oldest first. */
  recent(moves: number): readonly Transition[] {
    const { move, step } = this.state;
    const newest = this.#replayed.transitions.slice(Math.max(0, move - moves), move);
    if (step === null) return newest.flat();
    const told = this.isUntold ? step : step + 1;
    return [...newest.slice(0, -1).flat(), ...(newest.at(-1) ?? []).slice(0, told)];
  }

  get view(): GameTypes['view'] | undefined {
    return this.happening?.after ?? this.#replayed.views[this.state.move];
  }

  /** The same match through other eyes: every move has as many events for everybody, so nothing is interrupted. */
  lookAs(replayed: Replayed): void {
    this.#replayed = replayed;
    this.#options.changed();
  }

  /** Goes to a place of the match and stays there. */
  goTo(move: number): void {
    this.#rest(this.#within(move), false);
  }

  /** Shows the next move and stays after it. A move that is still being shown is over with that. */
  forward(): void {
    this.#showNext(false);
  }

  back(): void {
    this.goTo(this.state.move - 1);
  }

  /** Plays to the end; from the end, once more from the beginning. */
  play(): void {
    if (this.state.isPlaying) return;
    const isAtEnd = this.state.step === null && this.state.move === this.moves;
    if (this.state.step !== null) this.#change({ isPlaying: true });
    else if (isAtEnd) {
      this.#rest(0, true);
      this.#later(this.#breath(), () => this.#showNext(true));
    } else this.#showNext(true);
  }

  /** What is being shown is shown to its end. */
  pause(): void {
    if (!this.state.isPlaying) return;
    if (this.state.step === null) this.#cancel();
    this.#change({ isPlaying: false });
  }

  close(): void {
    this.#cancel();
  }

  #within(move: number): number {
    return Math.max(0, Math.min(Math.trunc(move), this.moves));
  }

  #change(changes: Partial<ReplayState>): void {
    this.state = { ...this.state, ...changes };
    this.#options.changed();
  }

  #later(milliseconds: number, task: () => void): void {
    this.#cancel();
    this.#cancel = this.#options.clock.later(milliseconds, task);
  }

  #rest(move: number, isPlaying: boolean): void {
    this.#cancel();
    this.isUntold = false;
    this.#change({ move, step: null, isPlaying });
  }

  #showNext(isPlaying: boolean): void {
    const { move } = this.state;
    if (move >= this.moves) return this.#rest(this.moves, false);
    this.#showStep(move + 1, 0, isPlaying);
  }

  #showStep(move: number, step: number, isPlaying: boolean): void {
    const transition = this.#replayed.transitions[move - 1]?.[step];
    if (transition === undefined) return this.#finishMove(move, isPlaying);
    const next = (): void => this.#showStep(move, step + 1, this.state.isPlaying);
    const { whole, untold } = this.#times(transition);
    this.isUntold = untold > 0;
    if (this.isUntold) this.#later(untold, () => this.#tell(whole - untold, next));
    else this.#later(whole, next);
    this.#change({ move, step, isPlaying });
  }

  /** What was seen is told, and stays to be read. */
  #tell(rest: number, next: () => void): void {
    this.isUntold = false;
    this.#later(rest, next);
    this.#change({});
  }

  #finishMove(move: number, isPlaying: boolean): void {
    const goesOn = isPlaying && move < this.moves;
    this.#rest(move, goesOn);
    if (goesOn) this.#later(this.#breath(), () => this.#showNext(true));
  }

  #breath(): number {
    return BREATH / this.#options.pace().speed;
  }

  #times(transition: Transition): { readonly whole: number; readonly untold: number } {
    const { lasts, tellsAfter, lastsStill, tellsAfterStill, speed, still } = this.#options.pace();
    const whole = still
      ? (lastsStill?.(transition) ?? Math.min(lasts(transition), STILL_MILLISECONDS))
      : lasts(transition);
    const untold = Math.min(whole, (still ? tellsAfterStill : tellsAfter)?.(transition) ?? 0);
    return { whole: whole / speed, untold: untold / speed };
  }
}
