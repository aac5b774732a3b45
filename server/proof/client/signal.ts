/** Waits until a condition is true. It is checked at every `poke`, never after a sleep. */
export class Signal {
  #waiting: { readonly isMet: () => boolean; readonly met: () => void }[] = [];

  poke(): void {
    const met = this.#waiting.filter(({ isMet }) => isMet());
    if (met.length === 0) return;
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const one of met) one.met();
  }

  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve();
    return new Promise((met) => {
      this.#waiting.push({ isMet, met });
    });
  }
}
