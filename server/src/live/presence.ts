import type { ServerMessage } from '@miaou/protocol';
import type { PersonId, Table } from '@miaou/table';
import type { Connection } from './connection.js';

/** Who is connected to a table, as sent to all who follow it. */
export type Presence = Extract<ServerMessage, { type: 'presence' }>;

/** Changes within this time are sent as one. */
const WINDOW_MILLISECONDS = 250;

/** Where many follow a table, they get 1,000 frames a second together: each is a system call, for which all other tables wait. */
const MILLISECONDS_FOR_EACH = 1;

/** How long presence is collected at a table before it is sent to this many. */
export const presenceWindow = (followers: number): number =>
  Math.max(WINDOW_MILLISECONDS, followers * MILLISECONDS_FOR_EACH);

/** A connection as far as presence tells of it. */
type Attendant = Pick<Connection, 'person' | 'isProgram'>;

/** People, each with the number of their connections. */
class ConnectionCounts {
  readonly #counts = new Map<PersonId, number>();

  get people(): number {
    return this.#counts.size;
  }

  has(person: PersonId): boolean {
    return this.#counts.has(person);
  }

  /** True for the first connection of a person. */
  add(person: PersonId): boolean {
    const before = this.#counts.get(person) ?? 0;
    this.#counts.set(person, before + 1);
    return before === 0;
  }

  /** True for the last connection of a person. */
  remove(person: PersonId): boolean {
    const others = (this.#counts.get(person) ?? 1) - 1;
    if (others > 0) this.#counts.set(person, others);
    else this.#counts.delete(person);
    return others <= 0;
  }
}

/**
 * The people connected to a table, counted as they come and go: a walk over all connections for each of them would cost n² when a
 * whole crowd reconnects.
 */
export class TablePresence {
  readonly #connected = new ConnectionCounts();
  /** Only connections of programs. */
  readonly #programs = new ConnectionCounts();
  #text = '';

  /** The newest presence as it is sent. */
  get text(): string {
    return this.#text;
  }

  /** True where the person was not connected before. */
  came({ person, isProgram }: Attendant): boolean {
    if (isProgram) this.#programs.add(person.id);
    return this.#connected.add(person.id);
  }

  /** True where the person has no other connection. */
  left({ person, isProgram }: Attendant): boolean {
    if (isProgram) this.#programs.remove(person.id);
    return this.#connected.remove(person.id);
  }

  /** Whether a program is connected for them. */
  hasProgram(person: PersonId): boolean {
    return this.#programs.has(person);
  }

  /** Brings the text up to date. True if it has changed. */
  read(table: Table): boolean {
    const text = JSON.stringify(this.presenceAt(table));
    if (text === this.#text) return false;
    this.#text = text;
    return true;
  }

  /** Each person counts once, however many tabs and devices they have. `programs` are those of them who have a program connected. */
  presenceAt({ id, occupants }: Table): Presence {
    const present = occupants.flatMap((held) =>
      held.kind === 'person' && this.#connected.has(held.person) ? [held.person] : [],
    );
    const programs = present.filter((person) => this.#programs.has(person));
    return {
      type: 'presence',
      table: id,
      present,
      watching: this.#connected.people - present.length,
      ...(programs.length === 0 ? {} : { programs }),
    };
  }
}
