import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/chromium.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { report } from '../report.mjs';
import { frameRateRatio } from './frames.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { longestTasks } from './longTasks.mjs';
import { CARD, PLAY_NOW, press, ready } from './pressing.mjs';
import { homeShifts } from './shifts.mjs';
import { boardgameIoSize, countScripts, offlineCacheSize } from './sizes.mjs';
import { smoothness } from './smoothness.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

const MAX_SCRIPT_BYTES = 75_000;
const MIN_SCORE = 95;
const MAX_SHIFT = 0.02;
const MAX_TASK_MILLISECONDS = 100;
const MIN_FRAME_RATIO = 0.95;
const MAX_FRAME_MILLISECONDS = 34;
const MAX_TASK_IN_PLAY = 120;
const MAX_PRESS_MILLISECONDS = 200;
const MAX_FIRST_DECISION = 2_500;
/** Lighthouse connects to the browser here. */
const PORT = 9377;

/**
 * Starts a browser with a fresh profile that Lighthouse can connect to.
 * @template T
 * @param {string} path
 * @param {(context: BrowserContext) => Promise<T>} work
 */
const withProfile = async (path, work) => {
  const profile = mkdtempSync(join(tmpdir(), 'miaou-bench-web-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
};

/**
 * Starts a browser in which several visitors can be new.
 * @template T
 * @param {string} path
 * @param {(browser: import('playwright-core').Browser) => Promise<T>} work
 */
const withBrowser = async (path, work) => {
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Opens the home screen, then a table of Felix, and counts the scripts that were loaded.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
const visit = async (page, address) => {
  const scripts = await countScripts(page);
  await page.goto(address);
  await ready(page, PLAY_NOW);
  const home = await scripts();
  await press(page, PLAY_NOW);
  await ready(page, CARD);
  const table = page.url();
  // Scripts that are fetched when the browser is idle have been fetched, too.
  await page.waitForLoadState('networkidle');
  await page.getByRole('log').waitFor({ state: 'attached' });
  return { home, both: await scripts(), table };
};

/** @returns {Promise<Figure[]>} */
const scriptFigures = async (/** @type {Awaited<ReturnType<typeof visit>>} */ { home, both }) => {
  const peer = await boardgameIoSize();
  return [
    { what: 'JavaScript of the home screen, gzip', measured: kilobytes(home.before) },
    {
      what: 'JavaScript of home and a running table of Felix, until a card can be chosen, gzip',
      measured: kilobytes(both.before),
      compared: `${(both.before / peer).toFixed(2)} × boardgame.io with React and socket (${kilobytes(peer)})`,
      bar: `≤ ${kilobytes(MAX_SCRIPT_BYTES)}`,
      met: both.before <= MAX_SCRIPT_BYTES,
    },
    { what: 'JavaScript that the table fetches when it is idle, gzip', measured: kilobytes(both.after) },
    { what: 'Offline cache, compressed as it is sent', measured: kilobytes(await offlineCacheSize()) },
  ];
};

/** @returns {Figure} */
const frameFigure = (/** @type {number} */ ratio) => ({
  what: 'Frame rate while cards are laid, turned and taken',
  measured: `${(ratio * 100).toFixed(0)} %`,
  compared: 'of the calm page',
  bar: `≥ ${MIN_FRAME_RATIO * 100} %`,
  met: ratio >= MIN_FRAME_RATIO,
});

/**
 * @param {string} where
 * @param {string} address
 * @returns {Promise<Figure[]>}
 */
const scoresOf = async (where, address) =>
  (await lighthouseScores(address, PORT)).map(({ category, scores, median }) => ({
    what: `Lighthouse, ${category}, ${where}`,
    measured: String(median),
    compared: `median of ${scores.join(', ')}`,
    bar: `≥ ${MIN_SCORE}`,
    met: median >= MIN_SCORE,
  }));

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Figure[]>}
 */
const shiftFigures = async (browser, address) =>
  (await homeShifts(browser, address)).map(({ where, shift }) => ({
    what: `Layout shift (CLS), home, ${where}`,
    measured: shift.toFixed(3),
    bar: `≤ ${MAX_SHIFT}`,
    met: shift <= MAX_SHIFT,
  }));

/** @type {(longest: number) => string} Browsers report no task of 50 ms or less. */
const taskLength = (longest) => (longest === 0 ? 'none over 50 ms' : `${longest.toFixed(0)} ms`);

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Figure[]>}
 */
const taskFigures = async (browser, address) =>
  (await longestTasks(browser, address)).map(({ what, longest }) => ({
    what: `Longest task at a quarter of the speed: ${what}`,
    measured: taskLength(longest),
    bar: `≤ ${MAX_TASK_MILLISECONDS} ms`,
    met: longest <= MAX_TASK_MILLISECONDS,
  }));

/**
 * @param {string} what
 * @param {number} milliseconds
 * @param {number} most
 * @param {string} [compared]
 * @returns {Figure}
 */
const slowedFigure = (what, milliseconds, most, compared) => ({
  what: `At a quarter of the speed, ${what}`,
  measured: `${milliseconds.toFixed(0)} ms`,
  ...(compared === undefined ? {} : { compared }),
  bar: `≤ ${most} ms`,
  met: milliseconds <= most,
});

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Figure[]>}
 */
const smoothnessFigures = async (browser, address) =>
  (await smoothness(browser, address)).flatMap(({ game, firstDecision, calmFrame, frame, task, press: slowest }) => [
    slowedFigure(`${game}: from Play now to the first decision`, firstDecision, MAX_FIRST_DECISION),
    slowedFigure(`${game}: frames in play, p95`, frame, MAX_FRAME_MILLISECONDS, `${calmFrame.toFixed(0)} ms when calm`),
    { ...slowedFigure(`${game}: longest task in play`, task, MAX_TASK_IN_PLAY), measured: taskLength(task) },
    slowedFigure(`${game}: slowest press to its picture`, slowest, MAX_PRESS_MILLISECONDS),
  ]);

/** @type {(path: string, address: string) => Promise<Figure[]>} */
const profileFigures = (path, address) =>
  withProfile(path, async (context) => {
    const page = await context.newPage();
    const visited = await visit(page, address);
    const ratio = await frameRateRatio(page);
    // A second page of the same table would be told of every change, and take its time.
    await page.close();
    return [
      ...(await scriptFigures(visited)),
      frameFigure(ratio),
      ...(await scoresOf('home', address)),
      ...(await scoresOf('a running table', visited.table)),
    ];
  });

/** @type {(path: string, address: string) => Promise<Figure[]>} */
const visitorFigures = (path, address) =>
  withBrowser(path, async (browser) => [
    ...(await shiftFigures(browser, address)),
    ...(await taskFigures(browser, address)),
    ...(await smoothnessFigures(browser, address)),
  ]);

/** @type {(address: string) => Promise<Figure[]>} */
const measure = async (address) => {
  const path = await chromiumPath();
  if (path === undefined) throw new Error('Chromium could not be started');
  return [...(await profileFigures(path, address)), ...(await visitorFigures(path, address))];
};

report('web', await withServer(measure));
