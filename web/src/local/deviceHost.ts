import type { MatchRecord } from '@miaou/kit';
import type { Entry, TableId } from '@miaou/table';
import { pageClock } from '../link/clock';
import { loadGames } from '../link/games';
import type { Bots } from './botTask';
import { trueChance } from './chance';
import { deviceStore } from './deviceStore';
import { houseOf } from './house';
import { LocalHost } from './localHost';
import { recordIn } from './records';
import { WorkerBots } from './workerBots';
import { startBotWorker } from './workerDesk';

/** A table that this page runs; `close` stops it. */
export interface OpenedHost {
  readonly host: LocalHost;
  readonly close: () => void;
}

export const hostOf = async (
  table: TableId,
  entries: readonly Entry[],
  speed: () => number,
  bots: Bots,
): Promise<OpenedHost> => {
  const house = houseOf(await loadGames());
  const tabs = new BroadcastChannel(`miaou.table.${table}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
  const wrote = (): void => tabs.postMessage('wrote');
  const services = { store: deviceStore, clock: pageClock, chance: trueChance, bots, speed, wrote };
  const host = new LocalHost(table, house, entries, services);
  tabs.addEventListener('message', () => void host.refresh());
  const close = (): void => {
    host.close();
    bots.close();
    tabs.close();
  };
  return { host, close };
};

/** Opens what the store has of a table; nothing where it has none. */
export const openHost = async (table: TableId, speed: () => number): Promise<OpenedHost | undefined> => {
  const entries = await deviceStore.read(table, 0);
  return entries.length === 0 ? undefined : hostOf(table, entries, speed, new WorkerBots(pageClock, startBotWorker));
};

/** The record of a finished match of a table of this device. */
export const recordOfMatch = async (table: TableId, match: number): Promise<MatchRecord | undefined> =>
  recordIn(table, houseOf(await loadGames()), await deviceStore.read(table, 0), match);
