import type { Log } from '../log.js';
import type { Gauges } from '../metrics.js';
import type { Config } from '../settings.js';
import type { Store } from '../store/store.js';
import { DiskSpace } from './diskSpace.js';
import type { Hosting } from './hosting.js';

export const makeDiskSpace = (
  { leastFreeMegabytes }: Config,
  store: Store,
  log: Log,
  elapsed: () => number,
): DiskSpace =>
  new DiskSpace({
    store,
    elapsed,
    leastFreeMegabytes,
    failed: (error) => log.warn('the room on the disk could not be measured', {}, error),
  });

/** What is measured of a running server at the moment of asking. */
export const measure = async (
  disk: DiskSpace,
  { waitingAppends }: Store,
  { gateway, tables, waitingBots }: Hosting,
): Promise<Gauges> => {
  const use = await disk.use();
  return {
    connections: gateway.size,
    tables: tables.size,
    dataBytes: use?.dataBytes,
    freeBytes: use?.freeBytes,
    damagedTables: tables.damagedCount,
    waitingAppends,
    waitingBots,
    unsentBytes: gateway.unsentBytes,
  };
};
