import type { Settings } from '@miaou/table';

/**
 * The settings of a table as its host wants them. Each change is sent as all of the settings: one that was made upon what the server has told so
 * far would take back the change before it, whose answer is still on its way.
 */
export class WantedSettings {
  #wanted = $state.raw<Settings>();
  #changes = 0;
  readonly #send: (settings: Settings) => Promise<unknown>;

  constructor(send: (settings: Settings) => Promise<unknown>) {
    this.#send = send;
  }

  /** What the next change is made upon, and what is shown as chosen. */
  over(told: Settings): Settings {
    return this.#wanted ?? told;
  }

  /** Sends a change. The answer to the last one says what holds, also where it was refused. */
  readonly change = async (settings: Settings): Promise<void> => {
    this.#changes += 1;
    const change = this.#changes;
    this.#wanted = settings;
    await this.#send(settings);
    if (change === this.#changes) this.#wanted = undefined;
  };
}
