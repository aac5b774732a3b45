import type { GameTypes } from '@miaou/kit';
import type { Clock } from './clock';
import type { Step } from './tableLink';

type View = GameTypes['view'];

/** The truth that is to be shown, in its own time. */
export interface Truth {
  readonly match: number;
  readonly steps: readonly Step[];
  readonly view: View | null;
}

/** How facts are shown. */
export interface Pace {
  /** How long a fact is shown before the next one, in milliseconds. */
  readonly lasts: (step: Step) => number;
  /** 1 is the board's own pace, 2 is twice as fast. */
  readonly speed: number;
  /** Nothing travels, so nothing needs the time to travel. */
  readonly still: boolean;
}

/** What is on the table now. `happening` is the fact that is being shown; `view` is already the one after it. */
export interface Shown {
  readonly view: View | null;
  readonly happening: Step | null;
}

/** Whoever is this far behind wants to see where things are, not how they came. */
const FAR_BEHIND = 24;
/** The last facts are shown even then: they tell why it is whose turn. */
const LAST_WORDS = 4;
/** From here on everything goes faster, so that a quick table does not run away. */
const A_LITTLE_BEHIND = 6;
const STILL_MILLISECONDS = 350;

const NOTHING: Truth = { match: 0, steps: [], view: null };
const nobody = (): void => undefined;

/** Shows the facts of a match one at a time, behind the truth and never far behind. */
export class PlaybackCore {
  shown: Shown = { view: null, happening: null };
  #truth = NOTHING;
  /** How many of the truth's steps have been shown, the one that is being shown included. */
  #told = 0;
  #cancel = nobody;

  constructor(
    private readonly clock: Clock,
    private readonly pace: () => Pace,
    /** False while nobody can see the page. */
    private readonly isWatched: () => boolean,
    private readonly changed: () => void,
  ) {}

  get isMoving(): boolean {
    return this.shown.happening !== null;
  }

  /** The truth is another. All audiences are told the same number of facts, so whose eyes look may change in the midst of it. */
  follow(truth: Truth): void {
    const goesOn = this.#goesOn(truth);
    this.#truth = truth;
    if (!goesOn || !this.isWatched()) return this.catchUp();
    if (truth.steps.length - this.#told > FAR_BEHIND) this.#told = truth.steps.length - LAST_WORDS;
    if (this.isMoving) this.#renew();
    else this.#next();
  }

  /** Shows where things are. */
  catchUp(): void {
    this.#told = this.#truth.steps.length;
    this.#rest();
  }

  close(): void {
    this.#cancel();
  }

  /** False where the facts do not lead from what was told to the truth: a match was dealt, a move taken back, something missed. */
  #goesOn({ match, steps, view }: Truth): boolean {
    if (this.#truth.view === null || match !== this.#truth.match || steps.length < this.#told) return false;
    return steps.length > this.#told ? steps.at(-1)?.after === view : this.isMoving || this.#truth.view === view;
  }

  /** The fact that is being shown, as the eyes that look now see it. */
  #renew(): void {
    const step = this.#truth.steps[this.#told - 1];
    if (step === undefined || step === this.shown.happening) return;
    this.shown = { view: step.after, happening: step };
    this.changed();
  }

  #next(): void {
    const step = this.#truth.steps[this.#told];
    if (step === undefined) return this.#rest();
    this.#told += 1;
    this.shown = { view: step.after, happening: step };
    this.#cancel();
    this.#cancel = this.clock.later(this.#duration(step), () => this.#next());
    this.changed();
  }

  #rest(): void {
    this.#cancel();
    this.#cancel = nobody;
    this.shown = { view: this.#truth.view, happening: null };
    this.changed();
  }

  #duration(step: Step): number {
    const { lasts, speed, still } = this.pace();
    const behind = this.#truth.steps.length - this.#told;
    const hurry = behind > A_LITTLE_BEHIND ? behind / A_LITTLE_BEHIND : 1;
    const whole = still ? Math.min(lasts(step), STILL_MILLISECONDS) : lasts(step);
    return whole / (speed * hurry);
  }
}
