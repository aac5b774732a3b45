import type { OwnTable } from '@miaou/protocol';
import type { PersonId } from '@miaou/table';
import type { Store, TableSummary } from '../store/store.js';
import { findListings, keepListing } from './keptListings.js';
import { ownTableFrom, ownTableOf } from './listing.js';
import type { Tables } from './tables.js';

export interface OwnTablesServices {
  readonly tables: Tables;
  readonly store: Store;
}

const MOST_TABLES = 50;

/** A table of a list, and when it last changed for everybody to see: what others keep secret must not move it. */
interface Shown {
  readonly own: OwnTable;
  readonly shownAt: number;
}

const shownFromLog = async (
  { tables, store }: OwnTablesServices,
  { table: id, head }: TableSummary,
  person: PersonId,
): Promise<Shown | undefined> => {
  const hosted = await tables.findAt(id, head);
  if (hosted === undefined) return undefined;
  keepListing(store.listings, hosted.host);
  const { table } = hosted.host;
  return { own: ownTableOf(table, hosted.channel.watchingAt(table), person), shownAt: table.shownAt };
};

/** The tables of a person, the last changed first. Those at which nothing happens are not loaded: there may be many. */
export const listOwnTables = async (services: OwnTablesServices, person: PersonId): Promise<readonly OwnTable[]> => {
  const { tables, store } = services;
  const summaries = await store.listTables({ kind: 'of', person, limit: MOST_TABLES });
  const playable = summaries.filter(({ stage }) => stage !== 'closed');
  const kept = await findListings(
    store.listings,
    playable.filter(({ table }) => tables.inMemoryNow(table) === undefined),
  );
  const shown = await Promise.all(
    playable.map(async (summary) => {
      const listing = kept.get(summary.table);
      if (listing === undefined) return shownFromLog(services, summary, person);
      return { own: ownTableFrom(listing, person), shownAt: listing.shownAt };
    }),
  );
  return shown
    .flatMap((one) => (one === undefined ? [] : [one]))
    .toSorted((a, b) => b.shownAt - a.shownAt)
    .map(({ own }) => own);
};
