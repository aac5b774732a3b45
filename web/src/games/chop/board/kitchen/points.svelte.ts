import type { Seat } from '@miaou/kit';

const SHOWN_FOR = 4_000;
/** More at once could not be told apart. */
const MOST = 4;

/** What a mouse player points at. */
export interface PointMark {
  readonly id: number;
  readonly seat: Seat;
  readonly at: string;
}

/** What the mouse players point at: each for a few seconds, and the newest of each player. */
export class Points {
  #marks = $state.raw<readonly PointMark[]>([]);
  #last = 0;

  get marks(): readonly PointMark[] {
    return this.#marks;
  }

  show(seat: Seat, at: string): void {
    this.#last += 1;
    const id = this.#last;
    this.#marks = [...this.#marks.filter((mark) => mark.seat !== seat), { id, seat, at }].slice(-MOST);
    setTimeout(() => {
      this.#marks = this.#marks.filter((mark) => mark.id !== id);
    }, SHOWN_FOR);
  }
}
