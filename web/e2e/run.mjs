// Plays the page in a real browser against a real server: `npm run test:browser`, and a step of the check list.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../tools/chromium.mjs';
import { skip } from '../../tools/skip.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
const run = (program, args, env = process.env) =>
  new Promise((resolve, reject) => {
    spawn(program, args, { cwd: root, env, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });

/** Bots that think and wait like people would make every test minutes long. */
const QUICK = { MIAOU_BOT_PACE: '20-60', MIAOU_LIMIT_FACTOR: '50', MIAOU_LOG_LEVEL: 'error' };

/** @param {string} folder */
const startServer = (folder) => {
  const server = spawn(
    process.execPath,
    ['cli/bin/miaou.mjs', 'serve', '--port', '0', '--data', join(folder, 'e2e.sqlite')],
    { cwd: root, env: { ...process.env, ...QUICK, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ready = new Promise((/** @type {(address: string) => void} */ resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface(server.stdout).on('line', (line) => {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });
  return { ready, stop };
};

/** @param {string} browser */
const play = async (browser) => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-e2e-'));
  const server = startServer(folder);
  try {
    const env = { ...process.env, MIAOU_URL: await server.ready, MIAOU_BROWSER: browser };
    const config = join(here, 'playwright.config.ts');
    return await run('npx', ['playwright', 'test', '--config', config, ...process.argv.slice(2)], env);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const browser = await chromiumPath();
if (browser === undefined) skip('the page in a browser: no Chromium could be started');
else process.exitCode = await play(browser);
