import type { TableHost } from '@miaou/host';
import { isEnded, type Stage, type Table, type TableId } from '@miaou/table';
import type { Listings } from '../store/listings.js';
import type { TableSummary } from '../store/store.js';
import { rulesVersion } from './catalog.js';
import { listingOf, type TableListing } from './listing.js';

/** Of what is kept: a listing of another version is not used. */
const VERSION = '1';

/** Whom a match waits for follows from the rules. At a table that is over nobody is awaited, whatever they say. */
const VERSION_UNDER_WAY = `${VERSION} ${rulesVersion}`;

const versionFor = (stage: Stage): string => (isEnded(stage) ? VERSION : VERSION_UNDER_WAY);

/** All of the table must be durable. One that cannot be saved is not missed: the log says what the table is. */
export const saveListing = async (listings: Listings, table: Table): Promise<void> => {
  const body = JSON.stringify(listingOf(table));
  await listings.save(table.id, table.seq, versionFor(table.stage), body).catch(() => undefined);
};

/** A table that is over is listed from what is kept of it, without its log. Nothing waits for it. */
export const keepListing = (listings: Listings, host: TableHost): void => {
  if (!isEnded(host.table.stage)) return;
  setImmediate(() =>
    host.read((durable) => {
      if (isEnded(durable.stage)) void saveListing(listings, durable);
    }),
  );
};

/** The listings of those tables that have not changed since. */
export const findListings = async (
  listings: Listings,
  summaries: readonly TableSummary[],
): Promise<ReadonlyMap<TableId, TableListing>> => {
  const found = await Promise.all([
    findOfVersion(listings, summaries, VERSION),
    findOfVersion(listings, summaries, VERSION_UNDER_WAY),
  ]);
  return new Map(found.flat());
};

const findOfVersion = async (
  listings: Listings,
  summaries: readonly TableSummary[],
  version: string,
): Promise<(readonly [TableId, TableListing])[]> => {
  const sought = summaries.filter(({ stage }) => versionFor(stage) === version);
  const ids = sought.map(({ table }) => table);
  const kept = await listings.find(ids, version);
  return sought.flatMap(({ table, head }) => {
    const listing = kept.get(table);
    return listing?.seq === head ? [[table, JSON.parse(listing.body) as TableListing] as const] : [];
  });
};
