import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/chromium.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { report } from '../report.mjs';
import { framesKept } from './frames.mjs';
import { judge } from './judge.mjs';
import { countScripts, keptSize, peerSize } from './sizes.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */

const MOST_SCRIPT = 60_000;
const LEAST_SCORE = 95;
const LEAST_FRAMES = 0.9;
/** Lighthouse talks to the browser through this one. */
const PORT = 9377;

/**
 * A browser with a profile of its own, which Lighthouse can look into as well.
 * @template T
 * @param {(context: import('playwright-core').BrowserContext) => Promise<T>} work
 */
const withBrowser = async (work) => {
  const path = await chromiumPath();
  if (path === undefined) throw new Error('no Chromium could be started, so nothing was measured');
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

const thousands = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Opens the home screen, then a table of Felix, and counts what was loaded on the way.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
const visit = async (page, address) => {
  const scripts = await countScripts(page);
  await page.goto(address);
  const play = page.getByRole('button', { name: /^Play now/ }).first();
  await play.waitFor();
  const home = await scripts();
  await play.click();
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button').first().waitFor();
  const table = page.url();
  // What comes when the browser has nothing else to do has come.
  await page.waitForLoadState('networkidle');
  await page.getByRole('log').waitFor({ state: 'attached' });
  return { home, both: await scripts(), table };
};

/** @param {import('playwright-core').Page} page */
const layCard = async (page) => {
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button').last().click();
  await page.getByRole('button', { name: /^Lay/, disabled: false }).click();
  await page.getByRole('button', { name: /^Pass/ }).first().waitFor();
};

/**
 * @param {string} where
 * @param {string} address
 * @returns {Promise<Figure[]>}
 */
const scoresOf = async (where, address) =>
  (await judge(address, PORT)).map(({ category, score }) => ({
    what: `Lighthouse, ${category}, ${where}`,
    measured: String(score),
    bar: `≥ ${LEAST_SCORE}`,
    met: score >= LEAST_SCORE,
  }));

/** @type {(address: string) => Promise<Figure[]>} */
const measure = (address) =>
  withBrowser(async (context) => {
    const peer = await peerSize();
    const page = await context.newPage();
    const { home, both, table } = await visit(page, address);
    const kept = await framesKept(page, () => layCard(page));
    return [
      { what: 'JavaScript of the home screen, gzip', measured: thousands(home.before) },
      {
        what: 'JavaScript of home and a running table of Felix, until a card can be chosen, gzip',
        measured: thousands(both.before),
        compared: `${(both.before / peer).toFixed(2)} × boardgame.io with React and socket (${thousands(peer)})`,
        bar: `≤ ${thousands(MOST_SCRIPT)}`,
        met: both.before <= MOST_SCRIPT,
      },
      {
        what: 'JavaScript that the table fetches by itself afterwards, gzip: log, talk, sounds, dialogs, running mice',
        measured: thousands(both.after),
      },
      { what: 'Everything that is kept for times without a net, as it is sent', measured: thousands(await keptSize()) },
      {
        what: 'Frames kept while cards are laid and turned',
        measured: `${(kept * 100).toFixed(0)} %`,
        compared: 'of those of a calm page',
        bar: `≥ ${LEAST_FRAMES * 100} %`,
        met: kept >= LEAST_FRAMES,
      },
      ...(await scoresOf('home', address)),
      ...(await scoresOf('a running table', table)),
    ];
  });

report('web', await withServer(measure));
