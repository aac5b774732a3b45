import { BID, CARD, LAY, PASS, PLAY_NOW, ready } from './pressing.mjs';
import { SLOW_DOWN } from './slowPhone.mjs';

/** @typedef {import('./pressing.mjs').Control} Control */

/** In the page: notes tasks of more than 50 ms. */
const noteLongTasks = () => {
  /** @type {{ start: number, duration: number }[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });
  Object.assign(globalThis, { miaouTasks: tasks });
};

/**
 * In the page: the longest of those tasks since a moment, in milliseconds; 0 where there was none.
 * @param {number} since
 */
const longestSince = async (since) => {
  // An observer is told of a task in a later one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { miaouTasks: tasks } = /** @type {{ miaouTasks: { start: number, duration: number }[] }} */ (
    /** @type {unknown} */ (globalThis)
  );
  return Math.max(0, ...tasks.filter(({ start }) => start >= since).map(({ duration }) => duration));
};

/** What a visitor presses, and what they can press once its picture stands. */
const STEPS = /** @type {const} */ ([
  { what: 'Play now, until the board stands', press: PLAY_NOW, until: [CARD] },
  { what: 'a card is chosen', press: CARD, until: [LAY] },
  { what: 'it is laid, until the auction begins', press: LAY, until: [BID, PASS] },
  { what: 'a bid, until the next decision', press: BID, until: [CARD, BID, PASS] },
]);

/**
 * The longest task between a press and its picture on a slowed page.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export const longestTasks = async (browser, address) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  await context.addInitScript(noteLongTasks);
  const page = await context.newPage();
  await page.goto(address);
  await ready(page, PLAY_NOW);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const rows = [];
  for (const { what, press: control, until } of STEPS) {
    const { press: click } = await ready(page, control);
    const since = await page.evaluate(() => performance.now());
    await click();
    await ready(page, ...until);
    rows.push({ what, longest: await page.evaluate(longestSince, since) });
  }
  await context.close();
  return rows;
};
