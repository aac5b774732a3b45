import { launchChromium } from '../../tools/chromium.mjs';
import { withServer } from '../../tools/runningServer.mjs';
import { report } from '../report.mjs';
import { withCounting } from './countingProxy.mjs';
import { decisionsOf } from './decisions.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {import('./decisions.mjs').Decision} Decision */

const MAX_BYTES = 350_000;
const MAX_DECISION_MS = 1000;
/** The time that the page gives a bot for a decision. */
const BUDGET_MS = 500;
const STRONGEST = 'odile';
const MATCHES = [
  { game: 'felix', seats: 3 },
  { game: 'felix', seats: 4 },
  { game: 'felix', seats: 5 },
  { game: 'chop', seats: 2 },
];

/**
 * Loads the page and plays on one device until a bot has answered.
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
  await dialog.getByRole('button', { name: /^Pass it round/ }).click();
  await page.locator('html[data-answered]').waitFor({ state: 'attached', timeout: 120_000 });
};

/**
 * The duration of each decision in the page's own worker, in milliseconds.
 * @param {import('playwright-core').Page} page
 * @param {readonly Decision[]} decisions
 * @returns {Promise<number[]>}
 */
const decisionTimes = async (page, decisions) => {
  const url = page.workers()[0]?.url();
  if (url === undefined) throw new Error('the page has no worker for its bots');
  const tasks = decisions.map((decision, id) => ({
    ...decision,
    bot: STRONGEST,
    seed: `${id}`,
    milliseconds: BUDGET_MS,
  }));
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
    what: `Longest decision of the strongest bot in the browser, ${game} with ${seats} seats`,
    measured: milliseconds(longest),
    compared: `p50 ${milliseconds(middle)} of ${times.length} decisions`,
    bar: `≤ ${milliseconds(MAX_DECISION_MS)}`,
    met: longest <= MAX_DECISION_MS,
  };
};

/** @type {(address: string, count: () => number) => Promise<Figure[]>} */
const measure = async (address, count) => {
  const browser = await launchChromium();
  if (browser === undefined) throw new Error('Chromium could not be started');
  try {
    // A service worker would prefetch files that this measurement must not count.
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await waitForAnswer(page, address);
    const bytes = count();
    /** @type {Figure[]} */
    const figures = [
      {
        what: 'Download from an empty cache to the first decision of a bot',
        measured: `${(bytes / 1000).toFixed(0)} kB`,
        bar: `≤ ${MAX_BYTES / 1000} kB`,
        met: bytes <= MAX_BYTES,
      },
    ];
    for (const { game, seats } of MATCHES)
      figures.push(figureOf(game, seats, await decisionTimes(page, await decisionsOf(game, seats, 'bench'))));
    return figures;
  } finally {
    await browser.close();
  }
};

report('bots', await withServer((address) => withCounting(address, measure)));
