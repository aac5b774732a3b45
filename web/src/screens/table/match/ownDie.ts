/** A die that the reader may roll, at one point of a match. */
export interface DueDie {
  readonly isDue: boolean;
  readonly match: number;
  /** The place of the newest update: the same while nothing has happened. */
  readonly n: number;
}

/** Rolls the reader's die as soon as it is due: once, because a roll that was refused would be refused again. */
export class OwnDie {
  #rolled = '';

  constructor(roll: () => void) {
    this.#roll = roll;
  }

  readonly #roll: () => void;

  look({ isDue, match, n }: DueDie): void {
    const place = `${match} ${n}`;
    if (!isDue || place === this.#rolled) return;
    this.#rolled = place;
    this.#roll();
  }
}
