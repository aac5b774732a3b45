import type { Clock, Transition } from '@miaou/client';
import type { GameTypes } from '@miaou/kit';

type View = GameTypes['view'];
/** A move of the viewer that was sent. */
export type PendingMove = GameTypes['move'] | 'roll';

/** The state of a match that playback catches up with. */
export interface PlaybackTarget {
  readonly match: number;
  readonly transitions: readonly Transition[];
  readonly view: View | null;
  /** Sent, and not known to be accepted or refused. */
  readonly pending?: PendingMove | null;
}

/** How fast transitions are shown. */
export interface Pace {
  /** How long a transition is shown before the next one, in milliseconds. */
  readonly lasts: (transition: Transition) => number;
  /** How long it is shown before it is told in words, in milliseconds; absent where all facts are told at once. */
  readonly tellsAfter?: ((transition: Transition) => number) | undefined;
  /** How long it is shown where nothing is animated; absent where that follows from `lasts`. */
  readonly lastsStill?: ((transition: Transition) => number) | undefined;
  /** How long it is shown before it is told where nothing is animated; absent where what is shown at once is told at once. */
  readonly tellsAfterStill?: ((transition: Transition) => number) | undefined;
  /** 1 is the board's own pace, 2 is twice as fast. */
  readonly speed: number;
  /** Nothing is animated, so nothing needs the time of an animation. */
  readonly still: boolean;
}

/**
 * What is shown now, all of it at once: board, header, log and sounds that are drawn from one such value never contradict each other.
 * `happening` is the transition that is being animated; `view` is already the one after it. A die that tumbles is happening and not yet told.
 */
export interface Shown {
  readonly view: View | null;
  readonly happening: Transition | null;
  /** The transitions of the match that have been told, the oldest first; the one that is being shown is the last once it is told. */
  readonly told: readonly Transition[];
  /** How many of them were told before the reader came: they are history, not news. */
  readonly history: number;
  /** Until the playback has shown the event that a move became, the view still offers the choice that was already made. */
  readonly pending: PendingMove | null;
}

export interface PlaybackOptions {
  readonly clock: Clock;
  /** Called before each transition, so that it follows the player's preferences. */
  readonly pace: () => Pace;
  /** False while the page is hidden. */
  readonly isWatched: () => boolean;
  readonly changed: () => void;
}

/** From this many transitions behind, playback jumps. */
const FAR_BEHIND = 24;
/** The newest transitions are shown even then: they explain whose turn it is. */
const SHOWN_AFTER_JUMP = 4;
/** From here on everything is shown faster, so that a quick table does not get ahead. */
const A_LITTLE_BEHIND = 6;
const STILL_MILLISECONDS = 350;

const NO_TARGET: PlaybackTarget = { match: 0, transitions: [], view: null };
export const NOTHING_SHOWN: Shown = { view: null, happening: null, told: [], history: 0, pending: null };
const nothing = (): void => undefined;

interface SentMove {
  readonly move: PendingMove;
  /** How many transitions were known when it was sent. */
  readonly after: number;
}

/** Whether the viewer, who owed a decision before this transition, owes none after it. */
const answersViewer = ({ before, after }: Transition): boolean => {
  const { viewer } = before;
  return viewer !== 'spectator' && before.toMove.includes(viewer) && !after.toMove.includes(viewer);
};

/** How many transitions must have been shown for a move to be among them. A move after which the same seat decides again is the last of them. */
const countUntilShown = ({ after }: SentMove, transitions: readonly Transition[]): number => {
  const answer = transitions.findIndex((transition, index) => index >= after && answersViewer(transition));
  return answer < 0 ? transitions.length : answer + 1;
};

/** The views that are true and have not been told, or are being told; the newest last. */
export const viewsAhead = ({ happening, told }: Shown, { transitions, view }: PlaybackTarget): readonly View[] =>
  [happening, ...transitions.slice(told.length)].flatMap((step) => step?.after ?? []).concat(view ?? []);

/** Whether the transition that is being shown is not yet told. */
export const isUntold = ({ happening, told }: Shown): boolean => happening !== null && told.at(-1) !== happening;

/** Whether nothing has changed for who looks. */
const isSame = (a: Shown, b: Shown): boolean =>
  a.view === b.view &&
  a.happening === b.happening &&
  a.pending === b.pending &&
  a.history === b.history &&
  a.told.length === b.told.length &&
  a.told.at(-1) === b.told.at(-1);

