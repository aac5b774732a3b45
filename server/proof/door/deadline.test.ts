import { join } from 'node:path';
import type { Settings, TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { call, meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { faultsAtAnyMoment, faultsAtRest } from '../invariants/invariants.js';
import { readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useStage } from '../process/useStage.js';
import { Witness } from '../worlds/witness.js';

const HOUR = 60 * 60 * 1000;
const CHOP = MATCHES.find(({ game }) => game === 'chop');
if (CHOP === undefined) throw new Error('no match to play');
const SETTINGS: Settings = {
  ...CHOP,
  clock: { kind: 'perMove', seconds: 3600 },
  access: { join: 'link', watch: 'anyone' },
};

const entriesOf = async (port: number): Promise<number> => {
  const { text } = await call(port, { method: 'GET', path: '/metrics' });
  return Number(/^miaou_entries_total (\d+)$/m.exec(text)?.[1]);
};

/** Looks again and again, as a monitor would, until something has happened. */
const firstEntry = async (port: number): Promise<void> => {
  if ((await entriesOf(port)) === 0) await firstEntry(port);
};

/** Two people and no bot: nothing but the clock would ever ask for the table, which is in no list. */
const startMatch = async (port: number): Promise<TableId> => {
  const guests = [await meet(port), await meet(port)] as const;
  const table = await openTable(port, guests[0], SETTINGS);
  const [host, other] = await Promise.all(guests.map((guest) => Witness.join(guest, port)));
  for (const witness of [host, other]) await witness?.command(table, { type: 'sit' });
  await host?.command(table, { type: 'start' });
  return table;
};

describe('a deadline', () => {
  const stage = useStage();

  const timeOuts = (file: string, table: TableId): number =>
    (readLogs(file).get(table) ?? []).filter(({ entry }) => entry.body.type === 'timedOut').length;

  it('[I6] that passes while the server is dead fires once when it is back, though nobody asks for its table', {
    timeout: 45_000,
  }, async () => {
    const file = join(stage().folder, 'deadline.db');
    const pace = '600000-600000';
    const server = await ServerProcess.start(stage(), { file, pace });
    const table = await startMatch(server.port);
    server.kill();
    await server.ended();
    expect(timeOuts(file, table)).toBe(0);
    for (const hours of [2, 4]) {
      const later = await ServerProcess.start(stage(), { file, pace, ahead: hours * HOUR });
      if (hours === 2) await firstEntry(later.port);
      later.kill();
      await later.ended();
      expect(timeOuts(file, table)).toBe(1);
    }
    const logs = readLogs(file);
    expect([...faultsAtAnyMoment(logs, []), ...faultsAtRest(logs, [], Date.now() + 4 * HOUR)]).toEqual([]);
  });
});
