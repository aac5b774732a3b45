import type { TableHost } from '@miaou/host';
import { isEnded, type Table, type TableId } from '@miaou/table';
import type { Listings } from '../store/listings.js';
import type { TableSummary } from '../store/store.js';
import { type EndedListing, endedListing } from './listing.js';

/** Of what is kept: a listing of another version is not used. */
const VERSION = '1';

/** All of the table must be durable. One that cannot be saved is not missed: the log says what the table is. */
const saveListing = async (listings: Listings, table: Table): Promise<void> => {
  if (!isEnded(table.stage)) return;
  await listings.save(table.id, table.seq, VERSION, JSON.stringify(endedListing(table))).catch(() => undefined);
};

/** A table that is over is listed from what is kept of it, without its log. Nothing waits for it. */
export const keepListing = (listings: Listings, host: TableHost): void => {
  if (isEnded(host.table.stage)) setImmediate(() => host.read((durable) => void saveListing(listings, durable)));
};

/** The listings of those tables that are over and have not changed since. */
export const findListings = async (
  listings: Listings,
  summaries: readonly TableSummary[],
): Promise<ReadonlyMap<TableId, EndedListing>> => {
  const ended = summaries.filter(({ stage }) => isEnded(stage));
  const kept = await listings.find(
    ended.map(({ table }) => table),
    VERSION,
  );
  const found = ended.flatMap(({ table, head }) => {
    const listing = kept.get(table);
    return listing?.seq === head ? [[table, JSON.parse(listing.body) as EndedListing] as const] : [];
  });
  return new Map(found);
};
