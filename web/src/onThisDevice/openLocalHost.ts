import { drawBytes32 } from '@miaou/kit';
import type { Entry, RecordWithSeating, TableId } from '@miaou/table';
import { pageClock } from '../tableClient/clock';
import { loadGames } from '../tableClient/loadRules';
import { catalogOf } from './catalog';
import { trueChance } from './chance';
import { localStore } from './indexedDbStore';
import { LocalTableHost } from './localTableHost';
import { recordIn } from './records';
import { WorkerBots } from './workerBots';
import { startBotWorker } from './workerClient';

/** A table that this page hosts; `close` stops it. Bots and orders act once the host is started. */
export interface OpenedHost {
  readonly host: LocalTableHost;
  readonly close: () => void;
}

export const hostTable = async (
  table: TableId,
  entries: readonly Entry[],
  speed: () => number = () => 1,
): Promise<OpenedHost> => {
  const catalog = catalogOf(await loadGames());
  const bots = new WorkerBots(pageClock, startBotWorker);
  const tabs = new BroadcastChannel(`miaou.table.${table}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
  const wrote = (): void => tabs.postMessage('wrote');
  const drawSecret = (): string => drawBytes32(trueChance);
  const services = { store: localStore, clock: pageClock, chance: trueChance, drawSecret, bots, speed, wrote };
  const host = new LocalTableHost(table, catalog, entries, services);
  tabs.addEventListener('message', () => void host.refresh());
  const close = (): void => {
    host.close();
    bots.close();
    tabs.close();
  };
  return { host, close };
};

/** Hosts a table of the store; undefined where there is no such table. */
export const openLocalHost = async (table: TableId, speed: () => number): Promise<OpenedHost | undefined> => {
  const entries = await localStore.read(table, 0);
  return entries.length === 0 ? undefined : hostTable(table, entries, speed);
};

/** The record of a finished match of a table of this device. */
export const recordOfMatch = async (table: TableId, match: number): Promise<RecordWithSeating | undefined> =>
  recordIn(table, catalogOf(await loadGames()), await localStore.read(table, 0), match);