/** Shows the transitions of a match one at a time, behind the newest state and never far behind it. */
export class PlaybackCore {
  shown: Shown = NOTHING_SHOWN;
  readonly #options: PlaybackOptions;
  #target = NO_TARGET;
  /** How many of the target's transitions have been shown, the one that is being shown included. */
  #shownCount = 0;
  /** The one that is being shown may not have been told. */
  #isTold = true;
  #history = 0;
  #sent: SentMove | null = null;
  #cancel = nothing;

  constructor(options: PlaybackOptions) {
    this.#options = options;
  }

  get isMoving(): boolean {
    return this.shown.happening !== null;
  }

  /** Sets a new target. All audiences receive the same number of events, so the viewer may change in the middle of a transition. */
  follow(target: PlaybackTarget): void {
    const isReachable = this.#leadsTo(target);
    const isSameMatch = target.match === this.#target.match && this.#target.view !== null;
    this.#history = isSameMatch ? Math.min(this.#history, target.transitions.length) : target.transitions.length;
    this.#target = target;
    const { pending = null, transitions } = target;
    const { length } = transitions;
    if (pending !== null && pending !== this.#sent?.move) this.#sent = { move: pending, after: length };
    if (!isReachable || !this.#options.isWatched()) return this.catchUp();
    if (length - this.#shownCount > FAR_BEHIND) {
      this.#shownCount = length - SHOWN_AFTER_JUMP;
      this.#isTold = true;
    }
    if (this.isMoving) this.#renew();
    else this.#next();
  }

  /** Shows the newest state. */
  catchUp(): void {
    this.#shownCount = this.#target.transitions.length;
    this.#rest();
  }

  close(): void {
    this.#cancel();
  }

  /** False where the transitions do not lead from what is shown to the target: after a deal, an undo, or missed updates. */
  #leadsTo({ match, transitions, view }: PlaybackTarget): boolean {
    const { view: before, match: matchBefore } = this.#target;
    if (before === null || match !== matchBefore || transitions.length < this.#shownCount) return false;
    return transitions.length > this.#shownCount
      ? transitions.at(-1)?.after === view
      : this.isMoving || before === view;
  }

  /** Shows the present transition to the present viewer. */
  #renew(): void {
    const transition = this.#target.transitions[this.#shownCount - 1];
    if (transition !== undefined) this.#show(transition.after, transition);
  }

  #next(): void {
    const transition = this.#target.transitions[this.#shownCount];
    if (transition === undefined) return this.#rest();
    this.#shownCount += 1;
    const { whole, untold } = this.#times(transition);
    this.#isTold = untold <= 0;
    if (this.#isTold) this.#later(whole, () => this.#next());
    else this.#later(untold, () => this.#tell(whole - untold));
    this.#show(transition.after, transition);
  }

  /** What was seen is told, and stays to be read. */
  #tell(rest: number): void {
    this.#isTold = true;
    this.#later(rest, () => this.#next());
    this.#renew();
  }

  #later(milliseconds: number, task: () => void): void {
    this.#cancel();
    this.#cancel = this.#options.clock.later(milliseconds, task);
  }

  #rest(): void {
    this.#cancel();
    this.#cancel = nothing;
    this.#isTold = true;
    this.#show(this.#target.view, null);
  }

  #show(view: View | null, happening: Transition | null): void {
    const pending = this.#pending();
    const told = this.#target.transitions.slice(0, this.#toldCount);
    const next = { view, happening, told, history: this.#history, pending };
    if (isSame(this.shown, next)) return;
    this.shown = next;
    this.#options.changed();
  }

  get #toldCount(): number {
    return this.#isTold ? this.#shownCount : this.#shownCount - 1;
  }

  #pending(): PendingMove | null {
    const { pending = null, transitions } = this.#target;
    if (pending !== null || this.#sent === null) return pending;
    if (this.#toldCount >= countUntilShown(this.#sent, transitions)) this.#sent = null;
    return this.#sent?.move ?? null;
  }

  #times(transition: Transition): { readonly whole: number; readonly untold: number } {
    const { lasts, tellsAfter, tellsAfterStill, speed, still } = this.#options.pace();
    const behind = this.#target.transitions.length - this.#shownCount;
    const speedUp = behind > A_LITTLE_BEHIND ? behind / A_LITTLE_BEHIND : 1;
    const whole = still ? this.#stillTime(transition) : lasts(transition);
    const untold = Math.min(whole, (still ? tellsAfterStill : tellsAfter)?.(transition) ?? 0);
    return { whole: whole / (speed * speedUp), untold: untold / (speed * speedUp) };
  }

  #stillTime(transition: Transition): number {
    const { lasts, lastsStill } = this.#options.pace();
    return lastsStill?.(transition) ?? Math.min(lasts(transition), STILL_MILLISECONDS);
  }
}
