import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@miaou/kit';
import { messageOf } from '../../src/store/fault.js';
import { openInThisThread } from '../../src/testing/store/ownThread.js';
import { type Logs, readLogs } from '../invariants/logs.js';
import { chainFaults } from '../invariants/replayLog.js';
import type { DiskRecording, Survival } from './powerCut.js';

interface PowerCut {
  readonly moment: number;
  readonly survival: Survival;
  readonly chance: Chance;
}

/** Opens the file as a server would, which recovers it, and says what is wrong with it. */
const recover = async (file: string): Promise<readonly string[]> => {
  const store = await openInThisThread(file);
  try {
    const tables = await store.listTables({ kind: 'all', limit: 1000 });
    const setAside = tables.flatMap((table) => (table.setAside === null ? [] : [`${table.table}: ${table.setAside}`]));
    return [...(await store.inspect()), ...(await store.findLostEntries()), ...setAside];
  } finally {
    await store.close();
  }
};

const countsOf = (logs: Logs): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { entry } of [...logs.values()].flat())
    if (entry.command !== undefined) counts.set(entry.command.id, (counts.get(entry.command.id) ?? 0) + 1);
  return counts;
};

const faultsIn = async (file: string, acknowledged: readonly string[]): Promise<readonly string[]> => {
  const found = await recover(file);
  const logs = readLogs(file);
  const counts = countsOf(logs);
  return [
    ...found,
    ...[...logs].flatMap(([table, rows]) => chainFaults(table, rows)),
    ...acknowledged.flatMap((id) => (counts.has(id) ? [] : [`I1 durable: ${id} was acknowledged, and is not there`])),
    ...[...counts].flatMap(([id, times]) => (times === 1 ? [] : [`I1 durable: ${id} is there ${times} times`])),
  ];
};

/** What is wrong with a disk on which the power failed. */
export const faultsOfImage = async (
  recording: DiskRecording,
  { moment, survival, chance }: PowerCut,
  folder: string,
): Promise<readonly string[]> => {
  const file = join(folder, 'image.db');
  recording.writeImage(moment, survival, chance, file);
  try {
    const faults = await faultsIn(file, recording.acknowledgedBy(moment));
    return faults.map((fault) => `after step ${moment}, ${survival}: ${fault}`);
  } catch (error) {
    return [`after step ${moment}, ${survival}: ${messageOf(error)}`];
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
  }
};
