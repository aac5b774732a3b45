import { launchChromium } from '../../tools/chromium.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { report } from '../report.mjs';
import { withCounting } from './countingProxy.mjs';
import { decisionsOf } from './decisions.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {import('./decisions.mjs').Decision} Decision */

const MOST_BYTES = 300_000;
const MOST_MILLISECONDS = 1000;
/** What the page gives a bot. */
const BUDGET = 500;
const STRONGEST = 'odile';
const MATCHES = [
  { game: 'felix', seats: 3 },
  { game: 'felix', seats: 4 },
  { game: 'felix', seats: 5 },
  { game: 'chop', seats: 2 },
];

/**
 * From the address typed in to the first answer of a bot on this device.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
const waitForAnswer = async (page, address) => {
  await page.addInitScript(() => {
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      /** @param {ConstructorParameters<typeof Worker>} given */
      constructor(...given) {
        super(...given);
        this.addEventListener('message', () => document.documentElement.setAttribute('data-answered', ''));
      }
    };
  });
  await page.goto(address);
  await page.getByRole('article', { name: 'Felix', exact: true }).getByRole('button', { name: 'Same device' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').nth(0).fill('Ana');
  await dialog.getByRole('textbox').nth(1).fill('Ben');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('html[data-answered]').waitFor({ state: 'attached', timeout: 120_000 });
};

/**
 * How long each decision takes in the page's own worker, in milliseconds.
 * @param {import('playwright-core').Page} page
 * @param {readonly Decision[]} decisions
 * @returns {Promise<number[]>}
 */
const answerTimes = async (page, decisions) => {
  const url = page.workers()[0]?.url();
  if (url === undefined) throw new Error('the page has no worker for its bots');
  const tasks = decisions.map((decision, id) => ({ ...decision, bot: STRONGEST, seed: `${id}`, milliseconds: BUDGET }));
  return page.evaluate(
    async ({ url: from, tasks: asked }) => {
      const worker = new Worker(from, { type: 'module' });
      const times = [];
      for (const [id, task] of asked.entries()) {
        const began = performance.now();
        await new Promise((resolve) => {
          worker.addEventListener('message', resolve, { once: true });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
          worker.postMessage({ id, task });
        });
        times.push(performance.now() - began);
      }
      worker.terminate();
      return times;
    },
    { url, tasks },
  );
};

const milliseconds = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;

/**
 * @param {string} game
 * @param {number} seats
 * @param {readonly number[]} times
 * @returns {Figure}
 */
const figureOf = (game, seats, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const [middle = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return {
    what: `The strongest's longest answer in the browser, ${game} with ${seats} seats`,
    measured: milliseconds(longest),
    compared: `p50 ${milliseconds(middle)} of ${times.length} decisions`,
    bar: `≤ ${milliseconds(MOST_MILLISECONDS)}`,
    met: longest <= MOST_MILLISECONDS,
  };
};

/** @type {(address: string, count: () => number) => Promise<Figure[]>} */
const measure = async (address, count) => {
  const browser = await launchChromium();
  if (browser === undefined) throw new Error('no Chromium could be started, so nothing was measured');
  try {
    // A service worker would fetch for later what nobody waits for.
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await waitForAnswer(page, address);
    const bytes = count();
    /** @type {Figure[]} */
    const figures = [
      {
        what: 'Download from an empty cache to the first answer of a bot, everything included',
        measured: `${(bytes / 1000).toFixed(0)} kB`,
        bar: `≤ ${MOST_BYTES / 1000} kB`,
        met: bytes <= MOST_BYTES,
      },
    ];
    for (const { game, seats } of MATCHES)
      figures.push(figureOf(game, seats, await answerTimes(page, await decisionsOf(game, seats, 'bench'))));
    return figures;
  } finally {
    await browser.close();
  }
};

report('bots', await withServer((address) => withCounting(address, measure)));
