import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Unless it is asked otherwise, bots do not pause as people would; and all visits come from one address, which the limits must allow. */
const QUICK = { MIAOU_BOT_PACE: '0-0', MIAOU_LIMIT_FACTOR: '50', MIAOU_LOG_LEVEL: 'error', LC_ALL: 'C' };

/** What was started may be built first. In milliseconds, as the other. */
const LONGEST_START = 300_000;
const LONGEST_STOP = 60_000;

/**
 * What a server says that it is open at.
 * @param {import('node:child_process').ChildProcess & { readonly stdout: import('node:stream').Readable }} server
 * @returns {Promise<string>}
 */
export const addressOf = (server) => {
  let log = '';
  server.stderr?.setEncoding('utf8').on('data', (text) => (log += text));
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ how) => reject(new Error(`the server ${how}: ${log}`));
    const timer = setTimeout(() => fail(`is not open after ${LONGEST_START / 1000} s`), LONGEST_START);
    server.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
    createInterface(server.stdout).on('line', (line) => {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
};

/**
 * Ends a server as its host does. One that does not end is killed, which is an error.
 * @param {import('node:child_process').ChildProcess} server
 * @param {() => void} [ask] asks it to end
 */
export const endServer = async (server, ask = () => server.kill('SIGTERM')) => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  let isKilled = false;
  const timer = setTimeout(() => {
    isKilled = true;
    server.kill('SIGKILL');
  }, LONGEST_STOP);
  const ended = once(server, 'close');
  ask();
  await ended;
  clearTimeout(timer);
  if (isKilled) throw new Error(`the server did not end within ${LONGEST_STOP / 1000} s after it was asked to`);
};

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
  try {
    return await work(await addressOf(server));
  } finally {
    await endServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
};
