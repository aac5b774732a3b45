import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BotAnswer, BotTask } from '@miaou/host';
import { type GameTypes, seat } from '@miaou/kit';
import { type PersonId, personId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../testing/bundle.js';
import { WorkerPool } from './workerPool.js';

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

const openPool = (threads = 1, program = worker, startMilliseconds = 30_000): WorkerPool => {
  const pool = new WorkerPool({ threads, megabytes: 32, startMilliseconds }, program);
  pools.push(pool);
  return pool;
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

/** The index of the bid. */
const LAST: BotAnswer = { index: 1 };

describe('a pool of worker threads', () => {
  it.each(['last', 'thinkingLast'])('a worker pool gives the index of the move that the %s bot chose', async (bot) => {
    expect(await openPool().choose(taskFor(bot, 5_000))).toEqual(LAST);
  });

  it.each([
    ['spinning', 'late'],
    ['silent', 'late'],
    ['throwing', 'crashed'],
    ['leaving', 'crashed'],
    ['illegal', 'illegal'],
    ['speechless', 'illegal'],
    ['unknown', 'illegal'],
  ] as const)('a worker pool reports the %s bot as %s, and runs the next one', async (bot, failure) => {
    const pool = openPool();
    expect(await pool.choose(taskFor(bot))).toEqual({ failure });
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(LAST);
  });

  it('a worker pool ends a bot that takes all memory, and runs the next one', async () => {
    const pool = openPool();
    expect(await pool.choose(taskFor('greedyForMemory', 20_000))).toEqual({ failure: 'crashed' });
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(LAST);
  });

  it('a worker pool replaces a thread that dies after its answer', async () => {
    const pool = openPool();
    expect(await pool.choose(taskFor('sulking', 5_000))).toEqual(LAST);
    const answers: BotAnswer[] = [];
    for (let asked = 0; asked < 20; asked += 1) answers.push(await pool.choose(taskFor('last', 5_000)));
    // The thread may die before it is asked again, while it answers, or some answers later; whom it was answering then is told so.
    const failures = answers.filter((answer) => 'failure' in answer);
    expect([[], [{ failure: 'crashed' }]]).toContainEqual(failures);
  });

  it('a worker pool reports a bot as crowded that finds no free thread in its time', async () => {
    const pool = openPool(2);
    const asked = [pool.choose(taskFor('silent', 60_000))];
    // The first thread is taken, so this one starts the second.
    expect(await pool.choose(taskFor('last', 60_000))).toEqual(LAST);
    asked.push(pool.choose(taskFor('silent', 60_000)));
    expect(await pool.choose(taskFor('last', 10))).toEqual({ failure: 'crowded' });
    await pool.close();
    expect(await Promise.all(asked)).toEqual([{ failure: 'crashed' }, { failure: 'crashed' }]);
  });

  it('a worker pool never ends a thread that takes long to start, and asks it when it is ready', async () => {
    const program = pathToFileURL(await bundle('testing/slowStartWorker.ts', folder));
    const pool = openPool(1, program, 0);
    pool.warmUp();
    const impatient = pool.choose(taskFor('last', 20));
    const patient = pool.choose(taskFor('last', 50_000));
    expect(await impatient).toEqual({ failure: 'crowded' });
    writeFileSync(`${fileURLToPath(program)}.open`, '');
    expect(await patient).toEqual(LAST);
    expect(await pool.choose(taskFor('last', 5_000))).toEqual(LAST);
  });

  it('a worker pool serves each host in turn, so that one with many tables does not keep the others from it', async () => {
    const pool = openPool();
    const [busy, quiet] = [personId('busy'), personId('quiet')];
    const order: string[] = [];
    const ask = (host: PersonId): Promise<unknown> =>
      pool.choose(taskFor('last', 20_000), host).then(() => order.push(host));
    await Promise.all([...Array.from({ length: 20 }, () => ask(busy)), ask(quiet)]);
    expect(order.indexOf(quiet)).toBeLessThan(3);
  });

  it('a worker pool reports a worker program that cannot be loaded as crashed', async () => {
    const pool = openPool(1, pathToFileURL(join(folder, 'nowhere.mjs')));
    expect(await pool.choose(taskFor('last', 5_000))).toEqual({ failure: 'crashed' });
  });

  it('a worker pool answers bots that are asked while it closes', async () => {
    const pool = openPool();
    await pool.choose(taskFor('last', 5_000));
    const asked = [pool.choose(taskFor('silent', 5_000)), pool.choose(taskFor('last', 5_000))];
    await pool.close();
    expect(await Promise.all(asked)).toEqual([{ failure: 'crashed' }, { failure: 'crowded' }]);
  });
});
