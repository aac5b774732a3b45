import { BID, CARD, LAY, LIST, LISTED_MOVE, PASS, PLAY_AGAIN, PLAY_CHOP, PLAY_NOW, ROLL, ready } from './pressing.mjs';
import { SLOW_DOWN } from './slowPhone.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./pressing.mjs').Control} Control */

/** How long each game is played: in milliseconds. */
const PLAYED = 30_000;
/** How long nothing is pressed, for comparison. */
const CALM = 4_000;

/**
 * What a visitor presses, in any order: whatever of it can be pressed is the next decision.
 * @type {readonly { readonly game: string, readonly begin: Control, readonly decisions: readonly Control[] }[]}
 */
const GAMES = [
  { game: 'Felix', begin: PLAY_NOW, decisions: [LAY, CARD, BID, PASS] },
  { game: 'Chop! Chop!', begin: PLAY_CHOP, decisions: [LISTED_MOVE, ROLL, LIST] },
];

/** In the page: notes the time between frames, tasks of more than 50 ms, and how long the picture of each press took. */
const watchPage = () => {
  const seen = { frames: /** @type {number[]} */ ([]), tasks: [0], presses: [0] };
  let last = performance.now();
  const step = (/** @type {number} */ now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.presses.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  Object.assign(globalThis, { miaouSeen: seen });
};

/** In the page: what was seen since this was asked last. */
const takeSeen = () => {
  const { miaouSeen: seen } = /** @type {{ miaouSeen: { frames: number[], tasks: number[], presses: number[] } }} */ (
    /** @type {unknown} */ (globalThis)
  );
  const taken = { frames: seen.frames, task: Math.max(...seen.tasks), press: Math.max(...seen.presses) };
  Object.assign(seen, { frames: [], tasks: [0], presses: [0] });
  return taken;
};

/** The value that nineteen of twenty do not exceed. */
const p95 = (/** @type {readonly number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/**
 * Presses one decision after the other until the time is over, or the match is.
 * @param {Page} page
 * @param {readonly Control[]} decisions
 */
const playOn = async (page, decisions) => {
  const end = performance.now() + PLAYED;
  while (performance.now() < end) {
    const { control, press } = await ready(page, PLAY_AGAIN, ...decisions);
    if (control === PLAY_AGAIN) return;
    await press();
  }
};

/**
 * @typedef {object} Smoothness
 * @property {string} game
 * @property {number} firstDecision from the press on the home screen to the first decision, in milliseconds
 * @property {number} calmFrame the 95th percentile of the time between two frames when nothing moves
 * @property {number} frame the same in play
 * @property {number} task the longest task in play
 * @property {number} press the longest time from a press to its picture
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {(typeof GAMES)[number]} played
 * @returns {Promise<Smoothness>}
 */
const smoothnessOf = async (browser, address, { game, begin, decisions }) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const { press } = await ready(page, begin);
  const pressed = performance.now();
  await press();
  await ready(page, ...decisions);
  const firstDecision = performance.now() - pressed;
  await page.waitForLoadState('networkidle');
  await page.evaluate(takeSeen);
  await page.waitForTimeout(CALM);
  const calm = await page.evaluate(takeSeen);
  await playOn(page, decisions);
  const { frames, task, press: slowest } = await page.evaluate(takeSeen);
  await context.close();
  return { game, firstDecision, calmFrame: p95(calm.frames), frame: p95(frames), task, press: slowest };
};

/**
 * How smoothly both games are played on a slowed page.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export const smoothness = async (browser, address) => {
  const rows = [];
  for (const played of GAMES) rows.push(await smoothnessOf(browser, address, played));
  return rows;
};
