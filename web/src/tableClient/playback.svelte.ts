import { pictureClock } from './clock';
import { NOTHING_SHOWN, type Pace, PlaybackCore, type PlaybackTarget, type Shown } from './playback';

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
      clock: pictureClock,
      pace,
      isWatched: () => !document.hidden,
      changed: () => {
        this.#shown = this.#core.shown;
      },
    });
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** All that is shown, as one value. */
  get shown(): Shown {
    return this.#shown;
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
