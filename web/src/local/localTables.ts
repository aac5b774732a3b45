import { type MatchRecord, seat } from '@miaou/kit';
import { type Entry, personId, type Settings, type TableId, tableId } from '@miaou/table';
import { pageClock } from '../link/clock';
import { loadGames } from '../link/games';
import type { Answer } from '../link/tableLink';
import type { Reply } from '../online/api';
import { BrowserStore } from './browserStore';
import { trueChance } from './chance';
import type { LocalSummary } from './entryStore';
import { houseOf } from './house';
import { LocalHost } from './localHost';
import { recordIn } from './records';
import { startBotWorker, WorkerBots } from './workerBots';

const store = new BrowserStore();

const OPEN_ID_LETTERS = 22;
const LETTERS = 'abcdefghijkmnopqrstuvwxyz0123456789';

const newId = (): TableId =>
  tableId(Array.from({ length: OPEN_ID_LETTERS }, () => LETTERS.charAt(trueChance.below(LETTERS.length))).join(''));

const personHere = (index: number): ReturnType<typeof personId> => personId(`here-${index}`);

/** How a table of this device begins: people take the first seats, bots the others. */
export interface LocalOpening {
  readonly settings: Settings;
  /** Names. One is a solo match, several share the device. */
  readonly people: readonly string[];
  /** The bots of the seats that are left, by their ids. */
  readonly bots: readonly string[];
}

/** A table that this page runs; `close` stops it. */
export interface OpenedHost {
  readonly host: LocalHost;
  close(): void;
}

const hostOf = async (table: TableId, entries: readonly Entry[], speed: () => number): Promise<OpenedHost> => {
  const house = houseOf(await loadGames());
  const tabs = new BroadcastChannel(`miaou.table.${table}`);
  const bots = new WorkerBots(pageClock, startBotWorker);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
  const wrote = (): void => tabs.postMessage('wrote');
  const host = new LocalHost(table, house, entries, {
    store,
    clock: pageClock,
    chance: trueChance,
    bots,
    speed,
    wrote,
  });
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
  const entries = await store.read(table, 0);
  return entries.length === 0 ? undefined : hostOf(table, entries, speed);
};

/** Time is nobody's enemy at home. */
const localSettings = (settings: Settings): Settings => ({ ...settings, clock: { kind: 'none' } });

const seatEverybody = async (host: LocalHost, { people, bots }: LocalOpening): Promise<Answer> => {
  const first = personHere(0);
  let answer: Answer = { accepted: true };
  for (const [index, name] of people.entries()) {
    if (answer.accepted) answer = await host.seat(personHere(index), name, seat(index));
  }
  for (const [index, bot] of bots.entries()) {
    if (answer.accepted) answer = await host.submit(first, { type: 'seatBot', seat: seat(people.length + index), bot });
  }
  return answer.accepted ? host.submit(first, { type: 'start' }) : answer;
};

const begin = async (opening: LocalOpening): Promise<Reply<TableId>> => {
  const table = newId();
  const settings = localSettings(opening.settings);
  const body = { type: 'opened', host: personHere(0), name: opening.people[0] ?? '', settings } as const;
  const entry: Entry = { seq: 1, at: pageClock.now(), body };
  await store.append(table, entry);
  const { host, close } = await hostOf(table, [entry], () => 1);
  const answer = await seatEverybody(host, opening);
  close();
  if (answer.accepted) return { ok: true, value: table };
  await store.remove(table);
  return { ok: false, refusal: answer.refusal };
};

/** Opens a table on this device, sits everybody down and deals. */
export const openLocalTable = async (opening: LocalOpening): Promise<Reply<TableId>> => {
  try {
    return await begin(opening);
  } catch {
    return { ok: false, refusal: { code: 'storage-failed' } };
  }
};

/** The tables of this device, the newest first; none in a browser that keeps nothing. */
export const localTables = (): Promise<readonly LocalSummary[]> => store.list().catch(() => []);

export const removeLocalTable = (table: TableId): Promise<void> => store.remove(table);

/** The record of a finished match of a table of this device. */
export const recordOfMatch = async (table: TableId, match: number): Promise<MatchRecord | undefined> =>
  recordIn(table, houseOf(await loadGames()), await store.read(table, 0), match);
