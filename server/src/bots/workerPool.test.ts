import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameTypes, seat } from '@miaou/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundle } from '../testing/bundle.js';
import type { BotTask } from './botPool.js';
import { type BotFailure, WorkerPool } from './workerPool.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PASS = { type: 'pass' };
const BID = { type: 'bid', amount: 1 };

const folder = mkdtempSync(join(tmpdir(), 'miaou-bots-'));
let worker: URL;

beforeAll(async () => {
  worker = pathToFileURL(await bundle('testing/badBotsWorker.ts', folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pools: WorkerPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

const openPool = (threads = 1, program = worker) => {
  const failures: [string, BotFailure][] = [];
  const failed = ({ bot }: BotTask, reason: BotFailure): void => void failures.push([bot, reason]);
  const pool = new WorkerPool({ threads, megabytes: 32, failed }, program);
  pools.push(pool);
  return { pool, failures };
};

const view = { viewer: seat(0), toMove: [seat(0)] } as GameTypes['view'];

const taskFor = (bot: string, milliseconds = 20): BotTask => ({
  game: 'felix',
  bot,
  seat: seat(0),
  view,
  legalMoves: [PASS, BID],
  seed: 'seed',
  milliseconds,
});

describe('bots in threads', () => {
  it.each(['last', 'thinkingLast'])('the %s one has its way', async (bot) => {
    const { pool, failures } = openPool();
    expect(await pool.choose(taskFor(bot, 5_000))).toEqual(BID);
    expect(failures).toEqual([]);
  });

  it.each([
    ['spinning', 'late'],
    ['silent', 'late'],
    ['throwing', 'crashed'],
    ['leaving', 'crashed'],
    ['illegal', 'illegal'],
    ['speechless', 'illegal'],
    ['unknown', 'illegal'],
  ] as const)('the %s one is answered for as %s, and the next one plays on', async (bot, reason) => {
    const { pool, failures } = openPool();
    expect(await pool.choose(taskFor(bot))).toEqual(PASS);
    expect(failures).toEqual([[bot, reason]]);
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(BID);
  });

  it('one that wants all memory is ended, and the next one plays on', async () => {
    const { pool, failures } = openPool();
    expect(await pool.choose(taskFor('greedyForMemory', 20_000))).toEqual(PASS);
    expect(failures).toEqual([['greedyForMemory', 'crashed']]);
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(BID);
  });

  it('one whose thread dies after its answer harms nobody', async () => {
    const { pool } = openPool();
    expect(await pool.choose(taskFor('sulking', 5_000))).toEqual(BID);
    expect([PASS, BID]).toContainEqual(await pool.choose(taskFor('last', 5_000)));
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(BID);
  });

  it('ones that hold every thread make nobody wait for long', async () => {
    const { pool, failures } = openPool(2);
    const bad = [pool.choose(taskFor('spinning', 100)), pool.choose(taskFor('silent', 100))];
    expect(await pool.choose(taskFor('last', 10))).toEqual(PASS);
    expect(await Promise.all(bad)).toEqual([PASS, PASS]);
    expect(failures[0]).toEqual(['last', 'crowded']);
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(BID);
  });

  it('that do not even start are answered for', async () => {
    const { pool, failures } = openPool(1, pathToFileURL(join(folder, 'nowhere.mjs')));
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(PASS);
    expect(failures).toEqual([['last', 'crashed']]);
  });

  it('that are asked while the house closes are answered for', async () => {
    const { pool } = openPool();
    const asked = [pool.choose(taskFor('silent', 5_000)), pool.choose(taskFor('last', 5_000))];
    await pool.close();
    expect(await Promise.all(asked)).toEqual([PASS, PASS]);
  });
});
