import type { Entry, PersonId, TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EntryReader, Store } from '../store/store.js';
import { FELIX } from '../testing/live/settings.js';
import { meet, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';
import { GATHERING, newTable } from '../testing/store/samples.js';

let workshop: TestServers;
beforeAll(async () => {
  workshop = await TestServers.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

/** Watches what a server reads of logs and writes of snapshots. */
class Watched {
  entriesRead = 0;
  readonly saved: number[] = [];
  #notify: () => void = () => undefined;
  readonly firstSaved = new Promise<void>((resolve) => {
    this.#notify = resolve;
  });

  store: Store | undefined;

  readonly wrap = (store: Store): Store => {
    this.store = store;
    return withMethods(store, {
      scanLog: (table, read, after) => store.scanLog(table, this.#counted(read), after),
      snapshots: {
        find: (table, version) => store.snapshots.find(table, version),
        save: async (table, seq, version, body) => {
          await store.snapshots.save(table, seq, version, body);
          this.saved.push(seq);
          this.#notify();
        },
      },
    });
  };

  #counted(read: EntryReader): EntryReader {
    return (entry) => {
      this.entriesRead += 1;
      return read(entry);
    };
  }
}

/** A table with a long log, written at once. */
const writeLog = async (store: Store | undefined, host: PersonId, length: number): Promise<TableId> => {
  if (store === undefined) throw new Error('no store was opened');
  const table = newTable();
  const bodyAt = (seq: number): Entry['body'] =>
    seq === 1
      ? { type: 'opened', host, name: 'Ana', settings: FELIX }
      : { type: 'said', person: host, name: 'Ana', saying: { text: `line ${seq}` } };
  await Promise.all(
    Array.from({ length }, (_, index) => {
      const entry: Entry = { seq: index + 1, at: index, body: bodyAt(index + 1) };
      return store.append({ table, entry, index: GATHERING });
    }),
  );
  return table;
};

describe('snapshots of a log', () => {
  it('a long log is read once, and after a restart only what was appended since', async () => {
    const watched = new Watched();
    const server = await workshop.start({ wrap: watched.wrap });
    const guest = await meet(server.address);
    const table = await writeLog(watched.store, guest.person, 510);
    const host = await TestClient.enter(guest);
    await host.watch(table);
    expect(watched.entriesRead).toBe(510);
    await watched.firstSaved;
    await host.do(table, { type: 'sit' });
    await host.do(table, { type: 'standUp' });
    await server.stop();
    await server.start();
    const again = await TestClient.enter({ ...guest, address: server.address });
    watched.entriesRead = 0;
    expect(await again.watch(table)).toMatchObject({ snapshot: { n: 511 } });
    expect(watched.entriesRead).toBe(2);
    expect(watched.saved).toEqual([510]);
  });
});
