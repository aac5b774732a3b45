import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Unless it is asked otherwise, bots do not pause as people would; and all visits come from one address, which the limits must allow. */
const QUICK = { MIAOU_BOT_PACE: '0-0', MIAOU_LIMIT_FACTOR: '50', MIAOU_LOG_LEVEL: 'error', LC_ALL: 'C' };

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} server
 * @returns {Promise<string>}
 */
const addressOf = (server) =>
  new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface(server.stdout).on('line', (line) => {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });

/** The installed package, where that is what is looked at; and under which Node. */
const { MIAOU_PROGRAM: PROGRAM = join(root, 'cli/bin/miaou.mjs'), MIAOU_NODE: NODE = process.execPath } = process.env;

/**
 * Runs the product as its users do, on data of its own, for as long as the work takes.
 * @template T
 * @param {(address: string) => Promise<T>} work
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns {Promise<T>}
 */
export const withServer = async (work, settings = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-served-'));
  const server = spawn(NODE, [PROGRAM, 'serve', '--port', '0', '--data', join(folder, 'served.sqlite')], {
    cwd: root,
    env: { ...process.env, ...QUICK, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    return await work(await addressOf(server));
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};
