import { type Seat, seat } from '@miaou/kit';
import type { PersonId, Snapshot } from '@miaou/table';
import type { PointMark } from '../../../games/board';

const SHOWN_FOR = 4_000;
/** More at once could not be told apart. */
const MOST = 4;

const seatOf = ({ seats }: Snapshot, person: PersonId): Seat | undefined => {
  const index = seats.findIndex((facts) => facts.person === person);
  return index < 0 ? undefined : seat(index);
};

/** What those of the reader's side point at: each for a few seconds, and the newest of each player. */
export class Points {
  #marks = $state.raw<readonly PointMark[]>([]);
  #last = 0;
  readonly #snapshot: () => Snapshot;

  constructor(snapshot: () => Snapshot) {
    this.#snapshot = snapshot;
  }

  get marks(): readonly PointMark[] {
    return this.#marks;
  }

  show(person: PersonId, at: string): void {
    const by = seatOf(this.#snapshot(), person);
    if (by === undefined) return;
    this.#last += 1;
    const id = this.#last;
    this.#marks = [...this.#marks.filter((mark) => mark.seat !== by), { id, seat: by, at }].slice(-MOST);
    setTimeout(() => {
      this.#marks = this.#marks.filter((mark) => mark.id !== id);
    }, SHOWN_FOR);
  }
}
