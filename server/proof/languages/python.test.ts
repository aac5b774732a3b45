import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { ServerWorkshop } from '../../src/testing/live/testServer.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

const CLIENT = fileURLToPath(new URL('../../../docs/examples/client.py', import.meta.url));

const run = promisify(execFile);

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

const hasPython = (): Promise<boolean> =>
  run('python3', ['--version']).then(
    () => true,
    () => false,
  );

describe('a client in another language', () => {
  it.each(['felix', 'chop'])('written from the documentation alone plays a whole match of %s', async (game) => {
    if (!(await hasPython())) return skip('no client in another language played: python3 is not installed');
    const { address } = await workshop.start();
    const { stdout } = await run('python3', [CLIENT, address, game], { timeout: 60_000 });
    expect(JSON.parse(stdout)).toMatchObject({ winners: expect.any(Array) as unknown[] });
  });
});
