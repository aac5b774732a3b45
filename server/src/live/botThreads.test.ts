import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotFailure } from '@miaou/host';
import { SeededChance } from '@miaou/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BotPool, WorkerPool } from '../bots/workerPool.js';
import { bundle } from '../testing/bundle.js';
import { gather, hostOf, playOn, seatAll } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
const folder = mkdtempSync(join(tmpdir(), 'miaou-threads-'));
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => {
  servers.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A match of one person and two bots whose threads run this program; how the bots failed. */
const playAgainst = async (program: string): Promise<readonly BotFailure[]> => {
  const failures: BotFailure[] = [];
  const worker = pathToFileURL(await bundle(program, folder));
  const pool = new WorkerPool({ threads: 2, megabytes: 64, startMilliseconds: 30_000 }, worker);
  const bots: BotPool = {
    choose: async (task) => {
      const answer = await pool.choose(task);
      if ('failure' in answer) failures.push(answer.failure);
      return answer;
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
  const scene = await gather(await servers.start({ bots, settings: { botMilliseconds: '20000' } }), FELIX, 1, 'views');
  await seatAll(scene, FELIX, [1]);
  await playOn(hostOf(scene), scene.table, new SeededChance(program));
  expect(hostOf(scene).isOver).toBe(true);
  return failures;
};

describe('a table with bots in threads', () => {
  it('a table with bots in threads plays a whole match', async () => {
    expect(await playAgainst('bots/botWorker.ts')).toEqual([]);
  });

  it('a table with bots that never give a legal answer plays to the end', async () => {
    const failures = await playAgainst('testing/badBotsWorker.ts');
    expect(failures.length).toBeGreaterThan(20);
    expect(new Set(failures)).toEqual(new Set(['illegal']));
  });
});
