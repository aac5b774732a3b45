import type { Seat } from '@miaou/kit';
import { automaticMovesOf, type Entry, type PersonId, type Table } from '@miaou/table';
import type { PushSubscription, PushSubscriptions } from '../store/pushSubscriptions.js';
import type { PushSender, TurnNotification } from './pushSender.js';

export interface TurnNotifierServices {
  readonly pushSender: PushSender;
  readonly pushes: PushSubscriptions;
  readonly isConnected: (person: PersonId) => boolean;
  readonly failed: (error: unknown) => void;
  readonly counted: (delivery: 'delivered' | 'failed') => void;
}

const hasBegun = ({ seq, owed }: Table, { body }: Entry, seat: Seat): boolean =>
  owed.get(seat)?.entry === seq || (body.type === 'orderDropped' && body.seat === seat);

/** The people who came to owe a decision by an entry, and whose decision no bot and no order makes for them. */
const askedBy = (table: Table, entry: Entry): PersonId[] => {
  if (table.stage !== 'playing') return [];
  const seenTo = new Set(
    automaticMovesOf(table).flatMap((move) => ('seat' in move && move.type !== 'deadline' ? [move.seat] : [])),
  );
  return table.occupants.flatMap((held, index) => {
    const seat = index as Seat;
    const isAsked = held.kind === 'person' && table.owed.has(seat) && !seenTo.has(seat);
    return isAsked && hasBegun(table, entry, seat) ? [held.person] : [];
  });
};

/** Notifies people who are not connected that it is their turn. */
export class TurnNotifier {
  readonly #services: TurnNotifierServices;

  constructor(services: TurnNotifierServices) {
    this.#services = services;
  }

  /** To be called with every entry once it is durable. */
  entryStored(table: Table, entry: Entry): void {
    for (const person of askedBy(table, entry)) {
      if (this.#services.isConnected(person)) continue;
      this.#notify(person, { table: table.id, game: table.settings.game }).catch(this.#services.failed);
    }
  }

  async #notify(person: PersonId, notification: TurnNotification): Promise<void> {
    const subscriptions = await this.#services.pushes.of(person);
    await Promise.all(subscriptions.map((subscription) => this.#deliver(subscription, notification)));
  }

  /** A subscription that its service no longer knows is deleted. */
  async #deliver(subscription: PushSubscription, notification: TurnNotification): Promise<void> {
    const delivery = await this.#services.pushSender.deliver(subscription, notification);
    if (delivery === 'gone') await this.#services.pushes.drop(subscription.endpoint);
    else this.#services.counted(delivery);
  }
}
