/** Waits for something to become true, looked at whenever anything happens. Nobody sleeps. */
export class Signal {
  private waiting: { readonly isMet: () => boolean; readonly met: () => void }[] = [];

  poke(): void {
    const met = this.waiting.filter(({ isMet }) => isMet());
    if (met.length === 0) return;
    this.waiting = this.waiting.filter((one) => !met.includes(one));
    for (const one of met) one.met();
  }

  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve();
    return new Promise((met) => {
      this.waiting.push({ isMet, met });
    });
  }
}
