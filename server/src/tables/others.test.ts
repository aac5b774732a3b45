import type { Entry, TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OtherNodes, Store } from '../store/store.js';
import { gather, hostOf } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { ServerWorkshop } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
// The server's chores are done when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await workshop.clear();
  vi.useRealTimers();
});
afterAll(() => workshop.close());

/** Something said at a table by another process that has the same storage. */
const sayElsewhere = async (store: Store, table: TableId, text: string): Promise<number> => {
  const [summary] = await store.listTables({ kind: 'all', limit: 1 });
  if (summary === undefined) throw new Error('no table is stored');
  const [person] = summary.people;
  if (person === undefined) throw new Error('nobody is at the table');
  const body = { type: 'said', person, name: 'Elsewhere', saying: { text } } as const;
  const entry: Entry = { seq: summary.head + 1, at: summary.updatedAt, body };
  await store.append({ table, entry, index: summary });
  return entry.seq;
};

/** A server whose storage others share; `hint` tells it what they did. */
const startAmongOthers = async () => {
  const shared: { store?: Store; hint?: Parameters<OtherNodes['listen']>[0] } = {};
  const headsOf: OtherNodes['headsOf'] = async () => {
    const all = (await shared.store?.listTables({ kind: 'all', limit: 10 })) ?? [];
    return new Map(all.map(({ table, head }) => [table, head]));
  };
  const others: OtherNodes = { headsOf, listen: (heard) => void (shared.hint = heard) };
  const wrap = (store: Store): Store => {
    shared.store = store;
    return withMethods(store, { others });
  };
  const server = await workshop.start({ wrap });
  const scene = await gather(server, FELIX, 1);
  const host = hostOf(scene);
  await host.watch(scene.table);
  const { store, hint } = shared;
  if (store === undefined || hint === undefined) throw new Error('nobody listens');
  return { host, table: scene.table, store, hint };
};

const saidAt = ({ texts }: ReturnType<typeof hostOf>): string[] => texts.filter((text) => text.includes('"said"'));

describe('what another process writes', () => {
  it('is told to those who follow the table here, each entry once and in order', async () => {
    const { host, table, store, hint } = await startAmongOthers();
    await sayElsewhere(store, table, 'first');
    const head = await sayElsewhere(store, table, 'second');
    hint(table, head);
    hint(table, head);
    await host.until(() => saidAt(host).length === 2);
    await host.caughtUp();
    expect(saidAt(host).map((text) => (JSON.parse(text) as { n: number }).n)).toEqual([1, 2]);
  });

  it('is found within a second where no hint came', async () => {
    const { host, table, store } = await startAmongOthers();
    await sayElsewhere(store, table, 'unheard');
    vi.advanceTimersByTime(1_000);
    await host.until(() => saidAt(host).length === 1);
    expect(await host.try(table, { type: 'sit' })).toBe('ok');
  });

  it('stands before what is done here meanwhile', async () => {
    const { host, table, store, hint } = await startAmongOthers();
    const head = await sayElsewhere(store, table, 'before you');
    const sat = host.try(table, { type: 'sit' });
    hint(table, head);
    expect(await sat).toBe('ok');
    await host.caughtUp();
    const newest = await host.watch(table);
    expect(newest).toMatchObject({ snapshot: { n: 2 } });
  });
});
