import { type Entry, type PersonId, seatOf, type Table } from '@miaou/table';

/**
 * How long a person is taken to be connected to another writer of the log after that one wrote for them. It ends, because the other writer
 * may have died; where it lives, it says at once that the person is there.
 */
const ELSEWHERE_MILLISECONDS = 10 * 60_000;

/** Who is connected to a table, as the program around the host reports it, and since when others are not. */
export class Attendance {
  readonly #now: () => number;
  readonly #begunAt: number;
  readonly #present = new Set<PersonId>();
  readonly #leftAt = new Map<PersonId, number>();
  /** Until when somebody is taken to be connected to another writer. */
  readonly #elsewhere = new Map<PersonId, number>();

  constructor(now: () => number) {
    this.#now = now;
    this.#begunAt = now();
  }

  /** Whether anybody is connected, at a seat or looking on. */
  get isWatched(): boolean {
    return this.#present.size > 0;
  }

  isPresent(person: PersonId): boolean {
    return this.#present.has(person);
  }

  /** Whether a person is connected, here or to another writer. */
  isReachable(person: PersonId): boolean {
    return this.isPresent(person) || this.leftAt(person) > this.#now();
  }

  /** Since when a person is not connected. Who was heard of elsewhere is connected there for a while from then. */
  leftAt(person: PersonId): number {
    return Math.max(this.#leftAt.get(person) ?? this.#begunAt, this.#elsewhere.get(person) ?? 0);
  }

  came(person: PersonId): void {
    this.#present.add(person);
    this.#elsewhere.delete(person);
  }

  left(person: PersonId): void {
    this.#present.delete(person);
    this.#leftAt.set(person, this.#now());
  }

  /** An entry by another writer shows who is connected there, and who is not any more. */
  heard({ body, command }: Entry, { occupants }: Table): void {
    const held = 'seat' in body ? occupants[body.seat] : undefined;
    const named = held?.kind === 'person' ? held.person : undefined;
    if (body.type === 'wentAway' && named !== undefined) this.#elsewhere.delete(named);
    const there = body.type === 'cameBack' ? named : command?.person;
    if (there !== undefined && !this.#present.has(there))
      this.#elsewhere.set(there, this.#now() + ELSEWHERE_MILLISECONDS);
  }
}

/** Only coming back tells that somebody whose time ran out was not just slow. */
export const isReplacedByClock = (table: Table, person: PersonId): boolean => {
  const seat = seatOf(table, person);
  return seat !== undefined && table.standIns.get(seat) === 'timedOut';
};
