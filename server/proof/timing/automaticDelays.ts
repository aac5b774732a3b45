import { TableHost } from '@miaou/host';
import type { Seat } from '@miaou/kit';
import type { Table } from '@miaou/table';

/** A pace as the server has it when nobody says otherwise. */
const PACE = { least: 600, most: 1800 };

const failed = (): never => {
  throw new Error('nothing is stored here');
};

/**
 * How long each seat waits whose decision a table makes by itself. `random` is drawn once for each of them, in this order; bots are never
 * asked, so that what is measured is what the table adds.
 */
export const delaysAt = (table: Table, random: () => number): ReadonlyMap<Seat, number> => {
  const delays: number[] = [];
  const host = new TableHost(table, {
    store: { append: () => new Promise(() => undefined), reload: failed, readAfter: failed },
    bots: { choose: () => new Promise(() => undefined) },
    botSettings: { pace: () => PACE, milliseconds: 1, thinksDuringPace: false },
    clock: {
      now: () => 1000,
      later: (milliseconds) => {
        delays.push(milliseconds);
        return () => undefined;
      },
    },
    chance: { below: failed },
    random,
    listener: { entryStored: failed, entryReceived: failed, reloaded: failed, lost: failed },
  });
  host.start();
  host.stop();
  return new Map([...table.owed.keys()].map((seat, place) => [seat, delays[place] ?? Number.NaN]));
};
