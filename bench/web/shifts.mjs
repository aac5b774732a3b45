import { CARD, PLAY_NOW, press, ready } from './pressing.mjs';

/** @typedef {{ readonly device: string, readonly width: number, readonly height: number }} Size */

/** @type {readonly Size[]} */
const SIZES = [
  { device: 'phone', width: 360, height: 740 },
  { device: 'laptop', width: 1280, height: 800 },
];

/** In the page: adds up its layout shifts, without those that follow a press. */
const countShifts = () => {
  const count = { sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ (
        entry
      );
      if (!hadRecentInput) count.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { miaouShifts: count });
};

/**
 * Loads the home screen and adds up its layout shifts until its lists have been answered.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
const shiftsOfHome = async (page, address) => {
  await page.goto(address);
  await ready(page, PLAY_NOW);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () => /** @type {{ miaouShifts: { sum: number } }} */ (/** @type {unknown} */ (globalThis)).miaouShifts.sum,
  );
};

/**
 * The layout shifts of the home screen for a new visitor, and for one who comes back to two matches.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export const homeShifts = async (browser, address) => {
  const rows = [];
  for (const { device, ...viewport } of SIZES) {
    const context = await browser.newContext({ locale: 'en-GB', viewport });
    await context.addInitScript(countShifts);
    const page = await context.newPage();
    rows.push({ where: `${device}, new visitor`, shift: await shiftsOfHome(page, address) });
    for (const _ of ['first match', 'second match']) {
      await page.goto(address);
      await press(page, PLAY_NOW);
      await ready(page, CARD);
    }
    rows.push({ where: `${device}, two own tables`, shift: await shiftsOfHome(page, address) });
    await context.close();
  }
  return rows;
};
