import type { Transition } from '@miaou/client';
import type { GameTypes } from '@miaou/kit';
import { pageClock } from './clock';
import { NOTHING_SHOWN, type Pace, type PendingMove, PlaybackCore, type PlaybackTarget, type Shown } from './playback';

/**
 * What the page shows of a match, one event at a time. A component makes one with its board's pace, and calls `follow` in an effect that
 * reads the table's transitions and snapshot.
 */
export class Playback {
  #shown = $state.raw<Shown>(NOTHING_SHOWN);
  readonly #core: PlaybackCore;
  readonly #hide = (): void => {
    if (document.hidden) this.#core.catchUp();
  };

  constructor(pace: () => Pace) {
    this.#core = new PlaybackCore({
      clock: pageClock,
      pace,
      isWatched: () => !document.hidden,
      changed: () => {
        this.#shown = this.#core.shown;
      },
    });
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** The view that is shown; during an animation it is behind the newest one. */
  get view(): GameTypes['view'] | null {
    return this.#shown.view;
  }

  /** All that is shown, as one value. */
  get shown(): Shown {
    return this.#shown;
  }

  /** The newest transition that has been told. */
  get last(): Transition | null {
    return this.#shown.told.at(-1) ?? null;
  }

  /** The event that is being shown. */
  get happening(): GameTypes['event'] | null {
    return this.#shown.happening?.event ?? null;
  }

  get before(): GameTypes['view'] | null {
    return this.#shown.happening?.before ?? null;
  }

  /** The viewer's move that was sent and is not yet among the events that were shown. */
  get pending(): PendingMove | null {
    return this.#shown.pending;
  }

  get isMoving(): boolean {
    return this.#shown.happening !== null;
  }

  follow(target: PlaybackTarget): void {
    this.#core.follow(target);
  }

  catchUp(): void {
    this.#core.catchUp();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#core.close();
  }
}
