import type { GameTypes, Viewer } from '@miaou/kit';
import { type Following, type UpdateMessage, viewHash } from '@miaou/protocol';
import { type Change, legalFor, type Table, type Update } from '@miaou/table';
import { textFrame } from './textFrame.js';

/** The view's hash is sent with every 32nd update: hashing each one would cost more than the rules do. */
const HASH_EVERY = 32;

/** What a subscription gets beyond the changes. */
type Supplement = Pick<UpdateMessage, 'view' | 'legal' | 'hash'>;

export interface Recipient {
  readonly audience: Viewer;
  readonly follow: Following;
  readonly on: number;
}

/** The number of a table on a connection. Left out for 0, because nearly every connection follows one table. */
export const onField = (on: number): Pick<UpdateMessage, 'on'> => (on === 0 ? {} : { on });

/** Game events alone, the most frequent update by far, have a short form. */
const bodyOf = (changes: readonly Change[]): Pick<UpdateMessage, 'events' | 'changes'> => {
  const [only] = changes;
  return changes.length === 1 && only?.type === 'events' ? { events: only.events } : { changes };
};

/** Clients look for `on` and `n` first, so the order of the fields counts. */
export const serializeUpdate = (
  on: number,
  n: number,
  changes: readonly Change[],
  supplement: Supplement = {},
): string => JSON.stringify({ ...onField(on), n, ...supplement, ...bodyOf(changes) } satisfies UpdateMessage);

const viewOf = (table: Table, audience: Viewer): GameTypes['view'] | null =>
  table.match?.position.view(audience) ?? null;

const hasHash = (n: number): boolean => n % HASH_EVERY === 0;

const supplementFor = (table: Table, { audience, follow }: Recipient, n: number): Supplement => {
  if (follow === 'views') {
    const legal = legalFor(table, audience);
    return { view: viewOf(table, audience), ...(legal === undefined ? {} : { legal }) };
  }
  return hasHash(n) ? { hash: viewHash(viewOf(table, audience)) } : {};
};

/** A message that was made, and for whom. */
interface MadeUpdate {
  readonly update: Update;
  readonly follow: Following;
  readonly on: number;
  readonly frame: Buffer;
}

/** Audiences that see the same changes under the same number get the same message, unless it tells of their own view. */
const readsTheSame = (one: Update, other: Update, follow: Following): boolean =>
  one === other || (one.changes === other.changes && one.n === other.n && follow === 'events' && !hasHash(one.n));

/** The messages for one entry of a table. Each is made once, for all connections that get the same. */
export class UpdateSerializer {
  readonly #table: Table;
  readonly #updates: readonly Update[];
  readonly #made: MadeUpdate[] = [];

  constructor(table: Table, updates: readonly Update[]) {
    this.#table = table;
    this.#updates = updates;
  }

  /** Undefined if the entry changed nothing for the audience. */
  frameFor(recipient: Recipient): Buffer | undefined {
    const update = this.#updates.find(({ audience }) => audience === recipient.audience);
    if (update === undefined) return undefined;
    const { follow, on } = recipient;
    const known = this.#made.find(
      (made) => made.on === on && made.follow === follow && readsTheSame(made.update, update, follow),
    );
    return known?.frame ?? this.#make(update, recipient);
  }

  #make(update: Update, recipient: Recipient): Buffer {
    const { n, changes } = update;
    const { follow, on } = recipient;
    const frame = textFrame(serializeUpdate(on, n, changes, supplementFor(this.#table, recipient, n)));
    this.#made.push({ update, follow, on, frame });
    return frame;
  }
}
