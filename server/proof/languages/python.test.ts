import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { TestServers } from '../../src/testing/live/testServer.js';

const CLIENT = fileURLToPath(new URL('../../../docs/examples/client.py', import.meta.url));

const run = promisify(execFile);

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const hasPython = (): Promise<boolean> =>
  run('python3', ['--version']).then(
    () => true,
    () => false,
  );

describe('a client in another language', () => {
  it.each(['felix', 'chop'])(
    'a client in Python written from the documentation alone plays a whole match of %s',
    async (game) => {
      if (!(await hasPython())) return skip('no client in another language played: python3 is not installed');
      const { address } = await servers.start();
      const { stdout } = await run('python3', [CLIENT, address, game], { timeout: 60_000 });
      expect(JSON.parse(stdout)).toMatchObject({ winners: expect.any(Array) as unknown[] });
    },
  );
});
