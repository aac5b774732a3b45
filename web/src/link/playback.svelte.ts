import type { GameTypes } from '@miaou/kit';
import { pageClock } from './clock';
import { type Pace, PlaybackCore, type Shown, type Truth } from './playback';

/**
 * What the page shows of a match: the truth, one fact at a time. A component makes one with its board's pace, and calls `follow` in an
 * effect that reads the link's steps and snapshot.
 */
export class Playback {
  #shown = $state.raw<Shown>({ view: null, happening: null });
  readonly #core: PlaybackCore;
  readonly #hide = (): void => {
    if (document.hidden) this.#core.catchUp();
  };

  /** `pace` is asked before each fact, so it may follow the reader's preferences. */
  constructor(pace: () => Pace) {
    this.#core = new PlaybackCore(
      pageClock,
      pace,
      () => !document.hidden,
      () => {
        this.#shown = this.#core.shown;
      },
    );
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** The view that is shown; while things move it trails behind the truth. */
  get view(): GameTypes['view'] | null {
    return this.#shown.view;
  }

  /** The fact that is being shown. */
  get happening(): GameTypes['event'] | null {
    return this.#shown.happening?.event ?? null;
  }

  get before(): GameTypes['view'] | null {
    return this.#shown.happening?.before ?? null;
  }

  get isMoving(): boolean {
    return this.#shown.happening !== null;
  }

  follow(truth: Truth): void {
    this.#core.follow(truth);
  }

  catchUp(): void {
    this.#core.catchUp();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#core.close();
  }
}
