import type { Transition } from '@miaou/client';
import type { GameTypes } from '@miaou/kit';
import { pageClock } from './clock';
import type { Replayed } from './replay';
import { ReplayCore, type ReplayPace, type ReplayState } from './replayCore';

/** What a page shows of a replay. */
interface ShownReplay extends ReplayState {
  readonly view: GameTypes['view'] | undefined;
  readonly happening: Transition | null;
  /** What is being shown is not yet told. */
  readonly isUntold: boolean;
  /** The newest event that was told, also when nothing moves any more. */
  readonly last: Transition | null;
  /** What was told of late, the oldest first. */
  readonly recent: readonly Transition[];
}

/** More moves than a board tells of. */
const RECENT = 12;

const NOTHING_SHOWN: ShownReplay = {
  move: 0,
  step: null,
  isPlaying: false,
  view: undefined,
  happening: null,
  isUntold: false,
  last: null,
  recent: [],
};

/** A replay as components read it. A page that is hidden does not play on: nobody would see it. */
export class ReplayPlayer {
  readonly #core: ReplayCore;
  #shown = $state.raw(NOTHING_SHOWN);
  readonly #hide = (): void => {
    if (document.hidden) this.#core.pause();
  };

  constructor(replayed: Replayed, move: number, pace: () => ReplayPace) {
    this.#core = new ReplayCore(replayed, move, {
      clock: pageClock,
      pace,
      changed: () => {
        this.#shown = this.#read();
      },
    });
    this.#shown = this.#read();
    document.addEventListener('visibilitychange', this.#hide);
  }

  get shown(): ShownReplay {
    return this.#shown;
  }

  lookAs(replayed: Replayed): void {
    this.#core.lookAs(replayed);
  }

  goTo(move: number): void {
    this.#core.goTo(move);
  }

  forward(): void {
    this.#core.forward();
  }

  back(): void {
    this.#core.back();
  }

  toggle(): void {
    if (this.#shown.isPlaying) this.#core.pause();
    else this.#core.play();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#core.close();
  }

  #read(): ShownReplay {
    const { state, view, happening, isUntold, last } = this.#core;
    return { ...state, view, happening, isUntold, last, recent: this.#core.recent(RECENT) };
  }
}
