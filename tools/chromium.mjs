import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** What a person calls a browser on a system that has one. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Root may not use the sandbox, and CI runs as root. The rest keeps the browser from looking for hosts of its maker, which a closed
 * network refuses one by one at every start.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @typedef {{ readonly from: string, readonly path: () => Promise<string> }} Candidate */

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
const systemPaths = (env) => {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
};

/**
 * The browsers to try, best first. One that is named by MIAOU_CHROMIUM is the only one: whoever names it wants no other.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Candidate[]}
 */
export const candidates = (env) => {
  const named = env['MIAOU_CHROMIUM'];
  if (named !== undefined && named !== '') return [{ from: `MIAOU_CHROMIUM (${named})`, path: async () => named }];
  return [
    ...systemPaths(env).map((path) => ({ from: `the system (${path})`, path: async () => path })),
    {
      from: 'the npm package @sparticuz/chromium',
      path: async () => (await import('@sparticuz/chromium')).default.executablePath(),
    },
  ];
};

/** @param {Candidate} candidate */
const start = async ({ from, path }) => {
  try {
    const browser = await chromium.launch({ executablePath: await path(), args: CHROMIUM_FLAGS, headless: true });
    console.log(`Chromium ${browser.version()} from ${from}`);
    return browser;
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.error(`No browser from ${from}: ${reason}`);
    return undefined;
  }
};

/**
 * The program of the first browser that will start, for tools that start it themselves.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} nothing where none starts; why not has been said
 */
export const chromiumPath = async (env = process.env) => {
  for (const candidate of candidates(env)) {
    const browser = await start(candidate);
    if (browser === undefined) continue;
    await browser.close();
    return candidate.path();
  }
  return undefined;
};

/**
 * Starts the first browser that will start and says which it is.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('playwright-core').Browser | undefined>} nothing where none starts; why not has been said
 */
export const launchChromium = async (env = process.env) => {
  for (const candidate of candidates(env)) {
    const browser = await start(candidate);
    if (browser !== undefined) return browser;
  }
  return undefined;
};
