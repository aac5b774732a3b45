import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { tableId } from '@miaou/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../bundle.js';
import { nextEvent } from '../waiting.js';
import { newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const KILLS = 3;
const ACKNOWLEDGED_BEFORE_KILL = 150;

/** The lines of a child until it was killed in full flight. */
const killAfter = async (child: ChildProcess, count: number): Promise<string[]> => {
  const lines: string[] = [];
  const exited = nextEvent(child, 'exit');
  if (child.stdout === null) throw new Error('the child has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === count) child.kill('SIGKILL');
  }
  await exited;
  return lines;
};

export const describeCrash = (subject: StoreUnderTest): void => {
  describe('crash', () => {
    let folder: string;
    let program: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'miaou-child-'));
      program = await bundle('testing/store/appendingChild.ts', folder);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('every acknowledged entry survives the death of its process, at its place, and the logs go on', async () => {
      const tables = Array.from({ length: 8 }, newTable);
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        await subject.reopen(async () => {
          const stdio = ['ignore', 'pipe', 'inherit'] as const;
          const child = spawn(process.execPath, [program, ...subject.fixture.forChild, ...tables], {
            stdio: [...stdio],
          });
          acknowledged.push(...(await killAfter(child, ACKNOWLEDGED_BEFORE_KILL)));
        });
        await expectAll(subject, acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL);
    });
  });
};

const expectAll = async (subject: StoreUnderTest, acknowledged: readonly string[]): Promise<void> => {
  const heads = new Map<string, number>();
  for (const line of acknowledged) {
    const [table = '', seq, outcome] = line.split(' ');
    expect(outcome).toBe('stored');
    heads.set(table, Math.max(heads.get(table) ?? 0, Number(seq)));
  }
  for (const [table, head] of heads) {
    const log = await subject.store.readLog(tableId(table));
    expect(log.kind).toBe('log');
    expect(log.kind === 'log' && log.entries.length).toBeGreaterThanOrEqual(head);
  }
};
