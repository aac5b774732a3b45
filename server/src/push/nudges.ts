import type { Seat } from '@miaou/kit';
import { dutiesOf, type Entry, type PersonId, type Table } from '@miaou/table';
import type { Pushes, PushSubscription } from '../store/pushes.js';
import type { Courier, Nudge } from './courier.js';

export interface NudgeServices {
  readonly courier: Courier;
  readonly pushes: Pushes;
  readonly isConnected: (person: PersonId) => boolean;
  readonly failed: (error: unknown) => void;
  readonly counted: (delivery: 'delivered' | 'failed') => void;
}

const hasBegun = ({ seq, owed }: Table, { body }: Entry, seat: Seat): boolean =>
  owed.get(seat)?.entry === seq || (body.type === 'orderDropped' && body.seat === seat);

/** The people who came to owe a decision by an entry, and whose decision no bot and no order makes for them. */
const askedBy = (table: Table, entry: Entry): PersonId[] => {
  if (table.stage !== 'playing') return [];
  const seenTo = new Set(dutiesOf(table).flatMap(({ type, seat }) => (type === 'deadline' ? [] : [seat])));
  return table.occupants.flatMap((held, index) => {
    const seat = index as Seat;
    const isAsked = held.kind === 'person' && table.owed.has(seat) && !seenTo.has(seat);
    return isAsked && hasBegun(table, entry, seat) ? [held.person] : [];
  });
};

/** Tells people who are away that it is their turn. */
export class Nudges {
  constructor(private readonly services: NudgeServices) {}

  /** To be called with every entry once it is durable. */
  heard(table: Table, entry: Entry): void {
    for (const person of askedBy(table, entry)) {
      if (this.services.isConnected(person)) continue;
      this.tell(person, { table: table.id, game: table.settings.game }).catch(this.services.failed);
    }
  }

  private async tell(person: PersonId, nudge: Nudge): Promise<void> {
    const subscriptions = await this.services.pushes.of(person);
    await Promise.all(subscriptions.map((subscription) => this.deliver(subscription, nudge)));
  }

  /** A browser that has taken its subscription back is not called again. */
  private async deliver(subscription: PushSubscription, nudge: Nudge): Promise<void> {
    const delivery = await this.services.courier.deliver(subscription, nudge);
    if (delivery === 'gone') await this.services.pushes.drop(subscription.endpoint);
    else this.services.counted(delivery);
  }
}
