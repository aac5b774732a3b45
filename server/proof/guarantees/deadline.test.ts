import { join } from 'node:path';
import type { EntryBody, Settings, TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { faultsAtAnyMoment, faultsAtRest } from '../invariants/invariants.js';
import { readLogs } from '../invariants/logs.js';
import type { ChildOptions } from '../process/childOptions.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { RecordingClient } from '../worlds/recordingClient.js';

const HOUR = 60 * 60 * 1000;
const CHOP = MATCHES.find(({ game }) => game === 'chop');
if (CHOP === undefined) throw new Error('no match to play');
const SETTINGS: Settings = {
  ...CHOP,
  clock: { kind: 'perMove', seconds: 3600 },
  access: { join: 'link', watch: 'anyone' },
};

/** Looks again and again, as a monitor would, until so much has happened. */
const entriesAt = async (server: ServerProcess, entries: number): Promise<void> => {
  if ((await server.counted('miaou_entries_total')) < entries) await entriesAt(server, entries);
};

/** Two people and no bot: nothing but the clock would ever ask for the table, which is in no list. */
const startMatch = async (port: number): Promise<TableId> => {
  const guests = [await meet(port), await meet(port)] as const;
  const table = await openTable(port, guests[0], SETTINGS);
  const [host, other] = await Promise.all(guests.map((guest) => RecordingClient.join(guest, port)));
  for (const client of [host, other]) await client?.command(table, { type: 'sit' });
  await host?.command(table, { type: 'start' });
  return table;
};

describe('deadlines', () => {
  const build = useServerBuild();

  const countOf = (file: string, table: TableId, type: EntryBody['type']): number =>
    (readLogs(file).get(table) ?? []).filter(({ entry }) => entry.body.type === type).length;

  it('[I6] a clock gets back the time for which the server was down, and ends once when it has passed, although no client requests its table', async () => {
    const file = join(build().folder, 'deadline.db');
    const pace = '600000-600000';
    const server = await ServerProcess.start(build(), { file, pace });
    const table = await startMatch(server.port);
    server.kill();
    await server.ended();
    const restart = async (options: Partial<ChildOptions>, entries: number): Promise<void> => {
      const later = await ServerProcess.start(build(), { file, pace, ...options });
      await entriesAt(later, entries);
      later.kill();
      await later.ended();
    };
    // Down for two hours, although the clock had one: the time is given back when the clock has ended by the old deadline.
    await restart({ ahead: 2 * HOUR }, 1);
    expect([countOf(file, table, 'delayed'), countOf(file, table, 'timedOut')]).toEqual([1, 0]);
    // Down again, and then awake for longer than the clock has left.
    await restart({ ahead: 6 * HOUR, speed: 360 }, 2);
    expect([countOf(file, table, 'delayed'), countOf(file, table, 'timedOut')]).toEqual([2, 1]);
    const logs = readLogs(file);
    expect([...faultsAtAnyMoment(logs, []), ...faultsAtRest(logs, [], Date.now() + 6 * HOUR)]).toEqual([]);
  });
});
