import { getContext } from 'svelte';
import { preferences } from '../preferences/preferences.svelte';
import { pageClock } from '../tableClient/clock';

const STEP = 700;

/** The context of examples that are to be seen at their beginning. */
export const HELD = Symbol('held');

/** Shows the instants of an example one after another, or its end at once where nothing may travel. */
export class Playback {
  readonly #isHeld = getContext<boolean | undefined>(HELD) === true;
  #shown = $state(0);
  #stop: (() => void) | undefined;

  /** Of so many instants, the one that is shown now. */
  shownOf(count: number): number {
    return Math.min(this.#shown, count - 1);
  }

  play(count: number, from = 0): void {
    this.stop();
    if (this.#isHeld) return;
    this.#shown = preferences.isStill ? count - 1 : Math.min(from, count - 1);
    if (this.#shown < count - 1)
      this.#stop = pageClock.later(STEP / preferences.pace, () => this.play(count, this.#shown + 1));
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
