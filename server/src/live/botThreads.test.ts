import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SeededChance } from '@miaou/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BotFailure, WorkerPool } from '../bots/workerPool.js';
import { bundle } from '../testing/bundle.js';
import { gather, hostOf, playOn, seatAll } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { ServerWorkshop } from '../testing/live/testServer.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let workshop: ServerWorkshop;
const folder = mkdtempSync(join(tmpdir(), 'miaou-threads-'));
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
afterEach(() => workshop.clear());
afterAll(() => {
  workshop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A match of one person and two bots whose threads run this program; how the bots failed. */
const playAgainst = async (program: string): Promise<readonly BotFailure[]> => {
  const failures: BotFailure[] = [];
  const failed = (_: unknown, reason: BotFailure): void => void failures.push(reason);
  const worker = pathToFileURL(await bundle(program, folder));
  const bots = new WorkerPool({ threads: 2, megabytes: 64, failed }, worker);
  const scene = await gather(await workshop.start({ bots, settings: { botMilliseconds: '20000' } }), FELIX, 1, 'views');
  await seatAll(scene, FELIX, [1]);
  await playOn(hostOf(scene), scene.table, new SeededChance(program));
  expect(hostOf(scene).isOver).toBe(true);
  return failures;
};

describe('a table with bots in threads', () => {
  it('plays a whole match', async () => {
    expect(await playAgainst('bots/botWorker.ts')).toEqual([]);
  });

  it('plays on to the end with bots that never have a legal answer', async () => {
    const failures = await playAgainst('testing/badBotsWorker.ts');
    expect(failures.length).toBeGreaterThan(20);
    expect(new Set(failures)).toEqual(new Set(['illegal']));
  });
});
